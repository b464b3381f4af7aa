import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { setLocale } from '../i18n/locale.ts';
import { load, t } from '../i18n/shell.ts';
import { load as loadPeople, peopleProblem } from '../people/words.ts';
import { problemWords } from './problem-words.ts';

const packages = fileURLToPath(new URL('../../../', import.meta.url));

/** Told in the log or to hosts only. */
const NOT_FOR_PLAYERS = [
  'bot-error',
  'no-pauses',
  'nothing-to-choose',
  'out-of-time',
  'undo-passed',
  'undo-refused',
];

test('a refusal is told in the language of the page, an unknown one too', async () => {
  await load();
  await setLocale('cs');
  expect(problemWords({ code: 'table-full', message: 'No seats are open.' })).toBe(
    'Všechna místa jsou obsazena.',
  );
  expect(problemWords({ code: 'bad-gods', message: 'Two seats chose Ra.' })).toBe(
    'Tato nastavení se k sobě nehodí. Změňte je a zkuste to znovu.',
  );
  expect(problemWords({ code: 'of-tomorrow', message: 'A word from a newer server.' })).toBe(
    'Nepovedlo se to. Načtěte stránku znovu a zkuste to ještě jednou.',
  );
  expect(problemWords({ code: 'lesson', message: 'Zatím vyberte Přesun.' })).toBe('Zatím vyberte Přesun.');
  await setLocale('en');
});

test('every refusal of the server and the rules has words', async () => {
  await Promise.all([load(), loadPeople()]);
  const sources = globSync('{server,kernel,ankh,kemet}/src/**/*.ts', { cwd: packages }).filter(
    (file) => !/\.test\.ts$|\/(testing|contract|hardening|chaos|plug|soak)\//.test(file),
  );
  const codes = sources.flatMap((file) =>
    [
      ...readFileSync(join(packages, file), 'utf8').matchAll(
        /(?:fail|Refused)\(\s*'([a-z-]+)'|code: '([a-z-]+)'/g,
      ),
    ].map(([, refused, coded]) => refused ?? coded),
  );
  expect(codes.length).toBeGreaterThan(60);
  const wordless = [...new Set(codes)].filter(
    (code) =>
      code && !NOT_FOR_PLAYERS.includes(code) && peopleProblem({ code, message: '' }) === t('problem.other'),
  );
  expect(wordless).toEqual([]);
});
