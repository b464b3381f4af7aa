// Writes the styles of the first page and what runs before the first paint into the page itself: nothing else has to come before
// something is seen. What was written in is named by its hash, for the server's policy.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'vite';
import { withoutTableStyles } from './chunks.mjs';

const source = new URL('../src/first-paint.js', import.meta.url);

/** What an address needs beside the shell, by its first part. A table's game is not known from its address. */
const PAGES = {
  'table/TablePage.svelte': ['table', 'local', 'try'],
  'replay/ReplayPage.svelte': ['replay'],
  'learn/LessonPage.svelte': ['learn'],
  'setup/NewTablePage.svelte': ['new'],
  'rules/RulesPage.svelte': ['rules'],
};

/** @returns {import('vite').Plugin} */
export function inline() {
  /** What is in the page now, and what everybody has who has the page. */
  let written = { styles: '', script: '' };
  return {
    name: 'ennead-inline',
    apply: 'build',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const page = bundle['index.html'];
      if (page?.type !== 'asset') return;
      const before = readFileSync(source, 'utf8').replace("'__FILES__'", JSON.stringify(filesIn(bundle)));
      const script = minifySync('first-paint.js', before).code.trim();
      const html = String(page.source);
      const [link = '', href = ''] =
        /<link rel="stylesheet"[^>]*href="\/([^"]*\/shell-[^"]*\.css)">/.exec(html) ?? [];
      const styles = bundle[href];
      if (styles?.type !== 'asset') throw new Error('the page has no styles of its own');
      const style = String(styles.source).trim();
      delete bundle[href];
      page.source = html
        .replace('<script src="/src/first-paint.js"></script>', () => `<script>${script}</script>`)
        .replace(link, () => `${fontsIn(bundle)}<style>${style}</style>`);
      written = { styles: href, script: /assets\/shell-[^"]*\.js/.exec(html)?.[0] ?? '' };
      this.emitFile({
        type: 'asset',
        fileName: 'policy.json',
        source: JSON.stringify({ script: hashOf(script), style: hashOf(style) }),
      });
    },
    // Vite lists the styles beside whatever needs the shell, after all plugins: the shell's script, which is there, stands for them.
    writeBundle({ dir = '' }, bundle) {
      for (const { type, fileName } of Object.values(bundle)) {
        if (type !== 'chunk') continue;
        const code = readFileSync(join(dir, fileName), 'utf8');
        const right = withoutTableStyles(code).replaceAll(`"${written.styles}"`, `"${written.script}"`);
        if (right !== code) writeFileSync(join(dir, fileName), right);
      }
    },
  };
}

/**
 * Words by language, and the files of some pages with all that they import; those of the shell are in the page already.
 * @param {import('rolldown').OutputBundle} bundle
 */
function filesIn(bundle) {
  const names = Object.keys(bundle).map((name) => name.replace('assets/', ''));
  const words = names.flatMap((name) => {
    const language = /^words-(\w\w)-.*\.js$/.exec(name)?.[1];
    return language === undefined ? [] : [[language, name]];
  });
  const pages = Object.entries(PAGES).flatMap(([entry, paths]) => {
    const files = [...withImports(entry, bundle)].map((name) => name.replace('assets/', ''));
    return paths.map((path) => [path, files.filter((name) => !name.startsWith('shell-'))]);
  });
  return { words: Object.fromEntries(words), pages: Object.fromEntries(pages) };
}

/**
 * @param {string} entry
 * @param {import('rolldown').OutputBundle} bundle
 */
function withImports(entry, bundle) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const file of Object.values(bundle))
    if (file.type === 'chunk' && file.moduleIds.some((id) => id.endsWith(`/src/${entry}`)))
      found.add(file.fileName);
  if (found.size === 0) throw new Error(`no file of the page holds ${entry}`);
  for (const name of found) {
    const file = bundle[name];
    if (file?.type !== 'chunk') continue;
    for (const next of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) found.add(next);
  }
  return found;
}

/**
 * The letters that every language needs.
 * @param {import('rolldown').OutputBundle} bundle
 */
function fontsIn(bundle) {
  return Object.keys(bundle)
    .filter((name) => /-basic-.*\.woff2$/.test(name))
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${name}">`)
    .join('');
}

/** @param {string} text */
function hashOf(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
