import { ankh } from '@ennead/ankh';
import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { locales, setLocale } from '../../i18n/locale.ts';
import { table } from '../table.ts';
import { planning } from './plans.ts';

test('whatever can be planned has words in every language, in any position', async () => {
  const setup = ankh.setup({ players: 3 });
  if (!setup.ok) throw new Error(setup.problem.message);
  const state = ankh.start(setup.value, 'planned words', null);
  const chance = chanceFrom('planned words');
  const said = new Set<string>();
  for (let open = ankh.decisions(state), at = 0; open.length > 0; open = ankh.decisions(state), at++) {
    if (at % 40 === 0)
      for (const language of locales) {
        await setLocale(language);
        const view = ankh.view(state, 0);
        for (const question of planning.plannable(view, 0)) {
          const decision = { seat: 0, ...question };
          const words = [
            planning.situation(view, question),
            planning.depends(question),
            ...question.options.map((option) => table.describeOption(view, decision, option).label),
          ];
          expect(words.every((each) => each.trim() !== '' && !each.includes('undefined'))).toBe(true);
          said.add(`${language} ${question.kind}`);
        }
      }
    const [{ seat }, option] = randomAnswer(open, chance);
    ankh.apply(state, seat, option, null);
  }
  await setLocale('en');
  expect(said.size).toBeGreaterThanOrEqual(locales.length * 2);
});

test('a kept plan that this game does not know is nobody’s question', () => {
  const known = { kind: 'card', about: 'a1', options: ['flood'], turn: 'any' } as const;
  expect(planning.read(known)).toBe(known);
  expect(planning.read({ ...known, kind: 'bid' })).toBeNull();
});
