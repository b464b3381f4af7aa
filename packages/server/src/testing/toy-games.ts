import { toyGame } from '@ennead/kernel/contract';
import { type Games, gamesFrom } from '../registry.ts';

/** The kernel's small game, for servers under test and their bots. */
export const games: Games = gamesFrom(toyGame);
