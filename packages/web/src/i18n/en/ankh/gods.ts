/** Everything said of the gods: names, texts, questions, log, and their part of the rulebook. */
export default {
  'god.amun': 'Amun',
  'god.amun.power': 'Hidden Forms',
  'god.amun.text':
    'Once per Conflict, before cards are chosen, Amun may announce that he will play two battle cards in that battle. Both take full effect.',
  'god.amun.line': 'Once per Conflict, may play two battle cards in one battle.',

  'god.anubis': 'Anubis',
  'god.anubis.power': 'Judge of the Dead',
  'god.anubis.text':
    'Whenever enemy warriors are killed, Anubis may trap one of them (three at most). His god figure gets +1 strength for each. The owner can ransom a warrior when summoning by giving Anubis 1 follower.',
  'god.anubis.line': 'Traps killed enemy warriors. Each one makes him stronger.',

  'god.isis': 'Isis',
  'god.isis.power': 'Protector',
  'god.isis.text':
    'Her figures next to an enemy figure are protected: if one would be killed when a battle is resolved, Isis may keep it alive. Plague of Locusts still kills it.',
  'god.isis.line': 'Her figures next to an enemy figure may survive a lost battle.',

  'god.osiris': 'Osiris',
  'god.osiris.power': 'Underworld Gate',
  'god.osiris.text':
    'After losing a battle, Osiris may place or move an underworld gate in that region. In each Summon Figure action he may summon one extra figure onto a gate. Only his figures can stand on gates.',
  'god.osiris.line': 'After losing a battle, may open a gate where he can summon figures.',

  'god.ra': 'Ra',
  'god.ra.power': 'Radiance',
  'god.ra.text':
    'When Ra summons a figure, he may give it one of his three suns to make it radiant. Winning or dominating a region with a radiant figure is worth 1 more devotion.',
  'god.ra.line': 'His radiant figures earn 1 extra devotion in their region.',

  'token.underworld': 'underworld gate',
  'token.underworld.text':
    'A gate to the underworld. Only Osiris’s figures can stand here. The space is neither fertile nor desert.',
  'ask.sun': 'Make the figure on {space} radiant?',
  'ask.sun.detail': '{count, plural, one {# sun} other {# suns}} left',
  'ask.two-cards': 'Play two battle cards in this battle?',
  'ask.trap': 'Trap a fallen warrior?',
  'ask.isis': '{figure} on {space}: keep it alive?',
  'ask.gate-token': 'Open an underworld gate in this region?',
  'ask.gate-to': 'Open the gate on which space?',
  'option.no-trap': 'Don’t trap',
  'option.no-gate': 'No gate',
  'option.announce': 'Play two cards',
  'option.one-card': 'Play one card',
  'option.keep-alive': 'Keep alive',
  'option.let-die': 'Let it die',
  'option.give-sun': 'Make it radiant',
  'option.keep-sun': 'Keep the sun',
  'option.ransom': 'Ransom a trapped warrior',
  'option.ransom.detail': 'Costs 1 follower, paid to Anubis',
  'option.slot.gate': 'Through the gate',
  'option.new-gate': 'New gate',
  'option.move-gate': 'Move the gate from {space}',
  'option.trap': '{owner}’s warrior',
  'log.warrior-ransomed': '{who} ransoms a warrior from {from}.',
  'log.sun-given': '{who} makes the figure on {space} radiant.',
  'log.two-cards-announced': '{who} announces two cards.',
  'log.figure-spared.isis': '{who}: Isis keeps {figure} on {space} alive.',
  'log.warrior-trapped': '{who} traps one of {owner}’s warriors.',
  'log.warriors-released':
    '{who} gets back {count, plural, one {# trapped warrior} other {# trapped warriors}}.',
  'log.warriors-released.box':
    '{who} loses {count, plural, one {# trapped warrior} other {# trapped warriors}} for good.',
  'log.underworld-token-placed': '{who} opens a gate on {space}.',
  'source.ransom': 'ransom',
  'board.radiant': 'radiant',
  'why.underworld': 'Only Osiris’s figures can stand on a gate.',
  'player.trapped': 'Trapped warriors',
  'player.suns': 'Suns left',
  'player.two-cards': 'Two cards: ready',
  'player.two-cards.used': 'Two cards: used this Conflict',
  'player.token.underworld': 'Gates off the board',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/19-gods': `
# The five gods {#gods}

Each god has 1 power that works from the first turn and costs nothing.

## Amun: Hidden Forms {#amun rules="A-AMUN-1..3"}

Once per Conflict, before cards are chosen, Amun may announce that he plays **2 battle cards** in this battle. Everyone hears it, and he can’t take it back. He needs 2 cards in hand. Their strengths add up, and both effects happen at their usual steps.

## Anubis: Judge of the Dead {#anubis rules="A-ANUBIS-1..8"}

Whenever enemy warriors are killed, Anubis may **trap 1 of them**. He needn’t be in the battle. Locusts and losses are separate occasions. He can hold 3, and his god figure has +1 strength for each. Gods and guardians can’t be trapped.

When summoning, the owner may ransom a trapped warrior for 1 follower, paid to Anubis. Trapped warriors still count for Miracle. If Anubis is forgotten, they go free. If their owner leaves the game, so do they.

## Isis: Protector {#isis rules="A-ISIS-1..5"}

Isis’s figures are protected while they’re **next to an enemy figure**. When one of them would die in step 7, she may keep it alive. She decides for each figure. It doesn’t matter that the enemy figure dies at the same moment. Locusts still kill it.

![Isis may save B5 and D5. D8 has no enemy next to it.](figure:ankh/isis)

**Example.** Isis loses in the West. Her warriors on B5 and D5 are next to Amun’s figures, so she may keep them alive. The warrior on D8 dies.

## Osiris: Underworld Gate {#osiris rules="A-OSIRIS-1..9"}

Each time Osiris loses a battle, he may place or move 1 of his 3 **gates** to an empty land space of that region. In each Summon Figure action he may summon 1 extra figure onto an empty gate, wherever it is.

Other gods’ figures may pass through a gate but can’t stop on it. Nothing can be built there. The space is neither fertile nor desert.

![Osiris can summon onto the gate on H2.](figure:ankh/osiris)

**Example.** Osiris has no figure in the Delta, but a gate on H2. He may summon a warrior there, in addition to his usual summon.

## Ra: Radiance {#ra rules="A-RA-1..4"}

When Ra summons a figure, he may give it 1 of his 3 suns. The figure is **radiant** until it dies. Then the sun comes back to Ra. Winning a battle or dominating a region with at least 1 radiant figure in it is worth 1 more devotion. More radiant figures add nothing. Ra’s god can’t be radiant.
`,
  'aids/02-ankh-things.4': `
| God | Power |
| --- | --- |
| Amun | Once per Conflict: 2 cards in a battle |
| Anubis | Traps killed warriors, +1 strength each, at most 3 |
| Isis | Saves figures next to enemies, not from locusts |
| Osiris | Loses: places a gate, summons through it |
| Ra | Radiant figures: 1 more for winning or dominating |
`,
  'rules/ankh': `
- A-AMUN-1 (ankh/gods): Hidden Forms: once per Conflict, before cards are chosen, Amun may announce 2 cards for a battle. He needs 2 cards in hand.
- A-AMUN-2 (ankh/gods): Amun’s announcement is open and binding. He can’t announce again until the next Conflict.
- A-AMUN-3 (ankh/gods): Both of Amun’s cards count in full. Their strengths add up, and both effects happen.
- A-ANUBIS-1 (ankh/gods): Judge of the Dead: whenever enemy warriors are killed, Anubis may trap 1 of them. He needn’t be in the battle.
- A-ANUBIS-2 (ankh/gods): Anubis holds at most 3 warriors. Gods, guardians and his own warriors can’t be trapped.
- A-ANUBIS-3 (ankh/gods): Anubis’s god figure has +1 strength for each trapped warrior, up to +3.
- A-ANUBIS-5 (ankh/gods): When summoning, the owner may take a trapped warrior by giving Anubis 1 follower. Anubis can’t refuse.
- A-ANUBIS-6 (ankh/gods): When a god becomes the lower god of a merge or is forgotten, their trapped warriors leave the game.
- A-ANUBIS-7 (ankh/gods): When Anubis becomes the lower god of a merge, the upper god’s trapped warriors go back to the pool. The others stay trapped.
- A-ANUBIS-8 (ankh/gods): When Anubis is forgotten, all trapped warriors go back to their owners’ pools.
- A-ISIS-1 (ankh/gods): Protector: Isis’s figures next to an enemy figure are protected. When one would die in the losses of a battle, she may keep it alive.
- A-ISIS-2 (ankh/gods): Isis can’t protect her figures from locusts.
- A-ISIS-3 (ankh/gods): Isis’s figure is protected even if the enemy figure next to it dies at the same moment.
- A-ISIS-4 (ankh/gods): Isis’s figure on water is protected by any enemy figure next to it, also one outside the region of the battle.
- A-OSIRIS-1 (ankh/gods): Osiris has 3 underworld gates, off the map at the start. They are neither figures nor monuments.
- A-OSIRIS-2 (ankh/gods): Underworld Gate: each time Osiris loses a battle, he may place or move 1 gate to an empty land space of that region.
- A-OSIRIS-3 (ankh/gods): A space can hold only 1 gate. If a gate moves away, a figure on it stays.
- A-OSIRIS-5 (ankh/gods): In each Summon Figure action Osiris may summon 1 extra figure onto any gate without a figure, wherever it is.
- A-OSIRIS-7 (ankh/gods): Other gods’ figures can’t stop on a gate by any means, but they may pass through. Nothing can be built on it.
- A-OSIRIS-8 (ankh/gods): A gate’s space is neither fertile nor desert, so Flood and Drought don’t count it.
- A-RA-1 (ankh/gods): Radiance: when Ra summons a figure, he may give it 1 of his 3 suns. The figure is radiant until it dies or leaves.
- A-RA-2 (ankh/gods): A figure holds at most 1 sun, and suns can’t be moved. Ra’s god can’t be radiant.
- A-RA-3 (ankh/gods): When a radiant figure dies, its sun goes back to Ra and may be used again at once.
- A-RA-4 (ankh/gods): Winning or dominating a region with at least 1 of Ra’s radiant figures is worth 1 more devotion.
`,
};
