import type { Fact } from '@ennead/kernel';

/** Whether a side has won the first battle of which facts of this type tell; null: they tell of none. */
export function winnerTold(told: readonly Fact[], type: string, side: number): boolean | null {
  const decided = told.find((fact) => fact.type === type);
  return decided === undefined ? null : 'winner' in decided && decided.winner === side;
}
