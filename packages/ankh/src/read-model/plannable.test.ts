import { chanceFrom, type Decision, type Plannable, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../index.ts';
import { newGame } from '../testing/table.ts';
import { plannable } from './plannable.ts';

test('whatever is asked of a kind that can be planned was offered to be planned, with all its answers', () => {
  const met = new Map<string, number>();
  for (let game = 0; game < 12; game++) {
    const { state } = newGame({ players: 2 + (game % 4) }, `plans ${game}`);
    const chance = chanceFrom(`plans ${game}`);
    for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
      for (const { seat, kind, about, options } of open as readonly Decision[]) {
        if (kind !== 'card' && kind !== 'tie-breaker') continue;
        const offered: readonly Plannable[] = plannable(ankh.view(state, seat), seat).filter(
          (each) => each.kind === kind,
        );
        met.set(kind, (met.get(kind) ?? 0) + 1);
        const meant = offered.find(
          (each) => each.about === undefined || JSON.stringify(each.about) === JSON.stringify(about),
        );
        expect(meant, `${kind} ${JSON.stringify(about)}`).toBeDefined();
        expect(meant?.options).toEqual(expect.arrayContaining([...options]));
      }
      const [{ seat }, option] = randomAnswer(open, chance);
      ankh.apply(state, seat, option, null);
    }
  }
  expect([...met.keys()].sort()).toEqual(expect.arrayContaining(['card', 'tie-breaker']));
});
