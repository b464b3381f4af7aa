import type { MatchRecord } from '@ennead/kernel';
import { expect, test, vi } from 'vitest';
import { tryAgain } from './again.ts';

const done = vi.hoisted(() => ({
  kept: [] as { id: string; seats: unknown; waiting: unknown; record: MatchRecord }[],
  went: [] as string[],
}));
vi.mock('../table/local/saved-tables.ts', () => ({
  keepTable: async (table: (typeof done.kept)[number]) => void done.kept.push(table),
}));
vi.mock('../router.ts', () => ({ go: (address: string) => done.went.push(address) }));
vi.mock('../settings.ts', () => ({ settings: () => ({ name: 'Anna' }) }));

test('a seat is taken just before a move, against bots in all others', async () => {
  const record = { format: 1, game: 'toy', rules: 1, setup: {}, seed: 's', result: null, hash: '' };
  const moves = [
    [0, 'a'],
    [1, 'b'],
    [2, 'c'],
    [1, 'd'],
  ] as const;
  await tryAgain({ ...record, moves } as MatchRecord, 3, 1, 3);
  const [table] = done.kept;
  const bot = { kind: 'bot', name: '', bot: 'hard' };
  expect(table?.seats).toEqual([bot, { kind: 'person', name: 'Anna' }, bot]);
  expect([table?.waiting, table?.record.moves]).toEqual([[1], moves.slice(0, 3)]);
  expect(done.went).toEqual([`/local/${table?.id}`]);
});
