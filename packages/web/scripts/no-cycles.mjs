/**
 * Fails a build whose files import each other in a circle: one of them would run before what it needs is there, and the
 * page would stay empty.
 * @returns {import('vite').Plugin}
 */
export function noCycles() {
  return {
    name: 'ennead-no-cycles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const circle = findCircle(
        new Map(
          Object.values(bundle).flatMap((file) =>
            file.type === 'chunk' ? [[file.fileName, file.imports]] : [],
          ),
        ),
      );
      if (circle !== null) this.error(`Files import each other: ${circle.join(' -> ')}`);
    },
  };
}

/**
 * The names of files that import each other in a circle; null if none do.
 * @param {ReadonlyMap<string, readonly string[]>} imports
 * @returns {string[] | null}
 */
function findCircle(imports) {
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @type {(name: string) => string[] | null} */
  const visit = (name) => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (done.has(name)) return null;
    path.push(name);
    for (const next of imports.get(name) ?? []) {
      const found = visit(next);
      if (found !== null) return found;
    }
    path.pop();
    done.add(name);
    return null;
  };
  for (const name of imports.keys()) {
    const found = visit(name);
    if (found !== null) return found;
  }
  return null;
}
