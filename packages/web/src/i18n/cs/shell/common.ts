import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'O projektu',
  'common.back': 'Zpět',
  'common.close': 'Zavřít',
  'common.home': 'Úvodní stránka Ennead',
  'common.language': 'Jazyk',
  'common.loading': 'Načítání…',
  'common.people': 'Lidé',
  'common.rules': 'Pravidla',
  'common.settings': 'Nastavení',
  'common.skip': 'Přejít k obsahu',
  'common.unofficial': 'Neoficiální stránky hráčů pro hráče.',
  'game.ankh': 'Ankh: Bohové Egypta',
  'game.ankh.line':
    'Staňte se bohem, stavte monumenty, vítězte v bojích a získejte zbožnost dřív, než na vás Egypt zapomene.',
  'game.kemet': 'Kemet',
  'game.kemet.line': 'Stavte pyramidy, kupujte destičky moci a útočte. Kdo čeká, nevyhraje.',
  'missing.line': 'Odkaz je možná starý nebo neúplný.',
  'missing.title': 'Stránka nenalezena',
} satisfies Translation<typeof en>;
