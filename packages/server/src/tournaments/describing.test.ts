import type { Tournament } from '@ennead/wire';
import { expect, test } from 'vitest';
import { csvOf } from './describing.ts';

test('names that would be formulas or break lines are only text', () => {
  const row = (name: string) => ({
    rank: 1,
    person: { id: 'person-1', name },
    state: 'in' as const,
    points: 2.5,
    wins: 0,
    opponents: 3,
    games: 1,
    byes: 0,
  });
  const csv = csvOf({
    standings: [row('=HYPERLINK("x")'), row('Anna, "the" first')],
  } as unknown as Tournament);
  expect(csv.split('\r\n')).toEqual([
    'rank,name,person,state,points,wins,opponents,games,byes',
    `1,"'=HYPERLINK(""x"")",person-1,in,2.5,0,3,1,0`,
    '1,"Anna, ""the"" first",person-1,in,2.5,0,3,1,0',
    '',
  ]);
});
