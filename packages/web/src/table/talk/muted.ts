import { signal } from '../../signal.ts';

/** Somebody whose lines are not shown on this device. */
export interface Muted {
  readonly id: string;
  readonly name: string;
}

const KEY = 'ennead.muted';
/** The oldest is forgotten first. */
const MOST = 100;

const people = signal<readonly Muted[]>(read());

function read(): Muted[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (each): each is Muted =>
        typeof (each as Muted | null)?.id === 'string' && typeof (each as Muted).name === 'string',
    );
  } catch {
    return [];
  }
}

/** Reading it in a template or effect runs that again when it changes. */
export function muted(): readonly Muted[] {
  return people.get();
}

export function isMuted(person: string): boolean {
  return people.get().some(({ id }) => id === person);
}

/** Shows somebody's lines no longer, or again. */
export function mute({ id, name }: Muted, silent: boolean): void {
  const others = people.get().filter((each) => each.id !== id);
  const next = silent ? [...others, { id, name }].slice(-MOST) : others;
  people.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser without storage keeps it for this visit.
  }
}
