import { type Decision, type Frame, type Option, type Progress, procedure, type Seat } from '@ennead/kernel';
import { seatsOf } from '../../devotion.ts';
import type { AnkhFact } from '../../facts.ts';
import { SPACE_COUNT, spaceName } from '../../map/spaces.ts';
import {
  controllerOf,
  MONUMENT_NAMES,
  type MonumentName,
  monument,
  monumentKind,
  NEUTRAL,
  SITE,
} from '../../pieces.ts';
import type { AnkhState } from '../../state.ts';
import { ask } from '../../turn/ask.ts';
import type { Log } from '../../turn/hooks.ts';
import { kindNamed, kindsIn, NOT_CHOSEN, rebuildingOf } from './stock.ts';

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
  {
    run(state, frame, log) {
      if (frame.picks === DRAFTED * state.setup.players) return 'next';
      const [only, another] = kindsIn(rebuildingOf(state).pool);
      if (another !== undefined) return 'ask';
      return draftOne(state, frame, only as Option, log);
    },
    decisions: (state, { picks }) =>
      ask(drafter(state, picks), 'draft', kindsIn(rebuildingOf(state).pool), picks),
    answer: (state, frame, _seat, option, log) => draftOne(state, frame, option, log),
  },
  {
    decisions: startingChoices,
    answer(state, _frame, seat, option, log) {
      rebuildingOf(state).chosen[seat] = kindNamed(option);
      log?.push({
        type: 'start-chosen',
        rule: 'S-REBUILD-5',
        to: seatsOf(state, seat),
        team: seat,
        monument: option as MonumentName,
      });
      return rebuildingOf(state).chosen.includes(NOT_CHOSEN) ? 'ask' : 'next';
    },
  },
  {
    run(state, _frame, log) {
      revealStarts(state, log);
      return 'next';
    },
  },
);

function draftOne(state: AnkhState, frame: DraftFrame, option: Option, log: Log): Progress {
  const { pool, stocks } = rebuildingOf(state);
  const seat = drafter(state, frame.picks);
  const at = kindNamed(option) - 1;
  const stock = stocks[seat] as number[];
  pool[at] = (pool[at] as number) - 1;
  stock[at] = (stock[at] as number) + 1;
  frame.picks += 1;
  log?.push({ type: 'monument-drafted', rule: 'S-REBUILD-3', team: seat, monument: option as MonumentName });
  return 'stay';
}

/** All at the same time and unseen (S-REBUILD-5, S-HID-1). */
function startingChoices(state: AnkhState): Decision[] {
  const { chosen, stocks } = rebuildingOf(state);
  const among = state.teams.map((_, seat) => seat);
  return among
    .filter((seat) => chosen[seat] === NOT_CHOSEN)
    .map((seat) => ({
      seat,
      kind: 'starting-monument',
      options: kindsIn(stocks[seat] as number[]),
      secret: 'starting-monument',
      among,
    }));
}

function revealStarts(state: AnkhState, log: Log): void {
  const { chosen, stocks } = rebuildingOf(state);
  for (let space = 0; space < SPACE_COUNT; space++) {
    const marked = state.monuments[space] as number;
    const team = controllerOf(marked);
    if (monumentKind(marked) !== SITE || team === NEUTRAL) continue;
    const kind = chosen[team] as number;
    const stock = stocks[team] as number[];
    stock[kind - 1] = (stock[kind - 1] as number) - 1;
    state.monuments[space] = monument(kind, team);
    log?.push({
      type: 'piece-placed',
      rule: 'S-REBUILD-5',
      piece: MONUMENT_NAMES[kind] as MonumentName,
      space: spaceName(space),
      team,
    });
  }
  chosen.fill(NOT_CHOSEN);
}
