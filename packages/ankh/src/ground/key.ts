/** Names a ground: a terrain and the camels on it, lowest side first. */
export function keyInOrder(terrain: string, camels: readonly number[]): string {
  return `${terrain}/${camels.join('.')}`;
}

export function ascending(a: number, b: number): number {
  return a - b;
}
