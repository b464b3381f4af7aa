// What a file of TypeScript imports, without reading the rest of it: that is all that boundaries are about.

/** An import that may stand in the middle of the code, as a call or in a type. */
const ANYWHERE = /\b(?:import|require)\s*\(|^\s*\/\/\/\s*</m;
/** Our formatter has them begin their line. */
const STATEMENT = /^(?:import\s*|(?:import|export)\s[^'"`;=()]*?\sfrom\s*)(['"])[^'"\n]+\1/gm;
/** What every one of them has, and other text may have too. */
const SIGN = /\bfrom\s*['"]|\bimport\s*['"]/g;

/**
 * A file cut down to its imports. All of it where that might leave something out.
 * @param {string} source
 */
export function staticImports(source) {
  const statements = source.match(STATEMENT) ?? [];
  const signs = source.match(SIGN) ?? [];
  if (signs.length > statements.length || ANYWHERE.test(source)) return source;
  return statements.map((statement) => `${statement};\n`).join('');
}
