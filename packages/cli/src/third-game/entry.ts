import { type GameEntry, type Judgement, registerGame } from '@ennead/bots';
import type { Game } from '@ennead/kernel';
import { stones } from './stones.ts';

type StonesState = ReturnType<typeof stones.clone>;

/** Leave the next one a multiple of four. */
const judgement: Judgement<StonesState> = {
  players: ({ players }) => players,
  value: ({ heap, turn, players }, seat) => (heap % 4 === 0 && turn % players !== seat ? 1 : 0),
  spread: () => 1,
  turn: ({ turn }) => turn,
  horizon: () => 1,
  side: (_state, seat) => seat,
};

const entry: GameEntry = { engine: stones as Game, judgement: judgement as unknown as Judgement };

// The one line that a game costs outside its folder; here it stands in the test's own.
registerGame('stones', async () => entry);
