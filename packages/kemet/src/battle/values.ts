import { missing, type Seat } from '@ennead/kernel';
import { creatureRules } from '../creatures/lookup.ts';
import { BATTLE_CARDS } from '../data/battle-cards.ts';
import { BATTLE_INTERVENTIONS, INTERVENTIONS } from '../data/interventions.ts';
import type { Term, Value } from '../facts.ts';
import type { Log } from '../flow.ts';
import { BATTLE_KINDS, CREATURES } from '../pieces.ts';
import type { Battle, KemetState } from '../state.ts';
import {
  DAMAGE,
  PROTECTION,
  type Sources,
  STRENGTH_WHEN_ATTACKING,
  STRENGTH_WHEN_DEFENDING,
  sum,
  terms,
} from '../tiles/moments.ts';
import { ATTACKER, creatureOn, other, type Side, seatOf, unitsOn } from './sides.ts';

/** The creature that counts for a side: none if the enemy has the Snake (K-BATTLE-14). */
function countingCreature(state: KemetState, battle: Battle, side: Side): number {
  return counting(creatureOn(state, battle, side), creatureOn(state, battle, other(side)));
}

/** Whether a creature counts against that of the enemy, -1 for none. */
export function counting(creature: number, enemy: number): number {
  if (creature === -1) return -1;
  return enemy >= 0 && creatureRules(enemy).silencesCreatures ? -1 : creature;
}

const RULES = { strength: 'K-BATTLE-11', damage: 'K-BATTLE-13', protection: 'K-BATTLE-13' } as const;

function tilesFor(value: Value, side: Side): Sources {
  if (value === 'damage') return DAMAGE;
  if (value === 'protection') return PROTECTION;
  return side === ATTACKER ? STRENGTH_WHEN_ATTACKING : STRENGTH_WHEN_DEFENDING;
}

/** Strength of a troop before cards (K-BATTLE-11). */
export function troopStrength(
  state: KemetState,
  seat: Seat,
  side: Side,
  units: number,
  creature: number,
): number {
  return (
    units +
    sum(state, seat, tilesFor('strength', side)) +
    (creature >= 0 ? creatureRules(creature).strength : 0)
  );
}

/** The same with where it comes from (K-BATTLE-11). */
export function strengthBeforeCards(
  state: KemetState,
  seat: Seat,
  side: Side,
  units: number,
  creature: number,
): Term[] {
  const all: Term[] = [{ source: 'units', value: units }, ...terms(state, seat, tilesFor('strength', side))];
  if (creature >= 0)
    all.push({ source: CREATURES[creature] ?? missing(), value: creatureRules(creature).strength });
  return all.filter(({ value }) => value !== 0);
}

/** Strength, damage or protection of a side: battle card, tiles, creature, interventions; for strength units and what things add. */
export function battleValue(state: KemetState, battle: Battle, side: Side, value: Value, log: Log): number {
  const seat = seatOf(battle, side);
  const tiles = tilesFor(value, side);
  const card = BATTLE_CARDS[battle.card[side] ?? missing()]?.[value] ?? 0;
  const creature = countingCreature(state, battle, side);
  const byCreature = creature >= 0 ? creatureRules(creature)[value] : 0;
  const units = value === 'strength' ? unitsOn(state, battle, side) : 0;
  const extras = value === 'strength' ? battle.extra : [];
  let total = units + card + sum(state, seat, tiles) + byCreature;
  for (const extra of extras) if (extra.side === side) total += extra.strength;
  for (let kind = 0; kind < BATTLE_KINDS; kind++) {
    const added = battle.added[side * BATTLE_KINDS + kind] ?? missing();
    if (added > 0) total += added * (BATTLE_INTERVENTIONS[kind]?.[value] ?? 0);
  }
  if (log === null) return total;

  const because: Term[] = [
    { source: 'units', value: units },
    { source: 'card', value: card },
    ...terms(state, seat, tiles),
    { source: CREATURES[creature] ?? 'creature', value: byCreature },
    ...addedTerms(battle, side, value),
    ...extras
      .filter((extra) => extra.side === side)
      .map(({ source, strength }) => ({ source, value: strength })),
  ];
  log.push({
    type: 'battle-value',
    rule: RULES[value],
    value,
    seat,
    total,
    terms: because.filter((term) => term.value !== 0),
  });
  return total;
}

function addedTerms(battle: Battle, side: Side, value: Value): Term[] {
  return BATTLE_INTERVENTIONS.map((card, kind) => ({
    source: INTERVENTIONS[kind]?.id as string,
    value: (battle.added[side * BATTLE_KINDS + kind] ?? missing()) * (card[value] ?? 0),
  }));
}
