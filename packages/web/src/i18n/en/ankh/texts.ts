/** What things do, in our own words; shown when they are tapped. */
export default {
  'figure.god.text': 'Strength 1. A god can be moved and pushed but never killed.',
  'figure.warrior.text': 'Strength 1. Each god has six. A killed warrior goes back to its pool.',
  'figure.pharaoh.text':
    'Belongs to nobody and can’t be killed. What he does depends on which pharaoh rules.',

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

  'action.move.text':
    'Move each of your figures up to 3 spaces. They can cross anything but must end on empty land.',
  'action.summon.text': 'Put a figure from your pool on empty land next to one of your figures or monuments.',
  'action.gain.text': 'Gain 1 follower for each monument, neutral or yours, next to one of your figures.',
  'action.unlock.text': 'Pay followers equal to the level and choose a power of that level.',

  'event.control.text':
    'Whoever triggers it takes control of a neutral monument next to one of their figures. If no neutral monuments are left on the board, they take an enemy’s instead.',
  'event.caravan.text':
    'Whoever triggers it may divide a region with up to six camels. Both parts need at least six land spaces.',
  'event.conflict.text':
    'Regions are resolved in number order. A god alone in a region dominates it; several gods fight a battle.',
  'devotion.text':
    'Reach 31 to win at once. After the fourth Conflict, gods with 20 or less are forgotten. On the same number, the god that got there last ranks higher.',
};
