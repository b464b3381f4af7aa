import { expect, test } from 'vitest';
import type { AnkhFact } from '../facts.ts';
import { given } from '../testing/given.ts';
import { news } from './news.ts';

/** What seats 0 and 1 of a table of two hear of a fact. */
function told(fact: object): string[] {
  const { state } = given({});
  return [0, 1].map((seat) => {
    const found = news(state, { rule: 'A-TURN-1', ...fact } as unknown as AnkhFact, seat);
    return found === null ? 'nothing' : `${found.kind} ${found.amount}`;
  });
}

test.each<[string, object, readonly string[]]>([
  ['a turn, to all but who has it', { type: 'turn-began', team: 0 }, ['nothing', 'turns 1']],
  ['a battle, to who fights', { type: 'battle-began', teams: [1, 2] }, ['nothing', 'battles 1']],
  ['a figure that falls, to its owner', { type: 'figure-killed', team: 0 }, ['pieces 1', 'nothing']],
  ['a monument taken, to who had it', { type: 'monument-taken', from: 1, team: 0 }, ['nothing', 'places 1']],
  ['a monument destroyed, to its owner', { type: 'monument-destroyed', team: 1 }, ['nothing', 'places 1']],
  ['devotion won', { type: 'devotion', team: 0, before: 3, after: 7 }, ['points 4', 'nothing']],
  ['devotion lost', { type: 'devotion', team: 1, before: 3, after: 2 }, ['nothing', 'points -1']],
  ['nothing else', { type: 'figure-moved', team: 0 }, ['nothing', 'nothing']],
])('what happened to somebody who was away: %s', (_what, fact, heard) => {
  expect(told(fact)).toEqual(heard);
});
