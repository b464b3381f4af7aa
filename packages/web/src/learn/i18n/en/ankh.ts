export default {
  'step.ankh.welcome':
    'Welcome! You are Isis, in blue; Anubis, in violet, is your rival. Gods live on devotion: whoever has the most in the end wins, and whoever has too little is forgotten. The ladder shows it for every god.',
  'step.ankh.board':
    'The Nile cuts Egypt into three regions, and each has a number in a cartouche. Large seals are gods, small shields are warriors. Obelisks, temples and pyramids are monuments: bare stone is neutral, a seal at the foot names the owner.',
  'step.ankh.tracks':
    'A turn is two different actions, and the second must stand below the first on the action tracks. Every action moves its marker one space, whoever takes it; at the end of a track waits an event. What you can choose glows.',
  'step.ankh.tracks.task': 'Choose Move Figures.',
  'step.ankh.move':
    'Each of your figures may move up to 3 spaces, over rivers, water and other figures, and must stop on free land. Your god is wanted beside the neutral pyramid in the south.',
  'step.ankh.move.task': 'Move your god from B6 to B8, then press Done.',
  'step.ankh.gain':
    'Gain Followers brings 1 follower for each monument, yours or neutral, that one of your figures stands beside. You stand beside two now: your own obelisk and the pyramid.',
  'step.ankh.gain.task': 'Choose Gain Followers as your second action.',
  'step.ankh.summon':
    'Anubis summoned a warrior and gained followers too. A new figure comes onto free land beside one of your figures or beside a monument of yours.',
  'step.ankh.summon.task':
    'Choose Summon Figure and put a warrior on C8, between the pyramid and the temple.',
  'step.ankh.unlock':
    'Followers are there to be spent on ankh powers: two of each level, level 1 first, and a power costs as many followers as its level. It works from now to the end of the game.',
  'step.ankh.unlock.task': 'Choose Unlock Ankh Power and take any power you like.',
  'step.ankh.event':
    'Anubis brought a marker to the end of its track: that fired an event, and he took a monument. Now Gain Followers is one space from its end, and whoever takes it fires the next one.',
  'step.ankh.event.task': 'Choose Gain Followers to fire the event.',
  'step.ankh.control':
    'First you got your followers; now the event, Control Monument: take one that a figure of yours stands beside. As long as anything neutral is left in Egypt, it must be a neutral one.',
  'step.ankh.control.task': 'Take the pyramid on B9 or the temple on D8.',
  'step.ankh.controlled':
    'The monument is yours, the action marker went back to its start, and the event ended your turn. Then Anubis fired the third event and took the pyramid in the delta. When to fire an event, and which one, is half of the game.',
  'step.ankh.second-power':
    'Some powers bring a guardian along: the second one of level 1, the second of level 2 and the first of level 3. Your second power will bring you the Cat Mummy.',
  'step.ankh.second-power.task': 'Choose Gain Followers, then Unlock Ankh Power, and take a second power.',
  'step.ankh.guardian':
    'The Cat Mummy waits in your pool. Guardians move and fight like warriors, and each has a gift of its own: when a Cat Mummy is killed, every rival loses 1 devotion.',
  'step.ankh.guardian.task': 'Choose Summon Figure, then the Cat Mummy, and put it where you like.',
  'step.ankh.help':
    'That was a turn in full. In a real game Undo takes steps back until something hidden has come out, the question mark opens the rule behind a question, and so does every line of the log.',
  'step.ankh.conflict':
    'Some turns later the first Conflict is next on the event track. Now devotion is won: the regions are resolved one after the other, in the order of their numbers.',
  'step.ankh.conflict.task': 'Choose Gain Followers to fire the Conflict.',
  'step.ankh.cards':
    'In the west you were alone, so you dominated it: 1 devotion for that, and 1 for having the most obelisks there. In the east both have figures: a battle. Everyone has the same seven cards, chosen in secret and each used once.',
  'step.ankh.build':
    'You will hardly win here, so gain something else. Build Monument turns 3 followers into a monument of yours, and having the most of a kind brings 1 devotion even to the loser.',
  'step.ankh.build.task': 'Choose Build Monument and lay it face down.',
  'step.ankh.place':
    'Anubis played Chariots, worth 3 strength. Your card comes first: nobody has an obelisk in the east, so one is enough for the most.',
  'step.ankh.place.task': 'Build an obelisk, on any space you like.',
  'step.ankh.keep':
    'Each figure counts 1, so he wins by 4 to 1, and the losers’ figures die; only gods never do. But you are Isis, the Protector: your figure beside an enemy may live.',
  'step.ankh.keep.task': 'Keep your warrior alive.',
  'step.ankh.card':
    'The next battle is in the delta, three of yours against two. This one is worth winning. Cards already played lie open, so you know that his Chariots are gone.',
  'step.ankh.card.task': 'Choose Chariots (3 strength) and lay it face down.',
  'step.ankh.strength':
    'Figures and card make 6 for you, 3 for Anubis: the most strength wins. Before that your temple paid for being the most of its kind. If strengths are equal, whoever fired the Conflict may claim the win, once.',
  'step.ankh.devotion':
    'The winner gains 1 devotion, and his warrior there died; his god stays. Used cards come back to your hand only when you play Cycle of Ma’at: choose that moment well.',
  'step.ankh.caravan':
    'The event after a Conflict is a Camel Caravan, and you can fire it. Anubis has sent a warrior into your west: at the next Conflict you would have to fight for all of it.',
  'step.ankh.caravan.task': 'Choose Move Figures, press Done and confirm: nobody has to move.',
  'step.ankh.line':
    'A caravan is a line of up to 6 camels, from river, water, camels or the edge to another. It cuts a region in two, and each part needs 6 land spaces. Cut him off!',
  'step.ankh.line.task': 'Place three camels from the lake to the western edge; the thick side comes next.',
  'step.ankh.token':
    'Now the west is two regions, and the northern one is yours alone again. One of them keeps the number 1; the other gets the lowest free number, 4.',
  'step.ankh.token.task': 'Let the northern region keep number 1.',
  'step.ankh.swap':
    'You may still swap one new number with any other: the order decides who is strong when, and which cards are gone by then. Here it is fine as it is.',
  'step.ankh.swap.task': 'Leave the numbers as they are.',
  'step.ankh.red':
    'Much later the fourth Conflict is near, and it is the dangerous one: gods still in the red, at 20 devotion or less, are forgotten after it. You are at 17.',
  'step.ankh.red.task': 'Choose Summon Figure and put a warrior on H7: its marker fires the Conflict.',
  'step.ankh.drought':
    'The west brought you to 20, still inside the red. Drought gives the winner 1 devotion more for each of his figures on desert, and all four of yours stand on sand.',
  'step.ankh.drought.task': 'Choose Drought and lay it face down.',
  'step.ankh.won':
    'You left the red, Anubis did not: he is forgotten and you win! There are two more ways: 31 devotion wins at once, and if nobody gets there, the most devotion after the fifth Conflict wins.',
  'step.ankh.end':
    'With three or more players the two lowest gods merge after the third Conflict and go on as one, with both powers. So even the last can still win. Now try it yourself: two bots are waiting, and the rules are kept for you.',
};
