const WRITTEN = /(?<![\w(&"'/-]|url\()#(?:[\da-f]{3,4}){1,2}\b|\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\(/gi;
const IN_ATTRIBUTE = /(?<=\b(?:fill|stroke|color|stop-color|style:[\w-]+)=")(?:#[\da-f]{3,8}|[a-z]+)(?=")/gi;
const NAMED = /(?<=[\s,(])(?:white|black|red|green|blue|gold|gr[ae]y|silver|brown|yellow|orange)(?=[\s,;)])/g;
const DECLARATION = /^\s*[\w-]+:\s.*;$/gm;
const NO_COLOUR = new Set(['none', 'currentColor', 'transparent', 'inherit']);

/** The colours that a component or stylesheet writes out itself, in place of the name of a token. */
export function literalColours(text: string): string[] {
  const declared = [...text.matchAll(DECLARATION)].flatMap(([line]) => [
    ...line.matchAll(WRITTEN),
    ...line.replace(/^\s*[\w-]+:/, '').matchAll(NAMED),
  ]);
  const attributes = [...text.matchAll(IN_ATTRIBUTE)].filter(([value]) => !NO_COLOUR.has(value));
  return [...declared, ...attributes].map(([colour]) => colour);
}
