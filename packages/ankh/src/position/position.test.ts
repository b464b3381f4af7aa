import { chanceFrom, hash, playRandomly } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import type { AnkhState } from '../state.ts';
import { newGame, refusal } from '../testing/table.ts';

/** Everything but the chance, which nothing uses after setup. */
const withoutChance = ({ chance: _, ...state }: AnkhState) => hash(state);

test.each([2, 3, 4, 5])(
  'A-INV-2: every state of a game for %i is written and read back the same',
  (players) => {
    const setup = ankh.setup({ players, scenario: players % 2 ? 'old-kingdom' : 'middle-kingdom' });
    if (!setup.ok) throw new Error(setup.problem.message);
    for (const seed of ['a', 'b', 'c']) {
      const state = ankh.start(setup.value, seed, null);
      const chance = chanceFrom(seed);
      do {
        const written = JSON.parse(JSON.stringify(ankh.positions.write(state)));
        const read = ankh.positions.read(written);
        if (!read.ok) throw new Error(`${read.problem.message} ${JSON.stringify(written)}`);
        expect(withoutChance(read.value)).toBe(withoutChance(state));
      } while (playRandomly(ankh, state, chance, 1) === 1 && ankh.outcome(state) === null);
    }
  },
);

test('A-INV-2, S-GUARD-1: every state of a long game with numbers of its own is written and read back the same', () => {
  const houseRules = { redSection: 0, startFollowers: 1 };
  const { state } = newGame(
    { players: 3, scenario: 'guardians-of-kemet', pharaoh: 'xerxes', houseRules },
    'long',
  );
  const chance = chanceFrom('long');
  do {
    const read = ankh.positions.read(JSON.parse(JSON.stringify(ankh.positions.write(state))));
    if (!read.ok) throw new Error(read.problem.message);
    expect(withoutChance(read.value)).toBe(withoutChance(state));
  } while (playRandomly(ankh, state, chance, 1) === 1 && ankh.outcome(state) === null);
  // In the last Conflict too.
  expect(state.event).toBe(18);
});

test('A-SETUP-8: a fresh table is written as its setup alone', () => {
  const { state } = newGame(
    { players: 2, gods: ['amun', 'ra'], guardians: ['satet', 'apep', 'androsphinx'] },
    'seed',
  );
  expect(ankh.positions.write(state)).toEqual({
    players: 2,
    gods: ['amun', 'ra'],
    scenario: 'middle-kingdom',
    guardians: ['satet', 'apep', 'androsphinx'],
    firstSeat: state.turn,
  });
});

test('A-INV-1: impossible boards are refused with the reason', () => {
  const gods = { A5: 'god 0', I9: 'god 1' };
  expect(refusal({ pieces: gods })).toBe('it was read');
  expect(refusal({ pieces: { A5: 'god 0' } })).toBe('Team 1 has 0 gods on the board.');
  expect(refusal({ pieces: { ...gods, Z1: 'temple' } })).toBe('The map has no space Z1.');
  expect(refusal({ pieces: { ...gods, B5: 'sphynx' } })).toBe('On B5: "sphynx" is no piece.');
  expect(refusal({ pieces: { ...gods, B5: 'warrior 4' } })).toBe('On B5: "warrior 4" is no piece.');
  expect(refusal({ pieces: { ...gods, B5: 'warrior' } })).toBe('On B5: "warrior" is no piece.');
  expect(refusal({ pieces: { ...gods, B5: 'giant-scorpion 0 facing 9' } })).toContain('is no piece');
  expect(refusal({ pieces: { ...gods, E1: 'temple' } })).toBe('A monument stands on E1, where none may.');
  expect(refusal({ pieces: { ...gods, E1: 'warrior 0' } })).toContain('of the land');
  expect(refusal({ pieces: { ...gods, B5: 'warrior 0 radiant' } })).toBe(
    'Team 0 has a radiant figure too many.',
  );
  expect(refusal({ pieces: 'none' })).toBe('Pieces are a record of spaces.');
});

test('A-INV-3, A-INV-8: impossible camels and tokens are refused with the reason', () => {
  expect(refusal({ camels: ['A5-A6'] })).toContain('lies inside a region');
  expect(refusal({ camels: ['A5-Q6'] })).toContain('no two land spaces share that side');
  expect(refusal({ camels: ['A5-A6', 'A6-B5', 'B5-B6'] })).toBe(
    'The conflict tokens of the regions are missing.',
  );
  expect(refusal({ conflict: { F5: 1, G5: 2, F4: 2 } })).toContain('conflict tokens are');
  expect(refusal({ conflict: { E1: 1 } })).toBe('E1 is no land space.');
  expect(refusal({ underworld: ['A5'] })).toBe('Nothing at this table has underworld.');
  expect(refusal({ trapped: [0] })).toBe('Nothing at this table has trapped.');
});

test('A-INV-2, A-INV-5, A-INV-6: impossible teams are refused with the reason', () => {
  expect(refusal({ teams: { 0: { devotion: 40 } } })).toBe('Team 0 has devotion 40.');
  expect(refusal({ teams: { 0: { devotion: -1 } } })).toBe('Team 0 has no such devotion.');
  expect(refusal({ teams: { 0: { followers: 'many' } } })).toBe('Team 0 has no such number of followers.');
  expect(refusal({ teams: { 0: { powers: ['glorious'] } } })).toContain('powers of the three levels');
  expect(refusal({ teams: { 0: { powers: ['flying'] } } })).toBe('Team 0 has a power that does not exist.');
  expect(refusal({ teams: { 0: { used: ['cycle-of-maat'] } } })).toContain('without Cycle');
  expect(refusal({ teams: { 0: { used: ['ace'] } } })).toBe('Team 0 has used a card that does not exist.');
  expect(refusal({ teams: { 0: { guardians: ['hydra'] } } })).toBe(
    'Team 0 has a guardian that does not exist.',
  );
  expect(
    refusal({ guardians: ['satet', 'apep', 'androsphinx'], teams: { 0: { guardians: ['mummy'] } } }),
  ).toBe('There are more guardians of a kind than were laid out.');
  expect(refusal({ teams: { 4: {} } })).toBe('There is no team 4.');
  expect(refusal({ ladder: [0] })).toBe('The ladder lists every active team once.');
  expect(refusal({ teams: { 0: { devotion: 3 } }, ladder: [0, 1] })).toContain('lies below');
});

test('A-INV-9: impossible tracks and turns are refused with the reason', () => {
  expect(refusal({ event: 18 })).toBe('There is no event space 18.');
  expect(refusal({ turn: 2 })).toBe('There is no seat 2.');
  expect(refusal({ markers: { fly: 1 } })).toBe('There is no action fly.');
  expect(refusal({ markers: { move: 6 } })).toBe('An action marker stands on its last space.');
  expect(refusal({ markers: { move: 7 } })).toBe('The marker of move cannot stand there.');
  expect(refusal({ seats: [0, -1], turn: 1, pieces: { A5: 'god 0' } })).toContain('out of the game');
});

test('A-DEC-6: what is under way must make sense', () => {
  expect(refusal({ underWay: 7 })).toBe('What is under way is a record.');
  expect(refusal({ underWay: { frames: [{}] } })).toBe('Frames have a procedure and a step.');
  expect(refusal({ underWay: { frames: [{ procedure: 'dance', at: 0 }] } })).toBe(
    'What is under way makes no sense.',
  );
  expect(refusal({ underWay: { frames: [], battle: {} } })).toBe('The battle lacks something.');
  expect(refusal({ colour: 'red' })).toBe('A setup has no field colour.');
});
