import { nearest, parse, UsageError } from './arguments.ts';
import type { Command, Context } from './command.ts';
import { commands } from './commands/index.ts';
import { helpFor, helpForAll } from './help.ts';

/** Runs one command line and returns the exit code: 0 done, 1 failed, 2 not understood. */
export async function run(typed: readonly string[], context: Context): Promise<number> {
  const [name, ...rest] = typed;
  if (name === undefined || name === 'help' || name === '--help' || name === '-h') {
    context.out(helpForAll(commands));
    return name === undefined ? 2 : 0;
  }
  const command = commands.find((each) => each.name === name);
  if (command === undefined) {
    const hint = nearest(
      name,
      commands.map((each) => each.name),
    );
    context.err(`Unknown command "${name}".${hint} See "ennead --help".`);
    return 2;
  }
  if (rest.some((word) => word === '--help' || word === '-h')) {
    context.out(helpFor(command));
    return 0;
  }
  return attempt(command, rest, context);
}

async function attempt(command: Command, typed: readonly string[], context: Context): Promise<number> {
  try {
    const { values, rest } = parse(typed, command.flags);
    if (command.takes === undefined && rest.length > 0)
      throw new UsageError(`Unexpected argument "${rest[0]}": ${command.name} takes only flags.`);
    return await command.run(values, rest, context);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    context.err(`${error.message}\nSee "ennead ${command.name} --help".`);
    return 2;
  }
}
