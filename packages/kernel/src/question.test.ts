import { expect, test } from 'vitest';
import { chanceFrom } from './chance.ts';
import {
  advance,
  answer,
  answerAndAsk,
  enter,
  type Frame,
  openDecisions,
  type Procedures,
  procedure,
} from './flow.ts';
import type { BaseState, Fact } from './game.ts';
import { questionsOf } from './question.ts';
import { secretWindowsOf } from './secret-window.ts';

interface Inn extends BaseState {
  rooms: string[];
  taken: string[];
  closed: boolean;
  discreet: boolean;
  bids: number[];
}

type InnQuestions = {
  room: { option: string };
  bid: { option: number; about: { readonly room: string } };
};

const question = questionsOf<Inn, Fact, InnQuestions>();
const secretWindow = secretWindowsOf<Inn, Fact, InnQuestions>();

function inn(change: Partial<Inn>): Inn {
  const frames = [{ procedure: 'room', at: 0 }];
  const [chance, rulings] = [chanceFrom('inn'), {}];
  const state = {
    rooms: [],
    taken: [],
    closed: false,
    discreet: false,
    bids: [],
    ...change,
    chance,
    frames,
    rulings,
  };
  advance(ROOM, state, null);
  return state;
}

const ROOM: Procedures<Inn, Fact> = {
  room: procedure<Inn, Frame, Fact>(
    question({
      kind: 'room',
      skip: ({ closed }) => (closed ? 'end' : null),
      isAlwaysAsked: ({ discreet }) => discreet,
      seat: () => 1,
      options: ({ rooms }) => rooms,
      take(state, _frame, option) {
        state.taken.push(option);
        return 'next';
      },
    }),
    secretWindow({
      name: () => 'bids',
      among: ({ bids }) => [...bids.keys()],
      isOpen: ({ bids }, _frame, seat) => bids[seat] === 0,
      ask: ({ taken }) => ({ kind: 'bid', options: [1, 2], about: { room: String(taken[0]) } }),
      take(state, _frame, seat, option) {
        state.bids[seat] = option;
      },
      close(state) {
        state.taken.push(state.bids.join());
        return 'end';
      },
    }),
  ),
};

const asked = (state: Inn) => openDecisions(ROOM, state).map(({ seat, kind }) => `${kind} ${seat}`);

test('one answer is taken without asking', () => {
  expect(inn({ rooms: ['attic'] }).taken).toEqual(['attic', '']);
});

test('two answers are asked for', () => {
  const state = inn({ rooms: ['attic', 'cellar'] });
  expect(openDecisions(ROOM, state)).toEqual([{ seat: 1, kind: 'room', options: ['attic', 'cellar'] }]);
  answer(ROOM, state, 1, 'cellar', null);
  expect(state.taken[0]).toBe('cellar');
});

test('a question that a step of another kind runs does the same as one that stands in a procedure', () => {
  const bed = question({
    kind: 'room',
    skip: ({ closed }) => (closed ? 'end' : null),
    options: ({ rooms }) => rooms,
    take(state, _frame, option) {
      state.taken.push(option);
      return 'next';
    },
  });
  const [frame] = inn({ rooms: ['attic', 'cellar'] }).frames as [Frame];
  const run = (change: Partial<Inn>) =>
    bed.run({ ...inn({ closed: true }), closed: false, ...change }, frame, null);
  expect(run({ rooms: ['attic', 'cellar'] })).toBe('ask');
  expect(run({ rooms: ['attic', 'cellar'], closed: true })).toBe('end');
  const taken: Inn['taken'] = [];
  expect(run({ rooms: ['attic'], taken })).toBe('next');
  expect(taken).toEqual(['attic']);
});

test('one answer is asked for where silence would tell', () => {
  expect(asked(inn({ rooms: ['attic'], discreet: true }))).toEqual(['room 1']);
});

test('played on in one go, options are found once and all is asked as ever', () => {
  let found = 0;
  const again: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      question({
        kind: 'room',
        seat: () => 1,
        isAlwaysAsked: ({ discreet }) => discreet,
        options({ rooms }) {
          found += 1;
          return rooms;
        },
        take(state, _frame, option) {
          state.rooms = state.rooms.filter((room) => room !== option);
          return state.rooms.length === 0 ? 'end' : 'stay';
        },
      }),
    ),
  };
  const state = inn({ rooms: ['attic', 'cellar', 'loft'], discreet: true });
  const room = { seat: 1, kind: 'room' };
  expect(answerAndAsk(again, state, 1, 'attic', null)).toEqual([{ ...room, options: ['cellar', 'loft'] }]);
  expect(found).toBe(1);
  expect(answerAndAsk(again, state, 1, 'loft', null)).toEqual([{ ...room, options: ['cellar'] }]);
  expect(found).toBe(2);
  expect(openDecisions(again, state)).toEqual([{ ...room, options: ['cellar'] }]);
  expect(answerAndAsk(again, state, 1, 'cellar', null)).toEqual([]);
});

test('where the only answer is known at once, the list is looked for only by who wants to be told', () => {
  const looks: string[] = [];
  const known: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      question({
        kind: 'room',
        seat: () => 1,
        isAlwaysAsked: ({ discreet }) => discreet,
        options({ rooms }) {
          looks.push('options');
          return rooms;
        },
        only({ rooms }) {
          looks.push('only');
          return rooms.length === 1 ? rooms[0] : undefined;
        },
        take(state, _frame, option) {
          state.taken.push(option);
          state.rooms = state.rooms.filter((room) => room !== option);
          return state.rooms.length === 0 ? 'end' : 'stay';
        },
      }),
    ),
  };
  const start = (rooms: string[], discreet = false) => ({ ...inn({ rooms: ['x', 'y'] }), rooms, discreet });
  const two = start(['attic', 'cellar']);
  advance(known, two, null);
  expect([looks, two.taken]).toEqual([['only'], []]);
  answer(known, two, 1, 'attic', null);
  expect([two.taken, two.frames]).toEqual([['attic', 'cellar'], []]);
  expect(looks).toEqual(['only', 'only']);
  const discreet = start(['attic'], true);
  advance(known, discreet, null);
  expect([looks.length, discreet.taken]).toEqual([2, []]);
  const told = start(['attic', 'cellar', 'loft']);
  expect(answerAndAsk(known, told, 1, 'attic', null)).toMatchObject([{ options: ['cellar', 'loft'] }]);
  expect(looks.slice(2)).toEqual(['options']);
  expect(answerAndAsk(known, told, 1, 'loft', null)).toEqual([]);
  expect(told.taken).toEqual(['attic', 'loft', 'cellar']);
});

test('a question may not be asked from below what it entered itself', () => {
  const below: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      question({
        kind: 'room',
        seat: () => 1,
        skip(state) {
          enter(state, { procedure: 'other', at: 0 });
          return null;
        },
        options: () => ['attic', 'cellar'],
        take: () => 'end',
      }),
    ),
    other: procedure<Inn, Frame, Fact>(),
  };
  expect(() => advance(below, inn({ rooms: ['attic', 'cellar'] }), null)).toThrow('room 0 asks from below');
});

test('a window that says nothing about its end goes on with the next step', () => {
  const open: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      secretWindow({
        name: () => 'bids',
        among: ({ bids }) => [...bids.keys()],
        isOpen: ({ bids }, _frame, seat) => bids[seat] === 0,
        ask: () => ({ kind: 'bid', options: [1, 2], about: { room: 'attic' } }),
        take(state, _frame, seat, option) {
          state.bids[seat] = option;
        },
      }),
      question({ kind: 'room', seat: () => 1, options: () => ['attic', 'cellar'], take: () => 'end' }),
    ),
  };
  const state = { ...inn({ rooms: ['x', 'y'] }), bids: [0, 1, 0] };
  expect(openDecisions(open, state)).toMatchObject([
    { seat: 0, among: [0, 1, 2] },
    { seat: 2, among: [0, 1, 2] },
  ]);
  answer(open, state, 0, 1, null);
  expect(openDecisions(open, state)).toMatchObject([{ seat: 2 }]);
  answer(open, state, 2, 1, null);
  expect(openDecisions(open, state)).toMatchObject([{ kind: 'room' }]);
});

test('a question that names nobody asks the active player', () => {
  const active: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      question({ kind: 'room', options: ({ rooms }) => rooms, take: () => 'end' }),
    ),
  };
  const state = inn({ rooms: ['attic', 'cellar'] });
  expect(() => openDecisions(active, state)).toThrow();
  state.active = 3;
  expect(openDecisions(active, state)).toMatchObject([{ seat: 3 }]);
});

test('a question that is passed over asks nothing', () => {
  expect(inn({ rooms: ['attic', 'cellar'], closed: true })).toMatchObject({ taken: [], frames: [] });
});

test('a question may be left once its options are known, whoever is told of it', () => {
  const left: (readonly string[])[] = [];
  const looked: Procedures<Inn, Fact> = {
    room: procedure<Inn, Frame, Fact>(
      question({
        kind: 'room',
        seat: () => 1,
        isAlwaysAsked: () => true,
        options: ({ rooms }) => rooms,
        leave(_state, _frame, options) {
          if (options.length > 1) return null;
          left.push(options);
          return 'end';
        },
        take(state, _frame, option) {
          state.rooms = state.rooms.filter((room) => room !== option);
          return 'stay';
        },
      }),
    ),
  };
  const told = inn({ rooms: ['attic', 'cellar', 'loft'] });
  expect(answerAndAsk(looked, told, 1, 'attic', null)).toMatchObject([{ options: ['cellar', 'loft'] }]);
  expect(answerAndAsk(looked, told, 1, 'loft', null)).toEqual([]);
  const untold = inn({ rooms: ['attic', 'cellar'] });
  answer(looked, untold, 1, 'attic', null);
  expect(openDecisions(looked, untold)).toEqual([]);
  expect(left).toEqual([['cellar'], ['cellar']]);
});

test('a question without an answer is a fault of the rules', () => {
  expect(() => inn({})).toThrow('the question room has no answer');
});

test('a window asks all who owe an answer and closes with the last', () => {
  const state = inn({ rooms: ['attic'], bids: [0, 0] });
  const about = { room: 'attic' };
  const bid = { kind: 'bid', options: [1, 2], secret: 'bids', among: [0, 1], about };
  expect(openDecisions(ROOM, state)).toEqual([
    { seat: 0, ...bid },
    { seat: 1, ...bid },
  ]);
  answer(ROOM, state, 1, 2, null);
  expect(openDecisions(ROOM, state)).toEqual([{ seat: 0, ...bid }]);
  answer(ROOM, state, 0, 1, null);
  expect(state.taken).toEqual(['attic', '1,2']);
});
