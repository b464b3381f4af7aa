/** What things do, in our own words; shown when they are tapped. */
export default {
  'god.amun.text':
    'Once per Conflict, before cards are chosen, Amun may announce that he will play two battle cards in that battle. Both take full effect.',
  'god.anubis.text':
    'Whenever enemy warriors are killed, Anubis may trap one of them (three at most). His god figure gets +1 strength for each. The owner can ransom a warrior when summoning by giving Anubis 1 follower.',
  'god.isis.text':
    'Her figures next to an enemy figure are protected: if one would be killed when a battle is resolved, Isis may keep it alive. Plague of Locusts still kills it.',
  'god.osiris.text':
    'After losing a battle, Osiris may place or move an underworld gate in that region. In each Summon Figure action he may summon one extra figure onto a gate. Only his figures can stand on gates.',
  'god.ra.text':
    'When Ra summons a figure, he may give it one of his three suns to make it radiant. Winning or dominating a region with a radiant figure is worth 1 more devotion.',

  'figure.god.text': 'Strength 1. A god can be moved and pushed but never killed.',
  'figure.warrior.text': 'Strength 1. Each god has six. A killed warrior goes back to its pool.',
  'figure.satet.text':
    'Level 1 guardian. May end its move on an enemy figure and push it to a neighbouring empty land space.',
  'figure.cat-mummy.text': 'Level 1 guardian. When it is killed, everyone else loses 1 devotion.',
  'figure.mummy.text': 'Level 2 guardian. When it is killed, it returns at once next to its god.',
  'figure.apep.text': 'Level 2 guardian. May be summoned onto any empty water space.',
  'figure.giant-scorpion.text':
    'Level 3 guardian. Points at two neighbouring spaces. When a Conflict begins, it destroys any monument on them, yours included, unless a river or camels lie between.',
  'figure.androsphinx.text': 'Level 3 guardian. Enemy figures next to it have no strength in battle.',
  'figure.pharaoh.text':
    'Belongs to nobody and cannot be killed. What it does depends on the ruling pharaoh.',
  'figure.infantry.text': 'The pharaoh’s soldiers. Nothing else may stand on their space.',

  'monument.obelisk.text':
    'Gives a follower to gods with a figure next to it. With Obelisk-Attuned, your figures gather at your obelisks when a battle begins.',
  'monument.temple.text':
    'Gives a follower to gods with a figure next to it. With Temple-Attuned, each of your temples with your figure next to it adds 2 strength.',
  'monument.pyramid.text':
    'Gives a follower to gods with a figure next to it. With Pyramid-Attuned, you may summon one extra figure next to each of your pyramids.',
  'monument.sphinx.text': 'Counts as every kind of monument, except for majorities.',
  'monument.site.text':
    'A monument can be built here. Whoever takes the site discards its followers and builds a monument from their stock; with no monument left, they take the followers and the site is removed.',
  'monument.owned': 'Controlled by {owner}.',
  'monument.neutral':
    'Nobody controls it. Gain Followers gives 1 follower to a god with a figure next to it.',

  'power.commanding.text': 'Gain 3 followers for every battle you win.',
  'power.inspiring.text': 'The Build Monument card costs you no followers.',
  'power.omnipresent.text': 'When a Conflict begins, gain 1 follower for each region you have a figure in.',
  'power.revered.text': 'Gain 1 more follower in every Gain Followers action.',
  'power.resplendent.text': 'While you control three monuments of one kind, your god figure has strength 3.',
  'power.obelisk-attuned.text':
    'When a battle you’re in begins, you may move any of your figures, from anywhere, next to your obelisks in that region.',
  'power.temple-attuned.text':
    'Each of your temples in the region with your figure next to it adds 2 strength.',
  'power.pyramid-attuned.text':
    'When summoning, you may put one extra figure next to each pyramid you control.',
  'power.glorious.text': 'If you win a battle by 3 or more strength, gain 3 devotion instead of 1.',
  'power.magnanimous.text': 'If you lose a battle with 2 or more figures in it, gain 2 devotion.',
  'power.bountiful.text': 'While you’re in the red, each time you gain devotion, gain 1 more.',
  'power.worshipful.text': 'After each of your battles you may sacrifice 2 followers for 1 devotion.',

  'card.plague-of-locusts.text':
    'Everyone in the battle secretly bids followers and loses them. Only the highest bidder’s warriors and guardians survive. If the highest bid is tied, nobody’s do.',
  'card.build-monument.text':
    'Sacrifice 3 followers to build a monument of your own on an empty land space in the region.',
  'card.chariots.text': 'No other effect.',
  'card.cycle-of-maat.text': 'After the battle, take back all your used cards, including this one.',
  'card.drought.text': 'If you win, gain 1 more devotion for each of your figures on desert in the region.',
  'card.flood.text':
    'Gain 1 follower for each of your figures on fertile land in the region. Those figures can’t be killed when the battle is resolved.',
  'card.miracle.text': 'After the battle gain 1 devotion for each of your figures that was killed in it.',

  'action.move.text':
    'Move each of your figures up to 3 spaces. They can cross anything but must end on empty land.',
  'action.summon.text': 'Put a figure from your pool on empty land next to one of your figures or monuments.',
  'action.gain.text': 'Gain 1 follower for each monument, neutral or yours, next to one of your figures.',
  'action.unlock.text': 'Pay followers equal to the level and choose a power of that level.',

  'event.control.text':
    'Whoever triggers it takes control of a neutral monument next to one of their figures. If no neutral monuments are left on the board, they take an enemy’s instead.',
  'event.caravan.text':
    'Whoever triggers it may divide a region with up to six camels. Both parts need at least six land spaces.',
  'event.consolidation.text':
    'Whoever triggers it takes the follower and joins two regions divided by camels. The highest number leaves the game.',
  'event.conflict.text':
    'Regions are resolved in number order. A god alone in a region dominates it; several gods fight a battle.',
  'token.underworld.text':
    'A gate to the underworld. Only Osiris’s figures can stand here. The space is neither fertile nor desert.',
  'devotion.text':
    'Reach 31 to win at once. After the fourth Conflict, gods with 20 or less are forgotten. On the same number, the god that got there last ranks higher.',
};
