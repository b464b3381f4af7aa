import type { Command } from '../command.ts';
import { bench } from './bench.ts';
import { chaos } from './chaos.ts';
import { decide } from './decide.ts';
import { effects } from './effects.ts';
import { exercises } from './exercises.ts';
import { ledger } from './ledger.ts';
import { options } from './options.ts';
import { predict } from './predict.ts';
import { ratings } from './ratings.ts';
import { replay } from './replay.ts';
import { serve } from './serve.ts';
import { simulate } from './simulate.ts';
import { soak } from './soak.ts';
import { strength } from './strength.ts';
import { tournament } from './tournament.ts';
import { train } from './train.ts';
import { verify } from './verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  serve,
  simulate,
  replay,
  verify,
  options,
  decide,
  bench,
  strength,
  predict,
  ratings,
  train,
  exercises,
  soak,
  chaos,
  tournament,
  effects,
  ledger,
];
