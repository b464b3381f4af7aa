import type { Seat } from '@ennead/kernel';
import type { ListedTable, TableInfo } from '@ennead/wire';
import { gameNamed } from '../games.ts';
import { listed } from '../i18n/format.ts';
import { t } from '../i18n/shell.ts';
import type { IconName } from '../icons/icon-name.ts';
import { sittingAt } from '../table/remote/room.ts';
import { type Sitting, seatNames } from '../table/seat-names.ts';

export function gameName(game: string): string {
  return gameNamed(game)?.name() ?? game;
}

/** The sign a game goes by in lists. */
export function gameIcon(game: string): IconName {
  return gameNamed(game)?.icon ?? 'dice';
}

/** Everyone who sits there: 'Ann, Bo and Imhotep'. */
export function sitters(seats: readonly Sitting[]): string {
  const names = seatNames(seats);
  return listed(names.filter((_, seat) => seats[seat]?.kind !== 'open'));
}

/** Who won, or only that it is over. */
export function overWords(seats: readonly Sitting[], winners: readonly Seat[]): string {
  const names = seatNames(seats);
  if (winners.length === 0) return t('home.table.finished');
  return t('home.table.won', { names: listed(winners.map((seat) => names[seat] ?? '')) });
}

/** What happened since the reader's last turn, in one sentence; empty: nothing did. */
export function sinceWords({
  turns,
  battles,
  pieces,
  places,
  points,
}: NonNullable<ListedTable['since']>): string {
  const parts = [
    turns > 0 ? t('since.turns', { count: turns }) : '',
    battles > 0 ? t('since.battles', { count: battles }) : '',
    pieces > 0 ? t('since.pieces', { count: pieces }) : '',
    places > 0 ? t('since.places', { count: places }) : '',
    points !== 0 ? t('since.points', { points: `${points > 0 ? '+' : '−'}${Math.abs(points)}` }) : '',
  ];
  const said = parts.filter((part) => part !== '');
  return said.length === 0 ? '' : t('since.turn', { list: said.join(', ') });
}

/** How a table at the server stands, in the eyes of one person. */
export interface Standing {
  readonly words: string;
  /** This very person is waited for. */
  readonly mine: boolean;
}

export function standingOf(
  table: Pick<TableInfo, 'seats' | 'imported' | 'status' | 'outcome'>,
  person: string | null,
  waiting: readonly Seat[] | null,
): Standing {
  const quiet = (words: string): Standing => ({ words, mine: false });
  const sitting = sittingAt(table);
  const free = sitting.filter(({ kind }) => kind === 'open').length;
  if (table.status === 'finished') return quiet(overWords(sitting, table.outcome?.winners ?? []));
  if (table.status === 'open')
    return quiet(free > 0 ? t('home.table.open', { free }) : t('home.table.ready'));
  if (waiting === null) {
    const isThere = person !== null && table.seats.some((seat) => seat.person?.id === person);
    return quiet(t(isThere ? 'home.table.playing.own' : 'home.table.playing'));
  }
  const own = ({ person: sitter, standIn }: TableInfo['seats'][number]) =>
    sitter?.id === person && standIn === null;
  if (person !== null && waiting.some((seat) => table.seats[seat] !== undefined && own(table.seats[seat])))
    return { words: t('home.table.yours'), mine: true };
  const names = seatNames(sitting);
  return quiet(t('home.table.turn', { name: listed(waiting.map((seat) => names[seat] ?? '')) }));
}
