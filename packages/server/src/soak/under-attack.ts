import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Tried } from './attackers.ts';

const ATTACKERS = fileURLToPath(new URL('./attackers.ts', import.meta.url));

/** Lets an attacker of every kind loose while something goes on, from their first refusal on; they stop when it is over. */
export async function underAttack(
  base: string,
  { id, game }: { readonly id: string; readonly game: string },
  during: () => Promise<void>,
): Promise<Tried> {
  const attackers = fork(ATTACKERS, [base, id, game]);
  await once(attackers, 'message');
  await during();
  attackers.send('over');
  const [tried] = (await once(attackers, 'message')) as [Tried];
  attackers.kill();
  return tried;
}
