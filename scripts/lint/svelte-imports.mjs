// What a component imports, without compiling it: that is all that boundaries are about.

/** As the compiler says it, to those who ask which one they have. */
export const VERSION = '5';

const SCRIPT = /<script\b[^>]*>(.*?)<\/script>/gs;
const COMMENT = /\/\*.*?\*\/|^\s*\/\/.*?$|<!--.*?-->/gms;
/** `import type` and what is marked as a type are gone when it runs. */
const STATIC = /^\s*(?:import|export)\s(?!\s*type\s+[\w{*])[^'"`;=()]*?(?:\sfrom\s*)?['"][^'"]+['"]/gm;
const MARKED_TYPE = /\btype\s+\w+(?:\s+as\s+\w+)?\s*,?/g;
const NOTHING_LEFT = /^\s*import\s*{\s*}/;
const LATER = /\bimport\(\s*(['"`])[^'"`]+\1\s*\)/g;

/**
 * Stands in for the compiler: a script of nothing but the imports.
 * @param {string} component
 * @returns {{ js: { code: string } }}
 */
export function compile(component) {
  const source = component.replaceAll(COMMENT, '');
  const atOnce = [...source.matchAll(SCRIPT)]
    .flatMap(([, script = '']) => script.match(STATIC) ?? [])
    .map((statement) => statement.replaceAll(MARKED_TYPE, ''))
    .filter((statement) => !NOTHING_LEFT.test(statement));
  const later = source.match(LATER) ?? [];
  return { js: { code: [...atOnce, ...later].map((statement) => `${statement};\n`).join('') } };
}
