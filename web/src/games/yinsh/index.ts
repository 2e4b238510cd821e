// Yinsh: rings and markers.

import type { GameCard } from '../face';
import Art from './Art.svelte';

export const yinsh: GameCard = {
  key: 'yinsh',
  games: ['yinsh'],
  Art,
  felt: false,
  variants: [
    { key: 'yinsh', game: 'yinsh', options: {}, seats: 2 },
    { key: 'yinsh-blitz', game: 'yinsh', options: { blitz: 'yes' }, seats: 2 },
  ],
  load: () => import('./face').then(({ face }) => face),
};
