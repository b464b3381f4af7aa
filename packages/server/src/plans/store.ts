import type { PlannedAnswer } from '@ennead/table';
import type { KeptPlan, LayDown } from '@ennead/wire';
import type { Database, Statement } from '../storage/sql.ts';

/** An answer laid down in advance, as it is kept. */
export interface StoredPlan extends PlannedAnswer {
  readonly id: number;
  readonly seat: number;
  readonly repeats: boolean;
  readonly state: KeptPlan['state'];
  readonly at: number;
}

interface PlanRow {
  readonly id: number;
  readonly seat: number;
  readonly kind: string;
  readonly about: string | null;
  readonly option: string;
  readonly turn: StoredPlan['turn'];
  readonly repeats: number;
  readonly state: KeptPlan['state'];
  readonly at: number;
}

const COLUMNS = 'SELECT id, seat, kind, about, option, turn, repeats, state, at FROM plans';

/** What waits for its question at a table. */
export async function readWaiting(db: Database, table: string): Promise<StoredPlan[]> {
  const rows = await db.all<PlanRow>(`${COLUMNS} WHERE table_id = ? AND state = 'waiting' ORDER BY id`, [
    table,
  ]);
  return rows.map(storedPlan);
}

/** Everything that these seats have laid down since they last did so. */
export async function readPlansOf(
  db: Database,
  table: string,
  seats: readonly number[],
): Promise<KeptPlan[]> {
  if (seats.length === 0) return [];
  const rows = await db.all<PlanRow>(
    `${COLUMNS} WHERE table_id = ? AND seat IN (${seats.map(() => '?').join(', ')}) ORDER BY id`,
    [table, ...seats],
  );
  return rows.map((row) => {
    const { id: _, ...plan } = storedPlan(row);
    return plan;
  });
}

/** What a seat has laid down takes the place of all it had. */
export function replacePlans(table: string, { seat, plans }: LayDown, at: number): Statement[] {
  return [
    ['DELETE FROM plans WHERE table_id = ? AND seat = ?', [table, seat]],
    ...plans.map(
      ({ kind, about, option, turn, repeats }): Statement => [
        `INSERT INTO plans (table_id, seat, kind, about, option, turn, repeats, state, at)
         VALUES (?, ?, ?, ?, ?, ?, ?, 'waiting', ?)`,
        [
          table,
          seat,
          kind,
          about === undefined ? null : JSON.stringify(about),
          JSON.stringify(option),
          turn,
          repeats ? 1 : 0,
          at,
        ],
      ],
    ),
  ];
}

/** Whether it was this process that brought a plan from one state to another. */
export async function movePlan(
  db: Database,
  { id }: StoredPlan,
  from: KeptPlan['state'],
  to: KeptPlan['state'],
): Promise<boolean> {
  return (await db.run('UPDATE plans SET state = ? WHERE id = ? AND state = ?', [to, id, from])) === 1;
}

function storedPlan({ about, option, repeats, ...row }: PlanRow): StoredPlan {
  return {
    ...row,
    ...(about !== null && { about: JSON.parse(about) }),
    option: JSON.parse(option),
    repeats: repeats === 1,
  };
}
