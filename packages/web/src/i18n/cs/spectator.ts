import type { Translation } from '../catalog.ts';
import type en from '../en/spectator.ts';

export default {
  title: 'Pro diváky',
  eyes: 'Prohlédnout si partii očima hráče:',
  behind:
    '{count, plural, one {# tah pozadu} few {# tahy pozadu} many {# tahu pozadu} other {# tahů pozadu}}',
  chances: 'Šance',
  'chances.curve': 'Šance na výhru (%)',
  'chances.thinking': 'Bot přemýšlí…',
  'chances.failed': 'Na tomto zařízení nejde šance odhadnout.',
  'chances.line': 'Odhad bota na vašem zařízení. Bot ví jen to, co vidí každý divák.',
} satisfies Translation<typeof en>;
