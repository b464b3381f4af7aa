/** What things do, in our own words; shown when they are tapped. */
export default {
  'god.amun.text':
    'Once in every Conflict, before anyone chooses, Amun may announce that he plays two battle cards in one battle. Both count in full.',
  'god.anubis.text':
    'Whenever enemy warriors are killed, Anubis may trap one of them, up to three. His god figure is 1 stronger for each. An owner buys a warrior back by giving Anubis 1 follower when summoning.',
  'god.isis.text':
    'A figure of hers that stands beside an enemy figure is protected: when it would die as a battle is resolved, Isis may keep it. Locusts still kill it.',
  'god.osiris.text':
    'After losing a battle Osiris may place or move an underworld gate in that region. One extra figure may come through a gate in each Summon action. Nobody else may stand on a gate.',
  'god.ra.text':
    'Figures Ra summons may take one of three suns. Winning or dominating a region with one of his radiant figures is worth 1 more devotion.',

  'figure.god.text': 'Strength 1. A god can be moved and pushed but never killed.',
  'figure.warrior.text': 'Strength 1. Each god has six. A killed warrior goes back to its pool.',
  'figure.satet.text':
    'Guardian of level 1. May end its move on an enemy figure and push it to a neighbouring free land space.',
  'figure.cat-mummy.text': 'Guardian of level 1. When it is killed, everyone else loses 1 devotion.',
  'figure.mummy.text': 'Guardian of level 2. When it is killed, it rises at once beside its god.',
  'figure.apep.text': 'Guardian of level 2. May be summoned on any free water space.',
  'figure.giant-scorpion.text':
    'Guardian of level 3. Aims at two spaces next to each other. When a Conflict begins, adjacent monuments it aims at are destroyed.',
  'figure.androsphinx.text': 'Guardian of level 3. Enemy figures beside it have no strength in battle.',
  'figure.pharaoh.text':
    'Belongs to nobody and cannot be killed. What it does depends on the ruling pharaoh.',
  'figure.infantry.text': 'The pharaoh’s soldiers. Nothing else may stand on their space.',

  'monument.obelisk.text':
    'Gives followers to figures beside it. With Obelisk-Attuned your figures gather at your obelisks when a battle begins.',
  'monument.temple.text':
    'Gives followers to figures beside it. With Temple-Attuned each of your temples with your figure beside it adds 2 strength.',
  'monument.pyramid.text':
    'Gives followers to figures beside it. With Pyramid-Attuned you may summon one more figure beside each of your pyramids.',
  'monument.sphinx.text': 'Counts as every kind of monument, except for majorities.',
  'monument.site.text': 'A place where a monument can rise. Followers wait here for whoever takes it.',
  'monument.owned': 'Controlled by {owner}.',
  'monument.neutral': 'Nobody controls it. Any god with a figure beside it gains a follower for it.',

  'power.commanding.text': 'Gain 3 followers for every battle you win.',
  'power.inspiring.text': 'Monuments built by card cost you nothing.',
  'power.omnipresent.text': 'When a Conflict begins, gain 1 follower for each region you have a figure in.',
  'power.revered.text': 'Gain 1 more follower in every Gain Followers action.',
  'power.resplendent.text': 'While you control three monuments of one kind, your god figure has strength 3.',
  'power.obelisk-attuned.text':
    'When a battle you are in begins, move any of your figures beside your obelisks in that region.',
  'power.temple-attuned.text':
    'Each of your temples in the region with your figure beside it adds 2 strength.',
  'power.pyramid-attuned.text': 'When summoning, put one more figure beside each pyramid you control.',
  'power.glorious.text': 'Win a battle by 3 or more and gain 3 devotion in place of 1.',
  'power.magnanimous.text': 'Lose a battle with 2 or more figures and gain 2 devotion.',
  'power.bountiful.text': 'While you are in the red, every gain of devotion is 1 larger.',
  'power.worshipful.text': 'After each of your battles you may sacrifice 2 followers for 1 devotion.',

  'card.plague-of-locusts.text':
    'Everyone in the battle bids followers blindly and loses them. Only the single highest bidder’s warriors and guardians survive.',
  'card.build-monument.text':
    'Sacrifice 3 followers to build a monument of your own on a free land space of the region.',
  'card.chariots.text': 'Nothing but strength.',
  'card.cycle-of-maat.text': 'After the battle take back all cards you have used, this one too.',
  'card.drought.text': 'If you win, gain 1 more devotion for each of your figures on desert in the region.',
  'card.flood.text':
    'Gain 1 follower for each of your figures on fertile land in the region; they cannot be killed when the battle is resolved.',
  'card.miracle.text': 'After the battle gain 1 devotion for each of your figures that was killed in it.',

  'action.move.text': 'Move each of your figures up to 3 spaces, over anything, onto free land.',
  'action.summon.text': 'Put a figure from your pool beside one of your figures or monuments.',
  'action.gain.text': 'Gain 1 follower for each neutral or own monument with your figure beside it.',
  'action.unlock.text': 'Pay followers equal to the level and choose a power of that level.',

  'event.control.text':
    'Whoever fires it takes control of a neutral monument beside one of their figures; with no neutral monuments left on the board, of an enemy’s.',
  'event.caravan.text':
    'Whoever fires it may divide a region with up to six camels. Both parts need six land spaces.',
  'event.conflict.text':
    'All regions are resolved in the order of their numbers: one god dominates, several fight.',
  'token.underworld.text':
    'A gate to the underworld. Only figures of Osiris may stand here; the space is neither fertile nor desert.',
  'devotion.text':
    'Reach 31 and win at once. On the same number the marker on top has more. After the fourth Conflict gods up to 20 are forgotten.',
};
