export default {
  'ankh.welcome':
    'You are Isis, in blue; Anubis is your rival. Whoever has the most devotion in the end wins, and the ladder shows it for every god.',
  'ankh.tracks':
    'A turn is two different actions, and the second must stand below the first on the action tracks. Every action moves its marker one space, whoever takes it.',
  'ankh.tracks.task': 'Choose Move Figures.',
  'ankh.move':
    'Each of your figures may move up to 3 spaces, over rivers and other figures. Your god is wanted beside the neutral pyramid in the south.',
  'ankh.move.task': 'Move your god from B6 to B8, then press Done.',
  'ankh.gain':
    'Gain Followers brings 1 follower for each monument, yours or neutral, that one of your figures stands beside. You stand beside two now.',
  'ankh.gain.task': 'Choose Gain Followers as your second action.',
  'ankh.summon':
    'Anubis summoned a warrior and gained followers. A new figure comes beside one of your figures or your monuments.',
  'ankh.summon.task': 'Choose Summon Figure and put a warrior on C8, between the pyramid and the temple.',
  'ankh.unlock':
    'Followers are for unlocking powers: two of each level, and a power costs as many followers as its level. Some of them also bring you a guardian.',
  'ankh.unlock.task': 'Choose Unlock Ankh Power and take any power you like.',
  'ankh.event':
    'Anubis brought a marker to the end of its track: that fires an event, and he took a monument. Now Gain Followers is one space from its end.',
  'ankh.event.task': 'Choose Gain Followers to fire the next event.',
  'ankh.control':
    'The event is Control Monument: take one that a figure of yours stands beside, a neutral one as long as there is any. Your ankh token shows it is yours.',
  'ankh.control.task': 'Take the pyramid on B9 or the temple on D8.',
  'ankh.controlled':
    'The action marker goes back to its start, and firing an event has ended your turn. Caravans, another kind of event, draw new borders; the most important kind is the Conflict.',
  'ankh.conflict':
    'Some turns later: a Conflict is next on the event track. In a Conflict the regions are resolved in the order of their numbers.',
  'ankh.conflict.task': 'Choose Gain Followers to fire the Conflict.',
  'ankh.card':
    'Alone in the west you dominated it for devotion. In the delta both have figures, so it is a battle: everyone lays one card in secret.',
  'ankh.card.task': 'Choose Chariots (3 strength) and lay it face down.',
  'ankh.strength':
    'Each figure is worth 1 strength and the card adds to it: the most strength wins. Before that, most monuments of a kind in the region brings 1 devotion each, even to the loser.',
  'ankh.devotion':
    'The winner gains devotion, and the loser’s figures there die, but never a god. Used cards stay out of your hand until you play Cycle of Ma’at.',
  'ankh.red':
    'Now the fourth Conflict is near: gods that are still in the red, at 20 or less, are forgotten after it. You are at 17.',
  'ankh.red.task': 'Choose Summon Figure and put a warrior on H7: its marker fires the Conflict.',
  'ankh.drought':
    'The west brought you to 20, just inside the red. Drought gives 1 devotion more for each of your figures on desert if you win, and all four stand on sand.',
  'ankh.drought.task': 'Choose Drought and lay it face down.',
  'ankh.end':
    'You left the red, Anubis did not: he is forgotten and you win. With three or more players the two lowest gods merge after the third Conflict and go on as one.',
};
