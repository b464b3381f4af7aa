import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** The title of a test or of a group of tests, as far as it stands in the source. */
export interface Title {
  /** Path from the root of the project. */
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

const TELLS = new Set(['test', 'it', 'describe']);
/** `test.each(cases)(title)`: the call that makes the test is the second one. */
const TABLES = new Set(['each', 'for']);
/** A test that does not run proves nothing. */
const IDLE = new Set(['skip', 'todo']);

/** The titles of all tests under `packages`. */
export function titlesIn(root: string): Title[] {
  return globSync('packages/**/*.test.ts', {
    cwd: root,
    exclude: (path) => path.split('/').includes('node_modules'),
  })
    .sort()
    .flatMap((file) => titlesOf(file, readFileSync(join(root, file), 'utf8')));
}

export function titlesOf(file: string, source: string): Title[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest);
  const titles: Title[] = [];
  visit(tree);
  return titles;

  function visit(node: ts.Node): void {
    if (ts.isCallExpression(node)) {
      const told = toldBy(node);
      if (told !== undefined) {
        const { line } = tree.getLineAndCharacterOfPosition(node.getStart(tree));
        titles.push({ file, line: line + 1, text: told });
      }
    }
    ts.forEachChild(node, visit);
  }
}

/** The title a call gives to a test, or undefined when it is no such call. */
function toldBy(call: ts.CallExpression): string | undefined {
  const words = wordsOf(call.expression);
  if (words === undefined || !TELLS.has(words.name)) return undefined;
  if (words.modifiers.some((modifier) => IDLE.has(modifier))) return undefined;
  const [title] = call.arguments;
  if (title === undefined) return undefined;
  const isTable = words.modifiers.some((modifier) => TABLES.has(modifier));
  if (!isTable) return literal(title);
  if (words.table === undefined) return undefined;
  // The rows name what the placeholders of the title stand for.
  return [literal(title), ...(/[%$]/.test(literal(title)) ? literalsIn(words.table) : [])].join(' ');
}

interface Words {
  readonly name: string;
  readonly modifiers: readonly string[];
  readonly table?: ts.Node;
}

/** Takes `test.concurrent.each(cases)` apart. */
function wordsOf(node: ts.Expression): Words | undefined {
  if (ts.isIdentifier(node)) return { name: node.text, modifiers: [] };
  if (ts.isPropertyAccessExpression(node)) {
    const before = wordsOf(node.expression);
    return before && { ...before, modifiers: [...before.modifiers, node.name.text] };
  }
  if (ts.isCallExpression(node)) {
    const before = wordsOf(node.expression);
    return before && { ...before, ...(node.arguments[0] && { table: node.arguments[0] }) };
  }
  if (ts.isTaggedTemplateExpression(node)) {
    const before = wordsOf(node.tag);
    return before && { ...before, table: node.template };
  }
  return undefined;
}

/** What a title says; the parts that are only known when it runs are left out. */
function literal(node: ts.Expression): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('$');
  if (ts.isBinaryExpression(node)) return literal(node.left) + literal(node.right);
  return '';
}

/** Ids alone, or with a title after a colon: other texts in a row may mention ids without proving them. */
const LEADS_WITH_IDS = /^[A-Z]-[A-Z]+-\w+(, [A-Z]-[A-Z]+-\w+)*(:|$)/;

/** The texts in a table of cases that fill in a title. */
function literalsIn(node: ts.Node): string[] {
  const found: string[] = [];
  const visit = (each: ts.Node): void => {
    if (ts.isStringLiteralLike(each) && LEADS_WITH_IDS.test(each.text)) found.push(each.text);
    else ts.forEachChild(each, visit);
  };
  visit(node);
  return found;
}
