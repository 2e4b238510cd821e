import type { GameCard } from '../face';
import Art from './Art.svelte';

export const marias: GameCard = {
  key: 'marias',
  games: ['marias'],
  Art,
  felt: true,
  variants: [{ key: 'marias', game: 'marias', options: {}, seats: 3 }],
  // Until it has a table of its own it is played in words, like every game can be.
  load: () => import('../words').then(({ face }) => face),
};
