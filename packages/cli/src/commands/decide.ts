import { type Fact, find, type Option } from '@ennead/kernel';
import { json, required, toggle, UsageError, whole } from '../arguments.ts';
import { command } from '../command.ts';
import { onlyFile } from '../files.ts';
import { factLine } from '../lines.ts';
import { readPosition, writePosition } from '../position.ts';

export const decide = command({
  name: 'decide',
  summary: 'Makes one decision in a position and prints what happened and the new position.',
  takes: 'FILE',
  flags: {
    seat: required(whole('S', 'the seat that decides, counted from 0', 0, undefined)),
    option: required(
      json('JSON', 'the option as "ennead options" prints it: a number, or a string in quotes'),
    ),
    json: toggle('print one object on one line: facts, position, open decisions, outcome'),
  },
  examples: [
    [`decide position.json --seat 0 --option '"move"'`, 'seat 0 takes the option "move"'],
    ['decide position.json --seat 1 --option 12 --json', 'seat 1 takes the option 12, for a script'],
  ],
  async run(values, rest, context) {
    const { seat, option } = values;
    if (!isOption(option)) throw new UsageError('--option takes a number or a string in quotes.');
    const position = await readPosition(context.games, onlyFile(rest, 'position'));
    if ('refused' in position) {
      context.err(position.refused);
      return 1;
    }
    const { game, state } = position;
    const found = find(game.decisions(state), seat, option);
    if (!found.ok) {
      context.err(found.problem.message);
      return 1;
    }
    const facts: Fact[] = [];
    game.apply(state, seat, option, facts);
    const after = writePosition(position);
    if (values.json) {
      const open = game.decisions(state);
      context.out(JSON.stringify({ facts, position: after, open, outcome: game.outcome(state) }));
    } else for (const line of [...facts.map(factLine), '', JSON.stringify(after)]) context.out(line);
    return 0;
  },
});

function isOption(value: unknown): value is Option {
  return typeof value === 'string' || typeof value === 'number';
}
