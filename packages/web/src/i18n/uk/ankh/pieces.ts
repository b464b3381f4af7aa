import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'figure.god': 'бог',
  'figure.warrior': 'воїн',
  'figure.pharaoh': 'фараон',

  'monument.obelisk': 'обеліск',
  'monument.temple': 'храм',
  'monument.pyramid': 'піраміда',
  'monument.sphinx': 'сфінкс',
  'monument.site': 'будівельний майданчик',

  'terrain.water': 'водна ділянка',

  'city.memphis': 'Мемфіс',
  'city.waset': 'Васет',
  'city.rosetta': 'Розетта',
  'city.tanis': 'Таніс',
  'city.bubastis': 'Бубаст',
  'city.henen-nesut': 'Хет-Несу',
  'city.other': 'Місто',
} satisfies Translation<typeof en>;
