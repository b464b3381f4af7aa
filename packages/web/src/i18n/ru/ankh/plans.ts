import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/plans.ts';

export default {
  'plan.card': 'Конфликт в регионе {number}: какую карту играть',
  'plan.tie-breaker': 'Можно использовать жетон ничьей',
  'depends.card': 'Действует, пока эта карта у вас в руке, там есть ваши фигурки и караван не делит регион.',
  'depends.always': 'Каждый раз, когда вас спрашивают.',
} satisfies Translation<typeof en>;
