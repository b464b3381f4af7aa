import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'Про проєкт',
  'common.back': 'Назад',
  'common.close': 'Закрити',
  'common.home': 'Ennead, на головну',
  'common.language': 'Мова',
  'common.loading': 'Хвилинку…',
  'common.rules': 'Правила',
  'common.settings': 'Налаштування',
  'common.skip': 'Перейти до вмісту',
  'common.unofficial': 'Неофіційна сторінка від гравців для гравців.',
  'game.ankh': 'Анкх: Боги Єгипту',
  'game.ankh.line':
    'Ведіть бога, зводьте монументи, перемагайте в боях і здобувайте поклоніння, доки вас не забули.',
  'game.kemet': 'Кемет',
  'game.kemet.line': 'Зводьте піраміди, купуйте могутність і нападайте: хто стоїть на місці, той не виграє.',
  'game.toy': 'Житниця й храм',
  'missing.line': 'Можливо, посилання застаріло або обірвалося.',
  'missing.title': 'Тут нічого не поховано',
} satisfies Translation<typeof en>;
