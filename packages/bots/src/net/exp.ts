const SQUARINGS = 6;
const PART = 1 / 2 ** SQUARINGS;

/** e to the power of x for small x, by additions and multiplications alone: to the last bit the same on every machine. */
export function exp(x: number): number {
  const y = x * PART;
  let power = 1 + y * (1 + (y / 2) * (1 + (y / 3) * (1 + (y / 4) * (1 + (y / 5) * (1 + y / 6)))));
  for (let i = 0; i < SQUARINGS; i++) power *= power;
  return power;
}
