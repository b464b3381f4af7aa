import { ankh } from '@ennead/ankh';
import { type AnkhState, spaceNamed } from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { load } from '../words.ts';
import { whyNot } from './why-not.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

/** Isis in the west, Anubis in the east, after the answers given. */
function after(position: object, ...answers: readonly Option[]): { view: AnkhState; decision: Decision } {
  const read = ankh.positions.read({ players: 2, gods: ['isis', 'anubis'], turn: 0, ...position });
  if (!read.ok) throw new Error(read.problem.message);
  const state = read.value;
  for (const option of answers) ankh.apply(state, 0, option, null);
  return { view: ankh.view(state, 0), decision: ankh.decisions(state)[0] as Decision };
}

const asked = ({ view, decision }: ReturnType<typeof after>) =>
  [decision.kind, (space: string) => whyNot(view, decision, spaceNamed(space))] as const;

const pieces = {
  A6: 'obelisk 0',
  B5: 'warrior 0',
  B6: 'god 0',
  B9: 'pyramid',
  C8: 'temple',
  G7: 'warrior 1',
  G8: 'god 1',
};

test('A-MOVE-1: a figure is not moved if it is not there, not yours or has moved', () => {
  const [kind, why] = asked(after({ pieces }, 'move', 'B6', 'B8'));
  expect(kind).toBe('move-figure');
  expect(why('B8')).toBe('The figure on B8 has already moved.');
  expect(why('G7')).toBe('The figure on G7 isn’t yours.');
  expect(why('D5')).toBe('You have no figure on D5.');
});

test('A-MOVE-5, A-MAP-4: a move ends on free land within 3 spaces', () => {
  const [kind, why] = asked(after({ pieces }, 'move', 'B6'));
  expect(kind).toBe('move-to');
  expect(why('B5')).toBe('B5 already has a figure.');
  expect(why('A6')).toBe('A6 has a monument.');
  expect(why('C6')).toBe('C6 is water.');
  expect(why('I5')).toBe('I5 is more than 3 spaces away.');
});

test('A-SUM-2: a figure is summoned beside an own figure or monument', () => {
  const [kind, why] = asked(after({ pieces }, 'summon', 'warrior'));
  expect(kind).toBe('summon-to');
  expect(why('I5')).toBe('I5 isn’t next to one of your figures or monuments.');
});

test('A-CTRL-1, A-CTRL-2: control needs a monument beside a figure, neutral ones first', () => {
  const beside = { ...pieces, B8: 'warrior 0', C9: 'obelisk 1' };
  const [kind, why] = asked(after({ pieces: beside, markers: { gain: 5 } }, 'gain'));
  expect(kind).toBe('control');
  expect(why('A6')).toBe('You already control the monument on A6.');
  expect(why('D5')).toBe('There is no monument on D5.');
  expect(why('C9')).toBe('C9: you must take a neutral monument while any are left.');
});

test('A-CAR-7, A-CAR-8: a caravan is drawn along sides', () => {
  const [kind, why] = asked(after({ pieces, markers: { gain: 5 }, event: 4 }, 'gain'));
  expect(kind).toBe('caravan');
  expect(why('B7')).toContain('Place camels on edges between spaces');
});

test('A-MAP-13: what looks near but lies across camels or the Nile says what is between', () => {
  const near = { A6: 'obelisk 0', B5: 'warrior 0', G7: 'god 0', H2: 'god 1' };
  const camels = ['B6-B7', 'A7-B6', 'A6-A7'];
  const conflict = { A2: 1, F7: 2, B1: 3, A8: 4 };
  const [kind, why] = asked(after({ pieces: near, camels, conflict }, 'summon', 'warrior'));
  expect(kind).toBe('summon-to');
  expect(why('A7')).toBe('A7 looks near, but camels stand between: that is another region.');
  expect(why('F6')).toBe('F6 looks near, but the Nile runs between: that is another region.');
  expect(why('I9')).toBe('I9 isn’t next to one of your figures or monuments.');
});
