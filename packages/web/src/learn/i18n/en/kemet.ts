export default {
  'step.kemet.welcome':
    'The red city in the south is yours, the blue one is your rival. Whoever has 8 points at the end of a day wins, and most points come from attacking.',
  'step.kemet.pray':
    'A day is five action tokens each, placed one by one on the action pyramid. Prayer points pay for everything, and Pray brings 2.',
  'step.kemet.pray.task': 'Place a token on Pray in the middle row.',
  'step.kemet.raise':
    'Pyramids rise level by level, up to 4; the new level is the price. The level of a colour is the level of the tiles you may buy in it.',
  'step.kemet.raise.task': 'Place a token on Raise, choose your red pyramid and raise it to level 2.',
  'step.kemet.buy':
    'A power tile costs its level and works for the rest of the game. Red tiles are for attack: Charge! makes every attack 1 stronger.',
  'step.kemet.buy.task': 'Place a token on the red tiles and buy Charge!.',
  'step.kemet.recruit':
    'Recruited units appear in the districts of your city, 1 prayer point each, and at most five stand together.',
  'step.kemet.recruit.task':
    'Place a token on Recruit and put 2 units into the district with three of yours.',
  'step.kemet.rows':
    'At the end of the day each of the three rows must hold a token of yours: you have them all. So the last token is free, and it will attack.',
  'step.kemet.rows.task': 'Place your last token on Move in the top row.',
  'step.kemet.attack':
    'A troop walks as far as its range, one step at a time. Entering a sector with enemies is an attack, and three of them hold the temple.',
  'step.kemet.attack.task': 'Choose your five units in the desert and walk into the temple with all of them.',
  'step.kemet.card':
    'Both sides play one battle card in secret: strength wins the battle, damage kills enemy units, protection saves your own. All six of yours are still in hand.',
  'step.kemet.card.task': 'Choose the card you want to play.',
  'step.kemet.discard':
    'A second card is laid aside unused, so that nobody can count on the last ones. After three battles all six come back.',
  'step.kemet.discard.task': 'Choose a card to lay aside.',
  'step.kemet.reveal':
    'Divine interventions could be added now; you hold none. Strength is units plus card plus powers: 5 units, your card, and 1 for Charge!.',
  'step.kemet.reveal.task': 'Press Ready and turn the cards.',
  'step.kemet.retreat':
    'You won, and a won attack brings 1 permanent point. What is left of the enemy retreats, and the winner says where to.',
  'step.kemet.retreat.task': 'Choose where the enemy retreats to.',
  'step.kemet.stay':
    'The winner may stay or recall the troop for prayer points, one for each unit. A temple is worth holding.',
  'step.kemet.stay.task': 'Choose Stay.',
  'step.kemet.dusk':
    'The other city placed its last token, and at dusk the temples paid: this one gave you 2 prayer points. At night everyone gets 2 more and a divine intervention card.',
  'step.kemet.points':
    'You have 2 points: the permanent one of the battle, and a temporary one as long as you hold the temple. Level 4 pyramids give temporary points too, and two temples at dusk a permanent one.',
  'step.kemet.later':
    'Three days later you have one token left and no prayer points. Your rival leads with 6 points to 3, but you hold a divine intervention card.',
  'step.kemet.intervention':
    'Interventions are played from the hand for the price on them, some on your turn, some in battle. Prayer is free and brings 2 prayer points.',
  'step.kemet.intervention.task': 'Play Prayer.',
  'step.kemet.move':
    'The temple on the west bank of the Nile stands empty. Your city is too far away to walk there, but not to teleport.',
  'step.kemet.move.task': 'Place your last token on Move in the top row.',
  'step.kemet.teleport':
    'From a district with a pyramid a troop may teleport to any obelisk for 2 prayer points, and every temple has one. Walls stop nobody who leaves.',
  'step.kemet.teleport.task':
    'Choose the four units in your city, teleport all of them to the temple that pays 3, and end the Move.',
  'step.kemet.two-temples':
    'At dusk both temples paid, and for holding two of them you got a permanent point. It stays with you for good; the temporary ones go when you lose the temples.',
  'step.kemet.order':
    'At night whoever has the fewest points fixes the turn order of the coming day. That is you: going last lets you answer what the others did.',
  'step.kemet.order.task': 'Choose who goes first.',
  'step.kemet.end':
    'So it goes on until somebody has 8 points at the end of a day. Attack early, attack often: waiting wins nothing here.',
};
