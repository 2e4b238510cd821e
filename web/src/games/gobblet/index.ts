// Gobblet on three by three and four by four squares.

import type { GameCard } from '../face';
import Art from './Art.svelte';

export const gobblet: GameCard = {
  key: 'gobblet',
  games: ['gobblet3', 'gobblet4'],
  Art,
  felt: false,
  variants: [
    { key: 'gobblet4', game: 'gobblet4', options: {}, seats: 2 },
    { key: 'gobblet3', game: 'gobblet3', options: {}, seats: 2 },
    { key: 'gobblet4-memory', game: 'gobblet4', options: { memory: 'yes' }, seats: 2 },
  ],
  load: () => import('./face').then(({ face }) => face),
};
