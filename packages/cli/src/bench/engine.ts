import {
  type BaseSetup,
  type BaseState,
  type Chance,
  chanceFrom,
  decide,
  draw,
  type Game,
  hash,
  missing,
  openMatch,
  playRandomly,
  randomAnswer,
  recordOf,
  replay,
} from '@ennead/kernel';
import { type Figure, figure, microseconds, type Pace, spin } from './clock.ts';

/** The figures of one game at one number of players, on one core. */
export interface EngineFigures {
  readonly game: string;
  readonly players: number;
  /** Random play with complete option lists, the start of each game included. */
  readonly decisionsPerSecond: Figure;
  readonly gamesPerSecond: Figure;
  readonly decisionsPerGame: number;
  readonly cloneMicroseconds: Figure;
  readonly hashMicroseconds: Figure;
  readonly viewMicroseconds: Figure;
  /** A whole game from its record, every move checked. */
  readonly replayMilliseconds: Figure;
  readonly stateBytes: { readonly mean: number; readonly most: number };
}

export function measureEngine(game: Game, setup: BaseSetup, pace: Pace): EngineFigures {
  const { players } = setup;
  const play = playFigures(game, setup, pace);
  const states = statesOf(game, setup);
  const short: Pace = { ...pace, warmUp: pace.warmUp / 4, repeat: pace.repeat / 4 };
  let at = 0;
  const next = () => states[at++ % states.length] ?? missing();
  const bytes = states.map((state) => Buffer.byteLength(JSON.stringify(state)));
  return {
    game: game.id,
    players,
    ...play,
    cloneMicroseconds: microseconds(() => game.clone(next()), states.length, short),
    hashMicroseconds: microseconds(() => hash(next()), states.length, short),
    viewMicroseconds: microseconds(() => game.view(next(), at % players), states.length, short),
    replayMilliseconds: replayFigure(game, setup, short),
    stateBytes: {
      mean: Math.round(bytes.reduce((sum, size) => sum + size, 0) / bytes.length),
      most: Math.max(...bytes),
    },
  };
}

function playFigures(game: Game, setup: BaseSetup, pace: Pace) {
  let seed = 0;
  let decisions = 0;
  const once = () => {
    seed += 1;
    const state = game.start(setup, `bench ${seed}`, null);
    decisions += playRandomly(game, state, chanceFrom(`bench answers ${seed}`));
  };
  const perGame: number[] = [];
  const gamesPerSecond: number[] = [];
  const decisionsPerSecond = figure(
    (milliseconds) => {
      decisions = 0;
      const { runs, seconds } = spin(once, milliseconds);
      perGame.push(decisions / runs);
      gamesPerSecond.push(runs / seconds);
      return decisions / seconds;
    },
    pace,
    true,
  );
  const games = gamesPerSecond.slice(1).sort((a, b) => a - b);
  return {
    decisionsPerSecond,
    gamesPerSecond: { best: games.at(-1) as number, median: games[games.length >> 1] ?? missing() },
    decisionsPerGame: perGame.reduce((sum, count) => sum + count, 0) / perGame.length,
  };
}

const GAMES = 8;
const STATES_A_GAME = 8;

/** States from all parts of several random games. */
function statesOf(game: Game, setup: BaseSetup): BaseState[] {
  return Array.from({ length: GAMES }, (_, number) => {
    const chance = chanceFrom(`bench states ${number}`);
    const start = () => game.start(setup, `bench states ${number}`, null);
    const length = playRandomly(game, start(), [...chance]);
    return Array.from({ length: STATES_A_GAME }, () => {
      const state = start();
      playRandomly(game, state, [...chance], draw(chance, length));
      return state;
    });
  }).flat();
}

function replayFigure(game: Game, setup: BaseSetup, pace: Pace): Figure {
  const records = Array.from({ length: GAMES }, (_, number) => recordRandomly(game, setup, number));
  let at = 0;
  const once = () => {
    const replayed = replay(game, records[at++ % records.length] ?? missing());
    if (!replayed.ok) throw new Error(replayed.problem.message);
  };
  const { best, median } = microseconds(once, records.length, pace);
  return { best: best / 1000, median: median / 1000 };
}

function recordRandomly(game: Game, setup: BaseSetup, number: number) {
  const match = openMatch(game, setup, `bench replay ${number}`);
  const chance: Chance = chanceFrom(`bench replay answers ${number}`);
  while (match.open.length > 0) {
    const [{ seat }, option] = randomAnswer(match.open, chance);
    decide(match, seat, option);
  }
  return recordOf(match);
}
