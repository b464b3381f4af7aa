import type { Hub } from '../play/hub.ts';

const DAY = 86_400_000;
const MOST_NOTED = 50_000;

/** Notes once a day that somebody was here: guests who never come back are forgotten one day. */
export type NoteSeen = (person: string) => void;

export function seenNotes({ db, now }: Pick<Hub, 'db' | 'now'>): NoteSeen {
  const noted = new Map<string, number>();
  return (person) => {
    if (now() - (noted.get(person) ?? 0) < DAY) return;
    if (noted.size >= MOST_NOTED) noted.clear();
    noted.set(person, now());
    db.lazily('UPDATE people SET seen = ? WHERE id = ?', [now(), person]);
  };
}
