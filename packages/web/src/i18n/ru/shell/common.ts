import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'О проекте',
  'common.back': 'Назад',
  'common.close': 'Закрыть',
  'common.home': 'Главная страница Ennead',
  'common.language': 'Язык',
  'common.loading': 'Загрузка…',
  'common.people': 'Люди',
  'common.rules': 'Правила',
  'common.settings': 'Настройки',
  'common.skip': 'К содержимому',
  'common.unofficial': 'Неофициальный сайт игроков для игроков.',
  'game.ankh': 'Анх: Боги Египта',
  'game.ankh.line':
    'Ведите бога, воздвигайте монументы, побеждайте и собирайте поклонение, пока вас не забыли.',
  'game.kemet': 'Кемет',
  'game.kemet.line': 'Стройте пирамиды, покупайте тайлы силы и нападайте. Кто ждёт, тот не победит.',
  'missing.line': 'Возможно, ссылка устарела или неполная.',
  'missing.title': 'Страница не найдена',
} satisfies Translation<typeof en>;
