import type { TableEvent } from '@ennead/wire';
import { expect, test } from 'vitest';
import { wholeLog } from './whole-log.ts';

const entry = (moment: number) => ({
  moment,
  by: 0,
  at: 0,
  facts: [{ type: `move ${moment}`, rule: 'R-1' }],
});
const event = (kind: TableEvent['kind'], moment: number): TableEvent => ({
  kind,
  seat: 1,
  cause: 'own',
  moment,
  at: 0,
});

test('what happened beside the moves stands after the moment it belongs to, in order', () => {
  const events = [event('hand-over', 0), event('take-back', 1), event('undo', 1), event('hand-over', 2)];
  const log = wholeLog([entry(0), entry(1), entry(1), entry(2)], events);
  expect(log.map(({ number, fact }) => `${number} ${fact.type}`)).toEqual([
    '0 move 0',
    '0 table-hand-over',
    '1 move 1',
    '1 move 1',
    '1 table-take-back',
    '1 table-undo',
    '2 move 2',
    '2 table-hand-over',
  ]);
});
