import type { Fact } from '../../game.ts';
import { hash } from '../../hash.ts';
import { decide, openMatch } from '../../match.ts';
import { readRecord, recordOf, replay, verify } from '../../record.ts';
import { type Law, walk } from '../trial.ts';

/** The same seed and moves give the same states and facts, with or without a log, and through a record file. */
export const replayed: Law = {
  name: 'a replay equals the live game',
  watch(trial, found) {
    const { game, setup, seed } = trial;
    const hashes: string[] = [];
    const facts: Fact[] = [];
    const live = walk(trial, found, (moment) => {
      hashes.push(hash(moment.match.state));
      facts.push(...moment.facts);
    });
    const again = openMatch(game, setup, seed, null);
    for (const [number, { seat, option }] of live.moves.entries()) {
      if (hash(again.state) !== hashes[number]) {
        found.add(`step ${number}: played again, the state differs`);
        return;
      }
      const taken = decide(again, seat, option, null);
      if (!taken.ok) {
        found.add(`step ${number}: played again, ${JSON.stringify(option)} is refused`);
        return;
      }
    }
    const record = readRecord(JSON.parse(JSON.stringify(recordOf(live))));
    if (!record.ok) return found.add(record.problem.message);
    const verified = verify(game, record.value);
    if (!verified.ok) found.add(verified.problem.message);
    const told: Fact[] = [];
    const retold = replay(game, record.value, undefined, told);
    if (retold.ok && hash(told) !== hash(facts)) found.add('played again, the facts differ');
  },
};
