import { add, changed, type Frame, missing, type Progress, procedure, type Seat } from '@ennead/kernel';
import { questionTo, secretWindow } from '../../ask.ts';
import { seatsOf } from '../../devotion.ts';
import type { AnkhFact } from '../../facts.ts';
import { SPACE_COUNT, spaceName } from '../../map/spaces.ts';
import { monumentAt } from '../../monuments.ts';
import {
  controllerOf,
  type MonumentName,
  monument,
  monumentKind,
  monumentOfKind,
  NEUTRAL,
  SITE,
} from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';
import type { Log } from '../../turn/hooks.ts';
import { type BuiltName, kindNamed, kindsIn, NOT_CHOSEN, rebuildingOf } from './stock.ts';

declare module '../../questions.ts' {
  interface QuestionKinds {
    /** D-DRAFT: kinds of monument left. About the picks made so far. */
    draft: { option: BuiltName; about: number };
    /** D-START: kinds of monument in the own stock; secret. */
    'starting-monument': { option: BuiltName };
  }
}

declare module '../../facts.ts' {
  interface FactFields {
    /** A monument goes from the draft to a stock. */
    'monument-drafted': {
      team: number;
      monument: MonumentName;
    };
    /** For its own team only, until all have chosen. */
    'start-chosen': {
      team: number;
      monument: MonumentName;
    };
  }
}

/** Monuments each seat drafts (S-REBUILD-3). */
const DRAFTED = 6;

export interface DraftFrame extends Frame {
  readonly procedure: 'draft';
  /** Picks made so far. */
  picks: number;
}

/** The last player picks first, then counter-clockwise; every pass turns round (S-REBUILD-3). */
function drafter({ setup }: AnkhState, picks: number): Seat {
  const { players, firstSeat } = setup;
  const pass = Math.floor(picks / players);
  const place = picks % players;
  const player = pass % 2 === 0 ? players - 1 - place : place;
  return ((firstSeat as number) + player) % players;
}

export const draft = procedure<AnkhState, DraftFrame, AnkhFact>(
  questionTo({
    kind: 'draft',
    seat: (state, { picks }) => drafter(state, picks),
    skip: (state, { picks }) => (picks === DRAFTED * state.setup.players ? 'next' : null),
    options: (state) => kindsIn(rebuildingOf(state).pool),
    about: (_state, { picks }) => picks,
    take: draftOne,
  }),
  /** All at the same time and unseen (S-REBUILD-5, S-HID-1). */
  secretWindow({
    name: () => 'starting-monument',
    among: (state) => [...state.teams.keys()],
    isOpen: (state, _frame, seat) => rebuildingOf(state).chosen[seat] === NOT_CHOSEN,
    ask: (state, _frame, seat) => ({
      kind: 'starting-monument',
      options: kindsIn(rebuildingOf(state).stocks[seat] ?? missing()),
    }),
    take(state, _frame, team, monument, log) {
      rebuildingOf(state).chosen[team] = kindNamed(monument);
      log?.push({ type: 'start-chosen', rule: 'S-REBUILD-5', to: seatsOf(state, team), team, monument });
    },
  }),
  {
    run(state, _frame, log) {
      revealStarts(state, log);
      return 'next';
    },
  },
);

function draftOne(state: AnkhState, frame: DraftFrame, monument: BuiltName, log: Log): Progress {
  const { pool, stocks } = rebuildingOf(state);
  const team = drafter(state, frame.picks);
  const at = kindNamed(monument) - 1;
  add(pool, at, -1);
  add(stocks[team] ?? missing(), at, 1);
  frame.picks += 1;
  log?.push({ type: 'monument-drafted', rule: 'S-REBUILD-3', team, monument });
  return 'stay';
}

function revealStarts(state: AnkhState, log: Log): void {
  const { chosen, stocks } = rebuildingOf(state);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const marked = monumentAt(state, space);
    const team = controllerOf(marked);
    if (monumentKind(marked) !== SITE || team === NEUTRAL) continue;
    const kind = chosen[team] ?? missing();
    add(stocks[team] ?? missing(), kind - 1, -1);
    state.monuments = changed(state.monuments, space, monument(kind, team));
    log?.push({
      type: 'piece-placed',
      rule: 'S-REBUILD-5',
      piece: monumentOfKind(kind),
      space: spaceName(space),
      team,
    });
  }
  chosen.fill(NOT_CHOSEN);
}
