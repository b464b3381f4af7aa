import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/setup.ts';

export default {
  city: 'Ваш город (все равны)',
  'city.southern': 'Южный город',
  'city.southern.line': 'Красный, лев',
  'city.middle': 'Средний город',
  'city.middle.line': 'Синий, ибис',
  'city.northern': 'Северный город',
  'city.northern.line': 'Зелёный, крокодил',
  discards: 'Сброшенные боевые карты',
  'discards.hidden': 'Закрыты',
  'discards.open': 'Открываются сразу',
  length: 'Длительность',
  'length.beginner': 'Первая партия',
  'length.beginner.line': 'До 4 очков; только тайлы 1-го и 2-го уровней.',
  'length.long': 'Длинная',
  'length.long.line': 'До 10 очков.',
  'length.short': 'Короткая',
  'length.short.line': 'До 8 очков.',
  map: 'Поле для этого числа игроков',
  'ruling.beaten-troop': 'Побеждённое войско, если у победителя не осталось солдат',
  'ruling.beaten-troop.book': 'Отступает или отзывается.',
  'ruling.beaten-troop.faq': 'Может остаться.',
  'ruling.lone-creature': 'Существо, оставшееся одно',
  'ruling.lone-creature.book':
    'Если его войско уничтожено, идёт в свой город, если может. Иначе владелец выбирает: город или резерв.',
  'ruling.lone-creature.faq': 'Идёт в свой город, если может.',
  'ruling.recalled-creature': 'Существо отозванного войска',
  'ruling.recalled-creature.book': 'Идёт в резерв.',
  'ruling.recalled-creature.faq': 'Идёт в свой город, если может.',
  'rulings.book.line':
    'Побеждённое войско всегда уходит; существо отозванного войска идёт в резерв; покинутое идёт, куда решит владелец.',
  'rulings.faq.line':
    'Побеждённое войско может остаться, если у победителя никого нет; существа возвращаются в свой город, если могут.',
} satisfies Translation<typeof en>;
