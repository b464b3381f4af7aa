/** So many names are kept; what is numbered higher gets its name anew each time. */
const MOST_KEPT = 256;

/** Names of a word and a number, as in veto-3: for windows that are asked for their names again and again. */
export function numbered(word: string): (number: number) => string {
  const names = Array.from({ length: MOST_KEPT }, (_, number) => `${word}-${number}`);
  return (number) => names[number] ?? `${word}-${number}`;
}
