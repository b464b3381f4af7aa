import log from './en/log.ts';
import names from './en/names.ts';
import palace from './en/palace.ts';
import pharaohs from './en/pharaohs.ts';
import policies from './en/policies.ts';
import questions from './en/questions.ts';
import table from './en/table.ts';
import texts from './en/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table, ...palace, ...pharaohs, ...policies };
