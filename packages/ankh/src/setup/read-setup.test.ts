import { expect, test } from 'vitest';
import { ankh } from '../game.ts';

const readSetup = ankh.setup;

const problem = (input: unknown) => {
  const read = readSetup(input);
  return read.ok ? null : read.problem;
};

test('A-SETUP-7: only the number of players must be named', () => {
  const read = readSetup({ players: 3 });
  expect(read).toMatchObject({
    ok: true,
    value: {
      gods: ['random', 'random', 'random'],
      scenario: 'middle-kingdom',
      guardians: ['random', 'random', 'random'],
      firstSeat: 'random',
      pharaoh: null,
      houseRules: { trackLengths: [7, 7, 7, 6], redSection: 20, highestDevotion: 31, moveRange: 3 },
    },
  });
});

test('A-SETUP-1: gods are named once each, one a seat', () => {
  expect(problem({ players: 2, gods: ['ra', 'ra'] })).toEqual({
    code: 'bad-gods',
    message: 'Two seats chose ra.',
  });
  expect(problem({ players: 2, gods: ['ra'] })?.code).toBe('bad-gods');
  expect(problem({ players: 2, gods: ['ra', 'zeus'] })?.message).toBe('Seat 1: there is no god zeus.');
  expect(problem({ players: 2, gods: 'ra' })?.code).toBe('bad-gods');
});

test('A-SETUP-10: guardians are named by level', () => {
  expect(problem({ players: 2, guardians: ['satet', 'apep', 'random'] })).toBe(null);
  expect(problem({ players: 2, guardians: ['apep', 'satet', 'random'] })?.message).toBe(
    'apep is a guardian of level 2.',
  );
  expect(problem({ players: 2, guardians: ['hydra', 'apep', 'random'] })?.code).toBe('bad-guardians');
  expect(problem({ players: 2, guardians: [] })?.code).toBe('bad-guardians');
});

test('A-SETUP-7: what is not in the box is refused with a code', () => {
  expect(problem(null)?.code).toBe('bad-setup');
  expect(problem([])?.code).toBe('bad-setup');
  expect(problem({ players: 6 })?.code).toBe('bad-players');
  expect(problem({ players: 1 })?.code).toBe('bad-players');
  expect(problem({ players: '2' })?.code).toBe('bad-players');
  expect(problem({ players: 2, scenario: 'atlantis' })?.code).toBe('bad-scenario');
  expect(problem({ players: 2, layout: 'Z' })?.code).toBe('bad-layout');
  expect(problem({ players: 2, firstSeat: 2 })?.code).toBe('bad-first-seat');
  expect(problem({ players: 2, pharaoh: 'nobody' })?.code).toBe('bad-pharaoh');
  expect(problem({ players: 2, colour: 'red' })).toEqual({
    code: 'bad-setup',
    message: 'A setup has no field colour.',
  });
});

test('A-EVT-1: a table may play on other tracks, with another red section, other costs', () => {
  const houseRules = { trackLengths: [8, 8, 8, 7], redSection: 19, startFollowers: 3 };
  const read = readSetup({ players: 2, houseRules });
  expect(read).toMatchObject({ ok: true, value: { houseRules: { ...houseRules, moveRange: 3 } } });
  expect(problem({ players: 2, houseRules: 7 })?.code).toBe('bad-house-rules');
  expect(problem({ players: 2, houseRules: { dice: 6 } })?.message).toBe('There is no house rule dice.');
  expect(problem({ players: 2, houseRules: { moveRange: 9 } })?.message).toBe('moveRange goes from 1 to 4.');
  expect(problem({ players: 2, houseRules: { trackLengths: [7, 7] } })?.message).toBe(
    'trackLengths is a list of 4 numbers.',
  );
  expect(problem({ players: 2, houseRules: { startDevotion: 31 } })?.code).toBe('bad-house-rules');
});
