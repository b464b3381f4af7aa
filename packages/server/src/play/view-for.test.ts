import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, draw, missing, type Option, pick, type Seat, type Viewer } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { commit, isSeenBy, pictureFor, type Step, viewFor } from '@ennead/table';
import { expect, test } from 'vitest';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';
import { beginPlay, type Play, prepareMove, undoRow } from './play.ts';
import { written } from './rows.ts';

const PLAYERS = 3;
const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

const begin = (game: AnyGame, seed: string): Play => beginPlay(game, bareTable(game, PLAYERS, seed), seed);

function take(play: Play, seat: Seat, option: Option): Step {
  const taken = prepareMove(play, seat, option, { at: 1, call: null });
  if (!taken.ok) throw new Error(taken.problem.message);
  commit(play, written(taken.value.row), taken.value.facts);
  return play.steps.all.at(-1) as Step;
}

test.each([toyGame, ankh, kemet].map((game) => game as unknown as AnyGame))(
  '$id: whoever comes back while others answer in secret sees what they saw before',
  (game) => {
    let hidden = 0;
    for (let round = 0; hidden < 30; round++) {
      const play = begin(game, `comes-back-${round}`);
      const chance = chanceFrom(play.table);
      const views = new Map(VIEWERS.map((viewer) => [viewer, viewFor(play, viewer)]));
      while (play.match.open.length > 0) {
        const { seat, options } = pick(chance, play.match.open);
        const step = take(play, seat, pick(chance, options));
        for (const viewer of VIEWERS) {
          const view = viewFor(play, viewer);
          if (isSeenBy(step, viewer)) views.set(viewer, view);
          else expect(view).toEqual(views.get(viewer));
        }
        if (step.hidden) hidden += 1;
      }
    }
  },
);

test.each([toyGame, ankh, kemet].map((game) => game as unknown as AnyGame))(
  '$id: pictures show what a view shows, forward and back, and stay as they were',
  (game) => {
    const play = begin(game, 'pictures');
    const chance = chanceFrom(play.table);
    const taken: { readonly picture: object; readonly text: string }[] = [];
    for (let step = 0; step < 150 && play.match.open.length > 0; step++) {
      const { seat, options } = pick(chance, play.match.open);
      const moves = play.match.moves.length;
      if (step % 10 === 9 && play.untold.length === 0) {
        const row = undoRow(play, seat, moves - draw(chance, Math.min(moves, 6)), { at: 1, call: null });
        commit(play, written(row), []);
      } else take(play, seat, pick(chance, options));
      for (const viewer of VIEWERS) {
        const picture = pictureFor(play, viewer);
        expect(picture).toEqual(viewFor(play, viewer));
        taken.push({ picture, text: JSON.stringify(picture) });
      }
    }
    for (const { picture, text } of taken) expect(JSON.stringify(picture)).toBe(text);
  },
);

/** The small game, with a view that shows who has laid a card face down. */
const openHanded: typeof toyGame = {
  ...toyGame,
  view(state, viewer) {
    const laid = state.bids.map((card) => card !== 0);
    return { ...toyGame.view(state, viewer), laid } as typeof state;
  },
};

test('an answer in secret shows its own seat the same, whoever has answered before', () => {
  /** What the last of these seats sees after their bids. */
  const seenAfter = (...bidders: readonly Seat[]) => {
    const play = begin(openHanded as unknown as AnyGame, 'order');
    for (const seat of bidders) {
      const asked = play.match.open.find((decision) => decision.seat === seat);
      expect(asked?.secret).toBeDefined();
      take(play, seat, asked?.options[0] ?? missing());
    }
    return viewFor(play, bidders.at(-1) as Seat);
  };
  expect(seenAfter(1)).toMatchObject({ laid: [false, true, false] });
  expect(seenAfter(0, 1)).toEqual(seenAfter(1));
});
