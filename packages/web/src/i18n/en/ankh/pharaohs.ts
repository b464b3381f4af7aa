/** The five pharaohs: what they change and what their riddles give, in our own words. */
export default {
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
