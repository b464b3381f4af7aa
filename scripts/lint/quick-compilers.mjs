// For dependency-cruiser, which compiles every component and reads every file to its end to see what it imports:
// that was half of its time.
import { registerHooks } from 'node:module';

/** @type {Readonly<Record<string, string>>} */
const QUICK = { 'svelte/compiler': './svelte-imports.mjs', typescript: './quick-typescript.mjs' };

registerHooks({
  resolve(specifier, context, next) {
    const quick = context.parentURL?.includes('/dependency-cruiser/') ? QUICK[specifier] : undefined;
    return quick === undefined
      ? next(specifier, context)
      : { url: new URL(quick, import.meta.url).href, shortCircuit: true };
  },
});
