import { settings } from '../settings.ts';
import { openLocalTable } from '../table/new-local-table.ts';

/** How many sit at a table that nobody has set up: you and two bots. */
const PLAYERS = 3;

/** One click: a table on this device against bots, everything as usual. */
export function playNow(game: string): void {
  openLocalTable({
    game,
    setup: { players: PLAYERS },
    seats: [
      { kind: 'person', name: settings().name },
      ...Array.from({ length: PLAYERS - 1 }, () => ({ kind: 'bot', bot: 'easy', name: '' }) as const),
    ],
  });
}
