import { chanceFrom, randomAnswer } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { ankh } from '../game.ts';
import { newGame } from '../testing/table.ts';
import { PHARAOH_NAMES } from './names.ts';

test.each(PHARAOH_NAMES)('P-SETUP-2: positions under %s read back as they were written', (pharaoh) => {
  const { state } = newGame({ players: 3, pharaoh }, 'position');
  const chance = chanceFrom('position');
  let steps = 0;
  for (let open = ankh.decisions(state); open.length > 0; open = ankh.decisions(state)) {
    if (steps++ % 7 === 0) {
      const read = ankh.positions.read(JSON.parse(JSON.stringify(ankh.positions.write(state))));
      if (!read.ok) throw new Error(read.problem.message);
      expect({ ...read.value, chance: [] }).toEqual({ ...state, chance: [] });
    }
    const [{ seat }, option] = randomAnswer(open, chance);
    ankh.apply(state, seat, option, null);
  }
});

test.each([
  [{ rooms: { cellar: [0, 0] } }, 'no room cellar'],
  [{ rooms: { war: [1] } }, 'one number a team'],
  [{ rooms: { war: [4, 0] } }, 'priests'],
  [{ display: ['census', 'census', 'census'] }, 'not so many'],
  [{ display: ['nothing'] }, 'does not exist'],
  [{ hands: { 7: [] } }, 'Team 7'],
  [{ card: 'nothing' }, 'no policy card nothing'],
  [{ tokens: 4 }, 'tokens'],
])('P-INV-1, P-INV-2: an impossible palace is refused: %j', (palace, reason) => {
  const read = ankh.positions.read({ players: 2, pharaoh: 'amenhotep', palace });
  expect(read).toMatchObject({ ok: false });
  if (!read.ok) expect(read.problem.message).toContain(reason);
});

test('P-SETUP-5: there is no palace at a table without a pharaoh', () => {
  expect(ankh.positions.read({ players: 2, palace: {} })).toMatchObject({ ok: false });
});
