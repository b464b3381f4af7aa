import { games } from './games.ts';
import { run } from './run.ts';
import { streams } from './streams.ts';

process.exitCode = await run(process.argv.slice(2), { games, ...streams() });
