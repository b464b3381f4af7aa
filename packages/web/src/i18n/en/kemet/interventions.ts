/** Everything said of the interventions. */
export default {
  'card.war-rage': 'War Rage',
  'card.war-rage.text': '+1 strength in this battle.',

  'card.war-fury': 'War Fury',
  'card.war-fury.text': '+2 strength in this battle.',

  'card.bloody-battle': 'Bloody Battle',
  'card.bloody-battle.text': '+1 damage in this battle.',

  'card.bloodbath': 'Bloodbath',
  'card.bloodbath.text': '+2 damage in this battle.',

  'card.bronze-wall': 'Bronze Wall',
  'card.bronze-wall.text': '+1 protection in this battle.',

  'card.iron-wall': 'Iron Wall',
  'card.iron-wall.text': '+2 protection in this battle.',

  'card.raining-fire': 'Raining Fire',
  'card.raining-fire.text': 'Destroy 1 enemy unit anywhere on the board.',

  'card.prayer': 'Prayer',
  'card.prayer.text': 'Gain 2 prayer points.',

  'card.enlistment': 'Enlistment',
  'card.enlistment.text':
    'Add up to 2 units from your reserve, either to your city or to one troop outside it.',

  'card.mana-theft': 'Mana Theft',
  'card.mana-theft.text': 'Every opponent loses 1 prayer point; you gain 1.',

  'card.teleportation': 'Teleportation',
  'card.teleportation.text':
    'During your Move: your next step may be a teleport from any sector to an obelisk.',

  'card.open-gates': 'Open Gates',
  'card.open-gates.text': 'During your Move: walls don’t stop you.',

  'card.veto': 'Veto',
  'card.veto.text': 'On another player’s turn: cancel an intervention that was just played.',

  'card.escape': 'Escape',
  'card.escape.text':
    'When you’re attacked, move your troop to an empty adjacent sector. There is no battle.',

  'ask.fire-target': 'Raining Fire: which troop loses a unit?',
  'ask.enlistment': 'Enlistment: place a unit',
  'ask.escape': 'You’re under attack in {sector}',
  'ask.escape.detail': 'Every defender is asked, so this reveals nothing',
  'ask.escape-sector': 'Escape to which sector?',
  'ask.veto': '{name} plays {card}. Veto?',
  'ask.veto.detail': 'Everyone is asked, so this reveals nothing',
  'option.card-teleport': 'Teleportation card',
  'option.escape': 'Play Escape',
  'option.escape.detail': 'No battle; you lose the sector',
  'option.veto': 'Play Veto',
  'log.units-lost.raining-fire':
    'Raining Fire costs {who} {units, plural, one {# unit} other {# units}} in {sector}.',
  'log.escaped': '{who} escapes with {units, plural, one {# unit} other {# units}}: {from} → {into}.',
  'log.veto-answered': '{who} plays Veto.',
  'log.no-battle.escape': 'No battle: {defender} escaped.',
  'stage.verdict.escape': '{name} escapes. No battle.',
  'stage.fate.escaped': 'escapes to {sector}',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/21-interventions': `
# Divine interventions {#interventions rules="K-DI-1..9"}

Divine intervention cards are surprises. You hold them in secret, pay the price and play them at their time. Playing one is never an action. There are 14 kinds.

**In battle**, hidden with your battle card:

| Card | Price | Effect |
| --- | --- | --- |
| War Rage | 0 | +1 strength in this battle |
| War Fury | 1 | +2 strength in this battle |
| Bloody Battle | 0 | +1 damage in this battle |
| Bloodbath | 1 | +2 damage in this battle |
| Bronze Wall | 0 | +1 protection in this battle |
| Iron Wall | 1 | +2 protection in this battle |

**On your turn**, at a quiet moment:

| Card | Price | Effect |
| --- | --- | --- |
| Raining Fire | 1 | Destroy 1 enemy unit anywhere. It gives no points |
| Prayer | 0 | Gain 2 prayer points. The tile Priest adds nothing |
| Enlistment | 0 | Add up to 2 free units from your reserve, to your city or to one troop outside it |
| Mana Theft | 0 | Every opponent loses 1 prayer point, if they have one. You gain 1 in all |

**During your Move:**

| Card | Price | Effect |
| --- | --- | --- |
| Teleportation | 1 | Your next step may be a free teleport from where your troop stands |
| Open Gates | 1 | Walls don’t stop this troop until the Move ends |

**On another player’s turn:**

| Card | Price | Effect |
| --- | --- | --- |
| Veto | 0 | Cancel an intervention that was just played |
| Escape | 0 | You’re attacked: move your troop to an empty sector next to it. No battle |

You may play a card even if it will have no effect. The card is used up all the same. If Enlistment places units in your own district with an enemy, they attack.

Used cards go face down to the discard pile.

## Veto {#interventions-veto rules="K-INT-1..9 K-RUL-36"}

When somebody plays an intervention outside a battle’s card step, the others can cancel it with Veto. The active player never can, and nobody vetoes their own card. A cancelled card is discarded and stays paid for. A Veto can be vetoed too: then the first card works after all.

![Nour is about to play Raining Fire. Both opponents hold a Veto.](figure:kemet/veto)

**Example.** Nour plays Raining Fire for 1 prayer point. Meryt plays Veto, and no unit is lost. But if Teti vetoes that Veto, Raining Fire works.

Everyone who could play Veto is asked, whether they hold one or not. You see only what was played, never who passed. If 2 players answer with Veto, only the first after the active player uses the card.

## How many of each {#interventions-copies unofficial rules="K-RUL-2"}

The deck has 35 cards. There are 3 of each kind, but only 2 of Prayer, Mana Theft and Veto, and 1 of Open Gates and Escape. The total is certain. How it is split is our best guess.
`,
  'aids/05-kemet-things.2': `
| Intervention | Price | Effect |
| --- | --- | --- |
| War Rage, War Fury | 0, 1 | Battle: +1, +2 strength |
| Bloody Battle, Bloodbath | 0, 1 | Battle: +1, +2 damage |
| Bronze Wall, Iron Wall | 0, 1 | Battle: +1, +2 protection |
| Raining Fire | 1 | Your turn: destroy 1 enemy unit |
| Prayer | 0 | Your turn: gain 2 prayer points |
| Enlistment | 0 | Your turn: up to 2 free units |
| Mana Theft | 0 | Your turn: opponents lose 1 prayer point, you gain 1 |
| Teleportation | 1 | Your Move: teleport from anywhere |
| Open Gates | 1 | Your Move: no walls |
| Veto | 0 | Others’ turn: cancel a card |
| Escape | 0 | Attacked: leave, no battle |
`,
  'rules/kemet': `
- K-DI-1 (kemet/interventions): An intervention is shown and paid for, and others may answer with Veto. Then it takes effect and is discarded. A cancelled card stays paid for.
- K-DI-2 (kemet/interventions): You may play an intervention whenever it’s the right time and you can pay. You may play it even if it has no effect.
- K-DI-3 (kemet/interventions): Raining Fire destroys 1 enemy unit in a sector you choose. It gives no points, and a creature left alone leaves the sector.
- K-DI-4 (kemet/interventions): The card Prayer gives exactly 2 prayer points. The tile Priest adds nothing.
- K-DI-5 (kemet/interventions): Enlistment adds up to 2 free units, either to districts of your city or both to one troop outside it. In your own district with an enemy, they attack.
- K-DI-6 (kemet/interventions): With Mana Theft, each opponent loses 1 prayer point if they have one. You gain 1 in all.
- K-DI-7 (kemet/interventions): You may play Teleportation during your Move, once you’ve chosen the troop. The free teleport must be your next step, or it is lost.
- K-DI-8 (kemet/interventions): You may play Open Gates at any time during your Move. Walls don’t stop the troop until the Move ends.
`,
};
