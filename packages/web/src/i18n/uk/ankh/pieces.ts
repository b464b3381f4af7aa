import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'god.amun': 'Амон',
  'god.anubis': 'Анубіс',
  'god.isis': 'Ізіда',
  'god.osiris': 'Озіріс',
  'god.ra': 'Ра',

  'pharaoh.amenhotep': 'Аменхотеп',
  'pharaoh.xerxes': 'Ксеркс',
  'pharaoh.ramesses': 'Рамсес',
  'pharaoh.tutankhamun': 'Тутанхамон',
  'pharaoh.akhenaten': 'Ехнатон',

  'figure.god': 'бог',
  'figure.warrior': 'воїн',
  'figure.satet': 'Сатіс',
  'figure.cat-mummy': 'мумія кота',
  'figure.mummy': 'мумія',
  'figure.apep': 'Апоп',
  'figure.giant-scorpion': 'гігантський скорпіон',
  'figure.androsphinx': 'андросфінкс',
  'figure.pharaoh': 'фараон',
  'figure.infantry': 'піхота',

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
