import type { NotifyChoices } from '@ennead/wire';
import { Refused } from '../refused.ts';
import type { Database } from '../storage/sql.ts';
import { isZone, nextDigest } from './quiet.ts';

/** How somebody wants to be told: what stands in their row. */
export interface ChoiceColumns {
  readonly letters: NotifyChoices['letters'];
  readonly zone: string;
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
  readonly quiet_deadline: number;
}

export const CHOICE_COLUMNS = 'letters, zone, quiet_from, quiet_until, quiet_deadline';

export const USUAL_CHOICES: NotifyChoices = { letters: 'each', zone: 'UTC', quiet: null, deadline: false };

export function choicesOf(row: ChoiceColumns): NotifyChoices {
  const { letters, zone, quiet_from: from, quiet_until: until, quiet_deadline: deadline } = row;
  return {
    letters,
    zone,
    quiet: from === null || until === null ? null : { from, until },
    deadline: deadline === 1,
  };
}

export async function setChoices(
  db: Database,
  person: string,
  choices: NotifyChoices,
  now: number,
): Promise<void> {
  const { letters, zone, quiet, deadline } = choices;
  if (!isZone(zone)) throw new Refused('bad-zone', 'This time zone is not known here.', 400);
  await db.run(
    `UPDATE people SET letters = ?, zone = ?, quiet_from = ?, quiet_until = ?, quiet_deadline = ?, digest_due = ?
     WHERE id = ?`,
    [
      letters,
      zone,
      quiet?.from ?? null,
      quiet?.until ?? null,
      deadline ? 1 : 0,
      nextDigest(choices, now),
      person,
    ],
  );
}
