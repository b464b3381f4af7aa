export default {
  teacher: 'Anubis',
  welcome:
    'Welcome! You are Isis, in blue. Your rival is Anubis, in purple. Gods live on devotion: the god with the most at the end wins, and gods with too little are forgotten. The Devotion track shows everyone’s total.',
  board:
    'The Nile divides Egypt into three numbered regions. Large discs are gods, small shields are warriors. Obelisks, temples and pyramids are monuments: a seal at the base shows the owner, no seal means neutral.',
  tracks:
    'On your turn you take two different actions; the second must be lower on the list than the first. Each action moves its marker one space, whoever takes it. A marker at the end of its track triggers an event. What you can choose is highlighted.',
  'tracks.task': 'Choose Move Figures.',
  move: 'Each of your figures may move up to 3 spaces. It can cross rivers, water and other figures, but must stop on empty land. Let’s move your god next to the neutral pyramid in the south.',
  'move.task': 'Move your god from B6 to B8, then press Done.',
  gain: 'Gain Followers gives you 1 follower for each monument, yours or neutral, next to one of your figures. You’re next to two: your own obelisk and the pyramid.',
  'gain.task': 'Choose Gain Followers as your second action.',
  summon:
    'Anubis also summoned a warrior and gained followers. You summon figures onto empty land next to one of your figures or monuments.',
  'summon.task': 'Choose Summon Figure and put a warrior on C8, between the pyramid and the temple.',
  unlock:
    'Spend followers on ankh powers. You can unlock two of each level, starting with level 1, and each costs as many followers as its level. A power lasts for the rest of the game.',
  'unlock.task': 'Choose Unlock Ankh Power and take any power you like.',
  event:
    'Anubis moved a marker to the end of its track. That triggered an event, and he took a monument. Now Gain Followers is one space from its end, so whoever takes it triggers the next event.',
  'event.task': 'Choose Gain Followers to trigger the event.',
  control:
    'You got your followers; now the event happens. Control Monument lets you take a monument next to one of your figures. While any neutral monument is left in Egypt, you must take a neutral one.',
  'control.task': 'Take the pyramid on B9 or the temple on D8.',
  controlled:
    'The monument is yours, the action marker is back at its start, and the event ended your turn. Then Anubis triggered the third event and took the pyramid in the delta. Deciding when to trigger which event is half the game.',
  'second-power':
    'Some powers come with a guardian: your second level 1 power, your second level 2 power and your first level 3 power. Your second power will bring you the Cat Mummy.',
  'second-power.task': 'Choose Gain Followers, then Unlock Ankh Power, and take a second power.',
  guardian:
    'The Cat Mummy waits in your pool. Guardians move and fight like warriors, and each has its own ability: when a Cat Mummy is killed, everyone else loses 1 devotion.',
  'guardian.task': 'Choose Summon Figure, then the Cat Mummy, and put it where you like.',
  help: 'That was a full turn. In a real game you can undo until something hidden is revealed. The question mark shows the rule for your current choice, and every log line links to its rule.',
  conflict:
    'A few turns later, the first Conflict is next on the event track. This is where devotion is won: regions are resolved one by one, in number order.',
  'conflict.task': 'Choose Gain Followers to trigger the Conflict.',
  cards:
    'You were alone in the west, so you dominated it: 1 devotion, plus 1 for each kind of monument you have the most of there. Both of you have figures in the east, so there is a battle. Everyone has the same seven cards, plays them in secret and can use each only once.',
  build:
    'You’re unlikely to win here, so get something else out of it. Build Monument turns 3 followers into a monument of yours, and having the most of one kind gives 1 devotion even if you lose.',
  'build.task': 'Choose Build Monument and play it face down.',
  place:
    'Anubis played Chariots, worth 3 strength. Your card takes effect first. Nobody has an obelisk in the east, so building one gives you the most.',
  'place.task': 'Build an obelisk, on any space you like.',
  keep: 'Each figure adds 1 strength, so he wins 4 to 1. The loser’s figures are killed; only gods never die. But you are Isis, the Protector: your figure next to an enemy can survive.',
  'keep.task': 'Keep your warrior alive.',
  card: 'The next battle is in the delta: your three figures against two. This one is worth winning. Played cards stay face up, so you know his Chariots are gone.',
  'card.task': 'Choose Chariots (3 strength) and play it face down.',
  strength:
    'Figures plus card give you 6 strength to Anubis’s 3, so you win. Before that, you scored for having the most temples. In a tie, whoever triggered the Conflict may claim the win, once per Conflict.',
  devotion:
    'You gain 1 devotion for winning. Anubis’s warrior died; his god stays. Used cards return to your hand only when you play Cycle of Ma’at, so time it well.',
  caravan:
    'The event after a Conflict is a Camel Caravan, and you can trigger it. Anubis has sent a warrior into your west. At the next Conflict you would have to fight for all of it.',
  'caravan.task': 'Choose Move Figures, then press Done and confirm. You don’t have to move anyone.',
  line: 'A caravan is a line of up to 6 camels. It starts and ends at a river, water, other camels or the map edge. It splits a region in two, and each part needs at least 6 land spaces. Cut him off!',
  'line.task':
    'Place three camels from the lake to the western edge. The thick line shows where the next one goes.',
  token:
    'The west is now two regions, and the northern one is yours alone again. One of them keeps number 1; the other gets the lowest unused number, 4.',
  'token.task': 'Let the northern region keep number 1.',
  swap: 'You may now swap one of the two new numbers with any other. The order matters: it decides which battle comes first and which cards are already used. Here it’s fine as it is.',
  'swap.task': 'Leave the numbers as they are.',
  red: 'Much later, the fourth Conflict is close, and it’s the dangerous one. After it, every god still in the red (20 devotion or less) is forgotten. You have 17.',
  'red.task': 'Choose Summon Figure and put a warrior on H7. This triggers the Conflict.',
  drought:
    'The west brought you to 20, still in the red. Drought gives the winner 1 extra devotion for each of their figures on desert, and all four of yours are on desert.',
  'drought.task': 'Choose Drought and play it face down.',
  won: 'You left the red and Anubis didn’t: he is forgotten and you win! There are two other ways to win: reach 31 devotion, or have the most devotion after the fifth Conflict.',
  end: 'With three or more players, the two gods with the least devotion merge after the third Conflict and play on as one, with both god powers. So even last place can still win. The button starts a real game: you are Isis again, and two easy bots are waiting.',
} as const;
