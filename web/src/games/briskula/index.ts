// Briškula for two, three and four, and dupla.

import type { GameCard } from '../face';
import Art from './Art.svelte';

export const briskula: GameCard = {
  key: 'briskula',
  games: ['briskula'],
  Art,
  felt: true,
  variants: [
    { key: 'briskula2', game: 'briskula', options: { match: '4' }, seats: 2 },
    { key: 'briskula3', game: 'briskula', options: { variant: '3', match: '4' }, seats: 3 },
    { key: 'briskula4', game: 'briskula', options: { variant: '4', match: '4' }, seats: 4 },
    { key: 'dupla', game: 'briskula', options: { variant: 'dupla', match: '4' }, seats: 2 },
  ],
  load: () => import('./face').then(({ face }) => face),
};
