// The command line with the toy game on its shelf, for tests that start a real process.
import { run } from '../run.ts';
import { streams } from '../streams.ts';
import { toyShelf } from './typed.ts';

process.exitCode = await run(process.argv.slice(2), { games: toyShelf, ...streams() });
