/** How far somebody got with an exercise on this device. */
export type Progress = 'solved' | 'shown';

const KEY = 'ennead.exercises';

export function progress(): Readonly<Record<string, Progress>> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, Progress>) : {};
  } catch {
    return {};
  }
}

/** What was solved once stays solved. */
export function noteProgress(id: string, now: Progress): void {
  const before = progress();
  if (before[id] === 'solved') return;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...before, [id]: now }));
  } catch {
    // A browser without storage remembers nothing.
  }
}
