/** The five pharaohs: what they change and what their riddles give, in our own words. */
export default {
  'pharaoh.amenhotep': 'Amenhotep',
  'pharaoh.xerxes': 'Xerxes',
  'pharaoh.ramesses': 'Ramesses',
  'pharaoh.tutankhamun': 'Tutankhamun',
  'pharaoh.akhenaten': 'Akhenaten',

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
    'A figure beside infantry adds no strength. Nothing else may share a space with infantry.',
  'ability.muster-of-infantry.text':
    'All infantry leave the board; then 3 (4 with four or five players) are placed on free land of his region, as many as fit.',
  'ability.leading-the-way.text':
    'After a Conflict with a pharaoh token the god with least devotion moves him up to 3 spaces and musters. The token leaves the game.',
  'ability.chosen.text': 'In every Conflict his region is resolved first, then the others as usual.',
  'ability.restorer.text':
    'After a Conflict with a pharaoh token the god who won or dominated his region takes back all used battle and policy cards. The token goes to his card; with the third he dies.',
  'ability.legacy-of-the-boy-king.text':
    'After his death the Throne Room is closed: its priests go home and none may enter.',
  'ability.great-unifier.text':
    'Priests and warriors are one: they share a pool and serve on the board or in the palace.',
  'ability.drawn-to-him.text': 'Every Summon Figure action may bring one more figure into his region.',

  'riddle.title': 'Riddle of the Sphinx',
  'riddle.amenhotep':
    'Reveal a policy card for each sphinx you control, keep one of them, discard the others.',
  'riddle.xerxes': 'For each sphinx you control take 1 follower from an enemy of your choice.',
  'riddle.ramesses': 'For each sphinx you control you may take one infantry into your followers.',
  'riddle.tutankhamun':
    'With a sphinx: gain 1 follower for each sphinx you control and for each token on his card.',
  'riddle.akhenaten': 'For each sphinx you control you may summon one figure beside it.',

  'made.reconstructed': 'reconstructed',
  'made.clarified': 'numbers reconstructed',
  'made.note':
    'Reconstructed means: the printed text is not known to us; this one is ours, made to fit what is known.',
};
