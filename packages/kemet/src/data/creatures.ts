/** The creatures: what each does for the troop in its sector (K-CREA-7). The order gives them their numbers in the state. */
export const ALL_CREATURES = [
  { id: 'royal-scarab', range: 2, strength: 2, damage: 0, protection: 0 },
  { id: 'giant-scorpion', range: 1, strength: 2, damage: 2, protection: 0 },
  // Its troop ignores walls on each step made with it (K-MOVE-14).
  { id: 'phoenix', range: 1, strength: 2, damage: 0, protection: 0, ignoresWalls: true },
  { id: 'ancestral-elephant', range: 1, strength: 1, damage: 0, protection: 1 },
  // In its battles the other creature counts for nothing (K-BATTLE-14).
  { id: 'deep-desert-snake', range: 1, strength: 0, damage: 0, protection: 0, silencesCreatures: true },
  // Its point belongs to the tile.
  { id: 'sphinx', range: 0, strength: 2, damage: 0, protection: 0 },
  // Its extra card belongs to the tile.
  { id: 'mummy', range: 1, strength: 2, damage: 0, protection: 0 },
] as const;

export type CreatureId = (typeof ALL_CREATURES)[number]['id'];
