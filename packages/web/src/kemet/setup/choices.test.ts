import { kemet } from '@ennead/kemet';
import { inForce, ruled } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import { kemetChoices } from './choices.ts';
import { kemetPoints } from './rulings.ts';

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
  expect(pinned({})).toEqual(['leaves', 'reserve', 'owner-chooses']);
  expect(pinned({ rulings: 'faq' })).toEqual(['may-stay', 'home', 'city']);
  expect(pinned({ rulings: 'each', 'lone-creature': 'city' })).toEqual(['leaves', 'reserve', 'city']);
  const keys = (values: Record<string, string>) =>
    kemetChoices.choices({ players: 2, values }).map(({ key }) => key);
  expect(keys({ rulings: 'book' })).not.toContain('beaten-troop');
  expect(keys({ rulings: 'each' })).toContain('beaten-troop');
});
