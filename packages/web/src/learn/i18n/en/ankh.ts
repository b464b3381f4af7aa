export default {
  'step.ankh.welcome':
    'You are Isis, in blue; Anubis is your rival. Whoever has the most devotion in the end wins, and the ladder shows it for every god.',
  'step.ankh.tracks':
    'A turn is two different actions, and the second must stand below the first on the action tracks. Every action moves its marker one space, whoever takes it.',
  'step.ankh.tracks.task': 'Choose Move Figures.',
  'step.ankh.move':
    'Each of your figures may move up to 3 spaces, over rivers and other figures. Your god is wanted beside the neutral pyramid in the south.',
  'step.ankh.move.task': 'Move your god from B6 to B8, then press Done.',
  'step.ankh.gain':
    'Gain Followers brings 1 follower for each monument, yours or neutral, that one of your figures stands beside. You stand beside two now.',
  'step.ankh.gain.task': 'Choose Gain Followers as your second action.',
  'step.ankh.summon':
    'Anubis summoned a warrior and gained followers. A new figure comes beside one of your figures or your monuments.',
  'step.ankh.summon.task':
    'Choose Summon Figure and put a warrior on C8, between the pyramid and the temple.',
  'step.ankh.unlock':
    'Followers are for unlocking powers: two of each level, and a power costs as many followers as its level. Some of them also bring you a guardian.',
  'step.ankh.unlock.task': 'Choose Unlock Ankh Power and take any power you like.',
  'step.ankh.event':
    'Anubis brought a marker to the end of its track: that fires an event, and he took a monument. Now Gain Followers is one space from its end.',
  'step.ankh.event.task': 'Choose Gain Followers to fire the next event.',
  'step.ankh.control':
    'The event is Control Monument: take one that a figure of yours stands beside, a neutral one as long as there is any. Your ankh token shows it is yours.',
  'step.ankh.control.task': 'Take the pyramid on B9 or the temple on D8.',
  'step.ankh.controlled':
    'The action marker goes back to its start, and firing an event has ended your turn. Caravans, another kind of event, draw new borders; the most important kind is the Conflict.',
  'step.ankh.conflict':
    'Some turns later: a Conflict is next on the event track. In a Conflict the regions are resolved in the order of their numbers.',
  'step.ankh.conflict.task': 'Choose Gain Followers to fire the Conflict.',
  'step.ankh.card':
    'Alone in the west you dominated it for devotion. In the delta both have figures, so it is a battle: everyone lays one card in secret.',
  'step.ankh.card.task': 'Choose Chariots (3 strength) and lay it face down.',
  'step.ankh.strength':
    'Each figure is worth 1 strength and the card adds to it: the most strength wins. Before that, most monuments of a kind in the region brings 1 devotion each, even to the loser.',
  'step.ankh.devotion':
    'The winner gains devotion, and the loser’s figures there die, but never a god. Used cards stay out of your hand until you play Cycle of Ma’at.',
  'step.ankh.red':
    'Now the fourth Conflict is near: gods that are still in the red, at 20 or less, are forgotten after it. You are at 17.',
  'step.ankh.red.task': 'Choose Summon Figure and put a warrior on H7: its marker fires the Conflict.',
  'step.ankh.drought':
    'The west brought you to 20, just inside the red. Drought gives 1 devotion more for each of your figures on desert if you win, and all four stand on sand.',
  'step.ankh.drought.task': 'Choose Drought and lay it face down.',
  'step.ankh.end':
    'You left the red, Anubis did not: he is forgotten and you win. With three or more players the two lowest gods merge after the third Conflict and go on as one.',
};
