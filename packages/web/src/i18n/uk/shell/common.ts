import type { Translation } from '../../catalog.ts';
import type en from '../../en/shell/common.ts';

export default {
  'common.about': 'Про проєкт',
  'common.back': 'Назад',
  'common.close': 'Закрити',
  'common.home': 'Головна сторінка Ennead',
  'common.language': 'Мова',
  'common.loading': 'Завантаження…',
  'common.people': 'Люди',
  'common.rules': 'Правила',
  'common.settings': 'Налаштування',
  'common.skip': 'Перейти до вмісту',
  'common.unofficial': 'Неофіційний сайт від гравців для гравців.',
  'game.ankh': 'Анкх: Боги Єгипту',
  'game.ankh.line':
    'Ведіть бога, зводьте монументи, перемагайте в боях і здобувайте поклоніння, доки вас не забули.',
  'game.kemet': 'Кемет',
  'game.kemet.line': 'Зводьте піраміди, купуйте плитки могутності й нападайте. Хто чекає, той не виграє.',
  'missing.line': 'Можливо, посилання застаріле або неповне.',
  'missing.title': 'Сторінку не знайдено',
} satisfies Translation<typeof en>;
