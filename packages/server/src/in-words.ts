/** In seconds. */
const A_MINUTE = 60;

/** How long somebody has to wait, as one says it. */
export function inWords(seconds: number): string {
  if (seconds < 2 * A_MINUTE) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / A_MINUTE)} minutes`;
}
