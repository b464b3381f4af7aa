import { hash } from '../../hash.ts';
import { type Law, walk } from '../trial.ts';

const NONSENSE: readonly unknown[] = [null, 7, 'a game', true, { players: 99 }, { players: '2' }];

/** Setups and positions from outside are read without a throw; a sound setup and a fresh position survive the trip. */
export const edges: Law = {
  name: 'setups and positions from outside are read or refused',
  watch(trial, found) {
    const { game, setup } = trial;
    for (const input of NONSENSE) {
      const name = JSON.stringify(input);
      const read = game.setup(input);
      if (read.ok) found.add(`${name} was read as a setup`);
      else if (read.problem.code === '' || read.problem.message === '')
        found.add(`the setup ${name} was refused without a reason`);
      const position = game.positions.read(input);
      if (position.ok)
        for (const broken of game.check(position.value)) found.add(`the position ${name}: ${broken}`);
    }
    const again = game.setup(JSON.parse(JSON.stringify(setup)));
    if (!again.ok) found.add(`its own setup is refused: ${again.problem.message}`);
    else if (hash(again.value) !== hash(setup)) found.add('a setup read again differs');
    walk({ ...trial, limit: 0 }, found, ({ match }) => {
      const fresh = game.positions.read(JSON.parse(JSON.stringify(game.positions.write(match.state))));
      if (!fresh.ok) return found.add(`the position of a fresh game is refused: ${fresh.problem.message}`);
      for (const broken of game.check(fresh.value)) found.add(`the position of a fresh game: ${broken}`);
    });
  },
};
