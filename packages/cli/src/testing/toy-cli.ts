// The command line with the toy game on its shelf, for tests that start a real process.
import type { Game } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { run } from '../run.ts';
import { streams } from '../streams.ts';

const games = { toy: async () => toyGame as Game };

process.exitCode = await run(process.argv.slice(2), { games, ...streams() });
