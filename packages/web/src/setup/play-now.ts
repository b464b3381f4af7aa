import type { BotName } from '@ennead/bots';
import type { Seat } from '@ennead/kernel';
import { settings } from '../settings.ts';
import type { LocalSeat } from '../table/local/local-table.ts';
import { openLocalTable } from '../table/new-local-table.ts';

/** A table on this device against bots: you at a seat, bots of one strength at the others. */
export function playAgainstBots(
  game: string,
  setup: { readonly players: number },
  bot: BotName,
  seat: Seat,
): void {
  const seats = Array.from(
    { length: setup.players },
    (_, at): LocalSeat =>
      at === seat ? { kind: 'person', name: settings().name } : { kind: 'bot', bot, name: '' },
  );
  openLocalTable({ game, setup, seats });
}
