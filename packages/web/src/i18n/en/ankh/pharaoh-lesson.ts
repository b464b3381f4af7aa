export default {
  teacher: 'Anubis',
  welcome:
    'Welcome to the court! This tutorial is for players who know Ankh. A pharaoh now rules Egypt: he stands on the board, and his palace stands beside it. You are Isis again, and Anubis is your rival.',
  figure:
    'The pharaoh belongs to nobody. He has no strength, can’t be killed, and Move Figures doesn’t move him. Each of the five pharaohs changes the game in his own way. Amenhotep is adored: whoever wins or dominates his region gains 1 extra devotion.',
  rooms:
    'The palace has four rooms: the Hall of Decrees, the War Hall, the Hall of Judgement and the Throne Room. Each god has three priests. One of yours starts in the Hall of Decrees, the other two wait in your pool. Priests aren’t figures: they never stand on the board and never fight.',
  doors:
    'When you take Move Figures, each of your priests in the palace may also move to an adjacent room. The rooms form a square with doors between neighbours, so the Hall of Decrees and the Throne Room are not adjacent.',
  'doors.task':
    'Choose Move Figures, move your priest from the Hall of Decrees to the War Hall, then press Done.',
  summon:
    'When you take Summon Figure, you also summon one priest from your pool, into any room you like. Two priests together are hard to beat.',
  'summon.task':
    'Choose Summon Figure, put a warrior on C8, between the pyramid and the temple, and a priest in the War Hall.',
  majority:
    'Anubis did the same and now has two priests in the Hall of Decrees. Whoever has the most priests in a room controls it. If there is a tie, the tied god with the least devotion does, so being behind helps you here.',
  event:
    'Rooms pay nothing until the palace is resolved, and that happens at the end of every Control Monument event. The next event is one, and Gain Followers is one space from its end.',
  'event.task': 'Choose Gain Followers to trigger the event.',
  control:
    'First comes the event itself, as you know it. Take a neutral monument next to one of your figures.',
  'control.task': 'Take the pyramid on B9 or the temple on D8.',
  war: 'Now the rooms, in order. Anubis controlled the Hall of Decrees: he took a policy card, and his priests there returned to his pool. The War Hall is yours, and your priests returned to your pool too. You may turn one of your monuments into a sphinx.',
  'war.task': 'Choose which of your monuments becomes a sphinx.',
  riddle:
    'The War Hall also lets you solve the pharaoh’s riddle, and sphinxes make it stronger. Amenhotep’s riddle reveals one policy card for each sphinx you control, and you keep one of them. Yours revealed Royal Progress, and it’s in your hand. The other two rooms were empty, so they were skipped.',
  sphinx:
    'A sphinx counts as obelisk, temple and pyramid at once. Only when majorities are scored does it count as a fourth kind of its own. There are just five of them, they can’t be built in any other way, and enemies can take them like any monument.',
  hand: 'Some turns later. You hold two policy cards now: Royal Progress and Temple Tithe. Hands are open and can be any size. Each card names the action it goes with, or works with any. You may play one per action, before it or after it, but always before an event.',
  tithe:
    'Temple Tithe goes with Gain Followers and gives you 2 more followers. After you choose the action, you’re asked whether to play a card with it.',
  'tithe.task': 'Choose Gain Followers, then play Temple Tithe.',
  progress:
    'Royal Progress goes with any action and moves the pharaoh up to 2 spaces. He walks through everything and stops on empty land. You’re alone in the west, so he would be welcome there.',
  'progress.task':
    'Choose Unlock Ankh Power, play Royal Progress, and move the pharaoh across the Nile into the west.',
  power: 'The card is played, and the action goes on as usual.',
  'power.task': 'Take any power you like.',
  decrees:
    'Anubis triggered a Control Monument event, so the palace is being resolved again. He controlled the Hall of Decrees, but didn’t take a card. Instead he removed one of his own from the game, and you lost 1 devotion. That is the other choice in this room.',
  judgement:
    'In the Hall of Judgement you have one priest each. You have less devotion, so the tie is yours: you take a policy card from the display and gain 2 followers. His priest stays and counts again next time.',
  'judgement.task': 'Take one of the three cards.',
  throne:
    'You have most priests in the Throne Room too. It gives you another card, and then you may move the pharaoh up to 3 spaces. The delta is where you’ll fight, and you’re stronger there, so make it worth more.',
  'throne.task': 'Take a card, then move the pharaoh into the delta, to a space that is highlighted in gold.',
  refill:
    'Only after all four rooms is the display filled up to three cards again. All your priests are back in your pool. They cost nothing but the time to place them again, so think about when the next Control Monument event will come, and who will trigger it.',
  later:
    'A few turns later the first Conflict is near. The pharaoh stands in the delta, and you have three figures there against two. Both cards you played lie face up, used.',
  conflict:
    'Policy cards can be played only with actions, never in battle. The Conflict itself works as you know it.',
  'conflict.task': 'Choose Gain Followers to trigger the Conflict. You don’t need a policy card with it.',
  west: 'You dominated the west: 1 devotion, plus 1 for each kind of monument you have the most of. The sphinx was one of these kinds, all by itself. Anubis dominated the east. Next comes the battle in the delta.',
  maat: 'You have 3 strength to his 2 before cards. Cycle of Ma’at has no strength, but takes back all your used battle cards. Under a pharaoh it takes back your played policy cards as well.',
  'maat.task': 'Choose Cycle of Ma’at and play it face down.',
  adored:
    'You won, and the reward was 2 devotion instead of 1: one for the victory and one because Amenhotep adores the winner of his region. With a strong battle ahead, moving him is worth a priest or two.',
  back: 'Temple Tithe and Royal Progress are back in your hand. A card you take early can be played again and again, as long as you use Cycle of Ma’at in time.',
  merge:
    'When two gods merge, the lower one’s priests and policy cards leave the game. Each of the two players may still play one policy card with their action. A forgotten god’s priests and cards leave too.',
  rulers:
    'The other pharaohs: from Xerxes’ region nobody gains devotion. Ramesses brings infantry that takes strength away. Tutankhamun’s region is resolved first, and he dies young. With Akhenaten, priests and warriors are alike. Tap the pharaoh’s name at any table to read what he does.',
  end: 'Amenhotep is the best pharaoh to begin with. The button starts a game under him: you are Isis, and two easy bots are waiting. Watch the palace, and keep the pharaoh where you win!',
} as const;
