import { setImmediate as turn } from 'node:timers/promises';
import {
  type BaseState,
  decisionsFor,
  type Fact,
  factsFor,
  storyLog,
  type Viewer,
  waitingFor,
} from '@ennead/kernel';
import type { LogEntry, Replay } from '@ennead/wire';
import type { Play } from '../play/play.ts';
import { tell, type Untold } from '../play/tell.ts';
import { remember, standingSteps, stateAfter } from './past.ts';

/** Others get their turn after so many moves. */
const AT_ONCE = 32;

/** Everything a viewer has seen happen and that still stands, from a moment on. What happens meanwhile is left out. */
export async function historyFor(play: Play, viewer: Viewer, from: number): Promise<LogEntry[]> {
  const { game, match, steps } = play;
  const standing = standingSteps(play);
  const startFacts: Fact[] = [];
  const state = game.start(match.setup, match.seed, startFacts);
  const entries: LogEntry[] = [];
  const untold: Untold[] = [];
  let moment = 0;
  const add = (by: number | null, at: number, facts: readonly Fact[]) => {
    if (moment >= from) entries.push({ moment, by, at, facts: [...facts] });
  };
  add(null, steps.all[0]?.at ?? 0, factsFor(startFacts, viewer));
  for (const [index, step] of standing.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const facts: Fact[] = [];
    game.apply(state, step.seat, step.option, facts);
    const telling = tell(untold, step, facts);
    if (telling.only === null) moment += 1;
    if (telling.only === null || telling.only === viewer) add(telling.by, telling.at, telling.facts(viewer));
  }
  return entries;
}

/** The position at a moment, as a viewer may see it, with what led to it. */
export async function positionFor(play: Play, viewer: Viewer, moment: number): Promise<Replay> {
  const { game, steps, table } = play;
  const of = steps.moments.length - 1;
  const keep = steps.moments[moment] as number;
  const before = moment === 0 ? 0 : (steps.moments[moment - 1] as number);
  const top = steps.standing[keep - 1] ?? -1;
  const moves = standingSteps(play, keep);
  const state = await stateAfter(play, moves.slice(0, before));
  const viewBefore = game.view(state, viewer);
  const untold: Untold[] = [];
  let last = null;
  for (const step of moves.slice(before)) {
    const { log, stops } = storyLog<BaseState, Fact>(game, state);
    game.apply(state, step.seat, step.option, log);
    last = tell(untold, step, [...log], stops);
  }
  remember(play, keep, top, state);
  const open = game.decisions(state);
  return {
    table,
    seat: viewer,
    moment,
    of,
    by: last?.by ?? null,
    at: last?.at ?? null,
    facts: last === null ? [] : [...last.facts(viewer)],
    stops: last === null ? [] : [...last.stops(game, viewer, viewBefore)],
    view: game.view(state, viewer) as unknown as Record<string, unknown>,
    decisions: decisionsFor(open, viewer).map(
      (decision) => ({ ...decision, options: [...decision.options] }) as Replay['decisions'][number],
    ),
    waiting: waitingFor(open),
    outcome: open.length === 0 ? (game.outcome(state) as Replay['outcome']) : null,
  };
}
