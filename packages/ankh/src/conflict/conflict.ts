import { enter, type Frame, missing, type Progress, procedure, type Step } from '@ennead/kernel';
import { afterConflict } from '../ending/after-conflict.ts';
import { eventSpace } from '../events/track.ts';
import type { AnkhFact } from '../facts.ts';
import { type Ground, groundOf } from '../ground/ground.ts';
import { guardianOfKind } from '../guardians/by-kind.ts';
import { spaceName } from '../map/spaces.ts';
import { destroy } from '../monuments.ts';
import { kindOf } from '../pieces.ts';
import type { AnkhState } from '../state.ts';
import { conflictHooksOf, momentOf } from '../table/modules.ts';
import { teamOfSeat } from '../teams.ts';
import type { BattleFrame } from './battle.ts';
import { startBattle } from './battle-state.ts';
import { dominate } from './domination.ts';
import { dyingTeams } from './dying.ts';
import type { Log, TableConflictHooks } from './hooks.ts';
import { conflictNumber } from './number.ts';
import { bitsOf, regionName, teamsIn } from './region.ts';
import { concerns } from './window.ts';

export interface ConflictFrame extends Frame {
  readonly procedure: 'conflict';
  /** The region resolved out of order, -1 for none. */
  first: number;
  /** The region being resolved, -1 between two. */
  region: number;
  /** The conflict token of the last region resolved in order. */
  reached: number;
  /** The team that won or dominates the region, -1 for nobody. */
  holder: number;
  /** Table hooks done in the present step. */
  hook: number;
}

export function enterConflict(state: AnkhState): void {
  enter<ConflictFrame>(state, {
    procedure: 'conflict',
    at: 0,
    first: -1,
    region: -1,
    reached: 0,
    holder: -1,
    hook: 0,
  });
}

/** As the holder of a region: nobody had a figure in it (A-CON-4). */
export const SKIPPED = -2;

type ConflictStep = Step<AnkhState, ConflictFrame, AnkhFact>;

/** Runs a hook of the table, if it has one, and waits for what it asks; several one after the other. */
function table(
  call: (hooks: TableConflictHooks, state: AnkhState, log: Log, frame: ConflictFrame) => void,
): ConflictStep {
  return { run: (state, frame, log) => runTable(state, frame, log, call) };
}

function runTable(
  state: AnkhState,
  frame: ConflictFrame,
  log: Log,
  call: (hooks: TableConflictHooks, state: AnkhState, log: Log, frame: ConflictFrame) => void,
): Progress {
  const hooks = conflictHooksOf(state);
  const depth = state.frames.length;
  while (frame.hook < hooks.length) {
    call(hooks[frame.hook++] ?? missing(), state, log, frame);
    if (state.outcome !== null) return 'over';
    if (state.frames.length > depth) return 'stay';
  }
  frame.hook = 0;
  return 'next';
}

const takeTieBreaker: ConflictStep = {
  run(state, _frame, log) {
    const team = teamOfSeat(state, state.turn);
    state.tieBreaker = team;
    state.tieBreakerUsed = false;
    log?.push({ type: 'conflict-began', rule: 'A-CON-1', number: conflictNumber(state.event), team });
    return 'next';
  },
};

/** Powers first, then whatever guardians destroy, all at the same time (A-CON-2, A-SCORP-5). */
const startEffects: ConflictStep = {
  run(state, _frame, log) {
    actAll(state, 'atConflictStart', log);
    const doomed = new Map<number, { readonly by: number; readonly rule: string }>();
    const { figures } = state;
    for (let space = 0; space < figures.length; space++) {
      const figure = figures[space] ?? missing();
      const guardian = figure === 0 ? undefined : guardianOfKind(kindOf(figure));
      if (guardian?.conflict?.destroys === undefined) continue;
      const rule = guardian.conflict.destroysBy ?? guardian.rule;
      for (const target of guardian.conflict.destroys(state, space, figure))
        if (!doomed.has(target)) doomed.set(target, { by: space, rule });
    }
    for (const [target, { by, rule }] of doomed) destroy(state, target, rule, log, spaceName(by));
    return 'next';
  },
};

function actAll(state: AnkhState, moment: 'atConflictStart' | 'atConflictEnd', log: Log): void {
  for (const team of [...state.ladder])
    for (const handler of momentOf(state, moment).handlers)
      if (concerns(state, handler, team)) handler.hook(state, team, log);
}

const chooseFirstRegion: ConflictStep = {
  run(state, frame) {
    frame.first = firstRegionOf(state);
    frame.region = frame.first;
    return 'next';
  },
};

function firstRegionOf(state: AnkhState): number {
  let first = -1;
  for (const { firstRegion } of conflictHooksOf(state))
    if (firstRegion !== undefined) first = firstRegion(state);
  return first;
}

/** The regions in the order in which the Conflict under way, or the next one, still comes to them. */
export function regionsToCome(state: AnkhState): number[] {
  const underWay = state.frames.find((frame): frame is ConflictFrame => frame.procedure === 'conflict');
  const isRegionReached = underWay !== undefined && underWay.at >= REACH_REGION;
  const first = isRegionReached ? underWay.first : firstRegionOf(state);
  const place = { first, reached: isRegionReached ? underWay.reached : 0 };
  const regions = isRegionReached ? [] : [first].filter((region) => region >= 0);
  for (let region = nextRegion(state, place); region >= 0; region = nextRegion(state, place))
    regions.push(region);
  return regions;
}

/** One region after the other; what happens in it is judged when its turn comes (A-CON-3, A-CON-4). */
const reachRegion: ConflictStep = {
  run(state, frame, log) {
    if (frame.region < 0) frame.region = nextRegion(state, frame);
    if (frame.region < 0) {
      frame.at = AFTER_REGIONS;
      return 'stay';
    }
    return resolve(state, frame, groundOf(state), log);
  },
};

/** The region with the lowest conflict token not yet reached, or -1. */
function nextRegion(
  { conflict }: AnkhState,
  frame: Pick<ConflictFrame, 'first'> & { reached: number },
): number {
  let next = -1;
  let lowest = Number.POSITIVE_INFINITY;
  for (let region = 0; region < conflict.length; region++) {
    const token = conflict[region] ?? missing();
    if (token <= frame.reached || token >= lowest || region === frame.first) continue;
    next = region;
    lowest = token;
  }
  if (next >= 0) frame.reached = lowest;
  return next;
}

function resolve(state: AnkhState, frame: ConflictFrame, ground: Ground, log: Log): Progress {
  const { region } = frame;
  const present = teamsIn(state, ground, region);
  const alone = (present & (present - 1)) === 0;
  log?.push({
    type: 'region-reached',
    rule: 'A-CON-4',
    region: regionName(ground, region),
    number: state.conflict[region] ?? missing(),
    status: present === 0 ? 'empty' : alone ? 'dominated' : 'battle',
    teams: bitsOf(present),
  });
  frame.holder = -1;
  if (!alone) {
    state.battle = startBattle(region, present, state.teams.length);
    enter<BattleFrame>(state, { procedure: 'battle', at: 0, acting: false });
  } else if (present !== 0) {
    frame.holder = 31 - Math.clz32(present);
    if (dominate(state, region, frame.holder, log)) return 'over';
    if (dyingTeams(state, frame.holder, 0) !== 0) enterDeaths(state, region, frame.holder);
  }
  return 'next';
}

/** The kill list is one of a battle, so there is one, with a single side and no steps but its losses. */
function enterDeaths(state: AnkhState, region: number, holder: number): void {
  state.battle = startBattle(region, 1 << holder, state.teams.length);
  state.battle.winner = holder;
  enter<BattleFrame>(state, { procedure: 'deaths', at: 0, acting: false });
}

const closeRegion: ConflictStep = {
  run(state, frame, log) {
    // Nothing was asked yet after the region, and it saw neither battle nor domination.
    const isSkipped = state.battle === null && frame.holder < 0 && frame.hook === 0;
    if (state.battle !== null) {
      frame.holder = state.battle.winner;
      state.battle = null;
    }
    const progress = runTable(state, frame, log, ({ afterRegion }) =>
      afterRegion?.(state, frame.region, isSkipped ? SKIPPED : frame.holder, log),
    );
    if (progress !== 'next') return progress;
    frame.region = -1;
    frame.at = REACH_REGION;
    return 'stay';
  },
};

const returnTokens: ConflictStep = {
  run(state, _frame, log) {
    state.tieBreaker = -1;
    state.tieBreakerUsed = false;
    actAll(state, 'atConflictEnd', log);
    log?.push({ type: 'conflict-ended', rule: 'A-CON-5', number: conflictNumber(state.event) });
    return 'next';
  },
};

const REACH_REGION = 4;
const AFTER_REGIONS = 6;

/** A Conflict event in the steps of S-TIME-1. */
export const conflict = procedure<AnkhState, ConflictFrame, AnkhFact>(
  /* 1 */ takeTieBreaker,
  /* 2 */ table(({ beforeConflict }, state, log) => beforeConflict?.(state, log)),
  /* 3 */ startEffects,
  /* 4 */ chooseFirstRegion,
  /*   */ reachRegion,
  /*   */ closeRegion,
  /* 5 */ table(({ atConflictEnd }, state, log) => atConflictEnd?.(state, log)),
  /* 6 */ returnTokens,
  /* 7 */ { run: afterConflict },
  /*   */ table(({ afterMerges }, state, log) => {
    if (eventSpace(state.event).after === 'merge') afterMerges?.(state, log);
  }),
  /* 8 */ table(({ afterConflict: effect }, state, log) => effect?.(state, log)),
);
