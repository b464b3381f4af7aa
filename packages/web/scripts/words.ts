// npm run words -- uk: what a language still lacks, file by file, and what is wrong with what it has.
import { existsSync, globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Messages } from '../src/i18n/catalog.ts';
import { problemsOf } from '../src/i18n/check-messages.ts';
import type { Locale } from '../src/i18n/locale.ts';

const folder = fileURLToPath(new URL('../src/i18n/', import.meta.url));
const [language = ''] = process.argv.slice(2);

if (language === '' || !existsSync(`${folder}${language}`)) {
  const known = globSync('*/shell', { cwd: folder }).map((path) => path.split('/')[0]);
  console.error(
    `usage: npm run words -- <language>; the folders of packages/web/src/i18n are ${known.join(', ')}`,
  );
  process.exit(2);
}

async function messagesOf(locale: string, file: string): Promise<Messages> {
  const path = `${folder}${locale}/${file}`;
  if (!existsSync(path)) return {};
  return ((await import(pathToFileURL(path).href)) as { default: Messages }).default;
}

let lacking = 0;
for (const file of globSync('**/*.ts', { cwd: `${folder}en` }).sort()) {
  if (file.endsWith('index.ts')) continue;
  const problems = problemsOf(
    language as Locale,
    await messagesOf('en', file),
    await messagesOf(language, file),
  );
  lacking += problems.length;
  for (const problem of problems) console.log(`${language}/${file}: ${problem}`);
}
console.log(lacking === 0 ? `${language} has every message.` : `${lacking} to go.`);
process.exitCode = lacking === 0 ? 0 : 1;
