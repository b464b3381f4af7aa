import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'god.amun': 'Амон',
  'god.anubis': 'Анубис',
  'god.isis': 'Исида',
  'god.osiris': 'Осирис',
  'god.ra': 'Ра',

  'pharaoh.amenhotep': 'Аменхотеп',
  'pharaoh.xerxes': 'Ксеркс',
  'pharaoh.ramesses': 'Рамсес',
  'pharaoh.tutankhamun': 'Тутанхамон',
  'pharaoh.akhenaten': 'Эхнатон',

  'figure.god': 'бог',
  'figure.warrior': 'воин',
  'figure.satet': 'Сатет',
  'figure.cat-mummy': 'мумия кошки',
  'figure.mummy': 'мумия',
  'figure.apep': 'Апоп',
  'figure.giant-scorpion': 'гигантский скорпион',
  'figure.androsphinx': 'андросфинкс',
  'figure.pharaoh': 'фараон',
  'figure.infantry': 'пехота',

  'monument.obelisk': 'обелиск',
  'monument.temple': 'храм',
  'monument.pyramid': 'пирамида',
  'monument.sphinx': 'сфинкс',
  'monument.site': 'строительная площадка',

  'terrain.water': 'вода',

  'city.memphis': 'Мемфис',
  'city.waset': 'Васет',
  'city.rosetta': 'Розетта',
  'city.tanis': 'Танис',
  'city.bubastis': 'Бубастис',
  'city.henen-nesut': 'Хет-Несу',
  'city.other': 'Город',
} satisfies Translation<typeof en>;
