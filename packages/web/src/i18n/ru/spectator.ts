import type { Translation } from '../catalog.ts';
import type en from '../en/spectator.ts';

export default {
  title: 'Для зрителей',
  eyes: 'Посмотреть партию глазами игрока:',
  behind:
    '{count, plural, one {с задержкой на # ход} few {с задержкой на # хода} many {с задержкой на # ходов} other {с задержкой на # хода}}',
  chances: 'Шансы',
  'chances.curve': 'Шанс на победу (%)',
  'chances.thinking': 'Бот думает…',
  'chances.failed': 'На этом устройстве оценить шансы не получается.',
  'chances.line': 'Это оценка бота на вашем устройстве. Бот знает только то, что видит каждый зритель.',
} satisfies Translation<typeof en>;
