import log from './ru/log.ts';
import names from './ru/names.ts';
import palace from './ru/palace.ts';
import pharaohs from './ru/pharaohs.ts';
import policies from './ru/policies.ts';
import questions from './ru/questions.ts';
import table from './ru/table.ts';
import texts from './ru/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table, ...palace, ...pharaohs, ...policies };
