import type { Option, Seat, Viewer } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { Clocks } from './clocks.ts';

/** A row of a table's log: a decision or a going back (then `option` says how many moves stay). */
export interface Written {
  readonly kind: 'move' | 'undo';
  readonly seat: Seat;
  readonly option: Option;
  readonly secret: string | null;
  /** Set while its secret window is open: nobody but its seat may know that it happened. */
  readonly hidden: boolean;
  readonly revealed: boolean;
  readonly at: number;
  readonly clock: Clocks | null;
}

/** A row and where it leads. */
export interface Step extends Written {
  /** How many moves stand after it, and which step brought the last of them (-1: none). */
  readonly keep: number;
  readonly top: number;
}

/** Every step so far, and which of them stand. */
export interface Steps {
  readonly all: Step[];
  /** For every standing move the index of its step. */
  readonly standing: number[];
  /** moments[m] is how many moves stand at moment m: what everybody may count, without what was taken back. */
  readonly moments: number[];
  /** Steps that everybody saw, and further ones that only their own seat saw. */
  seen: number;
  readonly own: number[];
}

export function noSteps(players: number): Steps {
  return { all: [], standing: [], moments: [0], seen: 0, own: new Array<number>(players).fill(0) };
}

export function isSeenBy(step: Step, viewer: Viewer): boolean {
  return !step.hidden || step.seat === viewer;
}

/** The number of a viewer's stream: how many steps they have seen. */
export function numberOf(steps: Steps, viewer: Viewer): number {
  return steps.seen + (viewer === null ? 0 : (steps.own[viewer] ?? 0));
}

export function momentOf(steps: Steps): number {
  return steps.moments.length - 1;
}

/** Adds a row to the steps and returns what became of it. */
export function addStep(steps: Steps, row: Written): Step {
  const { all, standing, moments } = steps;
  if (row.kind === 'undo') standing.length = row.option as number;
  else standing.push(all.length);
  const step: Step = { ...row, keep: standing.length, top: standing.at(-1) ?? -1 };
  all.push(step);
  if (step.hidden) steps.own[step.seat] = (steps.own[step.seat] ?? 0) + 1;
  else {
    steps.seen += 1;
    while ((moments.at(-1) as number) > step.keep) moments.pop();
    if (step.kind === 'move') moments.push(step.keep);
  }
  return step;
}

/** The index of the step that a viewer's number counted last; -1 is the start, undefined is a number not yet reached. */
export function stepAt(steps: Steps, viewer: Viewer, number: number): number | undefined {
  let at = numberOf(steps, viewer);
  if (number > at) return undefined;
  if (number === 0) return -1;
  for (let index = steps.all.length - 1; index >= 0; index--) {
    if (!isSeenBy(steps.all[index] ?? missing(), viewer)) continue;
    if (at === number) return index;
    at -= 1;
  }
  return undefined;
}

/** The number a viewer's stream had just after the step of this index. */
export function numberAt(steps: Steps, viewer: Viewer, index: number): number {
  let at = numberOf(steps, viewer);
  for (let i = steps.all.length - 1; i > index; i--) if (isSeenBy(steps.all[i] ?? missing(), viewer)) at -= 1;
  return at;
}

/** How many moves stood after this step, if they all still stand. */
export function standingAt(steps: Steps, index: number): number | undefined {
  if (index < 0) return 0;
  const { keep, top } = steps.all[index] ?? missing();
  return keep === 0 || steps.standing[keep - 1] === top ? keep : undefined;
}
