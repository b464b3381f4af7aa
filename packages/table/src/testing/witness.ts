import {
  type BaseState,
  chanceFrom,
  type Decision,
  decisionsFor,
  draw,
  type Fact,
  type Game,
  missing,
  type Option,
  type Seat,
  type StopView,
  type Viewer,
  waitingFor,
} from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import type { Broadcast } from '../broadcast.ts';
import type { ClockRules, ClockState } from '../clock.ts';
import { commit, openPlay, type Play, prepareMove, prepareUndo } from '../play.ts';
import { numberOf } from '../steps.ts';
import { viewFor } from '../view-for.ts';

/** What a viewer saw when a row was told, as they saw it then. */
export interface Sight {
  readonly index: number;
  readonly moment: number;
  readonly isHidden: boolean;
  readonly kind: 'move' | 'undo';
  readonly by: Seat | null;
  readonly at: number;
  readonly facts: readonly Fact[];
  readonly view: BaseState;
  readonly number: number;
  /** The steps that stood then. */
  readonly standing: readonly number[];
  readonly decisions: readonly Decision[];
  readonly waiting: readonly Seat[];
  stopsAfter(before: object): readonly StopView[];
}

/** What the table itself knew after each row, the start before them. */
interface Known {
  readonly clock: BareClock | null;
  readonly shown: { readonly waiting: readonly Seat[]; readonly clock: BareClock | null };
  readonly untold: number;
}

/** A clock without the pauses that were agreed on. */
type BareClock = Omit<ClockState, 'pauses'>;

const bare = (clock: ClockState | null): BareClock | null =>
  clock && { left: clock.left, running: clock.running, at: clock.at };

export const knownTo = ({ clock, shown, untold }: Play): Known => ({
  clock: bare(clock),
  shown: { waiting: shown.waiting, clock: bare(shown.clock) },
  untold: untold.length,
});

export interface Witnessed {
  readonly play: Play;
  readonly viewers: readonly Viewer[];
  readonly startFacts: readonly Fact[];
  readonly sights: ReadonlyMap<Viewer, readonly Sight[]>;
  readonly known: readonly Known[];
}

const LIVE: ClockRules = { kind: 'live', bank: 600, increment: 7 };

export function toyTable(
  players: number,
  seed: string,
  clock: ClockRules = LIVE,
  log?: Fact[],
  game = toyGame,
): Play {
  const setup = game.setup({ players, rounds: 5 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const beginning = { setup: setup.value, seed, rules: game.rules, clock, at: 1000 };
  return openPlay(game as unknown as Game, log === undefined ? beginning : { ...beginning, log });
}

/** Takes a decision for good. */
export function answer(play: Play, seat: Seat, option: Option, at: number): Broadcast {
  const prepared = prepareMove(play, seat, option, at);
  if (!prepared.ok) throw new Error(prepared.problem.message);
  const { row, facts, stops } = prepared.value;
  return commit(play, row, facts, stops);
}

/** A random game of the toy, with goings back now and then, and everything that anybody sees of it. `look` sees it after every row. */
export function witnessed(
  players: number,
  seed: string,
  look: (play: Play, at: number) => void = () => {},
  rows = 70,
): Witnessed {
  const chance = chanceFrom(seed);
  const startFacts: Fact[] = [];
  const play = toyTable(players, seed, LIVE, startFacts);
  const viewers: Viewer[] = [null, ...Array.from({ length: players }, (_, seat) => seat)];
  const sights = new Map<Viewer, Sight[]>(viewers.map((viewer) => [viewer, []]));
  const known = [knownTo(play)];
  let at = 1000;
  look(play, at);
  for (let row = 0; row < rows && play.match.open.length > 0; row++) {
    at += draw(chance, 9000);
    const { moves } = play.match;
    const goesBack = moves.length > 2 && draw(chance, 6) === 0;
    const told = goesBack ? back(draw(chance, Math.min(5, moves.length))) : on();
    for (const viewer of viewers) see(viewer, told);
    known.push(knownTo(play));
    look(play, at);
  }
  return { play, viewers, startFacts, sights, known };

  function back(steps: number): Broadcast {
    const keep = play.match.moves.length - 1 - steps;
    return commit(play, prepareUndo(play, draw(chance, players), keep, at), []);
  }

  function on(): Broadcast {
    const { open } = play.match;
    const { seat, options } = open[draw(chance, open.length)] ?? missing();
    return answer(play, seat, options[draw(chance, options.length)] ?? missing(), at);
  }

  function see(viewer: Viewer, told: Broadcast): void {
    if (told.only !== null && told.only !== viewer) return;
    const { game, steps, match } = play;
    const view = structuredClone(viewFor(play, viewer)) as BaseState;
    sights.get(viewer)?.push({
      index: steps.all.length - 1,
      moment: steps.moments.length - 1,
      isHidden: told.only !== null,
      kind: told.kind,
      by: told.by,
      at: told.at,
      facts: structuredClone(told.facts(viewer)),
      view,
      number: numberOf(steps, viewer),
      standing: [...steps.standing],
      decisions: structuredClone(decisionsFor(match.open, viewer)),
      waiting: waitingFor(match.open),
      stopsAfter: (before) => told.stops(game, viewer, before),
    });
  }
}
