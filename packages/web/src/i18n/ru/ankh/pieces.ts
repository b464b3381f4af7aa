import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pieces.ts';

export default {
  'figure.god': 'бог',
  'figure.warrior': 'воин',
  'figure.pharaoh': 'фараон',

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
