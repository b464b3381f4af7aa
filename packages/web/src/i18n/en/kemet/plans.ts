export default {
  'plan.veto': 'Someone plays a card you could veto',
  'plan.battle-card': 'You’re attacked in {sector}: card to play',
  'plan.discard-card': 'You’re attacked in {sector}: card to discard',
  'plan.battle-intervention': 'You’re attacked in {sector}: interventions',
  'plan.loser': 'You lose a battle in {sector}',
  'plan.winner': 'You win a battle as defender',
  'plan.escape': 'You’re attacked and could escape',
  'plan.token': 'Your turn can end',
  'depends.card': 'Holds while this card is in your hand and your troop stands there.',
  'depends.others': 'Only on other players’ turns.',
  'depends.own': 'As soon as the rules let your turn end.',
} as const;
