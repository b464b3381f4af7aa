import type { Translation } from '../catalog.ts';
import type en from '../en/setup.ts';

export default {
  'setup.bot.easy': 'Bot, lehký',
  'setup.bot.hard': 'Bot, silný',
  'setup.bot.random': 'Bot, náhodný',
  'setup.clock': 'Hodiny',
  'setup.clock.days':
    '{count, plural, one {# den na tah} few {# dny na tah} many {# dne na tah} other {# dní na tah}}',
  'setup.clock.live':
    '{minutes, plural, one {# minuta} few {# minuty} many {# minuty} other {# minut}} každému, +{seconds} s za tah',
  'setup.clock.none': 'Bez hodin',
  'setup.game': 'Hra',
  'setup.more': 'Další volby',
  'setup.name': 'Vaše jméno',
  'setup.name.default': 'Host',
  'setup.open': 'Volné místo',
  'setup.person': 'Člověk',
  'setup.place': 'Kde',
  'setup.place.local': 'Na tomto zařízení',
  'setup.place.local.line': 'Proti botům, nebo dokola. Funguje i bez sítě.',
  'setup.place.remote': 'S přáteli po síti',
  'setup.place.remote.line': 'Odkaz pro přátele; naživo nebo po dny.',
  'setup.players': 'Hráči',
  'setup.private': 'Jen přes odkaz',
  'setup.problem': 'Stůl se nepodařilo připravit: {reason}',
  'setup.public': 'V sále',
  'setup.seat': 'Místo {number}',
  'setup.seats': 'Kdo hraje',
  'setup.start': 'Začít',
  'setup.title': 'Nový stůl',
  'setup.visibility': 'Kdo si smí přisednout',
  'setup.you': 'Vy',
  'setup.other-players': 'Pro jiné počty hráčů',
} satisfies Translation<typeof en>;
