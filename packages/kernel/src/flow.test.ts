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
  type Step,
} from './flow.ts';
import type { BaseState, Fact } from './game.ts';

interface Walk extends BaseState {
  trail: string[];
}

type WalkStep = Step<Walk, Frame, Fact>;

function at(...frames: string[]): Walk {
  return {
    chance: chanceFrom('walk'),
    frames: frames.map((name) => ({ procedure: name, at: 0 })),
    rulings: {},
    trail: [],
  };
}

function mark(word: string, progress: ReturnType<NonNullable<WalkStep['run']>>): WalkStep {
  return {
    run(state) {
      state.trail.push(word);
      return progress;
    },
  };
}

const ask: WalkStep = {
  decisions: () => [{ seat: 0, kind: 'go', options: ['on', 'again', 'home'] }],
  answer(state, _frame, _seat, option) {
    state.trail.push(String(option));
    return option === 'on' ? 'next' : option === 'again' ? 'ask' : 'over';
  },
};

test('steps run in order, a frame that ends gives way to the one below', () => {
  const procedures: Procedures<Walk, Fact> = {
    outer: procedure<Walk, Frame, Fact>(
      mark('a', 'next'),
      {
        run(state) {
          enter(state, { procedure: 'inner', at: 0 });
          return 'next';
        },
      },
      mark('d', 'next'),
    ),
    inner: procedure<Walk, Frame, Fact>(mark('b', 'next'), mark('c', 'end'), mark('never', 'next')),
  };
  const state = at('outer');
  advance(procedures, state, null);
  expect(state.trail).toEqual(['a', 'b', 'c', 'd']);
  expect(state.frames).toEqual([]);
  expect(openDecisions(procedures, state)).toEqual([]);
});

test('a step without run asks; its answer goes on, asks again or ends the game', () => {
  const procedures: Procedures<Walk, Fact> = {
    walk: procedure<Walk, Frame, Fact>(ask, mark('z', 'next'), ask),
  };
  const state = at('walk');
  advance(procedures, state, null);
  expect(openDecisions(procedures, state)[0]?.kind).toBe('go');
  answer(procedures, state, 0, 'again', null);
  answer(procedures, state, 0, 'on', null);
  expect(state.trail).toEqual(['again', 'on', 'z']);
  expect(state.frames).toEqual([{ procedure: 'walk', at: 2 }]);
  answer(procedures, state, 0, 'home', null);
  expect(state.frames).toEqual([]);
  expect(() => answer(procedures, state, 0, 'on', null)).toThrow('the game is over');
});

test('a step that entered another before it ended leaves only itself', () => {
  const procedures: Procedures<Walk, Fact> = {
    outer: procedure<Walk, Frame, Fact>({
      run(state) {
        enter(state, { procedure: 'inner', at: 0 });
        return 'end';
      },
    }),
    inner: procedure<Walk, Frame, Fact>(ask),
    last: procedure<Walk, Frame, Fact>(ask),
  };
  const state = at('last', 'outer');
  advance(procedures, state, null);
  expect(state.frames.map((frame) => frame.procedure)).toEqual(['last', 'inner']);
});

test('a step that dropped its own frame before it ended takes no other with it', () => {
  const procedures: Procedures<Walk, Fact> = {
    outer: procedure<Walk, Frame, Fact>(ask),
    inner: procedure<Walk, Frame, Fact>({
      run(state) {
        state.frames.pop();
        return 'end';
      },
    }),
  };
  const state = at('outer', 'inner');
  advance(procedures, state, null);
  expect(state.frames.map((frame) => frame.procedure)).toEqual(['outer']);
});

/** What stands after a step of `outer` has put these on top and ended, with these below it. */
function leftAfter(below: readonly string[], above: readonly string[], isDropped = false): string[] {
  const procedures: Procedures<Walk, Fact> = {
    outer: procedure<Walk, Frame, Fact>({
      run(state) {
        if (isDropped) state.frames.pop();
        for (const name of above) enter(state, { procedure: name, at: 0 });
        return 'end';
      },
    }),
    ...Object.fromEntries([...'abcd'].map((name) => [name, procedure<Walk, Frame, Fact>(ask)])),
  };
  const state = at(...below, 'outer');
  advance(procedures, state, null);
  return state.frames.map((frame) => frame.procedure);
}

test('a frame is taken out wherever it stands, and the others stay in order', () => {
  expect(leftAfter([], ['a'])).toEqual(['a']);
  expect(leftAfter([], ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(leftAfter(['a'], ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(leftAfter(['a', 'b'], ['c', 'd'])).toEqual(['a', 'b', 'c', 'd']);
  expect(leftAfter(['a', 'b'], [])).toEqual(['a', 'b']);
  // One that is gone already leaves the others where they are.
  expect(leftAfter(['a', 'b', 'c'], [], true)).toEqual(['a', 'b', 'c']);
  expect(leftAfter(['a', 'b'], ['c', 'd'], true)).toEqual(['a', 'b', 'c', 'd']);
  expect(leftAfter([], ['a'], true)).toEqual(['a']);
});

test('played on in one go, what is asked next is told, of steps that answer with `ask` and of those that go on', () => {
  const procedures: Procedures<Walk, Fact> = {
    walk: procedure<Walk, Frame, Fact>(ask, mark('z', 'next'), ask),
  };
  const state = at('walk');
  const go = { seat: 0, kind: 'go' };
  expect(answerAndAsk(procedures, state, 0, 'again', null)).toMatchObject([go]);
  expect(answerAndAsk(procedures, state, 0, 'on', null)).toMatchObject([go]);
  expect(state.trail).toEqual(['again', 'on', 'z']);
  expect(answerAndAsk(procedures, state, 0, 'home', null)).toEqual([]);
});

test('faults in the flow throw at once', () => {
  const procedures: Procedures<Walk, Fact> = {
    round: procedure<Walk, Frame, Fact>({ run: () => 'stay' }),
    mute: procedure<Walk, Frame, Fact>({}),
    below: procedure<Walk, Frame, Fact>({
      run(state) {
        enter(state, { procedure: 'mute', at: 0 });
        return 'ask';
      },
    }),
  };
  expect(() => advance(procedures, at('round'), null)).toThrow('goes round');
  expect(() => advance(procedures, at('unknown'), null)).toThrow('no procedure');
  expect(() => advance(procedures, at('below'), null)).toThrow('from below');
  expect(() => openDecisions(procedures, at('mute'))).toThrow('nothing is asked');
  expect(() => answer(procedures, at('mute'), 0, 'on', null)).toThrow('nothing is asked');
});

test('two games with procedures of the same name play side by side, and a step may set where its frame goes on', () => {
  const book = (word: string): Procedures<Walk, Fact> => ({
    outer: procedure<Walk, Frame, Fact>(
      ask,
      {
        run(state, frame) {
          state.trail.push(word);
          frame.at = 3;
          return 'stay';
        },
      },
      mark('never', 'next'),
      {
        run(state, frame) {
          frame.at = 4;
          enter(state, { procedure: 'inner', at: 0 });
          return 'next';
        },
      },
      mark('never', 'next'),
      ask,
    ),
    inner: procedure<Walk, Frame, Fact>(mark(`inner ${word}`, 'end')),
  });
  const [first, second] = [book('one'), book('two')];
  const [a, b] = [at('outer'), at('outer')];
  for (const option of ['on', 'home']) {
    answer(first, a, 0, option, null);
    answer(second, b, 0, option, null);
  }
  expect(a.trail).toEqual(['on', 'one', 'inner one', 'home']);
  expect(b.trail).toEqual(['on', 'two', 'inner two', 'home']);
  const shared = at('outer');
  openDecisions(first, shared);
  answer(second, shared, 0, 'on', null);
  expect(shared.trail).toEqual(['on', 'two', 'inner two']);
});
