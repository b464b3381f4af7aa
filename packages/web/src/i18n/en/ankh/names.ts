import pieces from './pieces.ts';

/** Names as players know them from their rulebooks. `.acc` is the form after a verb. */
export default {
  ...pieces,

  'figure.god.acc': 'their god',
  'figure.warrior.acc': 'a warrior',
  'figure.pharaoh.acc': 'the pharaoh',

  'monument.obelisk.acc': 'an obelisk',
  'monument.temple.acc': 'a temple',
  'monument.pyramid.acc': 'a pyramid',
  'monument.sphinx.acc': 'a sphinx',
  'monument.site.acc': 'a building site',

  'action.move': 'Move Figures',
  'action.summon': 'Summon Figure',
  'action.gain': 'Gain Followers',
  'action.unlock': 'Unlock Ankh Power',

  'event.control': 'Control Monument',
  'event.caravan': 'Camel Caravan',
  'event.conflict': 'Conflict',
  'event.merge': 'then the two lowest gods merge',
  'event.forget': 'then gods in the red are forgotten',
  'event.end': 'then the game ends',

  'terrain.fertile': 'fertile land',
  'terrain.desert': 'desert',
  'terrain.closed': 'flooded, not part of the map',

  'piece.owned': '{owner}’s {piece}',
  'piece.neutral': 'neutral {piece}',
  'team.merged': '{upper}-{lower}',
};
