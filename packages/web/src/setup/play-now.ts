import { t } from '../i18n/shell.ts';
import { settings } from '../settings.ts';
import type { GameId } from '../table/games.ts';
import { openLocalTable } from '../table/new-local-table.ts';
import { botSeat } from './bot-names.ts';

/** How many sit at a table that nobody has set up: you and two bots. */
const PLAYERS = 3;

/** One click: a table on this device against bots, everything as usual. */
export function playNow(game: GameId): void {
  const name = settings().name || t('setup.you');
  openLocalTable({
    game,
    setup: { players: PLAYERS },
    seats: [{ kind: 'person', name }, ...Array.from({ length: PLAYERS - 1 }, (_, at) => botSeat('easy', at))],
  });
}
