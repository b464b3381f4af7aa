import { loadBot, loadGame, taughtJudgementOf } from '@ennead/bots';
import {
  type Inputs,
  learn,
  lossOf,
  type NetFile,
  newLearner,
  numbersOf,
  rounded,
  type Sample,
  samplesOf,
  shippedFor,
  type TrainingGame,
  withMore,
} from '@ennead/bots/training';
import { chanceFrom, hash } from '@ennead/kernel';
import { UsageError } from '../arguments.ts';
import type { CurvePoint, Settings } from './folder.ts';

/** One game in so many is kept apart, to see how a net does on what it has not learned from. */
const APART = 8;

/** What came of a fit: its curve, and the net of its best epoch. */
export interface Fitted {
  readonly points: readonly CurvePoint[];
  readonly net: NetFile;
  readonly loss: number;
}

/** Fits a net to games, from scratch or onto the one that ships; the epoch that does best on games kept apart is taken. */
export async function fitNet(
  games: readonly TrainingGame[],
  settings: Settings,
  made: NetFile['made'],
  tell: (point: CurvePoint) => void,
): Promise<Fitted> {
  const entry = await loadGame(settings.game);
  if (entry?.inputs === undefined) throw new UsageError(`There is nothing to train for "${settings.game}".`);
  const { engine } = entry;
  const inputs = await entry.inputs();
  const shipped = settings.onto ? await shippedFor(entry.nets ?? [], settings.players) : null;
  if (settings.onto && shipped === null)
    throw new UsageError(`No net of "${settings.game}" serves these numbers of players alike.`);
  if (settings.onto) await loadBot('expert', engine);
  const judgement = settings.onto ? taughtJudgementOf(engine) : entry.judgement;
  const samples: Sample[] = [];
  const apart: Sample[] = [];
  for (const [i, game] of games.entries())
    (i % APART === 0 ? apart : samples).push(...samplesOf(engine, judgement, inputs, game, settings));
  const chance = chanceFrom(`${settings.seed} fit`);
  const { names } = inputs.ofSide;
  const { epochs, slower, ...pace } = settings.pace;
  const learner = newLearner(
    names.length,
    inputs.ofTable.names.length,
    inputs.phases,
    settings.hidden,
    chance,
  );
  const points: CurvePoint[] = [];
  let best: { net: NetFile; loss: number } | null = null;
  for (let epoch = 1; epoch <= epochs; epoch++) {
    const slowed = slower ** (epoch - 1);
    const now = { ...pace, rate: pace.rate * slowed, directRate: pace.directRate * slowed };
    learn(learner, samples, now, chance);
    const { net, judgement: without } = lossOf(learner, apart);
    const point: CurvePoint = {
      games: games.length,
      samples: samples.length,
      epoch,
      lossOfNet: fine(net),
      lossOfJudgement: fine(without),
      at: new Date().toISOString(),
    };
    points.push(point);
    tell(point);
    if (best !== null && net >= best.loss) continue;
    const whole = rounded(learner, inputs);
    const fitted = shipped === null ? whole : withMore(shipped, whole.direct);
    best = { loss: net, net: fileOf(settings, made, inputs, fitted) };
  }
  if (best === null) throw new Error('no epoch was learned');
  return { points, ...best };
}

function fileOf(
  { game, rules, players }: Settings,
  made: NetFile['made'],
  inputs: Inputs,
  net: ReturnType<typeof rounded>,
): NetFile {
  return {
    format: 2,
    game,
    players,
    rules,
    made,
    inputs: hash([inputs.ofSide.names, inputs.ofTable.names]),
    sideInputs: net.sideInputs,
    tableInputs: net.tableInputs,
    phases: net.phases,
    hidden: net.hidden,
    numbers: numbersOf(net),
  };
}

const fine = (loss: number) => Math.round(loss * 10_000) / 10_000;
