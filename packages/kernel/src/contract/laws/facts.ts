import type { Fact } from '../../game.ts';
import { hash } from '../../hash.ts';
import { firstNotPlain } from '../plain.ts';
import { type Law, type Trial, walk } from '../trial.ts';

/** Every fact has a type and a rule, names real seats, is plain data, and never changes afterwards. */
export const facts: Law = {
  name: 'facts name their type and rule and stay as they were',
  watch(trial, found) {
    const kept: { readonly fact: Fact; readonly hash: string; readonly step: number }[] = [];
    walk(trial, found, ({ facts, step }) => {
      for (const fact of facts) {
        const sentence = fault(fact, trial);
        if (sentence === null) kept.push({ fact, hash: hash(fact), step });
        else found.add(`step ${step}: ${sentence}`);
      }
    });
    const changed = kept.find(({ fact, hash: before }) => hash(fact) !== before);
    if (changed !== undefined)
      found.add(`step ${changed.step}: ${changed.fact.type} changed after it was logged`);
  },
};

function fault(fact: Fact, { setup }: Trial): string | null {
  const odd = firstNotPlain(fact, 'the fact');
  if (odd !== null) return odd;
  const { type, rule, to } = fact;
  if (typeof type !== 'string' || type === '') return `a fact has no type: ${JSON.stringify(fact)}`;
  if (typeof rule !== 'string' || rule === '') return `${type} names no rule`;
  if (to === undefined) return null;
  const seated = to.every((seat) => Number.isInteger(seat) && seat >= 0 && seat < setup.players);
  return seated && new Set(to).size === to.length ? null : `${type} is told to ${JSON.stringify(to)}`;
}
