import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { staticImports } from '../../../scripts/lint/static-imports.mjs';
import { root } from './root.ts';

/** What a file imports and exports again, as the compiler reads it: from where, which names, whether types only. */
function importsIn(source: string): string[] {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.Latest, false);
  return file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) return [told(file, statement, statement.importClause)];
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    return [`export ${statement.isTypeOnly} ${told(file, statement, statement.exportClause)}`];
  });
}

function told(
  file: ts.SourceFile,
  { moduleSpecifier: from }: ts.ImportDeclaration | ts.ExportDeclaration,
  names: ts.Node | undefined,
): string {
  return `${names?.getText(file) ?? ''} from ${from?.getText(file)}`;
}

test('boundaries see what the compiler would see a file import', () => {
  const files = globSync('packages/*/{src,e2e,scripts}/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(2000);
  for (const name of files) {
    const source = readFileSync(join(root, name), 'utf8');
    expect(importsIn(staticImports(source)), name).toEqual(importsIn(source));
  }
});

test('only imports are left of a file, unless something might be left out', () => {
  const source = `import './look.css';
import type { View } from './view.ts';
import {
  first,
  type Second,
} from "./many.ts";
export * from './all.ts';
export { played, type Seat } from './played.ts';
export interface Told { readonly from: 'here' }
const words = 'we come from nowhere';
`;
  expect(importsIn(staticImports(source))).toEqual(importsIn(source));
  expect(staticImports(source)).not.toContain('Told');
  expect(staticImports(source)).not.toContain('nowhere');
  for (const more of [
    "const later = import('./later.ts');",
    "type Later = import('./later.ts').Later;",
    "const old = require('./old.ts');",
    "  import odd from './odd.ts';",
    "import {\n  // it's odd\n  odd,\n} from './odd.ts';",
    '/// <reference types="odd" />',
  ])
    expect(staticImports(source + more)).toBe(source + more);
});
