/** Everything said of the pharaohs, in our own words. */
export default {
  'pharaoh.amenhotep': 'Amenhotep',
  'pharaoh.amenhotep.line':
    'Winning or dominating his region is worth 1 more devotion. Best for a first game.',

  'pharaoh.xerxes': 'Xerxes',
  'pharaoh.xerxes.line': 'Nobody gains devotion in his region during a Conflict.',

  'pharaoh.ramesses': 'Ramesses',
  'pharaoh.ramesses.line': 'His infantry block spaces and cancel the strength of figures next to them.',

  'pharaoh.tutankhamun': 'Tutankhamun',
  'pharaoh.tutankhamun.line': 'His region is resolved first; after the third Conflict he dies.',

  'pharaoh.akhenaten': 'Akhenaten',
  'pharaoh.akhenaten.line':
    'Warriors and priests share one pool, and each Summon Figure may add one more figure in his region.',

  'figure.infantry': 'infantry',
  'figure.infantry.acc': 'infantry',
  'figure.infantry.text': 'The pharaoh’s soldiers. Nothing else may stand on their space.',

  'palace.revealed': 'Revealed by the riddle',
  'ask.keep-policy': 'Keep one of the revealed cards',
  'ask.tribute': 'Take 1 follower from which god?',
  'ask.infantry-to': 'Place infantry in the pharaoh’s region',
  'ask.take-infantry': 'Turn an infantry into one of your followers?',
  'ask.sphinx-figure': 'Summon a figure next to the sphinx on {space}?',
  'option.take-none': 'Take none',
  'option.has-followers': '{count, plural, one {has # follower} other {has # followers}}',
  'option.slot.pharaoh': 'Extra summon in the pharaoh’s region',
  'log.policies-revealed.riddle': 'The riddle reveals {list}.',
  'log.infantry-placed': 'Infantry takes position on {space}.',
  'log.infantry-removed': 'All infantry leave the board.',
  'log.infantry-taken': '{who} wins over the infantry on {space}.',
  'ability.adored': 'Adored',
  'ability.tyrant': 'Tyrant',
  'ability.infantry-blockade': 'Infantry Blockade',
  'ability.muster-of-infantry': 'Muster of Infantry',
  'ability.leading-the-way': 'Leading the Way',
  'ability.chosen': 'Chosen',
  'ability.restorer': 'Restorer',
  'ability.legacy-of-the-boy-king': 'Legacy of the Boy King',
  'ability.great-unifier': 'Great Unifier',
  'ability.drawn-to-him': 'They Are Drawn to Him!',
  'ability.adored.text': 'Winning or dominating his region is worth 1 more devotion.',
  'ability.tyrant.text': 'Nobody gains devotion from his region in a Conflict, by any means.',
  'ability.infantry-blockade.text':
    'A figure next to infantry adds no strength. Nothing else can share a space with infantry.',
  'ability.muster-of-infantry.text':
    'Remove all infantry from the board, then place 3 (4 with four or five players) on empty land in his region, as many as fit.',
  'ability.leading-the-way.text':
    'After a Conflict with a pharaoh token, the god with the least devotion moves him up to 3 spaces and musters infantry. The token leaves the game.',
  'ability.chosen.text': 'In every Conflict his region is resolved first, then the others as usual.',
  'ability.restorer.text':
    'After a Conflict with a pharaoh token, the god who won or dominated his region takes back all used battle and policy cards. The token goes to his card; on the third token he dies.',
  'ability.legacy-of-the-boy-king.text':
    'After his death no priest may enter the Throne Room. Priests already there stay and still count.',
  'ability.great-unifier.text':
    'Priests and warriors are interchangeable: they share one pool and can serve on the board or in the palace.',
  'ability.drawn-to-him.text': 'Every Summon Figure action may bring one more figure into his region.',
  'riddle.title': 'Riddle of the Sphinx',
  'riddle.amenhotep':
    'Reveal a policy card for each sphinx you control, keep one of them, discard the others.',
  'riddle.xerxes': 'For each sphinx you control take 1 follower from an enemy of your choice.',
  'riddle.ramesses': 'For each sphinx you control, you may turn one infantry into one of your followers.',
  'riddle.tutankhamun':
    'If you control a sphinx: gain 1 follower for each sphinx you control and each token on his card.',
  'riddle.akhenaten': 'For each sphinx you control, you may summon one figure next to it.',
  'made.reconstructed': 'unofficial text',
  'made.clarified': 'unofficial numbers',
  'made.note': 'We don’t have this card’s printed text. Ours is written to fit what is known.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'pharaoh/08-pharaohs': `
# The five pharaohs {#pharaohs}

Each pharaoh changes the game around him and has a **riddle** for the War Hall.

## Amenhotep {#amenhotep rules="P-AMEN-1..4" unofficial}

**Adored.** Winning or dominating his region is worth 1 more devotion, on top of everything else.

**Riddle.** Reveal 1 policy card for each sphinx you control. Keep 1 and discard the others. When the deck is empty, the discard pile is shuffled.

## Xerxes {#xerxes rules="P-XERX-1..5" unofficial}

The first player places him.

**Tyrant.** In a Conflict **nobody gains devotion from his region**, by any means. Followers, cards and deaths are as usual. Losses aren’t prevented.

**Riddle.** For each sphinx you control, take 1 follower from an enemy of your choice.

## Ramesses {#ramesses rules="P-RAM-1..9" unofficial}

**Infantry Blockade.** A figure next to infantry adds no strength. Nothing else can be on a space with infantry, but figures may pass through.

**Muster of Infantry.** Remove all infantry. Then place 3, or 4 with 4 or 5 players, on empty land in his region, as many as fit. The last player also does this when placing him.

**Leading the Way.** After each of Conflicts 1 to 4, the god with the least devotion moves him up to 3 spaces and musters.

**Riddle.** For each sphinx you control, you may turn 1 infantry into one of your followers.

![Infantry on G6 takes away the strength of Isis’s figures on G7 and H5.](figure:ankh/infantry)

**Example.** Isis’s god on G7 and warrior on H5 are next to the infantry and add 0. Her warrior on H8 adds 1 and Chariots 3. She wins 4 to 2.

## Tutankhamun {#tutankhamun rules="P-TUT-1..7" unofficial}

**Chosen.** In every Conflict his region is resolved first. Its number doesn’t change.

**Restorer.** After each of Conflicts 1 to 3, the god who won or dominated his region takes back all used battle and policy cards. The token of that Conflict goes to his card. After the third he dies.

**Legacy of the Boy King.** After his death no priest may enter the Throne Room. Priests already there stay and still count.

**Riddle.** If you control a sphinx, gain 1 follower for each sphinx you control and 1 for each token on his card.

![Tutankhamun is in the Delta, region 3.](figure:ankh/chosen)

**Example.** He is in region 3, so the order is 3, 1, 2.

## Akhenaten {#akhenaten rules="P-AKH-1..7" unofficial}

**Great Unifier.** Your 6 warriors and 3 priests are alike and share one pool. On the map a piece is a warrior, in the palace it is a priest.

**They Are Drawn to Him!** In every Summon Figure action you may summon 1 more figure into his region, by the usual rules.

**Riddle.** For each sphinx you control, you may summon 1 figure next to it. Apep may come only onto water next to it. No priest comes with it.
`,
  'aids/03-ankh-more.3': `
| Pharaoh | Changes |
| --- | --- |
| Amenhotep | His region: 1 more for winning or dominating |
| Xerxes | His region: no devotion for anybody |
| Ramesses | Figures next to infantry add no strength |
| Tutankhamun | His region first. Its winner takes all cards back |
| Akhenaten | Warriors and priests share a pool. 1 more summon in his region |
`,
  'rules/ankh': `
- P-AMEN-1 (pharaoh/pharaohs): Adored: winning or dominating Amenhotep’s region is worth 1 more devotion.
- P-AMEN-3 (pharaoh/pharaohs): Amenhotep’s riddle: reveal 1 policy card for each sphinx you control. Keep 1 and discard the others.
- P-AMEN-4 (pharaoh/pharaohs): When the policy deck is empty, the discard pile is shuffled into a new deck. A riddle that asks for more cards than the deck holds reveals those that are left.
- P-XERX-1 (pharaoh/pharaohs): The first player places Xerxes.
- P-XERX-2 (pharaoh/pharaohs): Tyrant: in a Conflict nobody gains devotion from Xerxes’s region, by any means.
- P-XERX-3 (pharaoh/pharaohs): In Xerxes’s region everything but devotion is as usual: cards, buildings, deaths and followers. Worshipful isn’t offered there.
- P-XERX-5 (pharaoh/pharaohs): Xerxes’s riddle: for each sphinx you control, take 1 follower from an enemy of your choice.
- P-RAM-1 (pharaoh/pharaohs): With Ramesses a token is on each of Conflicts 1 to 4. Whoever places him musters the first infantry.
- P-RAM-2 (pharaoh/pharaohs): Infantry are on land, 1 per space. No figure and no token can share their space.
- P-RAM-3 (pharaoh/pharaohs): Infantry may be passed through. They belong to nobody, and nothing kills them.
- P-RAM-4 (pharaoh/pharaohs): Infantry Blockade: a figure next to infantry adds no strength. Cards and temples still count.
- P-RAM-5 (pharaoh/pharaohs): Muster of Infantry: remove all infantry, then place 3 in Ramesses’s region. With 4 or 5 players it is 4.
- P-RAM-6 (pharaoh/pharaohs): Infantry must be placed as long as the region has empty land. What doesn’t fit isn’t placed.
- P-RAM-7 (pharaoh/pharaohs): Leading the Way: after a Conflict with a token, the god with the least devotion moves Ramesses up to 3 spaces and musters. The token leaves the game.
- P-RAM-9 (pharaoh/pharaohs): Ramesses’s riddle: for each sphinx you control, you may turn 1 infantry into one of your followers.
- P-TUT-1 (pharaoh/pharaohs): With Tutankhamun a token is on each of Conflicts 1 to 3, and the death token is with the third.
- P-TUT-2 (pharaoh/pharaohs): Chosen: in every Conflict Tutankhamun’s region is resolved first, then the others in order. The numbers don’t change.
- P-TUT-3 (pharaoh/pharaohs): Restorer: after a Conflict with a token, the god who won or dominated his region takes back all used battle and policy cards.
- P-TUT-4 (pharaoh/pharaohs): If nobody won or dominated Tutankhamun’s region, or that god is forgotten, nobody takes cards back. If that god has merged, the merged god does.
- P-TUT-5 (pharaoh/pharaohs): With the third token Tutankhamun dies. He leaves the map, and the Throne Room is closed.
- P-TUT-6 (pharaoh/pharaohs): Legacy of the Boy King: after his death no priest may enter the Throne Room. Priests already there stay and still count.
- P-TUT-7 (pharaoh/pharaohs): Tutankhamun’s riddle: if you control a sphinx, gain 1 follower for each of them and 1 for each token on his card. After his death he counts as having 3.
- P-AKH-1 (pharaoh/pharaohs): Great Unifier: your 6 warriors and 3 priests are alike and share one pool. On the map they are warriors, in the palace priests.
- P-AKH-3 (pharaoh/pharaohs): With Akhenaten a piece changes between warrior and priest only by way of the pool.
- P-AKH-4 (pharaoh/pharaohs): They Are Drawn to Him!: in each Summon Figure action you may summon 1 more figure into Akhenaten’s region, by the usual rules.
- P-AKH-5 (pharaoh/pharaohs): Through They Are Drawn to Him! Apep comes only onto water of Akhenaten’s region.
- P-AKH-6 (pharaoh/pharaohs): Akhenaten’s riddle: for each sphinx you control, you may summon 1 figure onto empty land next to it. Apep comes only onto water next to it.
- P-AKH-7 (pharaoh/pharaohs): Akhenaten’s riddle isn’t a Summon Figure action. It brings no priest and no extra summons.
`,
};
