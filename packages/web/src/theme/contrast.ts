/** Every token that is a pair of colours, read from the style sheet: name to [day, night]. */
export function colourPairs(css: string): ReadonlyMap<string, readonly [day: string, night: string]> {
  const pairs = new Map<string, readonly [string, string]>();
  for (const [, name, day, night] of css.matchAll(
    /--([a-z-]+): light-dark\((#[0-9a-f]+), (#[0-9a-f]+)\);/g,
  )) {
    if (name && day && night) pairs.set(name, [day, night]);
  }
  return pairs;
}

/** Contrast ratio of two opaque colours as WCAG 2 defines it, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
