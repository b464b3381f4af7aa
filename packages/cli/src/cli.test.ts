import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands/index.ts';
import { root } from './root.ts';
import { folderWith } from './testing/folder.ts';
import { typed } from './testing/typed.ts';

/** Starts the real program, or the one with the toy game. */
function start(program: 'ennead' | 'toy', ...line: string[]) {
  const script = program === 'ennead' ? 'packages/cli/bin/ennead.mjs' : 'packages/cli/src/testing/toy-cli.ts';
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, script), ...line], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the program prints its commands and ends with 0', () => {
  const { status, stdout, stderr } = start('ennead', '--help');
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  for (const { name } of commands) expect(stdout).toContain(`  ${name} `);
});

test('a server, and nothing else, runs with less room for what was only just made', () => {
  const says = `data:text/javascript,${encodeURIComponent("console.log('flags ' + process.execArgv + '.')")}`;
  const script = join(root, 'packages/cli/bin/ennead.mjs');
  const flagsOf = (command: string) =>
    spawnSync(process.execPath, [script, command, '--help'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: `--import=${says}` },
    }).stdout.match(/flags .*[.]/g);
  expect(flagsOf('serve')).toEqual(['flags .', 'flags --max-semi-space-size=16.']);
  expect(flagsOf('bots')).toEqual(['flags .']);
});

test('an unknown flag ends the program with 2 and a hint', () => {
  const { status, stdout, stderr } = start('ennead', 'simulate', '--playres', '3');
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
  expect(stderr).toContain('Unknown flag --playres. Did you mean --players?');
});

test('a bad value ends the program with 2', () => {
  const { status, stderr } = start('toy', 'simulate', '--game', 'toy', '--players', 'many');
  expect(status).toBe(2);
  expect(stderr).toContain('--players takes a whole number');
});

test('an unknown command ends the program with 2', () => {
  const { status, stderr } = start('ennead', 'simulat');
  expect(status).toBe(2);
  expect(stderr).toContain('Unknown command "simulat". Did you mean simulate?');
});

test('without a command the program shows its help and ends with 2', () => {
  expect(start('ennead').status).toBe(2);
});

test('what fails ends the program with 1, what works with 0', () => {
  const folder = folderWith({ 'bad.json': '{}' });
  expect(start('toy', 'verify', folder).status).toBe(1);
  expect(start('toy', 'simulate', '--game', 'toy', '--players', '2', '--games', '2', '--json').status).toBe(
    0,
  );
});

test('the same seed gives the same games in another process', async () => {
  const line = ['simulate', '--game', 'toy', '--players', '3', '--games', '5', '--seed', 'x', '--json'];
  const other = JSON.parse(start('toy', ...line).stdout);
  const here = JSON.parse((await typed(line)).out);
  expect(other.hash).toBe(here.hash);
});

test.each(commands.map(({ name }) => name))('%s --help names every flag and gives examples', async (name) => {
  const { code, out } = await typed([name, '--help']);
  const { flags, examples } = commands.find((command) => command.name === name) as (typeof commands)[number];
  expect(code).toBe(0);
  for (const flag of Object.keys(flags)) expect(out).toContain(`--${flag}`);
  expect(examples.length).toBeGreaterThan(0);
  for (const [line] of examples) expect(out).toContain(`npx ennead ${line}`);
});

test('a word where only flags are taken is refused', async () => {
  expect(await typed(['ledger', 'now'])).toMatchObject({ code: 2 });
});

test('a soak of nothing says so', async () => {
  expect(await typed(['soak', '--url', 'nowhere'])).toMatchObject({ code: 2 });
  expect(await typed(['soak', '--url', 'http://localhost:1'])).toEqual({
    code: 1,
    out: '',
    err: 'No server answers at http://localhost:1.',
  });
});
