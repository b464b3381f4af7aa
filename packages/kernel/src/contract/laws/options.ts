import { draw } from '../../chance.ts';
import type { Decision, Option } from '../../game.ts';
import { hash } from '../../hash.ts';
import { firstNotPlain } from '../plain.ts';
import { describe, type Findings, type Law, type Moment, type Trial, viewersOf, walk } from '../trial.ts';

/** No moment tries more options than this; which ones, chance says. */
const TRIES = 24;

/** Decisions are well formed, their options distinct and never empty, and every one of them can be taken. */
export const options: Law = {
  name: 'options are distinct, never empty, and each can be taken',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      for (const sentence of faults(moment.match.open, trial)) found.add(`step ${moment.step}: ${sentence}`);
      if (!moment.sampled || found.full) return;
      lookingChangesNothing(trial, moment, found);
      takeEach(trial, moment, found);
    });
  },
};

function faults(open: readonly Decision[], { setup }: Trial): string[] {
  const sentences: string[] = [];
  const offered = new Map<number, Set<Option>>();
  for (const { seat, kind, options, secret, among, about } of open) {
    if (!Number.isInteger(seat) || seat < 0 || seat >= setup.players) sentences.push(`seat ${seat} is asked`);
    if (typeof kind !== 'string' || kind === '') sentences.push(`a decision of seat ${seat} has no kind`);
    if (options.length === 0) sentences.push(`${kind} offers seat ${seat} nothing`);
    if (secret === '') sentences.push(`the secret window of ${kind} has no name`);
    if (among !== undefined && !among.includes(seat))
      sentences.push(`seat ${seat} is not among those asked ${kind}`);
    const odd = firstNotPlain(about, 'about');
    if (odd !== null) sentences.push(`${kind}: ${odd}`);
    const before = offered.get(seat) ?? new Set<Option>();
    offered.set(seat, before);
    for (const option of options) {
      if (typeof option !== 'string' && !Number.isFinite(option))
        sentences.push(`${kind} offers ${String(option)}, which is neither text nor number`);
      if (before.has(option)) sentences.push(`${kind} offers seat ${seat} ${JSON.stringify(option)} twice`);
      before.add(option);
    }
  }
  return sentences;
}

function lookingChangesNothing(trial: Trial, { match, step }: Moment, found: Findings): void {
  const { game } = trial;
  const { state } = match;
  const before = hash(state);
  const same = hash(game.decisions(state)) === hash(match.open);
  if (!same) found.add(`step ${step}: asked twice, the decisions differ`);
  game.outcome(state);
  game.check(state);
  game.clone(state);
  for (const viewer of viewersOf(trial)) game.view(state, viewer);
  if (hash(state) !== before) found.add(`step ${step}: looking at the state changed it`);
}

function takeEach({ game }: Trial, { match, step, chance }: Moment, found: Findings): void {
  const all = match.open.flatMap((decision) => decision.options.map((option) => ({ decision, option })));
  while (all.length > TRIES) all.splice(draw(chance, all.length), 1);
  for (const { decision, option } of all) {
    const state = game.clone(match.state);
    const name = `step ${step}, ${describe(decision, option)}`;
    try {
      game.apply(state, decision.seat, option, null);
      for (const broken of game.check(state)) found.add(`${name}: ${broken}`);
      if (game.decisions(state).length === 0 && game.outcome(state) === null)
        found.add(`${name}: a dead end`);
    } catch (error) {
      found.add(`${name} cannot be taken: ${error instanceof Error ? error.message : String(error)}`);
    }
    if (found.full) return;
  }
}
