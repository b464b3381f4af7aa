import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'О проекте',
  'common.back': 'Назад',
  'common.close': 'Закрыть',
  'common.home': 'Ennead, на главную',
  'common.language': 'Язык',
  'common.loading': 'Минутку…',
  'common.rules': 'Правила',
  'common.settings': 'Настройки',
  'common.skip': 'К содержимому',
  'common.unofficial': 'Неофициальная страница игроков для игроков.',
  'game.ankh': 'Анх: Боги Египта',
  'game.ankh.line':
    'Ведите бога, воздвигайте монументы, побеждайте и собирайте поклонение, пока вас не забыли.',
  'game.kemet': 'Кемет',
  'game.kemet.line':
    'Стройте пирамиды, покупайте тайлы силы и нападайте: кто стоит на месте, тот не победит.',
  'game.toy': 'Амбар и храм',
  'missing.line': 'Возможно, ссылка устарела или оборвана.',
  'missing.title': 'Здесь ничего не погребено',
} satisfies Translation<typeof en>;
