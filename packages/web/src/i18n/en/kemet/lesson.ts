export default {
  teacher: 'Rival',
  welcome:
    'Welcome! Your city is the red one in the south; your rival’s is the blue one in the north. Have 8 points at the end of a day to win. Most points come from attacking: waiting wins nothing.',
  board:
    'Your city has three walled districts, each with room for one pyramid. The number on a temple is how many prayer points it pays at the end of a day. The delta in the north-east can be reached only by teleport.',
  pray: 'Each day you place five action tokens on your action pyramid, one per turn. Each space can be used once a day. Prayer points pay for everything, and Pray gives you 2.',
  'pray.task': 'Place a token on Pray in the middle row.',
  raise:
    'Pyramids go up to level 4, and each new level costs its number in prayer points. They unlock power tiles: with a level 2 red pyramid you can buy level 1 and level 2 red tiles.',
  'raise.task': 'Place a token on Raise, choose your red pyramid and raise it to level 2.',
  buy: 'A power tile costs its level and works for the rest of the game. There are only one or two copies of each. Red is for attack, blue for defence, white for prayer. Charge! gives all your attacks +1 strength.',
  'buy.task': 'Place a token on Buy red, then buy Charge!',
  recruit:
    'Recruiting adds units to your city’s districts for 1 prayer point each. All your units in one sector form a troop, and a troop has at most five units.',
  'recruit.task': 'Place a token on Recruit and add 2 units to the district where you have three.',
  rows: 'By the end of the day you need a token in each of the three rows. You already have that, so your last token can go anywhere. Let’s attack.',
  'rows.task': 'Place your last token on Move in the top row.',
  attack:
    'A troop moves as far as its range, at first one sector, and may leave units behind. Moving into a sector with enemies is an attack. Three enemies hold the western temple.',
  'attack.task': 'Choose your five units in the desert and move all of them into the temple.',
  card: 'Both sides secretly play one battle card. It has three numbers: strength wins the battle, damage kills enemy units, protection saves your own. Keep Phalanx Defense for later; any other of your six will do.',
  'card.task': 'Choose the card you want to play.',
  discard:
    'You also discard a second card, face down and unused, so nobody can be sure what you have left. After three battles you get all six back.',
  'discard.task': 'Choose a card to discard.',
  reveal:
    'Divine interventions could be added now; you hold none. Strength is units plus card plus powers: 5 units, your card, and 1 for Charge!.',
  'reveal.task': 'Press Ready to reveal the cards.',
  retreat:
    'You won! Winning an attack with at least one unit left gives 1 permanent point. The losing troop could have been recalled for prayer points. It retreats instead, and the winner chooses where.',
  'retreat.task': 'Choose where the enemy retreats to.',
  stay: 'You can stay, or recall your own troop and gain 1 prayer point per unit. A temple is worth holding: 1 point while you’re there, plus prayer points at the end of each day.',
  'stay.task': 'Choose Stay.',
  dusk: 'Your rival placed their last token and the day ended. The temples paid out, and yours gave you 2 prayer points. At night everyone gets 2 more and a divine intervention card.',
  points:
    'You have 2 points: a permanent one for the battle, and a temporary one for as long as you hold the temple. Level 4 pyramids give temporary points too, and holding two temples at the end of a day gives a permanent one.',
  help: 'That was a whole day. In a real game you can undo until something hidden is revealed. The question mark shows the rule for your current choice, and every log line links to its rule.',
  creature:
    'It’s the second day, and five enemies stand outside your walls. Some tiles bring a creature that joins one of your troops: the Ancestral Elephant adds 1 strength and 1 protection.',
  'creature.task': 'Place a token on Buy blue, buy the Ancestral Elephant and put it in your city.',
  attacked:
    'Here they come! Walls stop a troop that has already moved, but not one that starts right outside. With the Escape card a defender can slip away. Every defender is asked, so nobody learns who holds it.',
  'attacked.task': 'Stand your ground: press Fight.',
  defend:
    'Four units and the Elephant make 5, against 5 attackers. When you defend, equal strength is enough. Phalanx Defense adds 2 strength and protects 2 of your units.',
  'defend.task': 'Choose Phalanx Defense, then any other card to discard.',
  tie: 'Both sides have chosen their cards. They are revealed together, and then nothing can be changed.',
  'tie.task': 'Press Ready to reveal the cards.',
  hold: 'Seven against seven: the defender wins ties, and your protection saved everyone. The losing troop was recalled, and its owner got 5 prayer points for it. So even a lost battle can be a plan.',
  'hold.task': 'Choose Stay.',
  held: 'The city is safe. But look at your points: nothing new. Only winning as the attacker gives a point, unless you own the Defensive Victory tile. So strike back soon.',
  later:
    'Two days later you have one token left and no prayer points. Your rival leads with 6 points to 3, but you hold a divine intervention card.',
  intervention:
    'You play interventions from your hand and pay their cost, some on your turn and some in battle. They don’t use a token. The Prayer card is free and gives you 2 prayer points.',
  'intervention.task': 'Play Prayer.',
  move: 'The temple on the west bank of the Nile stands empty. Your city is too far away to walk there, but not to teleport.',
  'move.task': 'Place your last token on Move in the top row.',
  teleport:
    'From a district with a pyramid, a troop can teleport to any obelisk for 2 prayer points. Every temple has an obelisk. Teleporting into enemies counts as an attack too.',
  'teleport.task':
    'Choose the four units in your city, teleport all of them to the temple that pays 3, then end the Move.',
  'two-temples':
    'At the end of the day both temples paid out, and holding two of them gave you a permanent point. Permanent points are never lost; temporary ones go when you lose the temples.',
  order:
    'At night, the player with the fewest points sets the turn order for the next day. That’s you. Going last lets you respond to what the others did.',
  'order.task': 'Choose who goes first.',
  sources:
    'The main ways to score. Permanent points: won attacks, two temples at the end of a day, and some level 3 and 4 tiles. Temporary points: each temple and each level 4 pyramid you hold.',
  end: 'Play continues until someone has 8 points at the end of a day. The button starts a first game against two easy bots: it ends at 4 points. Attack early, attack often!',
} as const;
