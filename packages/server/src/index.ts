export { type Config, readConfig, version } from './config.ts';
export { games } from './games.ts';
export { createServer, type Server } from './server.ts';
export { openDatabase } from './storage/open.ts';
export { CannotStart } from './storage/sql.ts';
