import type { Result } from '@ennead/kernel';
import { go } from '../router.ts';
import { findTable } from './local/saved-tables.ts';
import { openLocalTable } from './new-local-table.ts';
import type { TableSource } from './source.ts';

/** A new game on this device with the same people and settings; the way to a new table where the old one is not kept. */
export async function playAgain(id: string, game: string): Promise<void> {
  const kept = await findTable(id).catch(() => null);
  if (kept === null) go(`/new?game=${game}`);
  else openLocalTable({ game, setup: kept.record.setup, seats: kept.seats });
}

/** Sets a table of the server once more and goes there. */
export async function askForRematch({ seating }: TableSource): Promise<Result<string> | undefined> {
  const next = await seating?.rematch();
  if (next?.ok) go(`/table/${next.value}`);
  return next;
}
