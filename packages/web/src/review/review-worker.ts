/// <reference lib="webworker" />
import { loadBot, type ReviewOf, reviewOf, taughtJudgementOf, turningPoints } from '@ennead/bots';
import { ok } from '@ennead/kernel';
import { loadEngine } from '../table/local/engines.ts';
import { resumeTable } from '../table/local/local-table.ts';
import { serveCalls } from '../worker/serve.ts';
import type { ReviewCalls } from './calls.ts';

/** More would be the whole game again. */
const MOST_TURNING = 6;

let open: ReviewOf | null = null;

function opened(): ReviewOf {
  if (open === null) throw new Error('no match is open');
  return open;
}

/** Looks at the answers of one match, each by what its seat could know. */
serveCalls<ReviewCalls>({
  async open(record) {
    const game = await loadEngine(record.game);
    await loadBot('expert', game);
    const read = reviewOf(game, taughtJudgementOf(game), record);
    if (!read.ok) return read;
    open = read.value;
    const table = resumeTable(game, record, []);
    if (!table.ok) return table;
    const { choices, length } = open;
    return ok({ choices, length, moments: [...table.value.play.steps.moments] });
  },
  judge(move, nodes) {
    const found = opened().judge(move, nodes);
    return found.grade === 'good' ? found : { ...found, asked: opened().asked(move) };
  },
  curve() {
    const points = opened().curve();
    return { points, turning: turningPoints(points, MOST_TURNING) };
  },
});
