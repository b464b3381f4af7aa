import { decisionsFor, type Fact, factsFor, stateAt, type Viewer, waitingFor } from '@ennead/kernel';
import type { Play } from '../play/play.ts';
import type { Step } from '../play/steps.ts';
import { tell, type Untold } from '../play/tell.ts';
import type { LogEntry, Replay } from '../protocol.ts';

/** Everything a viewer has seen happen and that still stands, from a moment on. */
export function historyFor(play: Play, viewer: Viewer, from: number): LogEntry[] {
  const { game, match, steps } = play;
  const startFacts: Fact[] = [];
  const state = game.start(match.setup, match.seed, startFacts);
  const entries: LogEntry[] = [];
  const untold: Untold[] = [];
  let moment = 0;
  const add = (by: number | null, at: number, facts: readonly Fact[]) => {
    if (moment >= from) entries.push({ moment, by, at, facts: [...facts] });
  };
  add(null, steps.all[0]?.at ?? 0, factsFor(startFacts, viewer));
  for (const index of steps.standing) {
    const step = steps.all[index] as Step;
    const facts: Fact[] = [];
    game.apply(state, step.seat, step.option, facts);
    const telling = tell(untold, step, facts);
    if (telling.only === null) moment += 1;
    if (telling.only === null || telling.only === viewer) add(telling.by, telling.at, telling.facts(viewer));
  }
  return entries;
}

/** The position at a moment, as a viewer may see it, with what led to it. */
export function positionFor(play: Play, viewer: Viewer, moment: number): Replay {
  const { game, match, steps, table } = play;
  const keep = steps.moments[moment] as number;
  const state = stateAt(match, keep);
  const open = game.decisions(state);
  const last = moment === 0 ? null : lastTelling(play, moment);
  return {
    table,
    seat: viewer,
    moment,
    of: steps.moments.length - 1,
    by: last?.by ?? null,
    at: last?.at ?? null,
    facts: last === null ? [] : [...last.facts(viewer)],
    view: game.view(state, viewer) as unknown as Record<string, unknown>,
    decisions: decisionsFor(open, viewer).map(
      (decision) => ({ ...decision, options: [...decision.options] }) as Replay['decisions'][number],
    ),
    waiting: waitingFor(open),
    outcome: open.length === 0 ? (game.outcome(state) as Replay['outcome']) : null,
  };
}

/** What was told at a moment: the steps since the one before. */
function lastTelling({ game, match, steps }: Play, moment: number) {
  const from = steps.moments[moment - 1] as number;
  const to = steps.moments[moment] as number;
  const state = stateAt(match, from);
  const untold: Untold[] = [];
  let telling = null;
  for (const index of steps.standing.slice(from, to)) {
    const step = steps.all[index] as Step;
    const facts: Fact[] = [];
    game.apply(state, step.seat, step.option, facts);
    telling = tell(untold, step, facts);
  }
  return telling;
}
