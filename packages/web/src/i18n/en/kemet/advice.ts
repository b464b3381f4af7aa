export default {
  'advice.unit':
    'Expected change by the end of this turn, in victory points. The bot sees only what you see.',
  'advice.points': 'permanent points',
  'advice.temples': 'temples at the end of the day',
  'advice.two-temples': 'two temples at the end of the day',
  'advice.sanctuary': 'the Sanctuary at the end of the day',
  'advice.tiles': 'power tiles',
  'advice.units': 'units on the board and in reserve',
  'advice.prayer': 'prayer points',
  'advice.cards': 'interventions in your hand',
  'advice.pyramids': 'your pyramid levels',
  'advice.good-attack': 'weaker enemy troops nearby',
  'advice.danger': 'stronger enemy troops nearby',
  'advice.battle': 'chance to win this battle',
} as const;
