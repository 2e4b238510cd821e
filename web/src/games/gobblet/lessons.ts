// Gobblet learned by doing.

import type { Lesson } from '../face';

export const lessons: Lesson[] = [
  { key: 'put', game: 'gobblet3' },
  { key: 'cover', game: 'gobblet3', start: { position: 'x2../.o1./... x' }, accept: (move) => move.endsWith('b2') },
  { key: 'move', game: 'gobblet3', start: { position: 'x2o3./.x3./.o2. x' }, accept: (move) => move.includes('-') },
  { key: 'line', game: 'gobblet3', start: { position: 'x2o1./.x3./o2.. x' }, accept: (move) => move.endsWith('@c1') },
  { key: 'uncover', game: 'gobblet3', start: { position: 'x3.o3/.../o1o1(o2x3) x' }, accept: (move) => move === 'c1-a1' || move === 'c1-b1' },
  { key: 'stacks', game: 'gobblet4' },
  { key: 'threat', game: 'gobblet4', start: { position: '.x4x4./..../..../o4o4o3. x' }, accept: (move) => move === '4@c1' },
];
