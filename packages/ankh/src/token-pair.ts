import type { AnkhState } from './state.ts';

/** Two conflict tokens by their numbers: '1 4'. */
export type TokenPair = `${number} ${number}`;

export function tokensOf(pair: TokenPair): [number, number] {
  const [one, other] = pair.split(' ');
  return [Number(one), Number(other)];
}

/** Two conflict tokens on the board change places. */
export function swapTokens(state: AnkhState, one: number, other: number): void {
  state.conflict = state.conflict.map((token) => (token === one ? other : token === other ? one : token));
}
