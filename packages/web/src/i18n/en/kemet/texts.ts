/** What tiles, cards, places and actions do, in our words. */
export default {
  'timing.battle': 'In battle',
  'timing.own-turn': 'On your turn',
  'timing.own-move': 'During your Move',
  'timing.reaction': 'On another player’s turn',

  'action.move.text': 'Move one troop step by step: by land, by harbour, or by teleport to an obelisk.',
  'action.recruit.text': 'Move units from your reserve to your city’s districts for 1 prayer point each.',
  'action.raise.text': 'Raise one pyramid. Each level costs its number in prayer points.',
  'action.pray.text': 'Gain 2 prayer points.',
  'action.buy-white.text': 'Buy a white tile up to the level of a white pyramid you control.',
  'action.buy-red.text': 'Buy a red tile up to the level of a red pyramid you control.',
  'action.buy-blue.text': 'Buy a blue tile up to the level of a blue pyramid you control.',
  'action.apex.text': 'Only the gold token from Divine Will goes here, as a Move or a Recruit.',

  'sector.kind.district': 'A walled district. Other players can enter it only on the first step of a Move.',
  'sector.kind.desert': 'Desert.',
  'sector.kind.desert.obelisk': 'Desert with an obelisk: troops can teleport here.',
  'sector.kind.temple':
    'Temple with an obelisk: 1 temporary point while you hold it and {prayer} prayer points at the end of the day. Hold two temples at the end of the day for 1 permanent point.',
  'sector.kind.temple.delta':
    'Temple with an obelisk: 1 temporary point while you hold it. At the end of the day, you may sacrifice 1 unit here for {prayer} prayer points.',
  'sector.kind.sanctuary':
    'At the end of the day, you may sacrifice 2 units here for 1 permanent point. It has an obelisk but doesn’t count as a temple.',
  'sector.holds': '{name}: {units, plural, one {# unit} other {# units}}.',
  'sector.pyramid': 'Pyramid: {colour}, level {level}.',
  'sector.neighbours': 'Next to: {list}.',
  'sector.by-boat': 'By harbour: {list}.',
};
