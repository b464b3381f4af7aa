import { readConfig } from '../config.ts';
import { gamesFrom } from '../registry.ts';
import { beforeBattle } from './merged-gods.ts';
import { startServer } from './server.ts';

/** A server with the built page whose tables of Ankh begin before a battle of merged gods. Says its address and waits. */
const { pageFolder } = readConfig(process.env);
const { url } = await startServer({ games: gamesFrom(beforeBattle), config: { pageFolder } });
process.stdout.write(`${url}\n`);
