import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'god.amun': 'Amun',
  'god.anubis': 'Anubis',
  'god.isis': 'Isis',
  'god.osiris': 'Osiris',
  'god.ra': 'Ra',

  'pharaoh.amenhotep': 'Amenhotep',
  'pharaoh.xerxes': 'Xerxes',
  'pharaoh.ramesses': 'Ramesse',
  'pharaoh.tutankhamun': 'Tutanchamon',
  'pharaoh.akhenaten': 'Achnaton',

  'figure.god': 'bůh',
  'figure.warrior': 'válečník',
  'figure.satet': 'Satet',
  'figure.cat-mummy': 'Kočičí mumie',
  'figure.mummy': 'Mumie',
  'figure.apep': 'Apep',
  'figure.giant-scorpion': 'Obří štír',
  'figure.androsphinx': 'Sfinga',
  'figure.pharaoh': 'faraon',
  'figure.infantry': 'pěchota',

  'monument.obelisk': 'obelisk',
  'monument.temple': 'chrám',
  'monument.pyramid': 'pyramida',
  'monument.sphinx': 'sfinx',
  'monument.site': 'staveniště',

  'terrain.water': 'voda',

  'city.memphis': 'Memfis',
  'city.waset': 'Vaset',
  'city.rosetta': 'Rosetta',
  'city.tanis': 'Tanis',
  'city.bubastis': 'Bubastis',
  'city.henen-nesut': 'Het-Nesu',
  'city.other': 'Město',
} satisfies Translation<typeof en>;
