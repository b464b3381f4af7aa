import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/setup.ts';

export default {
  city: 'Ваше місто (усі рівні)',
  'city.southern': 'Південне місто',
  'city.southern.line': 'Червоне, лев',
  'city.middle': 'Середнє місто',
  'city.middle.line': 'Синє, ібіс',
  'city.northern': 'Північне місто',
  'city.northern.line': 'Зелене, крокодил',
  discards: 'Скинуті карти бою',
  'discards.hidden': 'Таємні',
  'discards.open': 'Показують одразу',
  length: 'Тривалість',
  'length.beginner': 'Перша партія',
  'length.beginner.line': 'До 4 очок; лише плитки 1-го й 2-го рівнів.',
  'length.long': 'Довга',
  'length.long.line': 'До 10 очок.',
  'length.short': 'Коротка',
  'length.short.line': 'До 8 очок.',
  map: 'Поле для стількох гравців',
  'ruling.beaten-troop': 'Переможене військо, якщо в переможця не лишилося воїнів',
  'ruling.beaten-troop.book': 'Відступає або відкликається.',
  'ruling.beaten-troop.faq': 'Може лишитися.',
  'ruling.lone-creature': 'Істота, що лишилася сама',
  'ruling.lone-creature.book':
    'Якщо її військо знищено, іде до свого міста, якщо може. Інакше власник обирає: місто чи резерв.',
  'ruling.lone-creature.faq': 'Іде до свого міста, якщо може.',
  'ruling.recalled-creature': 'Істота відкликаного війська',
  'ruling.recalled-creature.book': 'Іде до резерву.',
  'ruling.recalled-creature.faq': 'Іде до свого міста, якщо може.',
  'rulings.book.line':
    'Переможене військо завжди йде; істота відкликаного війська йде до резерву; та, яку покинули, — куди вирішить власник.',
  'rulings.faq.line':
    'Переможене військо може лишитися, якщо в переможця нікого немає; істоти повертаються до свого міста, якщо можуть.',
} satisfies Translation<typeof en>;
