import type { Translation } from '../catalog.ts';
import type en from '../en/home.ts';

export default {
  'home.editor': 'Editor scénářů',
  'home.friends': 'Hrát s přáteli',
  'home.hotseat': 'Na jednom zařízení',
  'home.learn': 'Naučit se',
  'home.learn.ankh': 'První hra Ankhu',
  'home.learn.kemet': 'První hra Kemetu',
  'home.learn.line':
    'První hra s průvodcem zabere deset minut. V pravidlech lze hledat a každý řádek záznamu otevře své pravidlo.',
  'home.lobby': 'Sál',
  'home.lobby.empty': 'Žádné volné stoly. Připravte jeden a ostatní si mohou přisednout.',
  'home.lobby.offline': 'Server není dostupný. Stoly na tomto zařízení fungují i tak.',
  'home.mine': 'Moje stoly',
  'home.mine.empty': 'Tady najdete stoly, u kterých sedíte, a kdo je na tahu.',
  'home.new': 'Nový stůl',
  'home.now': 'Hrát hned',
  'home.replays': 'Záznamy',
  'home.replays.empty': 'Dohrané partie si tu můžete přehrát tah po tahu.',
  'home.replays.open': 'Otevřít soubor partie',
  'home.table.delete': 'Smazat tento stůl',
  'home.table.finished': 'Dohráno',
  'home.table.moves': '{count, plural, one {# tah} few {# tahy} many {# tahu} other {# tahů}}',
  'home.table.open':
    '{free, plural, one {# volné místo} few {# volná místa} many {# volného místa} other {# volných míst}}',
  'home.table.turn': 'Na tahu: {name}',
  'home.table.yours': 'Jste na tahu',
  'home.tagline': 'Dvě velké hry o bozích Egypta, ve kterých za vás někdo hlídá každé pravidlo.',
} satisfies Translation<typeof en>;
