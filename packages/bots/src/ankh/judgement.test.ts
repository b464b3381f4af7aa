import { CARD_NAMES, POWER_NAMES, type PowerName } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import {
  APART,
  type Given,
  GODS,
  gains,
  isMore,
  isSame,
  measured,
  on,
  reason,
  survival,
  value,
} from '../testing/ankh-worth.ts';

/** These powers with those that must have come before them. */
function having(...wanted: readonly PowerName[]): readonly PowerName[] {
  const levels = [0, 4, 8].map((from) => POWER_NAMES.slice(from, from + 4));
  const highest = Math.max(
    ...wanted.map((name) => levels.findIndex((level) => (level as readonly string[]).includes(name))),
  );
  return levels.slice(0, highest + 1).flatMap((level, at) => {
    const own = level.filter((name) => wanted.includes(name));
    const fill = level.filter((name) => !wanted.includes(name) && !TELLING.includes(name));
    return at === highest ? own : [...own, ...fill].slice(0, 2);
  });
}

/** Powers that the judgement looks at by name. */
const TELLING: readonly PowerName[] = ['resplendent', 'temple-attuned'];

test('devotion, followers, powers and cards are worth having', () => {
  isMore(value, { ...APART, teams: { 0: { devotion: 3 } } }, APART);
  isMore(value, { ...APART, teams: { 0: { followers: 2 } } }, APART);
  isMore(reason('powers'), { ...APART, teams: { 0: { powers: ['revered'] } } }, APART);
  isMore(reason('cards'), APART, { ...APART, teams: { 0: { used: ['chariots', 'flood'] } } });
});

test('every card is worth less than a point, and the Cycle of Ma’at, which all have, nothing', () => {
  const all = measured(reason('cards'), APART);
  const worths = CARD_NAMES.filter((name) => name !== 'cycle-of-maat').map(
    (card) => all - measured(reason('cards'), { ...APART, teams: { 0: { used: [card] } } }),
  );
  for (const worth of worths) {
    expect(worth).toBeGreaterThan(0);
    expect(worth).toBeLessThan(0.5);
  }
  expect(worths.reduce((sum, worth) => sum + worth, 0)).toBeCloseTo(all);
});

test('what a conflict brings counts for less the farther it is, and after the last there is none', () => {
  const ahead = (event: number) => {
    const given = { ...on({ A8: 'temple' }), event };
    const gain = measured(gains, given);
    expect(gain).toBeGreaterThan(0);
    return measured(reason('conflict'), given) / gain;
  };
  expect(ahead(17)).toBeLessThan(1);
  expect(ahead(15)).toBeGreaterThan(ahead(17));
  expect(ahead(15)).toBeGreaterThan(ahead(14));
});

test('followers are worth most as long as they buy powers, and then less and less', () => {
  const followers = (count: number) =>
    measured(reason('followers'), { ...APART, teams: { 0: { followers: count } } });
  const steps = [1, 2, 3, 10, 20].map((count) => followers(count) - followers(count - 1));
  expect(steps[0]).toBeGreaterThan(steps[2] ?? missing());
  expect(steps[1]).toBeCloseTo(steps[0] ?? missing());
  expect(steps[3]).toBeGreaterThan(0);
  expect(steps[4]).toBe(0);
});

test('a monument of one’s own is worth more than a neutral one, wherever it is', () => {
  isMore(reason('monuments'), on({ F3: 'temple 0' }), on({ F3: 'temple' }));
  isMore(value, on({ F3: 'temple 0' }), on({ F3: 'temple' }));
  isSame(reason('monuments'), on({ F3: 'temple 1' }), on({ F3: 'temple' }));
});

test('a figure beside a monument brings income, beside an enemy’s it does not', () => {
  isMore(reason('income'), on({ A8: 'temple' }), on({ A2: 'temple' }));
  isMore(reason('income'), on({ A8: 'temple 0' }), on({ A2: 'temple 0' }));
  isSame(reason('income'), on({ A8: 'temple 1' }), on({ A2: 'temple 1' }));
  isMore(value, on({ A8: 'temple' }), on({ A2: 'temple' }));
});

test('figures are worth having, guardians more than warriors', () => {
  isMore(reason('figures'), on({ B7: 'warrior 0' }), APART);
  isMore(reason('figures'), on({ B7: 'mummy 0' }), on({ B7: 'warrior 0' }));
});

test('a guardian in the pool counts as one, whatever its kind', () => {
  const pool = (...guardians: readonly string[]): Given => ({ ...APART, teams: { 0: { guardians } } });
  isSame(reason('figures'), pool('cat-mummy'), pool('giant-scorpion'));
  isMore(reason('figures'), pool('cat-mummy', 'mummy'), pool('mummy'));
  isMore(reason('figures'), pool('mummy'), APART);
  isMore(reason('figures'), on({ B7: 'mummy 0' }), pool('mummy'));
});

test('to own things matters less and less as the Conflicts pass', () => {
  const late = { event: 17 };
  isMore(reason('figures'), on({ B7: 'warrior 0' }), on({ B7: 'warrior 0' }, late));
  isMore(reason('monuments'), on({ F3: 'temple 0' }), on({ F3: 'temple 0' }, late));
  isMore(reason('income'), on({ A8: 'temple' }), on({ A8: 'temple' }, late));
  expect(measured(reason('figures'), on({ B7: 'warrior 0' }, late))).toBeGreaterThan(0);
});

test('a Conflict near at hand weighs more than one far off, and the last one most by itself', () => {
  const at = (event: number): Given => on({ F3: 'warrior 0' }, { event });
  isMore(reason('conflict'), at(3), at(0));
  isMore(reason('conflict'), at(2), at(0));
});

test('alone in two regions is worth more than twice in one', () => {
  isMore(gains, on({ F3: 'warrior 0' }), on({ B7: 'warrior 0' }));
  isMore(gains, on({ B7: 'warrior 0' }), on({ B7: 'warrior 1' }));
  isMore(value, on({ F3: 'warrior 0' }), on({ B7: 'warrior 0' }));
});

test('a majority counts where a figure stands, and more monuments than anybody else', () => {
  isMore(gains, on({ A8: 'temple 0' }), on({ A8: 'temple' }));
  isSame(gains, on({ F3: 'temple 0' }), on({ F3: 'temple' }));
  isSame(gains, on({ A8: 'temple 0', A6: 'temple 1' }), on({ A8: 'temple', A6: 'temple' }));
  isMore(gains, on({ A8: 'temple 0', A6: 'pyramid 0' }), on({ A8: 'temple 0', A6: 'temple 0' }));
  isMore(
    gains,
    on({ A8: 'temple 0', A6: 'temple 0', A4: 'temple 1' }),
    on({ A8: 'temple 0', A4: 'temple 1' }),
  );
});

test('in a battle more strength is better, on one side and on the other', () => {
  isMore(gains, on({ B7: 'warrior 0', B6: 'warrior 1' }), on({ B6: 'warrior 1', A6: 'warrior 1' }));
  isMore(gains, on({ B6: 'warrior 1' }), on({ B6: 'warrior 1', A6: 'warrior 1' }));
});

/** Of equal strength in the delta: all that differs is what is lost there. */
test('what can die in a lost battle costs; a god cannot', () => {
  const delta = (own: string, elsewhere: string): Given => ({
    pieces: { F3: own, B8: elsewhere, G3: 'warrior 1', G4: 'warrior 1', H3: 'warrior 1', I7: 'god 1' },
  });
  isMore(gains, delta('god 0', 'warrior 0'), delta('warrior 0', 'god 0'));
});

const BATTLE = { B7: 'warrior 0', B6: 'warrior 1' };

test.each<[PowerName, Readonly<Record<string, string>>]>([
  ['glorious', { ...BATTLE, A7: 'warrior 0', A6: 'warrior 0', C8: 'warrior 0' }],
  ['magnanimous', BATTLE],
  ['worshipful', BATTLE],
  ['temple-attuned', { ...BATTLE, A8: 'temple 0' }],
  ['resplendent', { ...BATTLE, A2: 'obelisk 0', A4: 'obelisk 0', F3: 'obelisk 0' }],
])('%s makes a battle worth more', (power, pieces) => {
  const has = (...wanted: readonly PowerName[]) =>
    on(pieces, { teams: { 0: { powers: wanted, followers: 4 } } });
  const all = having(power);
  isMore(gains, has(...all), has(...all.slice(0, 2 * Math.floor((all.length - 1) / 2))));
});

test('powers that want something do nothing without it', () => {
  const has = (powers: readonly PowerName[], followers: number, pieces = {}): Given =>
    on({ ...BATTLE, ...pieces }, { teams: { 0: { powers, followers } } });
  const [worship, none] = [having('worshipful'), having('worshipful').slice(0, 4)];
  isSame(gains, has(worship, 1), has(none, 1));
  const temples = having('temple-attuned');
  isSame(gains, has(temples, 1, { A2: 'temple 0' }), has(temples.slice(0, 2), 1, { A2: 'temple 0' }));
  const splendour = having('resplendent');
  const two = { A2: 'obelisk 0', F3: 'obelisk 0' };
  isSame(gains, has(splendour, 1, two), has(splendour.slice(0, 2), 1, two));
});

test('Bountiful raises each gain in the red, and none above it', () => {
  const at = (devotion: number, ...wanted: readonly PowerName[]): Given => ({
    ...APART,
    teams: { 0: { devotion, powers: wanted } },
  });
  const all = having('bountiful');
  isMore(gains, at(5, ...all), at(5, ...all.slice(0, 4)));
  isSame(gains, at(25, ...all), at(25, ...all.slice(0, 4)));
});

test('strong cards in hand make a battle likelier to be won, Chariots most', () => {
  const used = (...cards: readonly string[]): Given => on(BATTLE, { teams: { 0: { used: cards } } });
  isMore(gains, used(), used('chariots'));
  isMore(gains, used('chariots'), used('chariots', 'drought', 'plague-of-locusts'));
});

test('who has more devotion is likelier to outlive the forgetting; after it everybody does', () => {
  const at = (devotion: number, event = 8): Given => ({ ...APART, event, teams: { 0: { devotion } } });
  isMore(survival, at(15), at(5));
  isMore(survival, at(21), at(19));
  expect(measured(survival, at(0, 16))).toBe(1);
  isMore(survival, { ...at(10), pieces: { ...GODS, F3: 'warrior 0' } }, at(10));
});

test('where the victors lose their figures a region held by many is worth less, a lost one costs nothing', () => {
  const crowd = { B7: 'warrior 0', B6: 'warrior 0', A7: 'warrior 0' };
  const lost = { B6: 'warrior 1', A7: 'warrior 1', A6: 'warrior 1', B7: 'warrior 0' };
  const revolt = (pieces: Readonly<Record<string, string>>) => on(pieces, { scenario: 'peoples-revolt' });
  isMore(gains, revolt({}), revolt(crowd));
  isSame(gains, on({}), on(crowd));
  isMore(gains, revolt(lost), on(lost));
  const won = { ...crowd, A6: 'warrior 0', A8: 'warrior 1' };
  isMore(gains, on(won), revolt(won));
});
