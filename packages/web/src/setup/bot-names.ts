import type { BotName, LocalSeat } from '../table/local/local-table.ts';

/** Scribes, builders and priests of old, to sit in for people. */
const names = ['Imhotep', 'Merit', 'Hapi', 'Senet', 'Nebet', 'Ahmose', 'Teti'] as const;

export function botSeat(bot: BotName, at: number): LocalSeat {
  return { kind: 'bot', bot, name: names[at % names.length] as string };
}
