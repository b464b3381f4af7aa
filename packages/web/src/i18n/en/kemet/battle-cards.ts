/** Everything said of the battle cards. */
export default {
  'battle-card.cavalry-blitz': 'Cavalry Blitz',

  'battle-card.fervent-purge': 'Fervent Purge',

  'battle-card.shield-push': 'Shield Push',

  'battle-card.phalanx-defense': 'Phalanx Defense',

  'battle-card.mixed-tactics': 'Mixed Tactics',

  'battle-card.chariot-raid': 'Chariot Raid',

  'battle-card.text': 'Strength {strength}, damage {damage}, protection {protection}.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/17-battle-cards': `
# Battle cards {#battle-cards rules="K-RUL-1 K-RUL-60 K-RUL-61"}

Everyone has the same 6 cards.

| Card | Strength | Damage | Protection |
| --- | --- | --- | --- |
| Cavalry Blitz | 4 | 1 | 0 |
| Fervent Purge | 3 | 2 | 0 |
| Shield Push | 3 | 0 | 1 |
| Phalanx Defense | 2 | 0 | 2 |
| Mixed Tactics | 2 | 2 | 1 |
| Chariot Raid | 1 | 3 | 0 |

Each battle uses 2: one you play, one you discard. So your cards last for 3 battles. When all 6 are used, you take them back at once, at the end of that battle.

Cards that were played are known to all. The discarded one stays secret, unless your table shows discards. After your second battle, your enemy may well guess what’s left.

Two special cards come with tiles:

| Card | Strength | Damage | Protection |
| --- | --- | --- | --- |
| Offensive Strategy | 3 | 3 | 0 |
| Defensive Strategy | 3 | 0 | 3 |

When you buy such a tile, you take all your used cards back. Then you remove one basic card from the game, and the special card takes its place. You still have 6.

> Tip: Your cards come back after 3 battles. Keep a strong one for the battle you must win.
`,
  'aids/05-kemet-things.3': `
| Battle card | Strength | Damage | Protection |
| --- | --- | --- | --- |
| Cavalry Blitz | 4 | 1 | 0 |
| Fervent Purge | 3 | 2 | 0 |
| Shield Push | 3 | 0 | 1 |
| Phalanx Defense | 2 | 0 | 2 |
| Mixed Tactics | 2 | 2 | 1 |
| Chariot Raid | 1 | 3 | 0 |
| Offensive Strategy | 3 | 3 | 0 |
| Defensive Strategy | 3 | 0 | 3 |
`,
};
