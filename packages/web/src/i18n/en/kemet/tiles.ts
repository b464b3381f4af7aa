/** Everything said of the power tiles and their creatures. */
export default {
  'tile.charge': 'Charge!',
  'tile.charge.text': '+1 strength when you attack.',

  'tile.stargate': 'Stargate',
  'tile.stargate.text': 'Your teleports cost 1 prayer point less (not the Teleportation card).',

  'tile.god-speed': 'God Speed',
  'tile.god-speed.text': 'All your troops have +1 range.',

  'tile.carnage': 'Carnage',
  'tile.carnage.text': '+1 damage in all your battles.',

  'tile.offensive-strategy': 'Offensive Strategy',
  'tile.offensive-strategy.text':
    'Take back all your used battle cards. Then replace one of your basic battle cards with the card Offensive Strategy: 3 strength, 3 damage.',

  'tile.open-gates': 'Open Gates',
  'tile.open-gates.text': 'Walls never stop your troops.',

  'tile.teleport': 'Teleport',
  'tile.teleport.text': 'Your troops may also teleport from an obelisk.',

  'tile.royal-scarab': 'Royal Scarab',
  'tile.royal-scarab.text': 'Creature. Its troop has +2 range and +2 strength.',

  'tile.blades-of-neith': 'Blades of Neith',
  'tile.blades-of-neith.text': '+1 strength in all your battles.',

  'tile.divine-wound': 'Divine Wound',
  'tile.divine-wound.text':
    'In battle, after cards are revealed, you may discard any number of interventions from your hand for +1 strength each.',

  'tile.victory-point': 'Victory Point',
  'tile.victory-point.text': '1 permanent point.',

  'tile.giant-scorpion': 'Giant Scorpion',
  'tile.giant-scorpion.text': 'Creature. Its troop has +1 range, +2 strength and +2 damage.',

  'tile.initiative': 'Initiative',
  'tile.initiative.text':
    'When you attack by day, destroy 2 enemy units before the battle. If none are left, there is no battle and no point.',

  'tile.phoenix': 'Phoenix',
  'tile.phoenix.text': 'Creature. Its troop has +1 range, +2 strength and ignores walls.',

  'tile.act-of-god': 'Act of God',
  'tile.act-of-god.text': 'Gain a silver token: one extra action per day, on any empty space.',

  'tile.recruiting-scribe': 'Recruiting Scribe',
  'tile.recruiting-scribe.text': 'In each Recruit action, 2 units are free.',

  'tile.defense': 'Defense!',
  'tile.defense.text': '+1 strength when you defend.',

  'tile.legion': 'Legion',
  'tile.legion.text': 'Your troops may hold 7 units instead of 5.',

  'tile.ancestral-elephant': 'Ancestral Elephant',
  'tile.ancestral-elephant.text': 'Creature. Its troop has +1 range, +1 strength and +1 protection.',

  'tile.defensive-strategy': 'Defensive Strategy',
  'tile.defensive-strategy.text':
    'Take back all your used battle cards. Then replace one of your basic battle cards with the card Defensive Strategy: 3 strength, 3 protection.',

  'tile.deep-desert-snake': 'Deep Desert Snake',
  'tile.deep-desert-snake.text': 'Creature. Its troop has +1 range; in its battles no other creature counts.',

  'tile.shield-of-neith': 'Shield of Neith',
  'tile.shield-of-neith.text': '+1 protection in all your battles.',

  'tile.defensive-victory': 'Defensive Victory',
  'tile.defensive-victory.text':
    '1 permanent point when you win as the defender with at least one unit left.',

  'tile.prescience': 'Prescience',
  'tile.prescience.text': 'In battle, your opponent must show you their battle card before you choose yours.',

  'tile.reinforcements': 'Reinforcements',
  'tile.reinforcements.text':
    'Each night, you may add up to 4 units from your reserve to your city and/or one troop outside it.',

  'tile.sphinx': 'Sphinx',
  'tile.sphinx.text': 'Creature. Its troop has +2 strength. 1 permanent point at once.',

  'tile.divine-will': 'Divine Will',
  'tile.divine-will.text': 'Gain the gold token: once a day, place it on the apex for a Move or a Recruit.',

  'tile.priest': 'Priest',
  'tile.priest.text': 'Each Pray action gives you 1 more prayer point.',

  'tile.priestess': 'Priestess',
  'tile.priestess.text': 'Power tiles cost you 1 prayer point less.',

  'tile.slaves': 'Slaves',
  'tile.slaves.text': 'Each pyramid level you raise costs 1 prayer point less.',

  'tile.high-priest': 'High Priest',
  'tile.high-priest.text': 'Gain 2 more prayer points each night.',

  'tile.crusade': 'Crusade',
  'tile.crusade.text': 'Gain 2 prayer points for each enemy unit you destroy in battle.',

  'tile.divine-boon': 'Divine Boon',
  'tile.divine-boon.text': 'Draw 1 more intervention each night.',

  'tile.hand-of-god': 'Hand of God',
  'tile.hand-of-god.text': 'Each night, you may raise one of your own pyramids by one level for free.',

  'tile.vision': 'Vision',
  'tile.vision.text': 'Each night, look at 5 interventions and keep 1, instead of drawing one.',

  'tile.holy-war': 'Holy War',
  'tile.holy-war.text': 'Gain 4 prayer points for each battle you win.',

  'tile.priest-of-ra': 'Priest of Ra',
  'tile.priest-of-ra.text': 'In each action, and for each card, you pay 1 prayer point less.',

  'tile.priest-of-amon': 'Priest of Amon',
  'tile.priest-of-amon.text': 'Gain 5 more prayer points each night.',

  'tile.mummy': 'The Mummy',
  'tile.mummy.text': 'Creature. Its troop has +1 range and +2 strength. Draw 1 more intervention each night.',

  'tile.about': '{colour}, level {level}.',

  'ask.vision': 'Keep one of these interventions',
  'ask.reinforcements': 'Reinforcements: place a unit',
  'ask.hand-of-god': 'Hand of God: raise a pyramid by one level',
  'ask.wound': 'Divine Wound: discard cards for +1 strength each?',
  'option.wound': 'Discard {card}',
  'option.wound.detail': '+1 strength',
  'log.units-lost.initiative':
    'Initiative costs {who} {units, plural, one {# unit} other {# units}} in {sector}.',
  'log.vision-used':
    '{who} looks at {cards, plural, one {# intervention} other {# interventions}} with Vision.',
  'log.vision-seen': '{who} sees {list}.',
  'log.vision-kept': '{who} keeps {card}.',
  'log.no-battle.initiative': 'No battle: {defender} has no units left.',
  'log.wound-added': '{who} discards an intervention for strength: +{strength} so far.',
  'log.wound-card': '{who} discards {card}.',
  'source.wound': 'discarded cards',
  'stage.lost-before':
    '{count, plural, one {# unit lost} other {# units lost}} to Initiative before the battle',
  'stage.verdict.initiative': '{name} has no units left. No battle.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/18-creatures': `
# Creatures {#creatures rules="K-CREA-1..7 K-RUL-69..71 K-RUL-78"}

There are 7 creatures. You get one by buying its tile.

| Creature | Tile | Its troop has |
| --- | --- | --- |
| Royal Scarab | red, level 3 | +2 range, +2 strength |
| Giant Scorpion | red, level 4 | +1 range, +2 strength, +2 damage |
| Phoenix | red, level 4 | +1 range, +2 strength, and ignores walls |
| Ancestral Elephant | blue, level 2 | +1 range, +1 strength, +1 protection |
| Deep Desert Snake | blue, level 2 | +1 range. In its battles, the enemy’s creature counts for nothing |
| Sphinx | blue, level 4 | +2 strength. You gain 1 permanent point when you buy it |
| Mummy | white, level 4 | +1 range, +2 strength. You draw 1 more intervention each night |

**Where they start.** When you buy a creature, you may place it in one of your districts with a unit and no other creature. Otherwise, it waits on its tile.

**Not a unit.** A creature doesn’t count for the limit of 5, controls nothing and can’t be sacrificed. It never dies. You can have only 1 creature in a sector.

**Never alone.** When the last unit with a creature is gone, it leaves too. If that unit was destroyed, the creature goes to one of your districts with a unit and no creature. If the unit moved away or was sacrificed, you may put the creature back on its tile instead. With no such district, it goes to its tile. After a recall, it always goes to its tile. If your table plays by the publisher’s FAQ, it goes to such a district in all these cases, if there is one.

**Coming back.** Each time you recruit, you may return creatures from their tiles to districts with your units.

![Nour’s Sphinx guards the West Desert Temple with 1 unit. Meryt is about to attack with 5.](figure:kemet/creature-home)

**Example.** Meryt attacks and destroys Nour’s only unit in the temple. The Sphinx survives. Nour has units in district A, so the Sphinx goes there. The Sphinx’s point stays in any case.

Bonuses count only for the troop in the same sector. The Mummy’s card and the Sphinx’s point are yours wherever the creature is.
`,
  'kemet/22-tiles': `
# Power tiles {#tiles}

There are 48 tiles, 16 of each colour, 4 at each level. The price is the level. A (2) after the name means that there are 2 of this tile, for 2 different players.

## Red: attack and movement {#tiles-red}

| Level | Tile | What it does |
| --- | --- | --- |
| 1 | Charge! (2) | +1 strength when you attack |
| 1 | Stargate | Your teleports cost 1 prayer point less. The Teleportation card doesn’t |
| 1 | God Speed | All your troops have +1 range |
| 2 | Carnage | +1 damage in all your battles |
| 2 | Offensive Strategy | Take back your used battle cards, then swap one basic card for Offensive Strategy: 3 strength, 3 damage |
| 2 | Open Gates | Walls never stop your troops |
| 2 | Teleport | Your troops may also teleport from an obelisk, for the usual price |
| 3 | Royal Scarab | Creature. Its troop has +2 range and +2 strength |
| 3 | Blades of Neith | +1 strength in all your battles |
| 3 | Divine Wound | After the cards are revealed, you may discard interventions from your hand for +1 strength each |
| 3 | Victory Point | 1 permanent point |
| 4 | Giant Scorpion | Creature. Its troop has +1 range, +2 strength and +2 damage |
| 4 | Initiative | When you attack by day, 2 enemy units are destroyed before the battle. If none are left, there’s no battle and no point |
| 4 | Phoenix | Creature. Its troop has +1 range, +2 strength and ignores walls |
| 4 | Act of God | The silver token: 1 more action a day, on any empty space of the 3 rows |

## Blue: defence and troops {#tiles-blue}

| Level | Tile | What it does |
| --- | --- | --- |
| 1 | Recruiting Scribe (2) | In each Recruit action, 2 units are free |
| 1 | Defense! (2) | +1 strength when you defend |
| 2 | Legion | Your troops may hold 7 units instead of 5 |
| 2 | Ancestral Elephant | Creature. Its troop has +1 range, +1 strength and +1 protection |
| 2 | Defensive Strategy | Take back your used battle cards, then swap one basic card for Defensive Strategy: 3 strength, 3 protection |
| 2 | Deep Desert Snake | Creature. Its troop has +1 range. In its battles, no other creature counts |
| 3 | Shield of Neith | +1 protection in all your battles |
| 3 | Defensive Victory | 1 permanent point when you win as the defender with a unit left |
| 3 | Prescience | In battle, your opponent chooses first and shows you the battle card they play |
| 3 | Victory Point | 1 permanent point |
| 4 | Reinforcements | Each night, you may add up to 4 free units from your reserve to your city and to one troop outside it |
| 4 | Sphinx | Creature. Its troop has +2 strength. 1 permanent point at once |
| 4 | Divine Will | The gold token: once a day, a Move or a Recruit on the apex |
| 4 | Act of God | The silver token: 1 more action a day, on any empty space of the 3 rows |

## White: prayer points and cards {#tiles-white}

| Level | Tile | What it does |
| --- | --- | --- |
| 1 | Priest (2) | Each Pray action gives you 1 more prayer point |
| 1 | Priestess (2) | Power tiles cost you 1 prayer point less |
| 2 | Slaves | Each pyramid level you raise costs 1 prayer point less |
| 2 | High Priest | 2 more prayer points each night |
| 2 | Crusade | 2 prayer points for each enemy unit lost in your battles |
| 2 | Divine Boon | Draw 1 more intervention each night |
| 3 | Hand of God | Each night, you may raise one pyramid of your city by 1 level for free |
| 3 | Vision | Each night, look at 5 interventions and keep 1, instead of drawing your first |
| 3 | Holy War | 4 prayer points for each battle you win |
| 3 | Victory Point | 1 permanent point |
| 4 | Priest of Ra | What you pay in an action, and for each intervention, is 1 prayer point lower |
| 4 | Priest of Amon | 5 more prayer points each night |
| 4 | The Mummy | Creature. Its troop has +1 range and +2 strength. Draw 1 more intervention each night |
| 4 | Act of God | The silver token: 1 more action a day, on any empty space of the 3 rows |

## Small print {#tiles-details rules="K-RUL-23 K-RUL-26 K-RUL-27 K-RUL-29"}

- Recruiting Scribe works only for the Recruit action, not for Enlistment or Reinforcements.
- Priest works only for the Pray action, not for the card Prayer.
- Priest of Ra doesn’t protect you from Mana Theft.
- Crusade doesn’t count units lost to Initiative or Raining Fire.
- Holy War pays even if the winner has no unit left. Defensive Victory needs a survivor.
- With the Phoenix, the step over the wall must be made together with it.
- The extra tokens work on the very turn you buy them.
`,
  'aids/05-kemet-things.1': `
# Kemet: tiles and cards {#kemet-things}

Price of a tile: its level. (2) means 2 copies.

| | Red | Blue | White |
| --- | --- | --- | --- |
| 1 | **Charge!** (2): +1 strength attacking. **Stargate:** teleports cost 1 less. **God Speed:** +1 range | **Recruiting Scribe** (2): 2 free units per Recruit. **Defense!** (2): +1 strength defending | **Priest** (2): Pray gives 1 more. **Priestess** (2): tiles cost 1 less |
| 2 | **Carnage:** +1 damage. **Offensive Strategy:** card 3/3/0. **Open Gates:** no walls. **Teleport:** also from obelisks | **Legion:** troops of 7. **Ancestral Elephant:** +1 range, +1 strength, +1 protection. **Defensive Strategy:** card 3/0/3. **Deep Desert Snake:** +1 range, no enemy creature | **Slaves:** levels cost 1 less. **High Priest:** +2 at night. **Crusade:** 2 per enemy unit lost in battle. **Divine Boon:** +1 card at night |
| 3 | **Royal Scarab:** +2 range, +2 strength. **Blades of Neith:** +1 strength. **Divine Wound:** may discard cards, +1 strength each. **Victory Point** | **Shield of Neith:** +1 protection. **Defensive Victory:** 1 point for winning as defender. **Prescience:** see the enemy’s card. **Victory Point** | **Hand of God:** may raise 1 level a night. **Vision:** 5 cards, keep 1. **Holy War:** 4 per battle won. **Victory Point** |
| 4 | **Giant Scorpion:** +1 range, +2 strength, +2 damage. **Initiative:** destroys 2 units before the battle. **Phoenix:** +1 range, +2 strength, no walls. **Act of God:** silver token | **Reinforcements:** up to 4 free units a night. **Sphinx:** +2 strength, 1 point. **Divine Will:** gold token. **Act of God:** silver token | **Priest of Ra:** pay 1 less. **Priest of Amon:** +5 at night. **The Mummy:** +1 range, +2 strength, +1 card at night. **Act of God:** silver token |
`,
  'rules/kemet': `
- K-TILE-2 (kemet/buy): Bonuses of tiles, the creature, interventions and the battle card always add up.
- K-TILE-4 (kemet/night): With Reinforcements, you may add up to 4 free units each night. They go to your city and to one troop outside it, within the troop limit.
- K-TILE-5 (kemet/night): With Hand of God, you may raise one pyramid of your own city by 1 level for free each night.
`,
};
