import { ankh } from '@ennead/ankh';
import { gameAt } from './world.ts';

/** Anubis and Isis, seats 0 and 1, have merged. Ra, seat 2, is about to fire a Conflict. */
const POSITION = {
  players: 3,
  gods: ['anubis', 'isis', 'ra'],
  seats: [0, 0, 2],
  teams: { 0: { lower: 'isis', devotion: 25, followers: 2 }, 2: { devotion: 24, followers: 2 } },
  pieces: { G5: 'god 0', G6: 'warrior 0', I9: 'god 2', I10: 'warrior 2' },
  markers: { gain: 5 },
  event: 15,
  turn: 2,
};

export const beforeBattle = gameAt(ankh, POSITION);

/** Everybody chooses a battle card. */
export const mergedGods = gameAt(ankh, POSITION, [2, 'gain']);
