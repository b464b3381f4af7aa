import { ankh } from '@ennead/ankh';
import { kemet } from '@ennead/kemet';
import { chanceFrom, type Patch, patched, pick, type Viewer } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { commit, finish, historyFor, seenBy, storyFor, viewFor } from '@ennead/table';
import type { Moved } from '@ennead/wire';
import { expect, test } from 'vitest';
import { movedTexts } from '../play/messages.ts';
import { beginPlay, prepareMove } from '../play/play.ts';
import type { Stream } from '../play/room.ts';
import { written } from '../play/rows.ts';
import type { AnyGame } from '../registry.ts';
import { bareTable } from '../testing/bare-table.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 2, null];

/** Whoever plays at random may play for thousands of moves. */
const MOST = 450;

interface Sight {
  /** As the server keeps it, and as the page makes it of what it hears. */
  readonly eyes: Pick<Stream, 'seen'>;
  view: object;
}

/** The views on the way: in order, of fewer facts than there are, each a change. */
function follow(view: object, stops: Moved['stops'], facts: number): void {
  let told = -1;
  let now: object = view;
  for (const stop of stops) {
    expect(stop.told).toBeGreaterThan(told);
    expect(stop.told).toBeLessThan(facts);
    told = stop.told;
    const next = patched(now, stop.patch as Patch);
    expect(Object.keys(stop.patch)).not.toEqual([]);
    now = next;
  }
}

test.each([toyGame, ankh, kemet].map((game) => game as unknown as AnyGame))(
  '$id: the views on the way are told in order, and a story read later ends where its viewer is',
  async (game) => {
    const seed = `story of ${game.id}`;
    const play = beginPlay(game, bareTable(game, 3, seed), seed);
    const chance = chanceFrom(seed);
    const seen = new Map<Viewer, Sight>(
      VIEWERS.map((viewer) => [
        viewer,
        { eyes: { seen: seenBy(play, viewer) }, view: viewFor(play, viewer) },
      ]),
    );
    let stops = 0;
    for (let number = 1; play.match.open.length > 0 && number <= MOST; number++) {
      const { seat, options } = pick(chance, play.match.open);
      const taken = prepareMove(play, seat, pick(chance, options), { at: 1, call: null });
      if (!taken.ok) throw new Error(taken.problem.message);
      const { row, facts, stops: states } = taken.value;
      const telling = commit(play, written(row), facts, states);
      for (const viewer of VIEWERS) {
        if (telling.only !== null && telling.only !== viewer) continue;
        const mine = seen.get(viewer) as Sight;
        const moved = JSON.parse(movedTexts(play, telling, 1)(viewer, mine.eyes)) as Moved;
        follow(mine.view, moved.stops, moved.facts.length);
        stops += moved.stops.length;
        mine.view = { ...mine.view, ...moved.changed };
        for (const key of moved.removed) Reflect.deleteProperty(mine.view, key);
      }
      if (number % 73 === 0 || play.match.open.length === 0)
        for (const viewer of VIEWERS)
          await mustEndHere(
            viewer,
            pick(
              chance,
              play.steps.moments.map((_, at) => at),
            ),
          );
    }
    expect(stops).toBeGreaterThan(50);

    async function mustEndHere(viewer: Viewer, since: number): Promise<void> {
      const story = storyFor(play, viewer, since);
      let view: object = story.view;
      for (const { stops: views, facts, patch } of story.steps) {
        follow(view, views, facts.length);
        view = patched(view, patch as Patch);
      }
      expect(view).toEqual((seen.get(viewer) as Sight).view);
      const log = finish(historyFor(play, viewer, 0)).flatMap(({ facts }) => facts);
      const told = story.steps.flatMap(({ facts }) => facts);
      expect(told).toEqual(told.length === 0 ? [] : log.slice(-told.length));
      expect(story.steps.every(({ own, by }) => by === null || own === (by === viewer))).toBe(true);
    }
  },
);
