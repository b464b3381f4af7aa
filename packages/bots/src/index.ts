export type { Bot, BotName, BotOptions, Explained, Reason } from './bot.ts';
export { createBot, judgementOf } from './create.ts';
export { easyBot } from './easy.ts';
export { hardBot } from './hard.ts';
export type { Judgement } from './judgement.ts';
