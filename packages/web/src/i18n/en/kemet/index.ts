import advice from './advice.ts';
import log from './log.ts';
import names from './names.ts';
import questions from './questions.ts';
import table from './table.ts';
import texts from './texts.ts';

export default { ...advice, ...names, ...texts, ...questions, ...log, ...table };
