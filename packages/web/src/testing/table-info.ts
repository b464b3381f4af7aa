import type { TableInfo } from '@ennead/wire';

export const ann = { id: 'person-ann', name: 'Ann' };
export const bo = { id: 'person-bo', name: 'Bo' };

export const sitting = (person: typeof ann): TableInfo['seats'][number] => ({
  person,
  bot: null,
  standIn: null,
});

export const playedBy = (bot: 'easy' | 'hard'): TableInfo['seats'][number] => ({
  person: null,
  bot,
  standIn: null,
});

/** A table of Ann and Bo under way, as the server tells of it. */
export const tableInfo = (more: Partial<TableInfo> = {}): TableInfo => ({
  id: 'table-01',
  game: 'ankh',
  setup: {},
  seats: [sitting(ann), sitting(bo)],
  host: ann,
  status: 'playing',
  visibility: 'private',
  practice: false,
  imported: false,
  clock: { kind: 'none' },
  handOver: 120,
  rated: 'no',
  delay: 0,
  chances: false,
  created: 0,
  started: 0,
  rules: 1,
  atZero: 'wait',
  finished: null,
  outcome: null,
  rematch: null,
  ready: [],
  pauses: [],
  pauseAsk: null,
  ...more,
});
