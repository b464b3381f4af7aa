import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/plans.ts';

export default {
  'plan.veto': 'Хтось грає карту, на яку можна накласти вето',
  'plan.battle-card': 'Вас атакують у секторі «{sector}»: яку карту грати',
  'plan.discard-card': 'Вас атакують у секторі «{sector}»: яку карту скинути',
  'plan.battle-intervention': 'Вас атакують у секторі «{sector}»: карти втручання',
  'plan.loser': 'Ви програєте бій у секторі «{sector}»',
  'plan.winner': 'Ви виграєте бій в обороні',
  'plan.escape': 'Вас атакують, і можлива втеча',
  'plan.token': 'Ваш хід можна завершити',
  'depends.card': 'Діє, поки ця карта у вас на руці, а військо стоїть на місці.',
  'depends.others': 'Лише під час ходів інших гравців.',
  'depends.own': 'Щойно правила дозволять завершити хід.',
} satisfies Translation<typeof en>;
