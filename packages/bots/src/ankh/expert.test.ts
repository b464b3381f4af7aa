import { ankh } from '@ennead/ankh';
import { type AnkhState, HIDDEN, NO_BID } from '@ennead/ankh/tables';
import { chanceFrom, type Decision, decisionsFor, type Game } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { expertBot } from '../expert.ts';
import type { Judgement } from '../judgement.ts';
import { momentsOf } from '../testing/moments.ts';
import { ANKH_EXPERT } from './expert.ts';
import { ankhJudgement } from './judgement.ts';

const game = ankh as unknown as Game;

/** Moments at which a seat chooses a card after a rival has chosen unseen. */
function afterOthers(players: number, count: number) {
  return ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((seed) =>
    momentsOf(game, { players }, seed, 1, count, (state, seat) => {
      const { battle } = ankh.view(state as AnkhState, seat);
      return battle !== null && (battle.chosen.includes(HIDDEN) || battle.bids.includes(HIDDEN));
    }),
  );
}

test.each([2, 4])('a rival who has chosen unseen is thought for, with %i players', (players) => {
  const moments = afterOthers(players, 6);
  expect(moments.length).toBeGreaterThan(4);
  let reopened = 0;
  for (const { state, seat, decisions } of moments) {
    const view = ankh.view(state as AnkhState, seat);
    const before = JSON.stringify(view);
    const open = ANKH_EXPERT.unanswered?.(view, seat) as AnkhState;
    expect(JSON.stringify(view)).toBe(before);
    const world = ankh.sample(open, seat, chanceFrom('w'));
    const asked = decisionsFor(ankh.decisions(world), seat);
    expect(asked[0]?.options).toEqual(decisions[0]?.options);
    reopened += ankh.decisions(world).length - ankh.decisions(state as AnkhState).length;
    // The game goes on from there to its end.
    const chance = chanceFrom('play');
    for (
      let open = ankh.decisions(world), i = 0;
      open.length > 0 && i < 40;
      open = ankh.decisions(world), i++
    ) {
      const [{ seat: next, options }] = open as [Decision];
      ankh.apply(world, next, options[chance[0] === 0 ? 0 : i % options.length] as never, null);
    }
    expect(ankh.check(world)).toEqual([]);
  }
  expect(reopened).toBeGreaterThan(3);
});

test('bids are cut down to a few that make sense', () => {
  const state = ankh.start({ ...ankhSetup(2) }, 'bids', null);
  const [own, other] = state.teams as [AnkhState['teams'][number], AnkhState['teams'][number]];
  own.followers = 20;
  other.followers = 6;
  const options = Array.from({ length: 21 }, (_, bid) => bid);
  const seat = state.teamOf.indexOf(0);
  const kept = ANKH_EXPERT.sensible?.(state, { seat, kind: 'bid', options }) ?? [];
  expect(kept).toContain(0);
  expect(kept).toContain(7);
  expect(Math.max(...(kept as number[]))).toBe(7);
  expect(kept.length).toBeLessThan(8);
  expect(ANKH_EXPERT.sensible?.(state, { seat, kind: 'card', options })).toBeNull();
  expect(NO_BID).toBe(-1);
});

function ankhSetup(players: number) {
  const read = ankh.setup({ players });
  if (!read.ok) throw new Error(read.problem.message);
  return read.value;
}

test('expert gives different cards at the same moment', () => {
  const moment = momentsOf(game, { players: 2 }, 'cards', 1, 40).find(
    ({ decisions }) => decisions[0]?.kind === 'card' && (decisions[0]?.options.length ?? 0) > 4,
  );
  if (moment === undefined) throw new Error('nobody chose a card');
  const { state, seat, decisions } = moment;
  const view = game.view(state, seat);
  const cards = Array.from({ length: 12 }, (_, i) =>
    expertBot(game, ankhJudgement as unknown as Judgement, { seed: `s${i}`, nodes: 60 }).choose(
      view,
      seat,
      decisions,
    ),
  );
  expect(new Set(cards).size).toBeGreaterThan(1);
});
