// The faces of the regulars, drawn by hand in a square of 40: what lies behind the head, the head, what lies before it.

interface Look {
  /** The colours of the wall, the skin and the clothes. */
  wall: string;
  skin: string;
  coat: string;
  /** Hair and whatever else is behind the head. */
  behind?: string;
  /** Hair, hats, glasses and beards, over the head. */
  before: string;
  /** Collars, ties and chains, over the coat. */
  worn?: string;
  /** Eyes, where they are not two dots. */
  eyes?: string;
  mouth: string;
}

const INK = '#2a2019';
const line = (d: string, width = 1.1, colour = INK) => `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const dot = (x: number, y: number, r: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const ring = (x: number, y: number, r: number, colour: string, width = 1) => `<circle cx="${x}" cy="${y}" r="${r}" fill="#fff" fill-opacity=".35" stroke="${colour}" stroke-width="${width}"/>`;
const bow = (colour: string) => shape('M20 31.4l-4.6-2.2v4.4zM20 31.4l4.6-2.2v4.4z', colour) + dot(20, 31.4, 1.1, colour);

const EYES = dot(16.8, 19, 1.05, INK) + dot(23.2, 19, 1.05, INK);
const SMILE = line('M16.8 23.6q3.2 2.8 6.4 0');

const LOOKS: Record<string, Look> = {
  // The new waiter: a tuft of hair, freckles, a bow tie.
  Pepi: {
    wall: '#f2d9a0', skin: '#f6cfae', coat: '#2f2a2b',
    before: shape('M11.6 16.5c-.6-7 4-9.6 9-9.4 4.6.2 8.6 3 7.8 9.4-1.2-3.6-3.6-5-6.6-4.8-4 .2-7.8-.2-10.2 4.8z', '#c8622c') + shape('M19.5 8.5c-.5-2.6.5-4.6 2.8-5.3-.5 1.8.5 3.4 1.9 5.7z', '#c8622c') + [[14.6, 21.4], [16.2, 22.2], [23.8, 22.2], [25.4, 21.4]].map(([x, y]) => dot(x, y, 0.45, '#c98254')).join(''),
    worn: shape('M14.5 29.5l5.5 10.5 5.5-10.5-2.5-1.5h-6z', '#fffdf7') + bow('#a63d40'),
    mouth: shape('M16 22.8q4 4.8 8 0z', '#8c2f33'),
  },
  // The student of medicine: long dark hair, a fringe, a warm scarf.
  Mila: {
    wall: '#bfe0da', skin: '#eebd98', coat: '#e9e4da',
    behind: shape('M10 31c-1.5-9-1.8-23 10-23s11.5 14 10 23z', '#3a241c'),
    before: shape('M11.6 18.5c0-6.5 3.4-9.9 8.4-9.9s8.4 3.4 8.4 9.9c-1-2.4-1.7-3.2-3-3.9-3.8.6-8.6.4-10.8-.6-1.4.8-2.2 2-3 4.5z', '#3a241c'),
    worn: shape('M12.5 29.5q7.5 4.6 15 0l.8 3.8q-8.3 4.4-16.6 0z', '#2b8c82') + shape('M22.5 32.5l3.6-.8 1.3 7.3h-4z', '#247a71'),
    mouth: SMILE,
  },
  // The tram driver: a cap with a badge, a moustache, red cheeks.
  Beno: {
    wall: '#d8e3f0', skin: '#efbf9f', coat: '#27446b',
    before: shape('M11 14.2c0-6 4-8.7 9-8.7s9 2.7 9 8.7z', '#27446b') + shape('M10.2 14.8q9.8-3.6 19.6 0-.4 1.9-2.2 2.2-7.6-2-15.2 0-1.8-.3-2.2-2.2z', '#182f4c') + dot(20, 10, 1.7, '#d9a53a') + dot(14.6, 22.3, 1.5, '#e39b85') + dot(25.4, 22.3, 1.5, '#e39b85') + shape('M20 22.3c-1.8-1.3-5.4-.8-6.6 2.6 2.4.3 4.9.2 6.6-1.1 1.7 1.3 4.2 1.4 6.6 1.1-1.2-3.4-4.8-3.9-6.6-2.6z', '#6b4226'),
    worn: shape('M15 29l5 4.5 5-4.5z', '#fffdf7') + dot(20, 36, 0.9, '#d9a53a'),
    mouth: line('M18.2 26.3q1.8 1.2 3.6 0'),
  },
  // The piano teacher: a bun, small glasses, a brooch.
  Ida: {
    wall: '#e6d3e6', skin: '#f3cdb2', coat: '#6b3f6e',
    behind: dot(20, 6.6, 4.3, '#948985'),
    before: shape('M11.4 19c-.5-7.5 3.3-10.5 8.6-10.5s9.1 3 8.6 10.5c-.8-4-3-6-8.6-6.5-5.6.5-7.8 2.5-8.6 6.5z', '#a79c98') + ring(16.6, 19.2, 2.7, '#6b4a2a', 0.8) + ring(23.4, 19.2, 2.7, '#6b4a2a', 0.8) + line('M19.3 19q.7-.7 1.4 0', 0.8, '#6b4a2a'),
    worn: shape('M14.6 29.2q5.4 3.6 10.8 0l-1.2 3.6q-4.2 2-8.4 0z', '#efe3ef') + dot(20, 32.3, 1.4, '#d9a53a'),
    mouth: SMILE,
  },
  // The postman: a bald head, curls at the sides, a yellow coat.
  Rudi: {
    wall: '#d7e6c9', skin: '#f0c3a0', coat: '#e2b32f',
    behind: [[11.3, 17], [10.9, 20.2], [11.9, 23], [28.7, 17], [29.1, 20.2], [28.1, 23]].map(([x, y]) => dot(x, y, 2.5, '#8a5a36')).join(''),
    before: line('M18 11.3q2-1 4 0', 0.8, '#d9a584') + shape('M20 18.5q3 4.3.2 4.6-2.6.2-2.4-1.3z', '#e0a17c') + line('M14.9 16.2q1.8-1.3 3.5-.4', 1.2, '#8a5a36') + line('M21.6 15.8q1.8-.9 3.5.4', 1.2, '#8a5a36'),
    worn: shape('M14 29.2l6 5 6-5 1.5 2.3-7.5 6-7.5-6z', '#27446b') + ring(20, 37.2, 1.2, '#8a5a1c', 0.8),
    mouth: line('M16.4 24.7q4.2 2.3 7 -.4'),
  },
  // The journalist: a black bob, a red beret, a pencil behind the ear.
  Zora: {
    wall: '#f0cfc4', skin: '#e9b48d', coat: '#38424f',
    behind: shape('M10.4 26.5c-1.8-12.5 1.6-18.5 9.6-18.5s11.4 6 9.6 18.5z', '#1d1a1f'),
    before: shape('M11.8 20c-.2-5 1.8-8.7 8.2-8.7s8.4 3.7 8.2 8.7c-1.3-3.6-3.2-4.6-8.2-4.6s-6.9 1-8.2 4.6z', '#1d1a1f') + shape('M9.8 12.6c-.6-5.6 5-8.4 11.2-7.8 6.6.6 10 4 8.4 7.6-4.4 1.2-14.6 1.6-19.6.2z', '#b5322f') + line('M20.7 4.7l.8-1.9', 1.3, '#b5322f') + line('M26.9 15.6l4.3 5.8', 1.5, '#d9a53a'),
    worn: shape('M14.8 29l5.2 7 5.2-7z', '#fffdf7'),
    mouth: shape('M17.2 23.8q1.6-.9 2.8 0 1.2-.9 2.8 0-2.8 2.7-5.6 0z', '#b5322f'),
  },
  // The watchmaker: a loupe, a pointed beard, a chain on the waistcoat.
  Hugo: {
    wall: '#e2d6c1', skin: '#f0c6a6', coat: '#4a3426',
    before: shape('M11.5 17.5c-.8-6.5 3-9.8 8.5-9.8s9.3 3.3 8.5 9.8c-1.6-4.2-2.6-5-4.6-5.3-3.2 1.5-6.6 1.1-7.8.1-2 .3-3.2 1.5-4.6 5.2z', '#7a736c') + shape('M16.3 23.8q3.7 1.7 7.4 0c.4 4-1.7 6.8-3.7 7.4-2-.6-4.1-3.4-3.7-7.4z', '#7a736c') + line('M17.6 22.3q1.2-1.2 2.4-.5 1.2-.7 2.4.5', 1.3, '#7a736c') + dot(23.3, 18.9, 3.3, '#2a2019') + dot(23.3, 18.9, 2.2, '#d9a53a') + dot(23.3, 18.9, 1.3, '#fdf3d6') + line('M26.3 20.4q2.6 4 1.3 9', 0.7),
    worn: shape('M15 29.5l5 4 5-4 1.4 2-6.4 5-6.4-5z', '#fffdf7') + line('M13.6 35.5q4.4 3.6 8 .6', 1, '#d9a53a'),
    eyes: dot(16.8, 19, 1.05, INK),
    mouth: line('M18.3 25.2q1.7.9 3.4 0', 1, '#4a2f26'),
  },
  // She sells flowers on the corner: red curls, a rose, green earrings.
  Flora: {
    wall: '#cfe3c4', skin: '#f5cdb3', coat: '#2f6b4f',
    behind: [[20, 8.6], [14.6, 9.8], [25.4, 9.8], [11, 14], [29, 14], [9.8, 19], [30.2, 19], [10.6, 24], [29.4, 24]].map(([x, y]) => dot(x, y, 3.9, '#9c3d22')).join(''),
    before: shape('M12 18c.2-5.5 3.2-8 8-8s7.8 2.5 8 8c-2-2.8-2.6-4-4.4-5-2.8 1.6-7.6 2.4-11.6 5z', '#9c3d22') + [[27.5, 8.2], [30.3, 10.3], [29.2, 13.3], [25.8, 13.2], [24.8, 10.2]].map(([x, y]) => dot(x, y, 2, '#e7627d')).join('') + dot(27.5, 11.1, 1.7, '#f2c35b') + dot(11.9, 24.4, 1.1, '#2f9b6b') + dot(28.1, 24.4, 1.1, '#2f9b6b'),
    worn: shape('M13.5 30q6.5 5.4 13 0l-1.3 4q-5.2 3-10.4 0z', '#f5cdb3'),
    mouth: shape('M16.8 23.4q3.2 3.8 6.4 0z', '#a63d40'),
  },
  // The retired professor: wild white hair, thick glasses, tweed.
  Viktor: {
    wall: '#d3d9df', skin: '#f0c9ac', coat: '#6d5a45',
    behind: shape('M8 22c-3-2-1-5 .2-6-1.6-3.4 1-5.4 2.4-5.4 0-3 3-4.6 4.8-3.6 1.8-2.6 7.4-2.6 9.2 0 1.8-1 4.8.6 4.8 3.6 1.4 0 4 2 2.4 5.4 1.2 1 3.2 4 .2 6z', '#f7f4ee'),
    before: shape('M12 17c.6-3.6 3.4-6.6 8-6.6s7.4 3 8 6.6c-2-2.4-4.4-3.3-8-3.3s-6 .9-8 3.3z', '#f7f4ee') + line('M14 15.6q2.2-1.6 4.4.1', 1.5, '#e2ddd3') + line('M21.6 15.7q2.2-1.7 4.4-.1', 1.5, '#e2ddd3') + ring(16.3, 19.3, 3.1, INK, 1.3) + ring(23.7, 19.3, 3.1, INK, 1.3) + line('M19.3 18.9h1.4', 1.3),
    worn: shape('M14.6 29l5.4 5 5.4-5z', '#fffdf7') + shape('M18.6 31.6h2.8l1.3 8.4h-5.4z', '#3b5f4f'),
    mouth: line('M17.2 25.1q2.8 1.1 5.6 0'),
  },
  // The owner: silver hair piled high, pearls, a lace collar, one brow raised.
  Leontina: {
    wall: '#d9b98f', skin: '#f4cfb6', coat: '#6e1f2b',
    behind: shape('M11.5 16c-2.6-8 1.5-14 8.5-14s11.1 6 8.5 14z', '#b9bbc4'),
    before: shape('M11.7 18.5c-1-6.5 1-11.9 8.3-11.9s9.3 5.4 8.3 11.9c-.6-3.9-2-5.5-4.3-6.3-2.6-.9-6.4-.6-8.4.3-2 .9-3.3 2.3-3.9 6z', '#cfd0d6') + line('M14.5 8.5q5.5-3.4 11 0', 0.8, '#9ea1ad') + dot(20, 5, 1.2, '#d9a53a') + line('M14.9 16.6q1.8-1 3.6-.2', 1) + line('M21.5 15.6q1.9-1.5 3.7 0', 1) + dot(11.8, 23.2, 1.2, '#fffdf7') + dot(28.2, 23.2, 1.2, '#fffdf7'),
    worn: shape('M13.6 29l6.4 3.2 6.4-3.2.9 2.6-7.3 3.6-7.3-3.6z', '#fffdf7') + [15, 17.5, 20, 22.5, 25].map((x, place) => dot(x, [33.6, 35.1, 35.7, 35.1, 33.6][place], 1.1, '#fffdf7')).join(''),
    mouth: shape('M17.3 23.9q1.5-.8 2.7 0 1.2-.8 2.7 0-2.7 2.3-5.4 0z', '#a63d40'),
  },
  // The violinist from the next table: sleek hair, a thin moustache.
  Emil: {
    wall: '#cdd8ea', skin: '#edc09b', coat: '#1f2430',
    before: shape('M11.6 18.5c-.8-7 2.8-10.7 8.4-10.7s9.2 3.7 8.4 10.7c-1-3.6-2.2-5.3-4-6.2-3.4.8-7.6-.2-9.6-1.5-1.8 1.5-2.6 4-3.2 7.7z', '#241c1a') + line('M16.4 22.8q1.8-1.5 3.6-.3 1.8-1.2 3.6.3', 1, '#241c1a'),
    worn: shape('M15 29l5 6 5-6z', '#fffdf7') + bow('#1f2430'),
    mouth: line('M17.8 25q2.2 1.3 4.4 0'),
  },
  // She draws the guests: short ginger hair, a striped shirt, a pencil.
  Nela: {
    wall: '#f5e0c9', skin: '#f7d4ba', coat: '#fffdf7',
    before: shape('M11.4 19.5c-1.6-8 2.8-12 8.6-12s10.2 4 8.6 12c-1-1.6-1.4-3.4-1.8-4.6-2-1-3.2-1.8-4-3.4-2.6 2.8-6.4 3.8-9.6 3.8-.8 1.2-1.2 2.6-1.8 4.2z', '#d07a2d') + line('M9.6 22.2l4.8-8.6', 1.5, '#2d4f78'),
    worn: [31.6, 34.4, 37.2].map((y) => line(`M${8 + (37.2 - y) * 0.3} ${y}q${12 - (37.2 - y) * 0.3} 2.4 ${24 - (37.2 - y) * 0.6} 0`, 1.2, '#2d4f78')).join(''),
    mouth: SMILE,
  },
  // About to go home: a bowler hat, a long scarf, sleepy eyes.
  Oskar: {
    wall: '#dcd3c6', skin: '#ecbf9c', coat: '#5c6470',
    before: shape('M11.5 18.5q-.4-3 1-4.7h15q1.4 1.7 1 4.7-.8-1.6-1.7-2.3h-13.6q-.9.7-1.7 2.3z', '#54402f') + shape('M12.6 12.6c0-5.6 2.6-8.6 7.4-8.6s7.4 3 7.4 8.6z', '#2b2a2e') + shape('M8.8 12.4q11.2-2.6 22.4 0-.2 2.4-2.6 2.6-8.6-1.8-17.2 0-2.4-.2-2.6-2.6z', '#2b2a2e') + line('M12.7 11.3q7.3-1.7 14.6 0', 1.3, '#a8772c'),
    worn: shape('M12 28.8q8 5 16 0l.9 4q-8.9 4.6-17.8 0z', '#a63d40') + shape('M13.6 33l4.2.8-.6 6.2h-4.4z', '#8c2f33'),
    eyes: line('M15.2 19q1.6 1.3 3.2 0', 1.1) + line('M21.6 19q1.6 1.3 3.2 0', 1.1),
    mouth: line('M17.4 24.4q2.6.9 5.2-.5'),
  },
};

/** The picture of somebody of the cast, as what is inside an SVG of 40 by 40. */
export function faceOf(name: string): string | null {
  const look = LOOKS[name];
  if (!look) return null;
  const { wall, skin, coat, behind = '', before, worn = '', eyes = EYES, mouth } = look;
  return [
    `<rect width="40" height="40" fill="${wall}"/>`,
    behind,
    shape('M5 41c0-9.5 6-12.6 15-12.6s15 3.1 15 12.6z', coat),
    shape('M16.8 24h6.4v5.4q-3.2 2.8-6.4 0z', skin),
    worn,
    dot(11.9, 19.6, 1.9, skin) + dot(28.1, 19.6, 1.9, skin),
    `<ellipse cx="20" cy="18.6" rx="8.3" ry="9.6" fill="${skin}"/>`,
    line('M20 19.6q.9 1.5-.4 2', 0.8, '#9a6243'),
    eyes,
    mouth,
    before,
  ].join('');
}
