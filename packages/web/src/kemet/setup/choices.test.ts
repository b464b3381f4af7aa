import { kemet } from '@ennead/kemet';
import { inForce, ruled } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import { kemetChoices } from './choices.ts';
import { kemetPoints, rulingWords } from './rulings.ts';

beforeAll(() => load());

test('every ruling that a table may choose is offered, by the book and by the FAQ', () => {
  const offered = kemetPoints().map(({ key, options, faq }) => [key, options[0].value, faq]);
  const open = Object.entries(kemet.rulings).flatMap(([id, ruling]) =>
    ruling.choice ? [[id, inForce(ruling, kemet.rules), ruling.says?.faq]] : [],
  );
  expect(offered).toEqual(open);
});

const pinned = (values: Record<string, string>) => {
  const setup = kemet.setup(kemetChoices.setup(2, { discards: 'hidden', ...values }, []));
  if (!setup.ok) throw new Error(setup.problem.message);
  return kemetPoints().map(({ key }) => ruled({ rulings: setup.value.rulings }, key as 'beaten-troop'));
};

test('the book unless told, the FAQ with one choice, or point by point', () => {
  expect(pinned({})).toEqual(['leaves', 'reserve', 'city-if-destroyed']);
  expect(pinned({ rulings: 'faq' })).toEqual(['may-stay', 'home', 'city']);
  expect(pinned({ rulings: 'each', 'lone-creature': 'city' })).toEqual(['leaves', 'reserve', 'city']);
  const keys = (values: Record<string, string>) =>
    kemetChoices.choices({ players: 2, values }).map(({ key }) => key);
  expect(keys({ rulings: 'book' })).not.toContain('beaten-troop');
  expect(keys({ rulings: 'each' })).toContain('beaten-troop');
});

test('a game by a ruling that was replaced says so; a table like it is by the book', () => {
  const words = (variant: string) => {
    const setup = kemet.setup({ rulings: { 'lone-creature': variant } });
    if (!setup.ok) throw new Error(setup.problem.message);
    return rulingWords(kemet.start(setup.value, 'rulings', null), 'K-CREA-5');
  };
  expect(words('owner-chooses')).toContain('older rules');
  expect(words('city')).toContain('goes to its city if it can.');
  const agreed = (variant: string) => kemetChoices.agreed({ rulings: { 'lone-creature': variant } }).values;
  expect(agreed('owner-chooses')).toMatchObject({ rulings: 'book' });
  expect(agreed('city')).toMatchObject({ rulings: 'each', 'lone-creature': 'city' });
});
