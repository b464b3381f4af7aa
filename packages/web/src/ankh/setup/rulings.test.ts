import { ankh } from '@ennead/ankh';
import { inForce } from '@ennead/kernel';
import { beforeAll, expect, test } from 'vitest';
import { load } from '../../i18n/shell.ts';
import { ankhChoices } from './choices.ts';
import { ankhPoints, rulingWords } from './rulings.ts';

beforeAll(() => load());

test('every ruling that a table may choose is offered, by the book and by the FAQ', () => {
  const offered = ankhPoints().flatMap(({ key, options, faq }) =>
    faq ? [[key, options[0].value, faq]] : [],
  );
  const open = Object.entries(ankh.rulings).flatMap(([id, ruling]) =>
    ruling.choice ? [[id, inForce(ruling, ankh.rules), ruling.says?.faq]] : [],
  );
  expect(offered).toEqual(open);
});

function begun(values: Record<string, string>) {
  const setup = ankh.setup(
    ankhChoices.setup(3, { scenario: 'middle-kingdom', ...values }, ['ra', 'isis', 'amun']),
  );
  if (!setup.ok) throw new Error(setup.problem.message);
  return ankh.start(setup.value, 'rulings', null);
}

test('the book unless told, the FAQ with one choice, or point by point', () => {
  const usual = begun({});
  expect(usual.rulings).toMatchObject({ 'plague-bidders': 'present', 'mummy-miracle': 'once' });
  expect(usual.setup.houseRules).toMatchObject({ redSection: 20, trackLengths: [7, 7, 7, 6] });
  expect(begun({ rulings: 'faq' }).rulings).toMatchObject({
    'plague-bidders': 'participants',
    'mummy-miracle': 'each-death',
  });
  const each = begun({ rulings: 'each', 'red-section': '19', 'track-lengths': '8,8,8,7' });
  expect(each.setup.houseRules).toMatchObject({ redSection: 19, trackLengths: [8, 8, 8, 7] });
  expect(each.rulings).toMatchObject({ 'mummy-miracle': 'once' });
});

test('the card of a rule says how it is played in this match', () => {
  expect(rulingWords(begun({}), 'A-CARD-10')).toContain('By the book');
  expect(rulingWords(begun({ rulings: 'faq' }), 'A-CARD-10')).toContain('Publisher’s FAQ');
  expect(rulingWords(begun({ rulings: 'faq' }), 'A-CARD-10')).toContain('both deaths');
  expect(rulingWords(begun({ rulings: 'each', 'red-section': '19' }), 'A-FGT-1')).toContain('less than 20');
  expect(rulingWords(begun({}), 'A-MOVE-1')).toBeNull();
  const first = ankh.setup({ players: 3 }, 1);
  if (!first.ok) throw new Error(first.problem.message);
  expect(rulingWords(ankh.start(first.value, 'old', null), 'P-ACTION-2')).toContain('older rules');
});
