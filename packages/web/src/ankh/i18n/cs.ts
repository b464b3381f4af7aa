import log from './cs/log.ts';
import names from './cs/names.ts';
import palace from './cs/palace.ts';
import pharaohs from './cs/pharaohs.ts';
import policies from './cs/policies.ts';
import questions from './cs/questions.ts';
import table from './cs/table.ts';
import texts from './cs/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table, ...palace, ...pharaohs, ...policies };
