/** What setup, editor and table all name. */
export default {
  'god.amun': 'Amun',
  'god.anubis': 'Anubis',
  'god.isis': 'Isis',
  'god.osiris': 'Osiris',
  'god.ra': 'Ra',

  'pharaoh.amenhotep': 'Amenhotep',
  'pharaoh.xerxes': 'Xerxes',
  'pharaoh.ramesses': 'Ramesses',
  'pharaoh.tutankhamun': 'Tutankhamun',
  'pharaoh.akhenaten': 'Akhenaten',

  'figure.god': 'god',
  'figure.warrior': 'warrior',
  'figure.satet': 'Satet',
  'figure.cat-mummy': 'Cat Mummy',
  'figure.mummy': 'Mummy',
  'figure.apep': 'Apep',
  'figure.giant-scorpion': 'Giant Scorpion',
  'figure.androsphinx': 'Androsphinx',
  'figure.pharaoh': 'pharaoh',
  'figure.infantry': 'infantry',

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
