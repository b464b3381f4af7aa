import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'O projektu',
  'common.back': 'Zpět',
  'common.close': 'Zavřít',
  'common.home': 'Ennead, domů',
  'common.language': 'Jazyk',
  'common.loading': 'Okamžik…',
  'common.rules': 'Pravidla',
  'common.settings': 'Nastavení',
  'common.skip': 'Přejít k obsahu',
  'common.unofficial': 'Neoficiální stránka hráčů pro hráče.',
  'game.ankh': 'Ankh: Bohové Egypta',
  'game.ankh.line':
    'Staňte se bohem, stavte monumenty, vítězte v bojích a získejte zbožnost dřív, než na vás Egypt zapomene.',
  'game.kemet': 'Kemet',
  'game.kemet.line': 'Stavte pyramidy, sbírejte moc a útočte: kdo stojí na místě, nevyhraje.',
  'game.toy': 'Sýpka a chrám',
  'missing.line': 'Odkaz je možná starý nebo neúplný.',
  'missing.title': 'Tady nic pohřbeno není',
} satisfies Translation<typeof en>;
