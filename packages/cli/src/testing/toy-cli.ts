// The command line with the toy game in its registry, for tests that start a real process.
import { run } from '../run.ts';
import { streams } from '../streams.ts';
import { toyRegistry } from './typed.ts';

process.exitCode = await run(process.argv.slice(2), { games: toyRegistry, ...streams() });
