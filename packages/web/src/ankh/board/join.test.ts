import { ankh } from '@ennead/ankh';
import { type AnkhState, eventName, findSide, spaceNamed } from '@ennead/ankh/tables';
import type { Decision, Option } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { setLocale } from '../../i18n/locale.ts';
import { describeOption } from '../words/options.ts';
import { load } from '../words.ts';
import { lightsOf, optionTarget } from './light.ts';
import { previewOf } from './preview.ts';
import { whyNot } from './why-not.ts';

beforeAll(async () => {
  await setLocale('en');
  await load();
});

const scenario = 'peoples-revolt';

/** The table after these answers of the first seat, and what is asked then. */
function after(position: object, ...answers: readonly Option[]): { view: AnkhState; decision: Decision } {
  const read = ankh.positions.read({ players: 2, gods: ['ra', 'isis'], firstSeat: 0, scenario, ...position });
  if (!read.ok) throw new Error(read.problem.message);
  const state = read.value;
  for (const option of answers) ankh.apply(state, 0, option, null);
  const [decision] = ankh.decisions(state);
  if (decision === undefined) throw new Error('nothing is asked');
  return { view: ankh.view(state, decision.seat), decision };
}

const READY = { event: 4, markers: { gain: 5 } };
const sideOf = (name: string) => findSide(name) ?? -1;

test('S-REVOLT-11: any camel between two regions stands for joining them, and buttons do too', () => {
  const { view, decision } = after(READY, 'gain');
  expect(decision).toMatchObject({ kind: 'join', options: ['1 7', '2 5', '3 4', '6 7'] });
  const { sides } = lightsOf(view, decision);
  expect(sides.size).toBe(26);
  expect(sides.get(sideOf('E3-F3'))).toBe('3 4');
  expect(sides.get(sideOf('A5-B5'))).toBe('2 5');
  for (const option of decision.options) expect(optionTarget(view, decision, option)).toBe('bar');
  expect(describeOption(view, decision, '2 5')).toMatchObject({
    label: 'Join 2 and 5',
    detail: '32 land spaces together',
  });
  expect(whyNot(view, decision, spaceNamed('B5'))).toBe('Choose a camel between the two regions.');
});

test('S-REVOLT-11: pointing at a pair shows the camels that go and the size of the new region', () => {
  const { view, decision } = after(READY, 'gain');
  const { line, regions } = previewOf(view, decision, '3 4');
  expect(new Set(line)).toEqual(new Set(['E2-F2', 'E3-F2', 'E3-F3', 'E4-F3', 'E4-F4'].map(sideOf)));
  expect(regions.map(({ number, spaces }) => [number, spaces.length])).toEqual([[22, 22]]);
});

test('what was pointed at in the question before previews nothing', () => {
  const { view, decision } = after(READY, 'gain');
  expect(previewOf(view, decision, 'inspiring')).toEqual({ reach: [], gains: [], line: [], regions: [] });
});

test('S-REVOLT-13: pointing at a number shows who keeps it and who gets the other', () => {
  const { view, decision } = after(READY, 'gain', '2 5');
  const { regions } = previewOf(view, decision, 5);
  expect(regions.map(({ number, spaces }) => [number, spaces.length])).toEqual([
    [5, 32],
    [2, 8],
  ]);
  expect(describeOption(view, decision, 5).label).toBe('Keep 5; 2 replaces 7');
});

test('S-REVOLT-2: the event is called by its name in this scenario alone', () => {
  const { view } = after({});
  expect(eventName(view, 'caravan')).toBe('consolidation');
  expect(eventName(view, 'conflict')).toBe('conflict');
  const other = after({ scenario: 'middle-kingdom' }).view;
  expect(eventName(other, 'caravan')).toBe('caravan');
});

test('S-REVOLT-9: what is asked after a domination is asked below the board, not on the stage of a battle', () => {
  const pieces = { H5: 'warrior 0', K3: 'god 0', H9: 'god 1' };
  const { view, decision } = after(
    { gods: ['ra', 'anubis'], pieces, event: 3, markers: { gain: 5 } },
    'gain',
  );
  expect(decision).toMatchObject({ seat: 1, kind: 'trap' });
  expect(optionTarget(view, decision, 'pass')).toBe('bar');
});
