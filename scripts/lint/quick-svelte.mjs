// For dependency-cruiser, which compiles every component to see what it imports: that was a third of its time.
import { registerHooks } from 'node:module';

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'svelte/compiler' && context.parentURL?.includes('/dependency-cruiser/')
      ? { url: new URL('./svelte-imports.mjs', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
});
