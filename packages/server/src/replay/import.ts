import { hash, type MatchRecord, readRecord, recordOf, storedSetup } from '@ennead/kernel';
import { commit } from '@ennead/table';
import type { Person, TableInfo } from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import type { Hub } from '../play/hub.ts';
import { beginPlay, prepareMove } from '../play/play.ts';
import { written } from '../play/rows.ts';
import { newId } from '../random.ts';
import { Refused } from '../refused.ts';
import type { MoveRow, Statement } from '../storage/sql.ts';
import { refuseTooManyBytes } from '../tables/held.ts';
import { insertTable } from '../tables/store.ts';

/** About what a move takes in the log. */
const ROW_BYTES = 200;
/** Other tables get their turn after so many moves. */
const AT_ONCE = 20;

/** Brings in the record of a finished game: every move is checked, and the end must be the one it claims. */
export async function importRecord(
  hub: Hub,
  person: Person,
  caller: Caller,
  input: unknown,
): Promise<string> {
  const read = readRecord(input);
  if (!read.ok) throw new Refused(read.problem.code, read.problem.message, 400);
  const record = read.value;
  if (record.result === null) throw new Refused('not-over', 'Only finished games can be imported.', 400);
  const info = tableFor(hub, person, record);
  const bytes = ROW_BYTES * (record.moves.length + 1) + JSON.stringify(info.setup).length;
  await refuseTooManyBytes(hub.db, hub.limits, person.id, bytes);
  hub.budgets.store(caller, bytes);
  hub.budgets.lookBack(caller, record.moves.length);
  const rows = await replayed(hub, info, record, () => hub.turns(caller.network));
  const insert = `INSERT INTO moves (table_id, number, kind, seat, option, secret, revealed, hidden, call, at, clock)
    VALUES (?, ?, 'move', ?, ?, ?, ?, ?, NULL, ?, NULL)`;
  await hub.db.batch([
    ...insertTable(info, { seed: record.seed, origin: null, bytes }),
    ...rows.map(
      (row): Statement => [
        insert,
        [info.id, row.number, row.seat, row.option, row.secret, row.revealed, row.hidden, row.at],
      ],
    ),
  ]);
  return info.id;
}

function tableFor(hub: Hub, host: Person, record: MatchRecord): TableInfo {
  const game = hub.games.find(record.game);
  if (game === undefined) throw new Refused('no-such-game', `This server has no game ${record.game}.`, 400);
  const setup = storedSetup(game, record.setup, record.rules);
  if (!setup.ok) throw new Refused(setup.problem.code, setup.problem.message, 400);
  const now = hub.now();
  return {
    id: newId(),
    game: game.id,
    rules: record.rules,
    setup: { ...setup.value },
    seats: Array.from({ length: setup.value.players }, () => ({ person: null, bot: null, standIn: null })),
    host,
    status: 'finished',
    visibility: 'private',
    practice: false,
    imported: true,
    clock: { kind: 'none' },
    atZero: 'wait',
    handOver: null,
    rated: 'no',
    delay: 0,
    chances: false,
    created: now,
    started: now,
    finished: now,
    outcome: record.result as TableInfo['outcome'],
    rematch: null,
    ready: [],
    pauses: [],
    pauseAsk: null,
  };
}

async function replayed(
  hub: Hub,
  info: TableInfo,
  record: MatchRecord,
  turn: () => Promise<void>,
): Promise<MoveRow[]> {
  const game = hub.games.find(record.game);
  if (game === undefined) throw new Error('the game was found before');
  const rows: MoveRow[] = [];
  try {
    const play = beginPlay(game, info, record.seed);
    for (const [index, [seat, option]] of record.moves.entries()) {
      if (index % AT_ONCE === AT_ONCE - 1) await turn();
      const taken = prepareMove(play, seat, option, { at: info.created, call: null });
      if (!taken.ok) throw new Refused('bad-record', `Move ${index}: ${taken.problem.message}`, 400);
      commit(play, written(taken.value.row), taken.value.facts);
      rows.push(taken.value.row);
    }
    const now = recordOf(play.match);
    if (hash(now.result) !== hash(record.result) || now.hash !== record.hash)
      throw new Refused('bad-record', 'The replay ends differently from the record.', 400);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw new Refused('bad-record', 'This record can’t be replayed.', 400);
  }
  return rows;
}
