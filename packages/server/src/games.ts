import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { type Games, gamesFrom } from './registry.ts';

/** The games that this server offers. */
export const games: Games = gamesFrom(ankh, kemet);
