import type { TableInfo } from '@ennead/wire';
import { expect, test } from 'vitest';
import { isCounted } from './tally.ts';

const seat = (id: string) => ({ person: { id, name: id }, bot: null, standIn: null });
const table = (more: Partial<TableInfo> = {}) =>
  ({ practice: false, imported: false, seats: [seat('anna'), seat('ben')], ...more }) as TableInfo;

test('a game counts that chance decided, that was played here and by different people', () => {
  expect(isCounted(table())).toBe(true);
  expect(isCounted(table({ practice: true }))).toBe(false);
  expect(isCounted(table({ imported: true }))).toBe(false);
  expect(isCounted(table({ seats: [seat('anna'), seat('anna')] }))).toBe(false);
});
