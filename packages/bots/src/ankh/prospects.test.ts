import { expect, test } from 'vitest';
import {
  type Given,
  GODS,
  isMore,
  isSame,
  type Measure,
  measured,
  on,
  stateOf,
} from '../testing/ankh-worth.ts';
import { survey } from './conflict.ts';
import { countsOf } from './counts.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { TEMPI, tempoOf } from './tempo.ts';

/** What a team expects of a Conflict that came now. */
const expected =
  (of: keyof Prospects): Measure =>
  (state, team) => {
    const seen = survey(state);
    return prospectsOf(state, seen, countsOf(state, seen.standings))[of][team] ?? -1;
  };

/** Two warriors against one in the west, where the god of the first stands too. */
const battle = (more: Partial<Given> = {}): Given =>
  on({ B9: 'warrior 0', C8: 'warrior 1', C10: 'warrior 1' }, more);

test('who holds Plague and leads in followers kills what stands there, and the other fears for it', () => {
  const leads = battle({ teams: { 0: { followers: 3 }, 1: { followers: 2, used: ['plague-of-locusts'] } } });
  const equal = battle({ teams: { 0: { followers: 2 }, 1: { followers: 2, used: ['plague-of-locusts'] } } });
  const spent = battle({ teams: { 0: { followers: 3, used: ['plague-of-locusts'] } } });
  expect(measured(expected('plague'), leads)).toBe(2);
  expect(measured(expected('plague'), equal)).toBe(0);
  expect(measured(expected('plague'), spent)).toBe(0);
  const feared = battle({ teams: { 0: { followers: 1 }, 1: { followers: 4 } } });
  expect(measured(expected('plagued'), feared)).toBe(1);
  isMore(expected('plagued'), feared, leads);
});

test('Drought counts figures in the desert of a battle that may be won, Miracle those that will die', () => {
  // A8, B8 and B9 lie in the desert of the west, F3 on fertile land.
  const desert = battle();
  isMore(expected('drought'), desert, battle({ teams: { 0: { used: ['drought'] } } }));
  isMore(expected('drought'), desert, on({ C8: 'warrior 1', C10: 'warrior 1' }));
  isSame(expected('drought'), on({ B9: 'warrior 0' }), on({}));
  const losing = on({ B9: 'warrior 0', C8: 'warrior 1', C10: 'warrior 1', D9: 'mummy 1', C9: 'warrior 1' });
  isMore(expected('miracle'), losing, battle());
  isSame(expected('miracle'), { ...losing, teams: { 0: { used: ['miracle'] } } }, on({}));
  isMore(expected('devotion'), losing, { ...losing, teams: { 0: { used: ['miracle'] } } });
});

test('cards decide battles: without Chariots fewer are won, and fewer still against them', () => {
  const even = on({ C8: 'warrior 1' });
  const without: Given = { ...even, teams: { 0: { used: ['chariots'] } } };
  const against: Given = { ...even, teams: { 1: { used: ['chariots'] } } };
  isMore(expected('wins'), even, without);
  isMore(expected('wins'), against, even);
  isMore(
    expected('losses'),
    on({ B9: 'warrior 0', C8: 'warrior 1' }, { teams: { 0: { used: ['chariots'] } } }),
    on({ B9: 'warrior 0', C8: 'warrior 1' }),
  );
});

test('Obelisk-Attuned brings figures from elsewhere to a battle next to an own obelisk', () => {
  const there = { B9: 'obelisk 0', F3: 'warrior 0', F2: 'warrior 0', C8: 'warrior 1' };
  const attuned = { 0: { powers: ['commanding', 'revered', 'obelisk-attuned'] } };
  const brought = on(there, { teams: attuned });
  expect(measured(expected('reserves'), brought)).toBe(2);
  isMore(expected('wins'), brought, on(there));
  isSame(expected('reserves'), on({ ...there, B9: 'obelisk' }, { teams: attuned }), on({}));
});

test('an Androsphinx takes strength from those next to it, trapped warriors give it to Anubis', () => {
  const guardians = ['cat-mummy', 'mummy', 'androsphinx'];
  const fight = { B9: 'warrior 0', C8: 'warrior 1' };
  const sphinx = (space: string): Given =>
    ({ ...on({ ...fight, [space]: 'androsphinx 0' }), guardians }) as Given;
  // C9 lies next to the warrior on C8, C10 does not.
  isMore(expected('wins'), sphinx('C9'), sphinx('C10'));
  const gods = ['anubis', 'osiris'] as const;
  const trapped = stateOf({ ...on(fight), gods, trapped: [1, 1] } as Given);
  const free = stateOf({ ...on(fight), gods });
  expect(expected('wins')(trapped, 0)).toBeGreaterThan(expected('wins')(free, 0));
});

test('tempo: who is on turn may trigger an event, with a target or in vain, or leaves it to the next', () => {
  const named = (given: object, targets: number) => {
    const state = stateOf({ pieces: GODS, ...given } as Given);
    return TEMPI[tempoOf(state, targets)];
  };
  const last = { markers: { move: 5 } };
  const three = { players: 3, gods: ['amun', 'osiris', 'ra'], pieces: { ...GODS, F3: 'god 2' } };
  expect(named(three, 0)).toBe('far');
  expect(named({}, 0)).toBe('leaves it');
  expect(named(last, 1)).toBe('target');
  expect(named(last, 0)).toBe('in vain');
  expect(named({ ...last, event: 3 }, 0)).toBe('conflict');
  expect(named({ ...last, event: 4 }, 0)).toBe('caravan');
});
