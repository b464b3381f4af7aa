import { missing, type Seat, stateAt, waitingFor } from '@ennead/kernel';
import { afterStep, afterUndo, type TurnEnd } from './clock.ts';
import { timeRun } from './pauses.ts';
import type { Play } from './play.ts';
import type { Step } from './steps.ts';

/** What is left to each seat after a row of the log: as it is, and as everybody else is shown it. */
export interface Clocks {
  readonly left: readonly number[];
  readonly shown: readonly number[];
}

/**
 * The clocks after a move that was just taken. A seat is charged for as long as it is asked. Everybody else is shown as
 * much as they can count for themselves: each seat that was waited for is charged until the step that all of them see.
 */
export function clocksAfterMove(
  { match, clock, clockRules, shown }: Play,
  { at, isSecret, isHidden }: { at: number; isSecret: boolean; isHidden: boolean },
): Clocks | null {
  if (clock === null || shown.clock === null) return null;
  if (isHidden) return { left: afterStep(clockRules, clock, at, []), shown: shown.clock.left };
  const ended = turnsEnding(shown.waiting, waitingFor(match.open), isSecret);
  return {
    left: afterStep(clockRules, clock, at, ended),
    shown: afterStep(clockRules, shown.clock, at, ended),
  };
}

/** When several have answered in secret, the turn of each of them is over, whoever answered last and is asked next. */
function turnsEnding(before: readonly Seat[], after: readonly Seat[], isSecret: boolean): readonly Seat[] {
  return isSecret && before.length > 1 ? before : before.filter((seat) => !after.includes(seat));
}

/** The clocks after the game went back to where `keep` moves stood. */
export function clocksAfterUndo(play: Play, keep: number, at: number): Clocks | null {
  const { clock, clockRules, shown } = play;
  if (clock === null || shown.clock === null) return null;
  const undone = turnsUndone(play, keep);
  return {
    left: afterUndo(clockRules, clock, undone.left, at),
    shown: afterUndo(clockRules, shown.clock, undone.shown, at),
  };
}

/** The turns that ended since that many moves stood. */
function turnsUndone(
  { game, match, steps, startClock, pauses }: Play,
  keep: number,
): { left: TurnEnd[]; shown: TurnEnd[] } {
  const ends: { left: TurnEnd[]; shown: TurnEnd[] } = { left: [], shown: [] };
  const from = steps.moments.findLast((moves) => moves <= keep) ?? missing();
  const state = stateAt(match, from);
  let open = game.decisions(state);
  let waiting = waitingFor(open);
  for (const index of steps.standing.slice(from)) {
    const step = steps.all[index] ?? missing();
    const asked = open;
    game.apply(state, step.seat, step.option, null);
    open = game.decisions(state);
    // Whatever was seen since that moment is undone.
    if (step.hidden) continue;
    const last = steps.all[index - 1];
    const lastSeen = steps.all.slice(0, index).findLast(({ hidden }) => !hidden);
    const next = waitingFor(open);
    for (const seat of turnsEnding(waiting, next, step.secret !== null)) {
      const had = (before: Step | undefined, kind: keyof Clocks, runs: boolean): TurnEnd => {
        const left = (before?.clock?.[kind] ?? startClock?.left)?.[seat] ?? 0;
        const since = before?.at ?? startClock?.at ?? step.at;
        return { seat, left: runs ? left - timeRun(pauses, seat, since, step.at) : left };
      };
      ends.left.push(
        had(
          last,
          'left',
          asked.some((decision) => decision.seat === seat),
        ),
      );
      ends.shown.push(had(lastSeen, 'shown', true));
    }
    waiting = next;
  }
  return ends;
}
