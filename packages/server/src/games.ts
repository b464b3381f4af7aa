import { loadGames } from '@ennead/bots';
import { type Games, gamesFrom } from './registry.ts';

/** The games that this server offers. */
export const games: Games = gamesFrom(...(await loadGames()).map(({ engine }) => engine));
