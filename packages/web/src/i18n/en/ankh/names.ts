import pieces from './pieces.ts';

/** Names as players know them from their rulebooks. `.acc` is the form after a verb. */
export default {
  ...pieces,
  'god.amun.power': 'Hidden Forms',
  'god.anubis.power': 'Judge of the Dead',
  'god.isis.power': 'Protector',
  'god.osiris.power': 'Underworld Gate',
  'god.ra.power': 'Radiance',

  'figure.god.acc': 'their god',
  'figure.warrior.acc': 'a warrior',
  'figure.satet.acc': 'Satet',
  'figure.cat-mummy.acc': 'a Cat Mummy',
  'figure.mummy.acc': 'a Mummy',
  'figure.apep.acc': 'Apep',
  'figure.giant-scorpion.acc': 'a Giant Scorpion',
  'figure.androsphinx.acc': 'an Androsphinx',
  'figure.pharaoh.acc': 'the pharaoh',
  'figure.infantry.acc': 'infantry',

  'monument.obelisk.acc': 'an obelisk',
  'monument.temple.acc': 'a temple',
  'monument.pyramid.acc': 'a pyramid',
  'monument.sphinx.acc': 'a sphinx',
  'monument.site.acc': 'a building site',

  'power.commanding': 'Commanding',
  'power.inspiring': 'Inspiring',
  'power.omnipresent': 'Omnipresent',
  'power.revered': 'Revered',
  'power.resplendent': 'Resplendent',
  'power.obelisk-attuned': 'Obelisk-Attuned',
  'power.temple-attuned': 'Temple-Attuned',
  'power.pyramid-attuned': 'Pyramid-Attuned',
  'power.glorious': 'Glorious',
  'power.magnanimous': 'Magnanimous',
  'power.bountiful': 'Bountiful',
  'power.worshipful': 'Worshipful',

  'card.plague-of-locusts': 'Plague of Locusts',
  'card.build-monument': 'Build Monument',
  'card.chariots': 'Chariots',
  'card.cycle-of-maat': 'Cycle of Ma’at',
  'card.drought': 'Drought',
  'card.flood': 'Flood',
  'card.miracle': 'Miracle',

  'action.move': 'Move Figures',
  'action.summon': 'Summon Figure',
  'action.gain': 'Gain Followers',
  'action.unlock': 'Unlock Ankh Power',

  'event.control': 'Control Monument',
  'event.caravan': 'Camel Caravan',
  'event.consolidation': 'Consolidation',
  'event.conflict': 'Conflict',
  'event.merge': 'then the two lowest gods merge',
  'event.forget': 'then gods in the red are forgotten',
  'event.end': 'then the game ends',

  'terrain.fertile': 'fertile land',
  'terrain.desert': 'desert',
  'terrain.closed': 'flooded, not part of the map',

  'token.underworld': 'underworld gate',

  'piece.owned': '{owner}’s {piece}',
  'piece.neutral': 'neutral {piece}',
  'team.merged': '{upper}-{lower}',
};
