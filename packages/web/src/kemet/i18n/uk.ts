import type { Translation } from '../../i18n/catalog.ts';
import type en from './en.ts';
import log from './uk/log.ts';
import names from './uk/names.ts';
import questions from './uk/questions.ts';
import table from './uk/table.ts';
import texts from './uk/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table } satisfies Translation<typeof en>;
