/**
 * The palace and the five pharaohs, for those who describe them. `provenance`: 'sourced' is stated by the rulebook of the
 * expansion; 'clarified' has its name and behaviour from there and missing numbers from us; 'reconstructed' is ours.
 */
export const PALACE_ROOMS = [
  { id: 'decrees', name: 'Hall of Decrees' },
  { id: 'war', name: 'War Hall' },
  { id: 'judgement', name: 'Hall of Judgement' },
  { id: 'throne', name: 'Throne Room' },
] as const;

/** Rooms next to each other (P-PALACE-2, reconstructed). */
export const ADJACENT_ROOMS = [
  ['decrees', 'war'],
  ['decrees', 'judgement'],
  ['war', 'throne'],
  ['judgement', 'throne'],
] as const;

export const PHARAOHS_DATA = [
  {
    id: 'amenhotep',
    rules: ['P-AMEN-1', 'P-AMEN-3'],
    name: 'Amenhotep',
    placedBy: 'last',
    tokens: [],
    avoid: [],
    abilities: [
      {
        id: 'adored',
        name: 'Adored',
        provenance: 'clarified',
        text: "In the pharaoh's region the reward for dominating or for winning the battle is 1 devotion higher.",
      },
    ],
    riddle: {
      provenance: 'clarified',
      text: 'Reveal one policy card from the deck for each sphinx you control. Take one of them into your hand and discard the others.',
    },
  },
  {
    id: 'xerxes',
    rules: ['P-XERX-2', 'P-XERX-3', 'P-XERX-5'],
    name: 'Xerxes',
    placedBy: 'first',
    tokens: [],
    avoid: ['dynastic-crisis'],
    abilities: [
      {
        id: 'tyrant',
        name: 'Tyrant',
        provenance: 'clarified',
        text: "No god can gain devotion from the pharaoh's region during a Conflict, from any source.",
      },
    ],
    riddle: {
      provenance: 'reconstructed',
      text: 'For each sphinx you control, take 1 follower from an opponent of your choice. You may choose the same opponent more than once.',
    },
  },
  {
    id: 'ramesses',
    rules: ['P-RAM-2', 'P-RAM-4', 'P-RAM-5', 'P-RAM-7', 'P-RAM-9'],
    name: 'Ramesses',
    placedBy: 'last',
    tokens: [1, 2, 3, 4],
    avoid: [],
    abilities: [
      {
        id: 'infantry-blockade',
        name: 'Infantry Blockade',
        provenance: 'clarified',
        text: 'A figure adjacent to infantry adds no strength in battle. Nothing else may occupy a space with infantry.',
      },
      {
        id: 'muster-of-infantry',
        name: 'Muster of Infantry',
        provenance: 'reconstructed',
        text: "Remove all infantry from the board, then place 3 infantry (4 with four or five players) on empty land spaces of the pharaoh's region, as many as fit.",
      },
      {
        id: 'leading-the-way',
        name: 'Leading the Way',
        provenance: 'reconstructed',
        text: 'At the end of a Conflict marked with a pharaoh token, the god with the least devotion moves the pharaoh up to 3 spaces and musters. Then remove the token from the game.',
      },
    ],
    riddle: {
      provenance: 'reconstructed',
      text: 'For each sphinx you control you may take one infantry from the board and add it to your followers.',
    },
  },
  {
    id: 'tutankhamun',
    rules: ['P-TUT-2', 'P-TUT-3', 'P-TUT-5', 'P-TUT-6', 'P-TUT-7'],
    name: 'Tutankhamun',
    placedBy: 'last',
    tokens: [1, 2, 3],
    avoid: [],
    abilities: [
      {
        id: 'chosen',
        name: 'Chosen',
        provenance: 'sourced',
        text: "In every Conflict the pharaoh's region is resolved first; the others follow in their usual order.",
      },
      {
        id: 'restorer',
        name: 'Restorer',
        provenance: 'reconstructed',
        text: "At the end of a Conflict marked with a pharaoh token, put the token on this card. The god that won or dominated the pharaoh's region in that Conflict takes back all its played battle cards, and with them its policy cards. On the third token the pharaoh dies.",
      },
      {
        id: 'legacy-of-the-boy-king',
        name: 'Legacy of the Boy King',
        provenance: 'clarified',
        text: 'When the pharaoh dies remove his figure and put the death token on the Throne Room: priests there go home, and no priest may enter it again.',
      },
    ],
    riddle: {
      provenance: 'clarified',
      text: 'If you control a sphinx, gain 1 follower for each sphinx you control and 1 for each pharaoh token on this card.',
    },
  },
  {
    id: 'akhenaten',
    rules: ['P-AKH-1', 'P-AKH-4', 'P-AKH-6'],
    name: 'Akhenaten',
    placedBy: 'last',
    tokens: [],
    avoid: [],
    abilities: [
      {
        id: 'great-unifier',
        name: 'Great Unifier',
        provenance: 'clarified',
        text: 'Your priests and warriors are one and the same: either may serve on the board as a warrior or in the palace as a priest, from one shared pool.',
      },
      {
        id: 'drawn-to-him',
        name: 'They Are Drawn to Him!',
        provenance: 'clarified',
        text: "When you take the Summon Figure action you may summon one additional figure into the pharaoh's region.",
      },
    ],
    riddle: {
      provenance: 'clarified',
      text: 'For each sphinx you control you may summon one figure from your pool beside that sphinx.',
    },
  },
] as const;
