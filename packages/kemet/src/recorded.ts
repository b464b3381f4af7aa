import { add } from '@ennead/kernel';
import { INTERVENTION_KINDS } from './pieces.ts';
import type { KemetState } from './state.ts';
import { woundPair, woundsOf } from './tiles/divine-wound.ts';

/** Tiles whose pieces lay in the common state when records began to carry a hash. */
const ONCE_COMMON: readonly string[] = ['vision', 'divine-wound'];

/**
 * What the hash of a record covers: the state in the shape it had when the first records were made, so that they
 * verify for ever. What later tiles keep is added under `own`.
 */
export function recorded(state: KemetState): object {
  const { own, battle, ...common } = state;
  const later = Object.entries(own).filter(([kind]) => !ONCE_COMMON.includes(kind));
  return {
    ...common,
    vision: own.vision?.cards ?? null,
    wounds: woundCounts(state),
    battle: battle && recordedBattle(battle),
    ...(later.length > 0 && { own: Object.fromEntries(later) }),
  };
}

function recordedBattle({ extra, ...battle }: NonNullable<KemetState['battle']>): object {
  const later = extra.filter(({ source }) => source !== 'wound');
  return { ...battle, wound: woundPair({ extra, ...battle }), ...(later.length > 0 && { extra: later }) };
}

/** Fourteen counts for each seat. */
function woundCounts(state: KemetState): number[] {
  const counts = new Array<number>(state.setup.players * INTERVENTION_KINDS).fill(0);
  for (let seat = 0; seat < state.setup.players; seat++)
    for (const card of woundsOf(state, seat) ?? [])
      if (card >= 0) add(counts, seat * INTERVENTION_KINDS + card, 1);
  return counts;
}
