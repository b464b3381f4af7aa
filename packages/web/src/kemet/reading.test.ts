import { kemet } from '@ennead/kemet';
import { battleCardsLeft, CREATURES, type KemetState } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { offersFor, standingWords } from './market/standing.ts';
import {
  battleCardsOf,
  creatureAt,
  creaturesOf,
  handOf,
  hasGoldToken,
  hasSilverToken,
  reachOf,
  subjectOf,
  tilesOf,
} from './reading.ts';
import { load } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

function table(position: object): KemetState {
  const read = kemet.positions.read(position);
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

const sectorOf = (state: KemetState, holder: number) => state.holder.indexOf(holder);

test('a creature is where its owner put it, and nowhere for others', () => {
  const state = table({
    seats: [
      {
        units: { f1: 2 },
        tiles: ['ancestral-elephant', 'phoenix'],
        creatures: { 'ancestral-elephant': 'f1' },
      },
      { units: { f2: 1 }, tiles: ['mummy'] },
    ],
  });
  const at = sectorOf(state, 0);
  expect(creatureAt(state, 0, at)).toBe('ancestral-elephant');
  expect(creatureAt(state, 1, sectorOf(state, 1))).toBeNull();
  expect(creaturesOf(state, 0)).toEqual(
    expect.arrayContaining([
      { creature: 'ancestral-elephant', sector: at },
      { creature: 'phoenix', sector: -1 },
    ]),
  );
  expect(creaturesOf(state, 0)).toHaveLength(2);
  expect(creaturesOf(state, 1)).toEqual([{ creature: 'mummy', sector: -1 }]);
  expect(CREATURES).toContain('mummy');
});

test('tokens of silver and gold come with their tiles', () => {
  const none = table({ seats: [{}, {}] });
  expect([hasSilverToken(none, 0), hasGoldToken(none, 0)]).toEqual([false, false]);
  const silver = table({ seats: [{ tiles: ['act-of-god'] }, {}] });
  expect([hasSilverToken(silver, 0), hasSilverToken(silver, 1)]).toEqual([true, false]);
  const gold = table({ seats: [{}, { tiles: ['divine-will'] }] });
  expect([hasGoldToken(gold, 0), hasGoldToken(gold, 1)]).toEqual([false, true]);
});

test('the reach of a colour is the highest pyramid of it that one controls', () => {
  const state = table({
    seats: [{ pyramids: { 'c1-a': 'red 2', 'c1-b': 'white 4' } }, { pyramids: { 'c2-a': 'red 1' } }],
  });
  expect([reachOf(state, 0, 'red'), reachOf(state, 0, 'white'), reachOf(state, 0, 'blue')]).toEqual([
    2, 4, 0,
  ]);
  expect(reachOf(state, 1, 'red')).toBe(1);
});

test('a hand holds each card as often as it is there', () => {
  const state = table({ seats: [{ hand: ['prayer', 'prayer', 'veto'] }, { hand: ['escape'] }] });
  expect(handOf(state, 0).toSorted()).toEqual(['prayer', 'prayer', 'veto']);
  expect(handOf(state, 1)).toEqual(['escape']);
  expect(handOf(kemet.view(state, 1), 0)).toEqual([]);
});

test('battle cards are in hand, used, or may be either where a discard lies face down', () => {
  const fresh = table({ seats: [{}, {}] });
  expect(battleCardsOf(fresh, 0).every(({ state }) => state === 'hand')).toBe(true);
  const all = battleCardsOf(fresh, 0).map(({ card }) => card);
  expect(battleCardsLeft(fresh, 0)).toBe(all.length);
  const [played, discarded] = all;
  const state = table({ seats: [{ played: [played], discarded: [discarded] }, {}] });
  const seen = (viewer: number | null) =>
    Object.fromEntries(battleCardsOf(kemet.view(state, viewer), 0).map((each) => [each.card, each.state]));
  expect(seen(0)).toMatchObject({
    [String(played)]: 'used',
    [String(discarded)]: 'used',
    [String(all[2])]: 'hand',
  });
  expect(seen(1)).toMatchObject({
    [String(played)]: 'used',
    [String(discarded)]: 'maybe',
    [String(all[2])]: 'maybe',
  });
  expect(battleCardsLeft(state, 0)).toBe(all.length - 2);
});

test('tiles are told with colour and level', () => {
  const state = table({ seats: [{ tiles: ['priest'] }, {}] });
  expect(tilesOf(state, 0)).toEqual([{ kind: 'priest', colour: 'white', level: 1 }]);
  expect(tilesOf(state, 1)).toEqual([]);
});

test('the page shows what belongs to its viewer, else to whoever is to move, else to the first in order', () => {
  const state = table({ seats: [{}, {}], order: [1, 0] });
  expect([subjectOf(state, 0), subjectOf(state, 1)]).toEqual([0, 1]);
  expect(subjectOf({ ...state, active: 0 }, null)).toBe(0);
  expect(subjectOf({ ...state, active: 1 }, null)).toBe(1);
  expect(subjectOf({ ...state, active: -1 }, null)).toBe(1);
  expect(subjectOf({ ...state, active: -1, order: [] }, null)).toBe(0);
});

test('each tile stands to a player as it can be bought: own, sold, within reach, too dear, too high, not there yet', () => {
  const state = table({
    seats: [{ prayer: 2, pyramids: { 'c1-a': 'white 3' }, tiles: ['priest'] }, { tiles: ['slaves'] }],
  });
  const offers = offersFor(state, 0);
  const of = (kind: string) => offers.filter((offer) => offer.kind === kind);
  expect(of('priest').map(({ standing, owner }) => [standing, owner])).toContainEqual(['mine', 0]);
  for (const other of of('priest').slice(1)) expect(other.standing).toBe('owned-kind');
  expect(of('slaves')[0]).toMatchObject({ standing: 'sold', owner: 1 });
  const white = offers.filter(({ colour, owner }) => colour === 'white' && owner < 0);
  for (const { kind, level, price, standing } of white)
    if (kind !== 'priest') expect(standing).toBe(level > 3 ? 'too-high' : price > 2 ? 'too-dear' : 'payable');
  expect(white.some(({ standing }) => standing === 'payable')).toBe(true);
  expect(white.some(({ price, standing }) => price === 2 && standing === 'payable')).toBe(true);
  expect(white.some(({ standing }) => standing === 'too-dear')).toBe(true);
  for (const { level, standing, owner } of offers.filter(({ colour }) => colour === 'red'))
    if (owner < 0) expect(standing, String(level)).toBe('too-high');
  const beginner = table({ setup: { beginner: true }, seats: [{ pyramids: { 'c1-a': 'red 4' } }, {}] });
  const high = offersFor(beginner, 0).filter(({ colour, level }) => colour === 'red' && level === 4);
  expect(high.length).toBeGreaterThan(0);
});

test('why a tile can be bought or not is said with its price, its owner or its pyramid', () => {
  const state = table({ seats: [{ prayer: 0, pyramids: { 'c1-a': 'white 2' } }, { tiles: ['slaves'] }] });
  const words = (standing: string) => {
    const offer = offersFor(state, 0).find((each) => each.standing === standing);
    return offer === undefined ? '' : standingWords(offer, 0, (seat) => `Seat ${seat}`);
  };
  expect(words('sold')).toContain('Seat 1');
  expect(words('too-dear')).toMatch(/\d/);
  expect(words('too-high')).toMatch(/\d/);
  expect(new Set(['sold', 'too-dear', 'too-high'].map(words)).size).toBe(3);
});
