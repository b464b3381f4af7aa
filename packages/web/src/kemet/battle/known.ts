import { battleValue, type KemetFact, type KemetState, sideOf, type Value } from '@ennead/kemet/tables';
import type { Seat } from '@ennead/kernel';
import type { Sum } from './script.ts';

/** What is known of a side so far: units, tiles, creature, and the cards that the viewer has seen. */
export function knownSums(view: KemetState, seat: Seat): Readonly<Record<Value, Sum>> | null {
  const { battle } = view;
  if (battle === null) return null;
  const side = sideOf(battle, seat);
  const sum = (value: Value): Sum => {
    const log: KemetFact[] = [];
    const total = battleValue(view, battle, side, value, log);
    const [fact] = log;
    return { total, terms: fact?.type === 'battle-value' ? fact.terms : [] };
  };
  return { strength: sum('strength'), damage: sum('damage'), protection: sum('protection') };
}
