import { ankhChoices } from './ankh-choices.ts';
import type { GameChoices } from './choices.ts';
import { kemetChoices } from './kemet-choices.ts';

const plain: GameChoices = {
  players: 2,
  choices: () => [],
  seatChoice: () => null,
  setup: (players) => ({ players }),
};

export function choicesOf(game: string): GameChoices {
  if (game === 'ankh') return ankhChoices;
  return game === 'kemet' ? kemetChoices : plain;
}
