/** Two conflict tokens by their numbers: '1 4'. */
export type TokenPair = `${number} ${number}`;

export function tokensOf(pair: TokenPair): [number, number] {
  const [one, other] = pair.split(' ');
  return [Number(one), Number(other)];
}
