import { kemet } from '@ennead/kemet';
import { boardOf, type KemetFact } from '@ennead/kemet/tables';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { telling } from './telling.ts';
import { TELLERS } from './words/facts.ts';
import { load } from './words.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

const read = kemet.positions.read({ seats: [{ units: { f1: 3 } }, { units: { f2: 3 } }] });
if (!read.ok) throw new Error(read.problem.message);
const view = kemet.view(read.value, 0);
const numberOf = (sector: string) => boardOf(view).numberOf.get(sector);
const fact = (told: object) => told as KemetFact;

test('what is paid and lost is taken away, what is gained is added', () => {
  const gain = (told: object) => telling.gain?.(fact(told));
  expect(gain({ type: 'prayer-gained', seat: 1, gained: 2 })).toMatchObject({ seat: 1, amount: 2 });
  expect(gain({ type: 'paid', seat: 0, price: 3 })).toMatchObject({ seat: 0, amount: -3 });
  expect(gain({ type: 'prayer-lost', seat: 0, lost: 1 })).toMatchObject({ amount: -1, icon: 'ankh-sign' });
  expect(gain({ type: 'point', seat: 1 })).toMatchObject({ seat: 1, amount: 1, icon: 'eye-of-horus' });
  expect(gain({ type: 'turn-began', seat: 1 })).toBeNull();
});

test('a trace leads from where a troop came, and only marks where anything else happened', () => {
  const trace = (told: object) => telling.trace?.(view, fact(told));
  const [f1, f2] = [numberOf('f1'), numberOf('f2')];
  expect(trace({ type: 'moved', seat: 1, from: 'f1', into: 'f2' })).toEqual({ seat: 1, from: f1, to: f2 });
  expect(trace({ type: 'retreated', seat: 0, from: 'f2', into: 'f1' })).toEqual({
    seat: 0,
    from: f2,
    to: f1,
  });
  expect(trace({ type: 'escaped', seat: 0, from: 'f2', into: 'f1' })).toEqual({ seat: 0, from: f2, to: f1 });
  expect(trace({ type: 'units-placed', seat: 0, from: 'f2', sector: 'f1' })).toEqual({
    seat: 0,
    from: null,
    to: f1,
  });
  expect(trace({ type: 'attack', attacker: 1, defender: 0, sector: 'f1' })).toMatchObject({
    seat: 1,
    to: f1,
  });
  expect(trace({ type: 'turn-began', seat: 1 })).toBeNull();
  expect(trace({ type: 'moved', seat: 1, from: 'f1', into: 'nowhere' })).toBeNull();
});

test('who was attacked or lost something is the victim, but nobody of what they do themselves', () => {
  const victim = (told: object) => telling.victim?.(fact(told));
  expect(victim({ type: 'attack', attacker: 1, defender: 0 })).toBe(0);
  for (const type of ['units-lost', 'prayer-lost', 'retreated']) expect(victim({ type, seat: 1 })).toBe(1);
  expect(victim({ type: 'pyramid-raised', seat: 0, owner: 1 })).toBe(1);
  expect(victim({ type: 'pyramid-raised', seat: 0, owner: 0 })).toBeNull();
  expect(victim({ type: 'moved', seat: 0 })).toBeNull();
});

test('chapters, lines and details; nights and dusks are great, a first day is a step', () => {
  const line = (told: object) => telling.line(fact(told));
  for (const type of ['phase-began', 'attack', 'game-over']) expect(line({ type })).toBe('chapter');
  expect(line({ type: 'moved' })).toBe('line');
  expect(line({ type: 'paid' })).toBe('detail');
  const weigh = (told: object) => telling.weigh(fact(told));
  expect(weigh({ type: 'phase-began', phase: 'night', round: 2 })).toBe('great');
  expect(weigh({ type: 'phase-began', phase: 'night', round: 1 })).toBe('great');
  expect(weigh({ type: 'phase-began', phase: 'day', round: 2 })).toBe('step');
  expect(weigh({ type: 'phase-began', phase: 'night', round: 0 })).toBe('step');
  expect(weigh({ type: 'attack' })).toBe('beat');
  expect(weigh({ type: 'card-given-up' })).toBe('small');
});

test('an action is told by what is done, with its row and the token that is not a plain one', () => {
  const told = (token: string, space: string, action: string) =>
    TELLERS['token-placed'](view, { type: 'token-placed', seat: 1, token, space, action } as never);
  expect(told('regular', 'middle-pray', 'pray')).toEqual([{ seat: 1 }, ' prays (middle row).']);
  expect(told('silver', 'bottom-red', 'buy')).toEqual([
    { seat: 1 },
    ' goes for a red tile (bottom row, silver token).',
  ]);
  expect(told('gold', 'apex', 'move')).toEqual([{ seat: 1 }, ' begins a Move (gold token).']);
});
