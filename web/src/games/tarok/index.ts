// Tarok for three.

import type { GameCard } from '../face';
import Art from './Art.svelte';

export const tarok: GameCard = {
  key: 'tarok',
  games: ['tarok'],
  Art,
  felt: true,
  variants: [{ key: 'tarok', game: 'tarok', options: {}, seats: 3 }],
  load: () => import('./face').then(({ face }) => face),
};
