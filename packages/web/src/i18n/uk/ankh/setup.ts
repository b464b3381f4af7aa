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
  guardian: 'Страж {level}-го рівня',
  pharaoh: 'Фараон',
  'pharaoh.none': 'Без доповнення',
  'ruling.plague-bidders': 'Хто робить ставку в другій «Навалі сарани»',
  'ruling.plague-bidders.book': 'Лише боги, у яких ще є фігурка на території.',
  'ruling.plague-bidders.faq': 'Усі учасники битви.',
  'ruling.mummy-miracle': 'Мумія, убита двічі за одну битву',
  'ruling.mummy-miracle.book': '«Диво» рахує її один раз.',
  'ruling.mummy-miracle.faq': '«Диво» рахує обидві смерті.',
  'ruling.red-section': 'Червона зона',
  'ruling.red-section.line': 'Боги, що мають менш ніж {number} поклоніння, у червоній зоні.',
  'ruling.track-lengths': 'Поділки треків дій (рух, розміщення, послідовники, властивість)',
  'ruling.track-lengths.line': 'Як зазвичай читають планшет дій.',
  'ruling.track-lengths.longer': 'Кожен трек на поділку довший: події настають на дію пізніше.',
  'rulings.book.line':
    'У «Навалі сарани» ставлять лише боги, у яких лишилася фігурка; двічі вбита мумія рахується для «Дива» один раз.',
  'rulings.faq.line':
    'У кожній «Навалі сарани» ставлять усі учасники битви; «Диво» рахує кожну смерть мумії.',
  'second-hand':
    'Стартову розкладку взято з публічної реалізації, що збігається з числами в книзі сценаріїв; малюнка з книги ми не бачили.',
  inferred: 'Номер {number} території навколо {land} — наше припущення.',
  reconstructed: 'Неофіційна розкладка: ми відтворили її за текстом сценарію.',
  scenario: 'Сценарій',
  random: 'Навмання',
  'random.god': 'Бога обере жереб.',
  layout: 'Розкладка',
  'layout.named': 'Розкладка {name}',
  map: 'Мапа початкової розкладки',
  'map.line': 'Числа на фігурках — гравці в порядку ходу. Числа на мапі — порядок територій у конфлікті.',
  'map.edit': 'Відкрити в редакторі',
  own: 'Власна: {name}',
  'own.short': 'Власна мапа',
  'own.line': 'Ваша власна розкладка за правилами сценарію «{scenario}».',
  'pharaoh.none.line': 'Гра без доповнення «Фараон».',
} satisfies Translation<typeof en>;
