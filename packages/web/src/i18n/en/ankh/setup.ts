import gods from './gods.ts';
import guardians from './guardians.ts';
import pharaohs from './pharaohs.ts';
import pieces from './pieces.ts';
import scenarios from './scenarios.ts';

export default {
  ...gods,
  ...guardians,
  ...pharaohs,
  ...pieces,
  ...scenarios,
  god: 'God',
  guardian: 'Level {level} guardian',
  pharaoh: 'Pharaoh',
  'pharaoh.none': 'None',
  'ruling.plague-bidders': 'Who bids in a second Plague of Locusts',
  'ruling.plague-bidders.book': 'Only gods that still have a figure in the region.',
  'ruling.plague-bidders.faq': 'Everyone in the battle.',
  'ruling.mummy-miracle': 'A Mummy killed twice in one battle',
  'ruling.mummy-miracle.book': 'Miracle counts it once.',
  'ruling.mummy-miracle.faq': 'Miracle counts both deaths.',
  'ruling.red-section': 'Red section',
  'ruling.red-section.line': 'Gods with less than {number} devotion are in the red.',
  'ruling.track-lengths': 'Spaces of the action tracks (Move, Summon, Gain, Unlock)',
  'ruling.track-lengths.line': 'As the action board is usually read.',
  'ruling.track-lengths.longer': 'Each track is one space longer: events come one action later.',
  'rulings.book.line':
    'Only gods with a figure left bid in a Plague; a Mummy killed twice counts once for Miracle.',
  'rulings.faq.line': 'Everyone in the battle bids in every Plague; Miracle counts each death of a Mummy.',
  'second-hand':
    'Starting map from a public implementation that agrees with the numbers in the scenario book; we have not seen the book’s picture.',
  inferred: 'The number {number} of the region around {land} is our guess.',
  reconstructed: 'Unofficial layout: we rebuilt this map from the scenario’s text.',
  scenario: 'Scenario',
  random: 'Random',
  'random.god': 'A god drawn at random.',
  layout: 'Layout',
  'layout.named': 'Layout {name}',
  map: 'Starting map',
  'map.line':
    'Numbers on pieces show players in turn order. Numbers on the map show the order in which regions are resolved in a Conflict.',
  'map.edit': 'Open in the editor',
  own: 'Custom: {name}',
  'own.short': 'A map of your own making',
  'own.line': 'Your own layout, played with the {scenario} rules.',
  'pharaoh.none.line': 'Play without the Pharaoh expansion.',
} as const;
