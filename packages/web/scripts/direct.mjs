// Removes files that do nothing but pass on another one: whoever imports such a file later, or starts it as a worker, takes the
// other one at once.

/** All of a file that only passes on: `export{i as default}from"./words-en.js";`, or `import"./engine.js";` */
const PASSED_ON = /^(?:import|export\{([^}]*)\}from)"\.\/([\w-]+\.js)";\s*$/;

/** @returns {import('vite').Plugin} */
export function direct() {
  return {
    name: 'ennead-direct',
    apply: 'build',
    // Before Vite lists what each import needs.
    enforce: 'pre',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const isNeeded = new Set(chunks.flatMap(({ imports }) => imports));
      for (const { fileName, code, facadeModuleId } of chunks) {
        const [whole, names = '', real = ''] = PASSED_ON.exec(code) ?? [];
        if (whole === undefined || isNeeded.has(fileName) || facadeModuleId?.endsWith('.html')) continue;
        const file = fileName.replace('assets/', '');
        for (const other of chunks)
          other.code = other.code
            .replaceAll(`import(\`./${file}\`)`, `import(\`./${real}\`).then(e=>(${objectOf(names)}))`)
            .replaceAll(file, real);
        delete bundle[fileName];
      }
    },
  };
}

/**
 * 'i as default,a as load' as the object that an import of it would be.
 * @param {string} names
 */
function objectOf(names) {
  const fields = names
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [inside = '', outside = inside] = pair.trim().split(' as ');
      return `${outside}:e.${inside}`;
    });
  return `{${fields.join()}}`;
}
