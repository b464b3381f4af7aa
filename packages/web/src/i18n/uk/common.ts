import type { Translation } from '../catalog.ts';
import type en from '../en/common.ts';

export default {
  'common.about': 'Про проєкт',
  'common.back': 'Назад',
  'common.close': 'Закрити',
  'common.home': 'Ennead, на головну',
  'common.language': 'Мова',
  'common.loading': 'Хвилинку …',
  'common.rules': 'Правила',
  'common.settings': 'Налаштування',
  'common.skip': 'До вмісту',
  'common.unofficial': 'Неофіційна сторінка від гравців для гравців.',
  'game.ankh': 'Анкх: Боги Єгипту',
  'game.ankh.line': 'Ведіть бога, зводьте монументи, здобувайте битви й поклоніння, доки вас не забули.',
  'game.kemet': 'Кемет',
  'game.kemet.line': 'Зводьте піраміди, купуйте силу й нападайте: хто стоїть, той не виграє.',
  'game.toy': 'Комора і храм',
  'missing.line': 'Можливо, посилання застаріло або обірване.',
  'missing.title': 'Тут нічого не поховано',
} satisfies Translation<typeof en>;
