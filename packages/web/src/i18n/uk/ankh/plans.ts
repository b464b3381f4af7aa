import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/plans.ts';

export default {
  'plan.card': 'Конфлікт на території {number}: яку карту грати',
  'plan.tie-breaker': 'Можна використати жетон перемоги в нічиїй',
  'depends.card': 'Діє, поки ця карта у вас на руці, там є ваші фігурки й каравани не ділять територію.',
  'depends.always': 'Щоразу, коли вас питають.',
} satisfies Translation<typeof en>;
