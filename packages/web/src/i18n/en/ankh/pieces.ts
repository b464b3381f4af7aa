/** What setup, editor and table all name. */
export default {
  'figure.god': 'god',
  'figure.warrior': 'warrior',
  'figure.pharaoh': 'pharaoh',

  'monument.obelisk': 'obelisk',
  'monument.temple': 'temple',
  'monument.pyramid': 'pyramid',
  'monument.sphinx': 'sphinx',
  'monument.site': 'building site',

  'terrain.water': 'water',

  'city.memphis': 'Memphis',
  'city.waset': 'Waset',
  'city.rosetta': 'Rosetta',
  'city.tanis': 'Tanis',
  'city.bubastis': 'Bubastis',
  'city.henen-nesut': 'Het-Nesu',
  'city.other': 'City',
};
