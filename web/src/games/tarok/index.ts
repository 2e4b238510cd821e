import type { GameCard } from '../face';
import Art from './Art.svelte';

export const tarok: GameCard = {
  key: 'tarok',
  games: ['tarok'],
  Art,
  felt: true,
  variants: [{ key: 'tarok', game: 'tarok', options: {}, seats: 3 }],
  // Until it has a table of its own it is played in words, like every game can be.
  load: () => import('../words').then(({ face }) => face),
};
