import type { Translation } from '../../i18n/catalog.ts';
import type en from './en.ts';
import log from './ru/log.ts';
import names from './ru/names.ts';
import questions from './ru/questions.ts';
import table from './ru/table.ts';
import texts from './ru/texts.ts';

export default { ...names, ...texts, ...questions, ...log, ...table } satisfies Translation<typeof en>;
