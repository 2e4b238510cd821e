// The games of the house. Adding one is adding its folder and a line here.

import type { GameCard } from './face';
import { briskula } from './briskula';
import { gobblet } from './gobblet';
import { marias } from './marias';
import { tarok } from './tarok';
import { yinsh } from './yinsh';

// Those that can be played come first.
export const GAMES: GameCard[] = [briskula, yinsh, gobblet, tarok, marias];

export const cardOf = (game: string): GameCard | undefined => GAMES.find((card) => card.games.includes(game));
