import type { BaseState } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { Shown, type Standing } from './shown.svelte.ts';

const standing: Standing = {
  game: 'kemet',
  number: 3,
  moment: 3,
  view: { players: 2 } as unknown as BaseState,
  viewer: 0,
  facts: [],
  decisions: [{ seat: 0, kind: 'token', options: ['pray', 'move'] }],
  owing: [0],
  next: null,
  waiting: [0],
  seats: [],
  outcome: null,
  undo: { step: null, turn: null, ask: null, request: null },
  clock: null,
  connection: 'here',
  practice: true,
  room: null,
};

test('what is said anew and is as before stays the very same thing', () => {
  const shown = new Shown(standing);
  const { decisions, waiting, undo } = shown;
  shown.show(structuredClone(standing));
  expect(shown.decisions).toBe(decisions);
  expect(shown.waiting).toBe(waiting);
  expect(shown.undo).toBe(undo);
});

test('everything that is another is shown', () => {
  const shown = new Shown(standing);
  const next: Standing = {
    ...standing,
    game: 'ankh',
    number: 4,
    moment: 5,
    view: { players: 3 } as unknown as BaseState,
    viewer: 1,
    facts: [{ type: 'turn', rule: 'R' }],
    decisions: [],
    joint: [{ seat: 1, kind: 'gift', options: [1, 2] }],
    proposals: [{ seat: 1, option: 2 }],
    owing: [1],
    next: { seat: 1, secret: true },
    waiting: [1],
    seats: [{ seat: 0, name: 'A', kind: 'person', mine: true, present: true, standIn: false }],
    outcome: { winners: [1], rule: 'R' },
    undo: { step: 2, turn: 1, ask: null, request: null },
    clock: { remaining: [1], running: [0], at: 0 } as unknown as NonNullable<Standing['clock']>,
    connection: 'lost',
    practice: false,
    room: { hosting: true } as NonNullable<Standing['room']>,
  };
  shown.show(next);
  for (const [key, value] of Object.entries(next)) expect(shown[key as keyof Standing]).toEqual(value);
  expect({ ...shown.parts }).toEqual(next.view);
  shown.show(standing);
  expect([shown.joint, shown.proposals, shown.outcome]).toEqual([[], [], null]);
});
