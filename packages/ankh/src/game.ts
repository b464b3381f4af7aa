import { advance, answer, answerAndAsk, answerRandomly, type Game, openDecisions } from '@ennead/kernel';
import { check } from './check.ts';
import { clone, cloneSince } from './clone.ts';
import type { AnkhFact } from './facts.ts';
import type { GodName } from './gods/names.ts';
import { partners } from './partners.ts';
import { readPosition } from './position/read-position.ts';
import { writePosition } from './position/write-position.ts';
import { PROCEDURES } from './procedures.ts';
import type { AnkhDecision } from './questions.ts';
import { news } from './read-model/news.ts';
import { isUsual, results } from './read-model/results.ts';
import { recorded } from './recorded.ts';
import { RULES, RULINGS } from './rulings.ts';
import { sample } from './sample.ts';
import { readSetup } from './setup/read-setup.ts';
import type { AnkhSetup } from './setup/setup.ts';
import { layOut } from './setup/start.ts';
import type { AnkhState } from './state.ts';
import { cover, view } from './view.ts';

/** Ankh: Gods of Egypt. */
export const ankh: Game<AnkhState, AnkhSetup, AnkhFact, AnkhDecision> = {
  id: 'ankh',
  rules: RULES,
  rulings: RULINGS,
  setup: readSetup,
  choose: (setup, seat, god) => readSetup({ ...setup, gods: setup.gods.with(seat, god as GodName) }),
  start(setup, seed, log) {
    const state = layOut(setup, seed, log);
    advance(PROCEDURES, state, log);
    return state;
  },
  // Every step asks through the map of questions.
  decisions: (state) => openDecisions(PROCEDURES, state) as AnkhDecision[],
  apply: (state, seat, option, log) => answer(PROCEDURES, state, seat, option, log),
  next: (state, seat, option, log) => answerAndAsk(PROCEDURES, state, seat, option, log) as AnkhDecision[],
  playRandomly: (state, chance, most) => answerRandomly(PROCEDURES, state, chance, most),
  outcome: (state) => state.outcome,
  partners,
  news,
  results,
  isUsual,
  view,
  cover,
  sample,
  clone,
  cloneSince,
  check,
  shape: 2,
  recorded,
  positions: { read: readPosition, write: writePosition },
};
