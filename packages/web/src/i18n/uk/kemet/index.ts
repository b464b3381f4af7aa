import advice from './advice.ts';
import battleCards from './battle-cards.ts';
import interventions from './interventions.ts';
import log from './log.ts';
import names from './names.ts';
import questions from './questions.ts';
import table from './table.ts';
import texts from './texts.ts';
import tiles from './tiles.ts';

export default {
  ...advice,
  ...battleCards,
  ...interventions,
  ...log,
  ...names,
  ...questions,
  ...table,
  ...texts,
  ...tiles,
};
