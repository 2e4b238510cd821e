// Mariáš for three: the game as it is played in a pub, the association's with betl and durch.

import type { GameCard } from '../face';
import Art from './Art.svelte';

export const marias: GameCard = {
  key: 'marias',
  games: ['marias'],
  Art,
  felt: true,
  variants: [
    { key: 'marias', game: 'marias', options: {}, seats: 3 },
    { key: 'marias-csm', game: 'marias', options: { profile: 'voleny-csm' }, seats: 3 },
  ],
  load: () => import('./face').then(({ face }) => face),
};
