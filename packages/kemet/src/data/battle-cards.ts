/** Six basic battle cards, then the two special ones that come with the strategy tiles (K-RUL-1). */
export const BATTLE_CARDS = [
  { id: 'cavalry-blitz', name: 'Cavalry Blitz', strength: 4, damage: 1, protection: 0 },
  { id: 'fervent-purge', name: 'Fervent Purge', strength: 3, damage: 2, protection: 0 },
  { id: 'shield-push', name: 'Shield Push', strength: 3, damage: 0, protection: 1 },
  { id: 'phalanx-defense', name: 'Phalanx Defense', strength: 2, damage: 0, protection: 2 },
  { id: 'mixed-tactics', name: 'Mixed Tactics', strength: 2, damage: 2, protection: 1 },
  { id: 'chariot-raid', name: 'Chariot Raid', strength: 1, damage: 3, protection: 0 },
  { id: 'special-offensive', name: 'Offensive Strategy', strength: 3, damage: 3, protection: 0 },
  { id: 'special-defensive', name: 'Defensive Strategy', strength: 3, damage: 0, protection: 3 },
] as const;

export type BattleCardId = (typeof BATTLE_CARDS)[number]['id'];
