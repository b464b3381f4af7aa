import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/setup.ts';

export default {
  'setup.bot.beginner': 'Začínající bot',
  'setup.bot.easy': 'Lehký bot',
  'setup.bot.expert': 'Bot expert',
  'setup.bot.hard': 'Silný bot',
  'setup.bot.medium': 'Střední bot',
  'setup.bot.random': 'Náhodný bot',
  'setup.clock.days':
    '{count, plural, one {# den na tah} few {# dny na tah} many {# dne na tah} other {# dní na tah}}',
  'setup.clock.live':
    '{minutes, plural, one {# minuta} few {# minuty} many {# minuty} other {# minut}} každému, +{seconds} s za tah',
  'setup.clock.none': 'Bez časového limitu',
  'setup.game': 'Hra',
  'setup.more': 'Další volby',
  'setup.name': 'Vaše jméno',
  'setup.name.default': 'Host',
  'setup.open': 'Volné místo',
  'setup.person': 'Jiný hráč',
  'setup.place': 'Kde hrát',
  'setup.place.local': 'Na tomto zařízení',
  'setup.place.local.line': 'Proti botům, nebo si zařízení předávejte. Funguje i offline.',
  'setup.place.remote': 'Online',
  'setup.place.remote.line': 'Pošlete přátelům odkaz. Hrajte naživo, nebo několik dní.',
  'setup.players': 'Hráči',
  'setup.problem': 'Stůl se nepodařilo připravit. {reason}',
  'setup.rulings': 'Výklad pravidel',
  'setup.rulings.book': 'Podle pravidel',
  'setup.rulings.each': 'Bod po bodu',
  'setup.rulings.each.line': 'Každý bod zvolte níže.',
  'setup.rulings.faq': 'FAQ vydavatele',
  'setup.seat': 'Místo {number}',
  'setup.seats': 'Kdo hraje',
  'setup.create': 'Připravit stůl',
  'setup.start': 'Začít hru',
  'setup.title': 'Nový stůl',
  'setup.you': 'Vy',
  'setup.other-players': 'Pro jiné počty hráčů',
  'setup.clock.hours':
    '{count, plural, one {# hodina na tah} few {# hodiny na tah} many {# hodiny na tah} other {# hodin na tah}}',
} satisfies Translation<typeof en>;
