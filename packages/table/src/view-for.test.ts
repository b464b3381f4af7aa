import { missing, patched, type Viewer } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { commit, type Play, prepareUndo } from './play.ts';
import { storyFor } from './story.ts';
import { answer, toyTable } from './testing/witness.ts';
import { stateFor, viewFor } from './view-for.ts';

/** The toy with bids that lie on the table face down, for all to see. */
const faceDown: typeof toyGame = {
  ...toyGame,
  view: (state, viewer) => ({
    ...toyGame.view(state, viewer),
    bids: state.bids.map((bid, seat) => (seat === viewer || bid === 0 ? bid : -1)),
  }),
};

const bid = (play: Play, seat: number) => {
  const [card = missing()] = play.match.open.find((open) => open.seat === seat)?.options ?? [];
  answer(play, seat, card, 2000);
  return card;
};
const bidsFor = (play: Play, viewer: Viewer) => Reflect.get(viewFor(play, viewer), 'bids');

test('while a window is open each viewer sees their own answer and that of nobody else, not even face down', () => {
  const play = toyTable(3, 'face down', { kind: 'none' }, undefined, faceDown);
  const second = bid(play, 1);
  expect([null, 0, 1, 2].map((viewer) => bidsFor(play, viewer))).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, second, 0],
    [0, 0, 0],
  ]);
  expect(stateFor(play, 1)).toBe(play.match.state);
  const first = bid(play, 0);
  expect([null, 0, 1, 2].map((viewer) => bidsFor(play, viewer))).toEqual([
    [0, 0, 0],
    [first, 0, 0],
    [0, second, 0],
    [0, 0, 0],
  ]);
  bid(play, 2);
  for (const viewer of [null, 0, 1, 2]) {
    expect(stateFor(play, viewer)).toBe(play.match.state);
    expect(viewFor(play, viewer)).toEqual(faceDown.view(play.match.state as never, viewer));
  }
});

test('the story of a window shows no answer before it closes, and then all of them', () => {
  const play = toyTable(3, 'face down', { kind: 'none' }, undefined, faceDown);
  const before = viewFor(play, 1);
  for (const seat of [1, 0, 2]) bid(play, seat);
  const closed = viewFor(play, 1);
  bid(play, play.match.open[0]?.seat ?? missing());
  const { view, steps } = storyFor(play, 1, 0);
  expect(view).toEqual(before);
  expect(steps.slice(0, 2).map(({ moment, by, own }) => [moment, by, own])).toEqual([
    [0, 1, true],
    [1, null, true],
  ]);
  expect(steps[0]?.patch).toEqual({});
  expect(patched(view, steps[1]?.patch ?? missing())).toEqual(closed);
});

test('after going back inside a window everybody in it is waited for, whoever has answered', () => {
  // Without a list of all who are asked together.
  const apart: typeof toyGame = {
    ...toyGame,
    decisions: (state) => toyGame.decisions(state).map(({ among: _, ...decision }) => decision),
  };
  const play = toyTable(3, 'apart', { kind: 'none' }, undefined, apart);
  bid(play, 0);
  bid(play, 1);
  commit(play, prepareUndo(play, 1, 1, 3000), []);
  expect(play.untold.map(({ seat }) => seat)).toEqual([0]);
  expect(play.shown.waiting).toEqual([0, 1, 2]);
});
