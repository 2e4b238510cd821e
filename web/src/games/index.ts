// The games of the house. Adding one is adding its folder and a line here.

import type { GameCard } from './face';
import { briskula } from './briskula';
import { gobblet } from './gobblet';
import { marias } from './marias';
import { tarok } from './tarok';
import { yinsh } from './yinsh';

export const GAMES: GameCard[] = [tarok, marias, briskula, yinsh, gobblet];

export const cardOf = (game: string): GameCard | undefined => GAMES.find((card) => card.games.includes(game));
