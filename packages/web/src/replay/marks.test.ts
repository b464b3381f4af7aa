import { ankh } from '@ennead/ankh';
import type { AnkhFact } from '@ennead/ankh/tables';
import { openMatch } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { battlePart } from '../ankh/battle/part.ts';
import { momentOf } from '../ankh/moments.ts';
import { describeFact } from '../ankh/words/facts.ts';
import { load } from '../ankh/words.ts';
import type { GameTable } from '../table/game-table.ts';
import { marksOf } from './marks.ts';

beforeAll(load);

const setup = ankh.setup({ players: 2 });
if (!setup.ok) throw new Error(setup.problem.message);
const { state } = openMatch(ankh, setup.value, 'marks');
const game = { battlePart, momentOf, describeFact } as unknown as GameTable;
const began = { type: 'conflict-began', rule: 'A-CONFLICT-1', number: 2, team: 0 } as AnkhFact;
const battle = { type: 'battle-began', rule: 'A-BATTLE-1', region: 1, teams: [0, 1] } as unknown as AnkhFact;

test('battles and great moments are marked, with what the log calls them', () => {
  const facts = [
    { number: 3, fact: battle },
    { number: 9, fact: battle },
    { number: 9, fact: began },
    { number: 12, fact: began },
    { number: 12, fact: battle },
  ];
  const marks = marksOf(game, facts, state, (seat) => `Player ${seat + 1}`);
  expect(marks.map(({ number, kind }) => [number, kind])).toEqual([
    [3, 'battle'],
    [9, 'moment'],
    [12, 'moment'],
  ]);
  expect(marks[0]?.title).toMatch(/Player 1.*Player 2$/);
  expect(marks[1]?.title).toMatch(/2/);
});
