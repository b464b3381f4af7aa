export default {
  'plan.card': 'Conflict in region {number}: card to play',
  'plan.tie-breaker': 'You could use the tie-breaker',
  'depends.card':
    'Holds while this card is in your hand, you have figures there, and no caravan splits the region.',
  'depends.always': 'Whenever you’re asked.',
} as const;
