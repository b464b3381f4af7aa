export default {
  'step.kemet.welcome':
    'Your city has two pyramids, and five of your units already stand in the desert. Eight points win, and most of them come from attacking.',
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
    'Both sides play one battle card in secret: strength wins the battle, blood kills, the shield protects. Yours are all still in hand.',
  'step.kemet.card.task': 'Choose the card you want to play.',
  'step.kemet.discard':
    'A second card is laid aside unused, so that nobody can count on the last ones. After three battles all six come back.',
  'step.kemet.discard.task': 'Choose a card to lay aside.',
  'step.kemet.reveal':
    'Divine interventions could be added now; you hold none. Strength is units plus card plus powers: 5 units, your card, and 1 for Charge!.',
  'step.kemet.reveal.task': 'Press Done and turn the cards.',
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
  'step.kemet.end':
    'Then the player with the fewest points chooses the turn order, and the next day begins. Attack early, attack often: waiting wins nothing here.',
};
