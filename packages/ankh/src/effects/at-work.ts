import type { AnkhFact } from '../facts.ts';
import { type Effect, effect } from './effect.ts';

interface Thing {
  readonly name: string;
  /** Its first rule. */
  readonly rule: string;
}

const groupOf = (rule: string) => rule.slice(0, rule.lastIndexOf('-'));

/** Each of the things does something: a fact names it, or a rule of its own. Nothing that is added is forgotten. */
export function atWork(things: readonly Thing[]): Effect[] {
  const groups = Map.groupBy(things, ({ rule }) => groupOf(rule));
  return things.map(({ name, rule }) => {
    const isOwn = groups.get(groupOf(rule))?.length === 1;
    const isItsRule = (cited: string) => (isOwn ? groupOf(cited) === groupOf(rule) : cited === rule);
    return effect(`${name} is at work`, rule, (fact) => isItsRule(fact.rule) || names(fact, name));
  });
}

function names(fact: AnkhFact, name: string): boolean {
  const told: { readonly [field: string]: unknown } = { ...fact };
  const lists = [told.terms, told.added].flatMap((list) => (Array.isArray(list) ? list : []));
  return (
    told.source === name ||
    told.by === name ||
    told[name] === true ||
    lists.some(({ source }) => source === name)
  );
}
