/** Everything said of the battle cards. */
export default {
  'card.plague-of-locusts': 'Plague of Locusts',
  'card.plague-of-locusts.text':
    'Everyone in the battle secretly bids followers and loses them. Only the highest bidder’s warriors and guardians survive. If the highest bid is tied, nobody’s do.',

  'card.build-monument': 'Build Monument',
  'card.build-monument.text':
    'Sacrifice 3 followers to build a monument of your own on an empty land space in the region.',

  'card.chariots': 'Chariots',
  'card.chariots.text': 'No other effect.',

  'card.cycle-of-maat': 'Cycle of Ma’at',
  'card.cycle-of-maat.text': 'After the battle, take back all your used cards, including this one.',

  'card.drought': 'Drought',
  'card.drought.text': 'If you win, gain 1 more devotion for each of your figures on desert in the region.',

  'card.flood': 'Flood',
  'card.flood.text':
    'Gain 1 follower for each of your figures on fertile land in the region. Those figures can’t be killed when the battle is resolved.',

  'card.miracle': 'Miracle',
  'card.miracle.text': 'After the battle gain 1 devotion for each of your figures that was killed in it.',

  'ask.build': 'Build a monument?',
  'ask.build.detail': 'Costs {cost, plural, =0 {nothing} one {# follower} other {# followers}}',
  'ask.build-to': '{monument}: build on which space?',
  'ask.bid': 'Plague of Locusts: how many followers do you bid?',
  'ask.bid.detail': 'Secret. You have {have}. You lose what you bid; only the highest bidder is spared',
  'option.no-build': 'Don’t build',
  'option.bid': '{count, plural, =0 {No followers} one {# follower} other {# followers}}',
  'log.figures-sheltered': '{who}: Flood protects {count, plural, one {# figure} other {# figures}}.',
  'log.bid-made': '{who} secretly bids {bid}.',
  'log.bids-revealed': 'Bids against the locusts: {list}. {spared} is spared.',
  'log.bids-revealed.tie': 'Bids against the locusts: {list}. The highest bid is tied, so nobody is spared.',
  'log.figure-spared.flood': '{who}: Flood saves {figure} on {space}.',
  'log.cards-taken-back': '{who} takes back all used cards.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/16-cards': `
# Battle cards {#cards rules="A-CARD-0 A-CARD-5"}

Everyone has the same 7 cards. A played card stays face up in front of you and can’t be played again until Cycle of Ma’at brings it back. So everyone can see what you have left.

| Card | Strength | Effect |
| --- | --- | --- |
| Chariots | 3 | No other effect |
| Plague of Locusts | 1 | Everyone bids. Only the highest bidder’s warriors and guardians survive |
| Drought | 1 | If you win, 1 more devotion for each of your figures on desert in the region |
| Flood | 0 | 1 follower for each of your figures on fertile land in the region. They survive step 7 |
| Build Monument | 0 | You may sacrifice 3 followers to build a monument in the region |
| Miracle | 0 | 1 devotion for each of your figures killed in this battle |
| Cycle of Ma’at | 0 | After the battle, take all your used cards back, this one included |

You can’t run out of cards, because Cycle of Ma’at always comes back.

## Plague of Locusts {#cards-plague rules="A-CARD-1..3"}

Every god with a figure left in the region secretly bids 0 or more followers. All bids are revealed together, and **everyone loses what they bid**. The highest bidder is spared. All other warriors and guardians in the region die, even with Flood or Isis. If the highest bid is tied, also at 0, nobody is spared.

Two Plagues mean 2 bids, one after the other.

![Isis has 4 followers, Amun 3.](figure:ankh/locusts)

**Example.** Isis plays Plague of Locusts, Amun plays Chariots. Isis bids 3, Amun bids 2. Both pay, and Amun’s 2 warriors die. Now it is 3 figures and 1 against 1 god and 3: tied at 4.

## Build Monument {#cards-build rules="A-CARD-4 A-RUL-28"}

You choose the kind and any empty land space of the region. You need an ankh token in your pool, and the kind must be in the supply. Nobody can build on an underworld gate. With Inspiring it costs nothing.

## Flood, Drought, Miracle, Cycle of Ma’at {#cards-others rules="A-CARD-6..10"}

Flood counts figures when it is revealed, your god too. Exactly those figures are protected. Drought counts before anyone dies in step 7. Miracle counts every figure killed in the battle, also by locusts, and makes them 1 gain. Cycle of Ma’at also brings back Amun’s second card.
`,
  'aids/02-ankh-things.2': `
| Card | Strength | Effect |
| --- | --- | --- |
| Chariots | 3 | None |
| Plague of Locusts | 1 | Bid. Only the highest bidder’s figures live |
| Drought | 1 | If you win: 1 for each of your figures on desert |
| Flood | 0 | 1 follower for each of your figures on fertile land. They survive |
| Build Monument | 0 | 3 followers: build in the region |
| Miracle | 0 | 1 devotion for each of your dead |
| Cycle of Ma’at | 0 | All cards back |
`,
  'rules/ankh': `
- A-CARD-0 (ankh/cards): Everyone has the same 7 battle cards. A played card stays used until Cycle of Ma’at brings it back.
- A-CARD-1 (ankh/cards): Plague of Locusts, strength 1: every god with a figure left in the region secretly bids followers. Each Plague played has a bid of its own.
- A-CARD-2 (ankh/cards): Everyone loses the followers they bid. The single highest bidder is spared, and all other warriors and guardians in the region die. A tie for highest spares nobody.
- A-CARD-3 (ankh/cards): Flood and Isis don’t protect against locusts. Figures on the region’s water die too.
- A-CARD-4 (ankh/cards): Build Monument, strength 0: you may sacrifice 3 followers to build a monument on any empty land space of the region. You need an ankh token.
- A-CARD-5 (ankh/cards): Chariots: strength 3, no other effect.
- A-CARD-6 (ankh/cards): Cycle of Ma’at, strength 0: after the battle you take all your used cards back, this one included.
- A-CARD-7 (ankh/cards): Drought, strength 1: if you win, gain 1 more devotion for each of your figures on desert in the region.
- A-CARD-8 (ankh/cards): Flood, strength 0: when it is revealed, gain 1 follower for each of your figures on fertile land in the region, your god too.
- A-CARD-9 (ankh/cards): The figures counted by Flood can’t be killed in the losses of this battle. Locusts still kill them.
- A-CARD-10 (ankh/cards): Miracle, strength 0: after the battle, gain 1 devotion for each of your figures killed in it, as 1 gain. A Mummy killed twice counts once, or twice by the publisher’s FAQ.
`,
};
