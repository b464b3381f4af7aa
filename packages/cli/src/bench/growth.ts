import { type Curve, growth, isBent, times } from '@ennead/server/growth';
import { columns } from '../columns.ts';
import type { Context } from '../command.ts';

/** Measures at 10, 100, 1,000 and so on; returns the exit code. */
export async function measureGrowth(most: number, json: boolean, context: Context): Promise<number> {
  const sizes: number[] = [];
  for (let size = 10; size <= most; size *= 10) sizes.push(size);
  const curves = await growth(sizes, (what) => context.show?.(what));
  context.show?.('');
  if (json) context.out(JSON.stringify({ curves }));
  else for (const line of growthLines(sizes, curves)) context.out(line);
  const bent = curves.filter(isBent);
  for (const curve of bent)
    context.err(`${curve.name}: ${times(curve).toFixed(2)} times as much, at most ${curve.most} may be.`);
  return bent.length === 0 ? 0 : 1;
}

function growthLines(sizes: readonly number[], curves: readonly Curve[]): string[] {
  const numbers = [2, ...sizes.map((_, at) => at + 3), sizes.length + 3];
  return columns(
    [
      ['cost', 'with more', ...sizes.map((size) => size.toLocaleString('en')), 'times', 'at most'],
      ...curves.map((curve) => [
        curve.name,
        curve.of,
        ...sizes.map((size) => costAt(curve, size)),
        times(curve).toFixed(2),
        String(curve.most),
      ]),
    ],
    numbers,
  );
}

function costAt({ points }: Curve, size: number): string {
  const cost = points.find((point) => point.size === size)?.cost;
  if (cost === undefined) return '';
  return cost < 100 ? cost.toFixed(1) : Math.round(cost).toLocaleString('en');
}
