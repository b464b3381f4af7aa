export type { Bot, BotName, BotOptions, Explained, Reason } from './bot.ts';
export { createBot } from './create.ts';
export { easyBot } from './easy.ts';
export { type GameEntry, gameIds, judgementOf, loadGame, loadGames, registerGame } from './games.ts';
export { hardBot } from './hard.ts';
export type { Judgement } from './judgement.ts';
