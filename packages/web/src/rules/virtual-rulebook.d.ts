/** Made by scripts/rulebook.mjs: 'uk/kemet' or 'figures/ankh' to its files, name to text. */
declare module 'virtual:rulebook' {
  export const books: Readonly<
    Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>
  >;
}
