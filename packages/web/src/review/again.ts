import type { MatchRecord, Seat } from '@ennead/kernel';
import { go } from '../router.ts';
import { settings } from '../settings.ts';
import { keepTable } from '../table/local/saved-tables.ts';
import { randomText } from '../table/new-local-table.ts';
import { otherwise } from './other-line.ts';

/** Takes a seat just before a move and plays on against bots, on this device. */
export async function tryAgain(
  record: MatchRecord,
  move: number,
  seat: Seat,
  players: number,
): Promise<void> {
  const id = randomText(10);
  const { name } = settings();
  await keepTable({
    id,
    seats: Array.from({ length: players }, (_, other) =>
      other === seat ? { kind: 'person', name } : { kind: 'bot', name: '', bot: 'hard' },
    ),
    record: otherwise(record, move, seat, []),
    waiting: [seat],
    saved: Date.now(),
  });
  go(`/local/${id}`);
}
