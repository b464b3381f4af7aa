import advice from './advice.ts';
import cards from './cards.ts';
import gods from './gods.ts';
import guardians from './guardians.ts';
import log from './log.ts';
import names from './names.ts';
import palace from './palace.ts';
import pharaohs from './pharaohs.ts';
import policies from './policies.ts';
import powers from './powers.ts';
import questions from './questions.ts';
import scenarios from './scenarios.ts';
import table from './table.ts';
import texts from './texts.ts';

export default {
  ...advice,
  ...cards,
  ...gods,
  ...guardians,
  ...log,
  ...names,
  ...palace,
  ...pharaohs,
  ...policies,
  ...powers,
  ...questions,
  ...scenarios,
  ...table,
  ...texts,
};
