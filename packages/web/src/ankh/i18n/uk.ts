import log from './uk/log.ts';
import names from './uk/names.ts';
import palace from './uk/palace.ts';
import pharaohs from './uk/pharaohs.ts';
import policies from './uk/policies.ts';
import questions from './uk/questions.ts';
import table from './uk/table.ts';
import texts from './uk/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table, ...palace, ...pharaohs, ...policies };
