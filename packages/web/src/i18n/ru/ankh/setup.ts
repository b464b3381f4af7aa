import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/setup.ts';
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
  god: 'Бог',
  guardian: 'Страж {level}-го уровня',
  pharaoh: 'Фараон',
  'pharaoh.none': 'Без дополнения',
  'ruling.plague-bidders': 'Кто делает ставку во втором «Нашествии саранчи»',
  'ruling.plague-bidders.book': 'Только боги, у которых ещё есть фигурка в регионе.',
  'ruling.plague-bidders.faq': 'Все участники сражения.',
  'ruling.mummy-miracle': 'Мумия, убитая дважды за одно сражение',
  'ruling.mummy-miracle.book': '«Чудо» считает её один раз.',
  'ruling.mummy-miracle.faq': '«Чудо» считает обе смерти.',
  'ruling.red-section': 'Красная зона',
  'ruling.red-section.line': 'Боги, у которых меньше {number} поклонения, в красной зоне.',
  'ruling.track-lengths': 'Деления шкал действий (перемещение, призыв, верующие, свойство)',
  'ruling.track-lengths.line': 'Как обычно читают планшет действий.',
  'ruling.track-lengths.longer': 'Каждая шкала длиннее на деление: события наступают на действие позже.',
  'rulings.book.line':
    'В «Нашествии саранчи» ставят только боги, у которых осталась фигурка; дважды убитая мумия считается для «Чуда» один раз.',
  'rulings.faq.line':
    'В каждом «Нашествии саранчи» ставят все участники сражения; «Чудо» считает каждую смерть мумии.',
  'second-hand':
    'Начальная расстановка взята из открытой реализации, которая совпадает с числами в книге сценариев; рисунка из книги мы не видели.',
  inferred: 'Номер {number} региона вокруг {land} — наше предположение.',
  reconstructed: 'Неофициальная расстановка: мы восстановили её по тексту сценария.',
  scenario: 'Сценарий',
  random: 'Наугад',
  'random.god': 'Бога выберет жребий.',
  layout: 'Расстановка',
  'layout.named': 'Расстановка {name}',
  map: 'Карта начальной расстановки',
  'map.line': 'Числа на фигурках — игроки в порядке хода. Числа на карте — порядок регионов в конфликте.',
  'map.edit': 'Открыть в редакторе',
  own: 'Своя: {name}',
  'own.short': 'Своя карта',
  'own.line': 'Ваша собственная расстановка по правилам сценария «{scenario}».',
  'pharaoh.none.line': 'Игра без дополнения «Фараон».',
} satisfies Translation<typeof en>;
