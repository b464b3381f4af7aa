export default {
  'step.kemet.welcome':
    'Welcome! The red city in the south is yours, the blue one in the north is your rival. Whoever has 8 points at the end of a day wins, and most points come from attacking: standing still wins nothing here.',
  'step.kemet.board':
    'A city has three districts behind walls, with room for a pyramid in each. The numbers on the temples say how many prayer points they pay at the end of a day. The delta in the north east is reached only by teleport.',
  'step.kemet.pray':
    'A day is five action tokens each, placed one by one in turn on the action pyramid; every space takes one of yours a day. Prayer points pay for everything, and Pray brings 2.',
  'step.kemet.pray.task': 'Place a token on Pray in the middle row.',
  'step.kemet.raise':
    'Pyramids rise level by level up to 4, and each new level costs its number. They open the tiles: with a red pyramid of level 2 you may buy red tiles of level 1 and 2.',
  'step.kemet.raise.task': 'Place a token on Raise, choose your red pyramid and raise it to level 2.',
  'step.kemet.buy':
    'A power tile costs its level and works for the rest of the game; there are only one or two of each. Red is for attack, blue for defence, white for prayer. Charge! makes each of your attacks 1 stronger.',
  'step.kemet.buy.task': 'Place a token on the red tiles and buy Charge!.',
  'step.kemet.recruit':
    'Recruited units appear in the districts of your city for 1 prayer point each. All units of one player in a place are one troop, and a troop has at most five.',
  'step.kemet.recruit.task':
    'Place a token on Recruit and put 2 units into the district with three of yours.',
  'step.kemet.rows':
    'At the end of the day each of the three rows must hold a token of yours: you have them all. So the last token is free, and it will attack.',
  'step.kemet.rows.task': 'Place your last token on Move in the top row.',
  'step.kemet.attack':
    'A troop walks as far as its range, at first one step, and may leave units behind. Entering a place with enemies is an attack, and three of them hold the temple in the west.',
  'step.kemet.attack.task': 'Choose your five units in the desert and walk into the temple with all of them.',
  'step.kemet.card':
    'Both sides play one battle card in secret. Its three numbers: strength wins the battle, damage kills enemy units, protection saves your own. All six of yours are in hand, and today any of them will do.',
  'step.kemet.card.task': 'Choose the card you want to play.',
  'step.kemet.discard':
    'A second card is laid aside unused and unseen, so that nobody can count your hand. After three battles all six come back.',
  'step.kemet.discard.task': 'Choose a card to lay aside.',
  'step.kemet.reveal':
    'Divine interventions could be added now; you hold none. Strength is units plus card plus powers: 5 units, your card, and 1 for Charge!.',
  'step.kemet.reveal.task': 'Press Ready and turn the cards.',
  'step.kemet.retreat':
    'You won, and a won attack with a survivor brings 1 permanent point. The beaten troop could have been recalled for prayer points; it retreats instead, and the winner says where to.',
  'step.kemet.retreat.task': 'Choose where the enemy retreats to.',
  'step.kemet.stay':
    'The winner may stay or recall the troop too, for one prayer point a unit. A temple is worth holding: 1 point as long as you are there, and prayer points every evening.',
  'step.kemet.stay.task': 'Choose Stay.',
  'step.kemet.dusk':
    'The other city placed its last token and the day ended: the temples paid, and this one gave you 2 prayer points. At night everyone gets 2 more and a divine intervention card.',
  'step.kemet.points':
    'You have 2 points: a permanent one for the battle, and a temporary one for as long as you hold the temple. Level 4 pyramids give temporary points too, and two temples at the end of a day a permanent one.',
  'step.kemet.help':
    'That was a whole day. In a real game Undo takes steps back until something hidden has come out, the question mark opens the rule behind a question, and so does every line of the log.',
  'step.kemet.creature':
    'The second day, and five enemies stand before your walls. Some tiles bring a creature that joins a troop of yours: the Ancestral Elephant adds 1 strength and 1 protection.',
  'step.kemet.creature.task':
    'Buy the Ancestral Elephant with a token on the blue tiles and put it into your city.',
  'step.kemet.attacked':
    'Here they come! Walls stop a troop on its way, but not one that starts right in front of them. With the card Escape the attacked may slip away; nobody sees whether you hold it.',
  'step.kemet.attacked.task': 'Stand your ground: press Fight.',
  'step.kemet.defend':
    'Four units and the Elephant make 5, against 5 attackers. When you defend, equal strength is enough. Phalanx Defense adds 2 strength and protects 2 of your units.',
  'step.kemet.defend.task': 'Choose Phalanx Defense, and any other card to lay aside.',
  'step.kemet.tie':
    'Both have chosen their cards. Whatever lies there now is turned at the same time, and then nothing can be changed.',
  'step.kemet.tie.task': 'Press Ready and turn the cards.',
  'step.kemet.hold':
    'Seven against seven: a tie is won by the defender, and your protection saved everyone. The beaten troop was recalled; its owner got 5 prayer points for it, so a lost battle can even be a plan.',
  'step.kemet.hold.task': 'Choose Stay.',
  'step.kemet.held':
    'The city is safe. But look at your points: nothing new. Only a won attack brings one; whoever defends must own a tile for that, Defensive Victory. So strike back soon.',
  'step.kemet.later':
    'Two days later you have one token left and no prayer points. Your rival leads with 6 points to 3, but you hold a divine intervention card.',
  'step.kemet.intervention':
    'Interventions are played from the hand for the price on them, some on your turn, some in battle; they cost no token. Prayer is free and brings 2 prayer points.',
  'step.kemet.intervention.task': 'Play Prayer.',
  'step.kemet.move':
    'The temple on the west bank of the Nile stands empty. Your city is too far away to walk there, but not to teleport.',
  'step.kemet.move.task': 'Place your last token on Move in the top row.',
  'step.kemet.teleport':
    'From a district with a pyramid a troop may teleport to any obelisk for 2 prayer points, and every temple has one. Landing among enemies would be an attack as well.',
  'step.kemet.teleport.task':
    'Choose the four units in your city, teleport all of them to the temple that pays 3, and end the Move.',
  'step.kemet.two-temples':
    'At the end of the day both temples paid, and for holding two of them you got a permanent point. It stays with you for good; the temporary ones go when you lose the temples.',
  'step.kemet.order':
    'At night whoever has the fewest points fixes the turn order of the coming day. That is you: going last lets you answer what the others did.',
  'step.kemet.order.task': 'Choose who goes first.',
  'step.kemet.sources':
    'The main ways to points. For good: won attacks, two temples at the end of a day, and some tiles of level 3 and 4. For the time being: each temple and each pyramid of level 4 that you hold.',
  'step.kemet.end':
    'So it goes on until somebody has 8 points at the end of a day. For your first game choose the length First game: it ends at 4 points. Attack early, attack often!',
};
