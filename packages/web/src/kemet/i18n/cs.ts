import type { Translation } from '../../i18n/catalog.ts';
import log from './cs/log.ts';
import names from './cs/names.ts';
import questions from './cs/questions.ts';
import table from './cs/table.ts';
import texts from './cs/texts.ts';
import type en from './en.ts';

export default { ...names, ...texts, ...questions, ...log, ...table } satisfies Translation<typeof en>;
