import type { Translation } from '../catalog.ts';
import type en from '../en/terms.ts';

export default {
  'setup.clock': 'Časový limit',
  'setup.private': 'Jen přes odkaz',
  'setup.public': 'Kdokoli (stůl je vidět v herně)',
  'setup.visibility': 'Kdo si smí přisednout',
  'setup.at-zero': 'Když čas vyprší',
  'setup.at-zero.bot': 'Dál hraje bot',
  'setup.at-zero.wait': 'Hra počká',
  'setup.practice': 'Rady bota',
  'setup.practice.no': 'Vypnuto',
  'setup.practice.yes': 'Zapnuto (cvičná partie)',
  'setup.hand-over': 'Bot smí hrát za nepřítomného',
  'setup.hand-over.120': 'Po 2 minutách',
  'setup.hand-over.3600': 'Po hodině',
  'setup.hand-over.86400': 'Po dni',
  'setup.hand-over.never': 'Nikdy',
  'clock.live': 'Naživo',
  'clock.days': 'Na dny',
  'clock.preset': 'Kolik času',
  'clock.minutes': '{minutes} min + {seconds} s',
  'clock.own': 'Jiné',
  'clock.own.minutes': 'Minut pro každého',
  'clock.own.seconds': 'Sekund přidaných za tah',
  'clock.own.days': 'Dnů na tah',
  'clock.vacation': 'Dovolená',
  'clock.vacation.none': 'Žádná',
  'clock.vacation.days':
    '{count, plural, one {# den každému} few {# dny každému} many {# dne každému} other {# dní každému}}',
  'clock.vacation.line': 'Během dovolené vaše hodiny stojí.',
} satisfies Translation<typeof en>;
