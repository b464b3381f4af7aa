type Scale = (value: number) => number;

/** Maps [from, to] to [start, end] in a straight line. */
export function lineScale(from: number, to: number, start: number, end: number): Scale {
  const factor = to === from ? 0 : (end - start) / (to - from);
  return (value) => start + (value - from) * factor;
}

/** Zero and up to five round numbers above it. */
export function roundSteps(most: number): number[] {
  const rough = most / 5;
  const power = 10 ** Math.floor(Math.log10(Math.max(1, rough)));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? 10 * power;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

/** A stair: a value holds until the next move changes it, and the last one to the end. */
export function pathOf(
  points: readonly (readonly [number: number, value: number])[],
  x: Scale,
  y: Scale,
  end: number,
): string {
  const round = (value: number) => Math.round(value * 10) / 10;
  const [first, ...rest] = points;
  if (first === undefined) return '';
  const steps = rest.map(([number, value]) => `H${round(x(number))}V${round(y(value))}`);
  return [`M${round(x(first[0]))} ${round(y(first[1]))}`, ...steps, `H${round(x(end))}`].join('');
}

/** For each stretch, from left to right, the first row in which it meets no other. */
export function rowsOf(stretches: readonly { readonly from: number; readonly to: number }[]): number[] {
  const ends: number[] = [];
  return stretches.map(({ from, to }) => {
    const free = ends.findIndex((end) => end <= from);
    const row = free < 0 ? ends.length : free;
    ends[row] = to;
    return row;
  });
}
