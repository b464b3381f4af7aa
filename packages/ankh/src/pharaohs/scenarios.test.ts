import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { groundOf } from '../ground/ground.ts';
import { spaceName, spaceNamed } from '../map/spaces.ts';
import { conflictOn, skirmish } from '../testing/battle.ts';
import { palaceResolved, palaceTable } from '../testing/palace.ts';
import { pharaohDestinations } from './figure.ts';
import { pharaohOf } from './state.ts';

test('P-SCEN-1: in The Flood he does not end on closed spaces', () => {
  const { state } = palaceTable({
    scenario: 'flood',
    layout: 'A',
    pharaoh: 'ramesses',
    pieces: { B5: 'god 0', G7: 'god 1', G5: 'pharaoh' },
  });
  const spaces = pharaohDestinations(state, 3).map(spaceName);
  expect(spaces).toContain('F5');
  for (const closed of ['F4', 'G4', 'H3', 'F3']) expect(spaces).not.toContain(closed);
});

test('P-SCEN-1: nor does infantry', () => {
  const table = conflictOn(4, {
    scenario: 'flood',
    layout: 'A',
    gods: ['ra', 'isis'],
    pharaoh: 'ramesses',
    pieces: { B5: 'god 0', G7: 'god 1', G5: 'pharaoh' },
  }).play(0, 'stay');
  const { open } = groundOf(table.state);
  expect(table.options(0).every((name) => open[spaceNamed(name as string)])).toBe(true);
});

const CAPITALS = { gods: ['ra', 'isis'] as const, scenario: 'two-capitals' };

test('P-SCEN-2: beside a city of Two Capitals he is not counted', () => {
  const table = conflictOn(4, {
    ...CAPITALS,
    pharaoh: 'amenhotep',
    pieces: { C5: 'god 0', G5: 'god 1', D4: 'pharaoh' },
  });
  expect(table.told('capitals-judged')[0]?.counts).toContainEqual({ team: 0, count: 1 });
  expect(table.told('capitals-judged')[0]).toMatchObject({ team: 0 });
});

test('P-SCEN-2: infantry do not stand on grey spaces', () => {
  const table = conflictOn(4, {
    ...CAPITALS,
    pharaoh: 'ramesses',
    pieces: { A5: 'god 0', G5: 'god 1', D4: 'pharaoh' },
    teams: { 0: { devotion: 1 }, 1: { devotion: 9 } },
  });
  const [question] = table.asked();
  const seat = Number(question?.split(' ')[0]);
  table.play(seat, 'stay');
  for (const grey of ['C5', 'D6', 'E5', 'E6']) expect(table.options(seat)).not.toContain(grey);
  expect(table.options(seat)).toContain('B6');
});

const DELTA = {
  gods: ['ra', 'isis', 'amun'] as const,
  scenario: 'gift-of-the-delta',
  pieces: { F2: 'god 0', G5: 'god 1', B5: 'god 2', F3: 'pharaoh' },
};

test('P-SCEN-3: the gift of the Delta and Adored add up; under Tyrant a city region pays nothing', () => {
  const adored = conflictOn(4, { ...DELTA, pharaoh: 'amenhotep' });
  const [reward] = adored.told('reward').filter(({ team }) => team === 0);
  expect(reward).toMatchObject({ total: 3 });
  expect(reward?.terms).toEqual([
    { source: 'domination', value: 1 },
    { source: 'gift-of-the-delta', value: 1 },
    { source: 'amenhotep', value: 1 },
  ]);
  const tyrant = conflictOn(4, { ...DELTA, pharaoh: 'xerxes' });
  expect(tyrant.told('devotion').filter(({ team }) => team === 0)).toEqual([]);
});

test('P-SCEN-4: Xerxes in Dynastic Crisis is legal, and Reformation does not lead to Bountiful', () => {
  const table = palaceTable({
    scenario: 'dynastic-crisis',
    pharaoh: 'xerxes',
    pieces: { B5: 'god 0', G5: 'god 1' },
    teams: {
      0: { powers: ['commanding', 'revered', 'resplendent', 'temple-attuned', 'glorious'], followers: 0 },
    },
    palace: { hands: { 0: ['reformation'] } },
  });
  table.take('unlock', 'reformation', 'glorious');
  expect(table.options()).toEqual(['magnanimous', 'worshipful']);
});

const REBUILDING = {
  gods: ['ra', 'isis', 'amun'] as const,
  scenario: 'great-rebuilding',
  pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', A6: 'temple 0', I9: 'site' },
  scenarioState: {
    kind: 'great-rebuilding',
    pool: [0, 0, 0],
    stocks: [
      [2, 1, 2],
      [2, 2, 2],
      [2, 2, 2],
    ],
    chosen: [-1, -1, -1],
    gone: [4, 4, 4],
  },
};

test('P-SCEN-5: in The Great Rebuilding a replaced monument goes to its team’s stock; a site is not replaced', () => {
  const table = palaceResolved({ ...REBUILDING, palace: { rooms: { war: [1, 0, 0] } } });
  expect(table.options()).toEqual(['A6', 'pass']);
  table.take('A6');
  expect((table.state.scenario as unknown as { stocks: number[][] }).stocks[0]).toEqual([2, 2, 2]);
  expect(table.state.supply).toEqual([0, 0, 0]);
});

test('P-SCEN-5: infantry and the followers of sites are different things', () => {
  const table = palaceTable({
    ...REBUILDING,
    pharaoh: 'ramesses',
    pieces: { ...REBUILDING.pieces, B6: 'infantry' },
  });
  expect(table.at('B6')).toBe('infantry');
  expect(table.at('I9')).toBe('site');
  table.take('gain');
  expect(table.told('followers')).toHaveLength(1);
});

test('P-SCEN-6: the palace is resolved after every Guardian Auction too', () => {
  const table = palaceResolved({
    gods: ['ra', 'isis', 'amun'],
    scenario: 'guardians-of-kemet',
    event: 1,
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2' },
    palace: { rooms: { judgement: [0, 1, 0] } },
  });
  expect(table.decision().kind).toBe('auction');
  table.play(0, 0).play(1, 0).play(2, 0);
  table.take(table.options()[0] ?? '');
  while (table.decision().kind === 'sun') table.take('no');
  expect(table.decision()).toMatchObject({ seat: 1, kind: 'take-policy' });
});

const STRIFE = {
  gods: ['ra', 'isis', 'amun', 'anubis'] as const,
  scenario: 'new-kingdom-strife',
  pieces: { F2: 'god 0', G5: 'god 1', A3: 'god 2', C9: 'god 3' },
  teams: { 0: { devotion: 9 }, 1: { devotion: 8 }, 2: { devotion: 7 }, 3: { devotion: 6 } },
};

test('P-SCEN-7: Tyrant does not prevent the loss of a city’s price', () => {
  const table = conflictOn(4, {
    ...STRIFE,
    pharaoh: 'xerxes',
    pieces: { F2: 'god 2', G5: 'god 1', A3: 'god 0', C9: 'god 3', F3: 'pharaoh' },
  });
  const losses = table.told('devotion').filter(({ amount }) => amount < 0);
  expect(losses[0]).toMatchObject({ team: 0, amount: -4, source: 'new-kingdom-strife' });
});

test('P-SCEN-7: with Tutankhamun the price of a city in his region falls due first', () => {
  const table = conflictOn(4, {
    ...STRIFE,
    pharaoh: 'tutankhamun',
    pieces: { F2: 'god 1', G5: 'god 0', A3: 'god 2', C9: 'god 3', F3: 'pharaoh' },
  });
  const [first] = table.facts.filter(({ type }) => type === 'region-reached' || type === 'devotion');
  expect(first).toMatchObject({ type: 'region-reached', region: 'B1' });
  const due = table.facts.findIndex((fact) => fact.type === 'devotion' && fact.amount === -4);
  const second = table.facts.findIndex(
    (fact, i) => i > 0 && fact.type === 'region-reached' && fact.region !== 'B1',
  );
  expect(due).toBeGreaterThan(-1);
  expect(due).toBeLessThan(second);
});

test('P-SCEN-8: in Syncretism both merges dismiss priests and cards', () => {
  const table = conflictOn(12, {
    gods: ['ra', 'isis', 'amun', 'anubis', 'osiris'],
    scenario: 'syncretism',
    pharaoh: 'amenhotep',
    pieces: { F2: 'god 0', G5: 'god 1', B5: 'god 2', I9: 'god 3', C9: 'god 4', J9: 'pharaoh' },
    teams: {
      0: { devotion: 22 },
      1: { devotion: 18 },
      2: { devotion: 15 },
      3: { devotion: 12 },
      4: { devotion: 9 },
    },
    palace: { display: [], hands: { 3: ['census'], 4: ['census'] } },
  });
  while (table.told('gods-merged').length < 2) {
    const seat = Number((table.asked()[0] ?? missing()).split(' ')[0]);
    table.play(seat, table.options(seat)[0] as string);
  }
  const own = pharaohOf(table.state);
  expect(own.rooms[0]?.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(own.hands.flat()).toEqual([]);
  expect(table.told('priests-left')).toHaveLength(2);
});

test('P-SCEN-9: what a pharaoh does at the end of a Conflict comes after merging', () => {
  const table = conflictOn(12, {
    gods: ['ra', 'isis', 'osiris'],
    pharaoh: 'ramesses',
    pieces: { B5: 'god 0', G5: 'god 1', F2: 'god 2', I9: 'pharaoh' },
    teams: { 0: { devotion: 1 }, 1: { devotion: 9 }, 2: { devotion: 20 } },
  });
  expect(table.told('gods-merged')).toHaveLength(1);
  expect(table.told('conflict-ended')).toHaveLength(1);
  expect(table.asked()).toEqual(['1 pharaoh-to']);
});

test('P-SCEN-9: and after forgetting; not at all once the game is over', () => {
  const over = conflictOn(16, {
    gods: ['ra', 'isis'],
    pharaoh: 'ramesses',
    pieces: { B5: 'god 0', G5: 'god 1', I9: 'pharaoh' },
    teams: { 0: { devotion: 1 }, 1: { devotion: 25 } },
  });
  expect(over.state.outcome).toMatchObject({ winners: [1] });
  expect(over.told('pharaoh-token')).toEqual([]);
});

test('P-SCEN-2: a battle beside the cities does not concern him', () => {
  const table = skirmish(
    { ...CAPITALS, pharaoh: 'amenhotep', pieces: { C5: 'god 0', D6: 'god 1', D4: 'pharaoh' } },
    'C5',
  )
    .play(0, 'chariots')
    .play(1, 'flood');
  expect(table.told('battle-began')).toMatchObject([{ teams: [0, 1] }]);
});
