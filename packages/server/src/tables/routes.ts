import {
  AnswerPause,
  AskPause,
  ChangeSeat,
  ChangeTable,
  Choose,
  GameList,
  HandOver,
  Join,
  Leave,
  type ListedTable,
  ListQuery,
  NewTable,
  type Person,
  Ready,
  TableInfo,
  TableList,
  TakeBack,
  Vacation,
} from '@ennead/wire';
import type { Caller } from '../budgets.ts';
import { type Api, addRoute } from '../http/api.ts';
import { holdsNoSecret } from '../http/compression.ts';
import { LOADING } from '../play/hub.ts';
import { notSignedIn } from '../refused.ts';
import { changeSeat, changeTable, choose, setReady } from './gathering.ts';
import { handOver, takeBack } from './hand-over.ts';
import {
  archiveTable,
  joinTable,
  leaveTable,
  openTable,
  rematch,
  startTable,
  tableInfoFor,
} from './lifecycle.ts';
import { answerPause, askPause, resume, takeVacation } from './pauses.ts';
import { type Own, type Place, readFinished, readLobby, readTablesOf, type TableSummary } from './store.ts';
import { standingAt, withoutNews } from './waiting.ts';

const PAGE = 50;
const NOT_OWN = { waiting: null, since: null };
type ListName = NonNullable<ListQuery['list']>;

const OWN: readonly ListName[] = ['mine', 'going', 'over'] satisfies Own[];

/** Opening, finding and running tables. */
export function addTableRoutes(api: Api): void {
  const { hub } = api;

  addRoute(api, {
    method: 'GET',
    path: '/games',
    summary: 'The games and the rules version that new tables use',
    signedIn: false,
    reply: GameList,
    handle: async () => ({ games: hub.games.current.map(({ id, rules }) => ({ id, rules })) }),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables',
    summary: 'Create a table',
    body: NewTable,
    reply: TableInfo,
    handle: ({ person, caller, body }) => openTable(hub, person, caller, body),
  });

  addRoute(api, {
    method: 'GET',
    path: '/tables',
    summary:
      'The lobby, of it tables with a free seat (joinable) or the others (watchable); your own tables (mine), of them those going on or over; or public games that are finished. Newest first',
    signedIn: false,
    query: ListQuery,
    reply: TableList,
    async handle({ person, caller, query, reply }) {
      const [created = Number.MAX_SAFE_INTEGER, id = ''] = query.after?.split(':') ?? [];
      const place = { created: Number(created), id };
      const listed = await read(query, person, place);
      const own = OWN.includes(query.list ?? 'lobby');
      if (!own) holdsNoSecret(reply);
      const unloaded = listed.filter(
        (table) => own && table.status === 'playing' && !hub.rooms.has(table.id),
      );
      if (unloaded.length > 0) hub.budgets.lookBack(caller, LOADING * unloaded.length);
      const tables: ListedTable[] = [];
      for (const table of listed)
        tables.push({
          ...withoutNews(table, caller.person),
          ...(own ? await standingAt(hub, table, caller) : NOT_OWN),
        });
      const last = tables.length === PAGE ? tables.at(-1) : undefined;
      return { tables, next: last === undefined ? null : `${last.created}:${last.id}` };
    },
  });

  /** Everybody at a table that gathers is told of every change: there are not too many. */
  async function changing(caller: Caller, change: () => Promise<TableInfo>): Promise<TableInfo> {
    hub.budgets.change(caller);
    return change();
  }

  async function read(
    { list = 'lobby', game, pace }: ListQuery,
    person: Person | null,
    place: Place,
  ): Promise<TableSummary[]> {
    if (list === 'lobby' || list === 'joinable' || list === 'watchable')
      return readLobby(hub.db, { list, game, pace }, place, PAGE);
    if (list === 'finished') return readFinished(hub.db, place, PAGE);
    if (person === null) throw notSignedIn();
    return readTablesOf(hub.db, person.id, list, place, PAGE);
  }

  addRoute(api, {
    method: 'GET',
    path: '/tables/:id',
    summary: 'Table details without the position',
    signedIn: false,
    reply: TableInfo,
    handle: ({ id, caller }) => tableInfoFor(hub, id, caller),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/join',
    summary: 'Take a free seat, or change to it from one of yours',
    body: Join,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => changing(caller, () => joinTable(hub, id, person, body)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/leave',
    summary: 'Leave your seat before the start',
    body: Leave,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => changing(caller, () => leaveTable(hub, id, person, body.seat)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/seat',
    summary: 'Put a bot on a seat before the start, or open it for people (the host)',
    body: ChangeSeat,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => changing(caller, () => changeSeat(hub, id, person, body)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/ready',
    summary: 'Say before the start whether you are ready',
    body: Ready,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => changing(caller, () => setReady(hub, id, person, body.ready)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/choose',
    summary: 'Choose for your seat before the start, or as host for one without a person: a god of Ankh',
    body: Choose,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => changing(caller, () => choose(hub, id, person, body)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/change',
    summary: 'Change setup and terms before the start (the host)',
    body: ChangeTable,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) =>
      changing(caller, () => changeTable(hub, id, person, caller, body)),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/start',
    summary: 'Begin the game (the host)',
    reply: TableInfo,
    handle: ({ id, person }) => startTable(hub, id, person),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/rematch',
    summary: 'A new table with the same people and settings',
    reply: TableInfo,
    handle: ({ id, person, caller }) => rematch(hub, id, person, caller),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/archive',
    summary: 'Archive a table; before the start the host closes it',
    reply: TableInfo,
    handle: ({ id, person, caller }) => archiveTable(hub, id, person, caller),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/hand-over',
    summary: 'Let a bot play your seat, or as host that of somebody who has been away for the agreed time',
    body: HandOver,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => handOver(hub, id, person, caller, body),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/vacation',
    summary: 'Go on vacation in a game over days: your clock stands still; 0 days: come back',
    body: Vacation,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => takeVacation(hub, id, person, caller, body),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/pause',
    summary: 'Ask the others to pause a game over days',
    body: AskPause,
    reply: TableInfo,
    async handle({ id, person, caller, body }) {
      // Whoever asks and withdraws on and on disturbs the others like whoever talks without end.
      hub.budgets.chat(caller);
      return askPause(hub, id, person, caller, body.days);
    },
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/answer-pause',
    summary: 'Agree to a pause or not; no to your own withdraws it',
    body: AnswerPause,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => answerPause(hub, id, person, caller, body.accept),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/resume',
    summary: 'End a pause',
    reply: TableInfo,
    handle: ({ id, person, caller }) => resume(hub, id, person, caller),
  });

  addRoute(api, {
    method: 'POST',
    path: '/tables/:id/take-back',
    summary: 'Take your seat back from the bot',
    body: TakeBack,
    reply: TableInfo,
    handle: ({ id, person, caller, body }) => takeBack(hub, id, person, caller, body.seat),
  });
}
