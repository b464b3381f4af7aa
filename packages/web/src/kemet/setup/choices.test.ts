import { kemet } from '@ennead/kemet';
import { inForce, ruled } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { KEMET_RULINGS, kemetChoices } from './choices.ts';

test('every ruling that a table may choose is offered, by the book and by the FAQ', () => {
  const offered = KEMET_RULINGS.map(({ id, book, faq }) => [id, book, faq]);
  const open = Object.entries(kemet.rulings).flatMap(([id, ruling]) =>
    ruling.choice ? [[id, inForce(ruling, kemet.rules), ruling.says?.faq]] : [],
  );
  expect(offered).toEqual(open);
});

const pinned = (values: Record<string, string>) => {
  const setup = kemet.setup(kemetChoices.setup(2, { discards: 'hidden', ...values }, []));
  if (!setup.ok) throw new Error(setup.problem.message);
  return KEMET_RULINGS.map(({ id }) => ruled({ rulings: setup.value.rulings }, id));
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
