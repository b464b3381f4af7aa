import type { Flags } from './arguments.ts';
import { columns } from './columns.ts';
import type { Command } from './command.ts';

export function helpForAll(commands: readonly Command[]): string {
  return [
    'ennead: Ankh and Kemet on the command line.',
    '',
    'Usage: ennead COMMAND [--help]',
    '',
    ...indented(commands.map(({ name, summary }) => [name, summary])),
    '',
    'Run "ennead COMMAND --help" for details and examples.',
  ].join('\n');
}

export function helpFor(command: Command): string {
  const { name, summary, takes, flags, examples } = command;
  const usage = ['ennead', name, ...(takes === undefined ? [] : [takes]), '[FLAGS]'].join(' ');
  return [
    summary,
    '',
    `Usage: ${usage}`,
    '',
    'Flags:',
    ...indented([...flagRows(flags), ['--help', 'show this help']]),
    '',
    'Examples:',
    ...examples.flatMap(([line, does]) => [`  # ${does}`, `  npx ennead ${line}`]),
  ].join('\n');
}

function flagRows(flags: Flags): [string, string][] {
  return Object.entries(flags).map(([name, { takes, help, required }]) => [
    takes === null ? `--${name}` : `--${name} ${takes}`,
    required ? `${help} (required)` : help,
  ]);
}

function indented(rows: readonly (readonly string[])[]): string[] {
  return columns(rows).map((line) => `  ${line}`);
}
