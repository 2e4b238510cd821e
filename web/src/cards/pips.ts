// The signs of the suits, each drawn around (0, 0) and about twenty high.

const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"${more}/>`;
const path = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

const GOLD = '#d69a2d';
const DARK_GOLD = '#8a5a10';

/** Eight narrow petals: the star on coins. */
function star(fill: string, length: number, petals: number): string {
  return Array.from({ length: petals }, (_, place) =>
    path(`M0 0Q1.3 ${-length / 2} 0 ${-length}Q-1.3 ${-length / 2} 0 0`, fill, ` transform="rotate(${(360 / petals) * place})"`),
  ).join('');
}

export const PIPS: Record<string, string> = {
  cup:
    path('M-7.6-7H7.6C7.8 1 4.6 3.6 1.7 4.6V7.4C3.4 7.7 5.2 8.4 5.8 10.4H-5.8C-5.2 8.4-3.4 7.7-1.7 7.4V4.6C-4.6 3.6-7.8 1-7.6-7Z', '#b5302f', ' stroke="#701a1a" stroke-width=".7" stroke-linejoin="round"') +
    path('M-8.4-10.2H8.4L7.7-6H-7.7Z', GOLD, ` stroke="${DARK_GOLD}" stroke-width=".7" stroke-linejoin="round"`) +
    path('M-4.9-4.6C-4.6-.8-3.4.9-2 1.9', 'none', ' stroke="#f0a59b" stroke-width="1.2" stroke-linecap="round"') +
    circle(0, -1.6, 1.7, GOLD),
  sword:
    path('M0-13L2.2-9.6V3.6H-2.2V-9.6Z', '#8fb0d8', ' stroke="#274e82" stroke-width=".7" stroke-linejoin="round"') +
    path('M0-11.6V3.6', 'none', ' stroke="#e3eefb" stroke-width=".9"') +
    path('M-6.6 3.2C-6.6 6.2-3 4.6 0 5.6C3 4.6 6.6 6.2 6.6 3.2Z', GOLD, ` stroke="${DARK_GOLD}" stroke-width=".6"`) +
    path('M-1.3 5.4H1.3V9.6H-1.3Z', '#6d3f1d') +
    circle(0, 10.8, 1.9, GOLD, ` stroke="${DARK_GOLD}" stroke-width=".6"`),
  baton:
    path('M-1.5 12.6L-2.3-6C-3.4-8.6-3.2-12.8 0-13C3.2-12.8 3.4-8.6 2.3-6L1.5 12.6Z', '#a8713a', ' stroke="#553013" stroke-width=".8" stroke-linejoin="round"') +
    path('M-.4-11C-1.4-8 -.6-2 -.5 9', 'none', ' stroke="#dcae74" stroke-width="1" stroke-linecap="round"') +
    path('M-2.2-5.8H2.2L2.1-3.4H-2.1ZM-1.8 7.6H1.8L1.7 10H-1.7Z', GOLD, ` stroke="${DARK_GOLD}" stroke-width=".4"`) +
    path('M2 0C6.4-3.6 8.8-1.6 8.6 .6C5.8 2 3.4 1.8 1.9 1ZM-2 4C-6.4 .4-8.8 2.4-8.6 4.6C-5.8 6-3.4 5.8-1.9 5Z', '#4f9a4c', ' stroke="#1d4626" stroke-width=".6" stroke-linejoin="round"'),
  coin:
    circle(0, 0, 10.4, GOLD, ` stroke="${DARK_GOLD}" stroke-width=".8"`) +
    circle(0, 0, 8, '#b5302f') +
    circle(0, 0, 6.4, '#f3cf72') +
    star('#2f6b3a', 5.8, 8) +
    circle(0, 0, 1.5, '#b5302f'),
  heart: path('M0 9.6C-4.4 5.4-9.8 1.4-9.8-3.9C-9.8-7.2-7.4-9.4-4.8-9.4C-2.6-9.4-.8-8 0-5.9C.8-8 2.6-9.4 4.8-9.4C7.4-9.4 9.8-7.2 9.8-3.9C9.8 1.4 4.4 5.4 0 9.6Z', 'currentColor'),
  diamond: path('M0-10.8C2.2-6.4 4.8-3 8 0C4.8 3 2.2 6.4 0 10.8C-2.2 6.4-4.8 3-8 0C-4.8-3-2.2-6.4 0-10.8Z', 'currentColor'),
  spade: path('M0-10.4C3.4-5.2 9.4-2 9.4 2.8C9.4 5.8 7.2 7.3 5 7.3C3.3 7.3 1.9 6.5 1.1 5.3C1.3 7.6 2.2 9.3 3.8 10.2H-3.8C-2.2 9.3-1.3 7.6-1.1 5.3C-1.9 6.5-3.3 7.3-5 7.3C-7.2 7.3-9.4 5.8-9.4 2.8C-9.4-2-3.4-5.2 0-10.4Z', 'currentColor'),
  club: path('M-.9 3.2C-1.9 5-3.6 5.8-5.3 5.8C-7.8 5.8-9.7 4-9.7 1.4C-9.7-1.2-7.8-3-5.3-3C-4.7-3-4.1-2.9-3.6-2.7C-4.4-3.6-4.7-4.6-4.7-5.6C-4.7-8.2-2.6-10.2 0-10.2C2.6-10.2 4.7-8.2 4.7-5.6C4.7-4.6 4.4-3.6 3.6-2.7C4.1-2.9 4.7-3 5.3-3C7.8-3 9.7-1.2 9.7 1.4C9.7 4 7.8 5.8 5.3 5.8C3.6 5.8 1.9 5 .9 3.2C1.1 6.4 2 9 3.8 10.2H-3.8C-2 9-1.1 6.4-.9 3.2Z', 'currentColor'),
  redheart:
    path('M0 9.6C-4.4 5.4-9.8 1.4-9.8-3.9C-9.8-7.2-7.4-9.4-4.8-9.4C-2.6-9.4-.8-8 0-5.9C.8-8 2.6-9.4 4.8-9.4C7.4-9.4 9.8-7.2 9.8-3.9C9.8 1.4 4.4 5.4 0 9.6Z', '#c0282d', ' stroke="#7c1418" stroke-width=".7"') +
    path('M-6.6-4.6C-6.4-6.3-5.4-7-4.4-7.1', 'none', ' stroke="#f4a8a2" stroke-width="1.3" stroke-linecap="round"'),
  leaf:
    path('M0-11C4-7 9-5.2 9 .4C9 4 6 5.8 3 5.2C2 5 1.2 4.4.8 3.8L1.4 11H-1.2L-.8 3.8C-1.2 4.4-2 5-3 5.2C-6 5.8-9 4-9 .4C-9-5.2-4-7 0-11Z', '#3d8b40', ' stroke="#1c4d22" stroke-width=".7" stroke-linejoin="round"') +
    path('M0-8V4M0-3.6L-4.4-1.4M0-3.6L4.4-1.4M0 .4L-4 2.2M0 .4L4 2.2', 'none', ' stroke="#b5dfa4" stroke-width=".8" stroke-linecap="round"'),
  acorn:
    path('M-5.4-1.6H5.4C5.6 4.6 2.4 8.6 0 10.8C-2.4 8.6-5.6 4.6-5.4-1.6Z', '#d9a53a', ' stroke="#7b4a10" stroke-width=".7"') +
    path('M-7-1C-7.6-6-3.6-8-.9-8.2V-11H.9V-8.2C3.6-8 7.6-6 7-1C4-2.2-4-2.2-7-1Z', '#7a4b1e', ' stroke="#45270c" stroke-width=".7" stroke-linejoin="round"') +
    path('M-4.6-5.4L-2.4-2.4M-1.4-7L1-2.2M4.4-5.6L2.6-2.4M1.6-7L-.6-2.2', 'none', ' stroke="#c59a5e" stroke-width=".6"') +
    path('M-2.8 1.4C-2.6 3.6-1.8 5.4-1 6.6', 'none', ' stroke="#f8e0a0" stroke-width="1.2" stroke-linecap="round"'),
  bell:
    circle(0, 0, 9.6, '#e0a92f', ' stroke="#7b4a10" stroke-width=".8"') +
    path('M-9.5-1.6H9.5V1.6H-9.5Z', '#b5302f', ' stroke="#7b4a10" stroke-width=".4"') +
    path('M-6.6-7C-2.4-4.6 2.4-4.6 6.6-7', 'none', ' stroke="#7b4a10" stroke-width=".7"') +
    circle(0, 4.6, 1.5, '#45270c') +
    path('M0 5.6V9.4', 'none', ' stroke="#45270c" stroke-width="1.2"') +
    path('M-2.2-9.4C-2.2-12.6 2.2-12.6 2.2-9.4', 'none', ' stroke="#7b4a10" stroke-width="1.4"') +
    path('M-6-4.2C-5.4-5.6-4.6-6.2-3.8-6.6', 'none', ' stroke="#fbe7a8" stroke-width="1.2" stroke-linecap="round"'),
};
