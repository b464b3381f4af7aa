/** The match file that was opened in this visit. */
let kept: unknown = null;

export function keepRecord(text: string): void {
  try {
    kept = JSON.parse(text) as unknown;
  } catch {
    kept = null;
  }
}

export function keptRecord(): unknown {
  return kept;
}
