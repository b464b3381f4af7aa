import { answer, openDecisions } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { PROCEDURES } from '../procedures.ts';
import type { AnkhState } from '../state.ts';
import { powers } from '../testing/battle.ts';
import { given } from '../testing/given.ts';

const GIVEN = {
  gods: ['isis', 'amun'] as const,
  guardians: ['satet', 'apep', 'androsphinx'] as const,
  pieces: { B5: 'god 0', F2: 'pyramid 0', I9: 'pyramid 0', C2: 'god 1', D2: 'pyramid 1' },
  teams: { 0: { powers: powers('pyramid-attuned') } },
};

function summon(state: AnkhState, ...options: readonly string[]): string[] {
  answer(PROCEDURES, state, 0, 'summon', null);
  for (const option of options) answer(PROCEDURES, state, 0, option, null);
  const [open] = openDecisions(PROCEDURES, state);
  return [open?.kind ?? '', ...(open?.options.map(String) ?? [])];
}

test('A-POW-8, A-EX-35, A-SUM-4: one more figure beside each pyramid the team controls', () => {
  const { state } = given(GIVEN);
  const left = summon(state, 'warrior', 'F3', 'warrior', 'I10', 'warrior', 'E4');
  expect(state.teams[0]?.warriors).toBe(3);
  expect(left[0]).toBe('second-action');
});

test('A-POW-8, A-SUM-2: none beside the pyramid of another team', () => {
  const { state } = given({ ...GIVEN, pieces: { B5: 'god 0', C2: 'god 1', D2: 'pyramid 1' } });
  const left = summon(state, 'warrior');
  expect(left.slice(1).sort()).toEqual(['A5', 'A6', 'B4', 'B6', 'C5']);
  answer(PROCEDURES, state, 0, 'A5', null);
  expect(openDecisions(PROCEDURES, state)[0]?.kind).toBe('second-action');
});

test('A-RUL-82: a space beside two pyramids serves the one whose summon is used', () => {
  const { state } = given({
    ...GIVEN,
    pieces: { B5: 'god 0', E3: 'pyramid 0', G3: 'pyramid 0', J2: 'god 1' },
  });
  expect(summon(state, 'warrior', 'F3')).toEqual(['summon-slot', 'pyramid E3', 'pyramid G3']);
  answer(PROCEDURES, state, 0, 'pyramid E3', null);
  answer(PROCEDURES, state, 0, 'warrior', null);
  answer(PROCEDURES, state, 0, 'H3', null);
  expect(state.teams[0]?.warriors).toBe(4);
  answer(PROCEDURES, state, 0, 'warrior', null);
  answer(PROCEDURES, state, 0, 'D3', null);
  expect(openDecisions(PROCEDURES, state)[0]?.kind).toBe('second-action');
});
