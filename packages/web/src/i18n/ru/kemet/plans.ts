import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/plans.ts';

export default {
  'plan.veto': 'Кто-то играет карту, на которую можно наложить вето',
  'plan.battle-card': 'Вас атакуют в секторе «{sector}»: какую карту играть',
  'plan.discard-card': 'Вас атакуют в секторе «{sector}»: какую карту сбросить',
  'plan.battle-intervention': 'Вас атакуют в секторе «{sector}»: карты вмешательства',
  'plan.loser': 'Вы проигрываете бой в секторе «{sector}»',
  'plan.winner': 'Вы выигрываете бой в обороне',
  'plan.escape': 'Вас атакуют, и возможно бегство',
  'plan.token': 'Ваш ход можно завершить',
  'depends.card': 'Действует, пока эта карта у вас в руке, а войско стоит на месте.',
  'depends.others': 'Только во время ходов других игроков.',
  'depends.own': 'Как только правила позволят завершить ход.',
} satisfies Translation<typeof en>;
