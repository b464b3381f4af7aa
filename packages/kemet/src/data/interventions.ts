/**
 * The 35 divine interventions (K-COMP-2, section 15). The split into copies is a reconstruction (K-RUL-2).
 * Cards of a battle add to its values; what the others do has a file of its own.
 */
export const INTERVENTIONS = [
  { id: 'war-rage', name: 'War Rage', cost: 0, copies: 3, timing: 'battle', strength: 1 },
  { id: 'war-fury', name: 'War Fury', cost: 1, copies: 3, timing: 'battle', strength: 2 },
  { id: 'bloody-battle', name: 'Bloody Battle', cost: 0, copies: 3, timing: 'battle', damage: 1 },
  { id: 'bloodbath', name: 'Bloodbath', cost: 1, copies: 3, timing: 'battle', damage: 2 },
  { id: 'bronze-wall', name: 'Bronze Wall', cost: 0, copies: 3, timing: 'battle', protection: 1 },
  { id: 'iron-wall', name: 'Iron Wall', cost: 1, copies: 3, timing: 'battle', protection: 2 },
  { id: 'raining-fire', name: 'Raining Fire', cost: 1, copies: 3, timing: 'own-turn' },
  { id: 'prayer', name: 'Prayer', cost: 0, copies: 2, timing: 'own-turn' },
  { id: 'enlistment', name: 'Enlistment', cost: 0, copies: 3, timing: 'own-turn' },
  { id: 'mana-theft', name: 'Mana Theft', cost: 0, copies: 2, timing: 'own-turn' },
  { id: 'teleportation', name: 'Teleportation', cost: 1, copies: 3, timing: 'own-move' },
  { id: 'open-gates', name: 'Open Gates', cost: 1, copies: 1, timing: 'own-move' },
  { id: 'veto', name: 'Veto', cost: 0, copies: 2, timing: 'reaction' },
  { id: 'escape', name: 'Escape', cost: 0, copies: 1, timing: 'reaction' },
] as const;

export type InterventionId = (typeof INTERVENTIONS)[number]['id'];

/** A card added to a battle in window 5. */
interface BattleIntervention {
  readonly id: InterventionId;
  readonly strength?: number;
  readonly damage?: number;
  readonly protection?: number;
}

/** By number of the card: those of battles come first. */
export const BATTLE_INTERVENTIONS: readonly BattleIntervention[] = INTERVENTIONS.filter(
  ({ timing }) => timing === 'battle',
);
