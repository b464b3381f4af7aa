import type { Translation } from '../catalog.ts';
import type en from '../en/spectator.ts';

export default {
  title: 'Для глядачів',
  eyes: 'Побачити партію очима гравця:',
  behind:
    '{count, plural, one {із запізненням на # хід} few {із запізненням на # ходи} many {із запізненням на # ходів} other {із запізненням на # ходу}}',
  chances: 'Шанси',
  'chances.curve': 'Шанс на перемогу (%)',
  'chances.thinking': 'Бот міркує…',
  'chances.failed': 'На цьому пристрої шанси оцінити не вдається.',
  'chances.line': 'Це оцінка бота на вашому пристрої. Він знає лише те, що бачить кожен глядач.',
} satisfies Translation<typeof en>;
