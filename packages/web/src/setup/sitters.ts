import type { BotName } from '../table/local/local-table.ts';

/** Who will sit at a seat. */
export type Sitter = 'person' | 'open' | BotName;

/** You, then friends online or bots on this device. */
export function usualSitter(at: number, place: 'local' | 'remote'): Sitter {
  if (at === 0) return 'person';
  return place === 'remote' ? 'open' : 'easy';
}
