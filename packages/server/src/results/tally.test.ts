import { type BaseState, missing } from '@ennead/kernel';
import type { Written } from '@ennead/table';
import type { TableInfo } from '@ennead/wire';
import { expect, test } from 'vitest';
import { beginPlay } from '../play/play.ts';
import { bareTable } from '../testing/bare-table.ts';
import { games } from '../testing/toy-games.ts';
import { isCounted, resultsOf } from './tally.ts';

const seat = (id: string) => ({ person: { id, name: id }, bot: null, standIn: null });
const table = (more: Partial<TableInfo> = {}) =>
  ({ practice: false, imported: false, seats: [seat('anna'), seat('ben')], ...more }) as TableInfo;

test('a game counts that chance decided, that was played here and by different people', () => {
  expect(isCounted(table())).toBe(true);
  expect(isCounted(table({ practice: true }))).toBe(false);
  expect(isCounted(table({ imported: true }))).toBe(false);
  expect(isCounted(table({ seats: [seat('anna'), seat('anna')] }))).toBe(false);
});

const game = games.current[0] ?? missing();
const info = bareTable(game, 2, 'a table');
const SEED = 'a game to its end';

/** The rows of a game to its end, and the state there. */
function playedOut(): { rows: Written[]; last: BaseState } {
  const { match } = beginPlay(game, info, SEED);
  const rows: Written[] = [];
  while (match.open.length > 0) {
    const { seat, options } = match.open[0] ?? missing();
    const option = options[0] ?? missing();
    game.apply(match.state, seat, option, null);
    match.open = game.decisions(match.state);
    rows.push({
      kind: 'move',
      seat,
      option,
      secret: null,
      hidden: false,
      revealed: false,
      at: 1,
      clock: null,
    });
  }
  return { rows, last: match.state };
}

test('a game whose last state is known comes out as one whose answers are all held against what was asked', async () => {
  const { rows, last } = playedOut();
  const asked: string[] = [];
  const counting = {
    ...game,
    decisions(state: BaseState) {
      asked.push('asked');
      return game.decisions(state);
    },
  };
  const checked = await resultsOf(counting, info, SEED, rows);
  expect(checked.seats).toHaveLength(2);
  const times = asked.splice(0).length;
  expect(times).toBeGreaterThan(rows.length);
  expect(await resultsOf(counting, info, SEED, rows, last)).toEqual(checked);
  expect(asked.length).toBeLessThan(3);
});

test('where another state comes out than the one that is known, every answer is held against what was asked', async () => {
  const { rows, last } = playedOut();
  const spoilt = rows.with(1, { ...(rows[1] ?? missing()), option: 'no such answer' });
  for (const known of [undefined, last])
    await expect(resultsOf(game, info, SEED, spoilt, known)).rejects.toThrow(
      'move 1: This is not among the options.',
    );
  const another = { ...last, chance: [0, 0, 0, 0] } as BaseState;
  expect(await resultsOf(game, info, SEED, rows, another)).toEqual(await resultsOf(game, info, SEED, rows));
});
