// Runs child processes for the other scripts.
import { spawn } from 'node:child_process';
import { root } from './node.mjs';

/** A tool that writes into a pipe is told what our own output can show. */
const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

/** Compilers of types are written in Go and end soon: they need not collect garbage as often as a server. */
const collectSeldom = { GOGC: '800' };

/**
 * Becomes the command: its streams, signals and exit code are ours.
 * @param {string} command
 * @param {string[]} args
 */
export function become(command, args) {
  const child = spawn(command, args, { stdio: 'inherit' });
  for (const signal of /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      // A terminal sends Ctrl-C to the child itself; a second one might mean "at once" to it.
      if (signal === 'SIGINT' && process.stdin.isTTY) return;
      child.kill(signal);
    });
  }
  // An npm that is killed outright tells nobody.
  const parent = process.ppid;
  const watch = () => process.ppid !== parent && child.kill('SIGTERM');
  if (process.env.npm_lifecycle_event) setInterval(watch, 200).unref();
  child.on('error', (error) => {
    console.error(`Cannot run ${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 143)));
}

/**
 * Runs a command to its end and keeps what it printed.
 * @param {readonly string[]} command
 * @param {{ show?: boolean, cwd?: string, env?: NodeJS.ProcessEnv, minutes?: number }} [options]
 * `show` prints at once instead of keeping; `minutes` is the time after which it is stopped.
 * @returns {Promise<{ passed: boolean, output: string }>}
 */
export function run(
  [file = '', ...args],
  { show = false, cwd = root, env = process.env, minutes = 10 } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(file, args, {
      cwd,
      env: { ...collectSeldom, ...env, ...colours },
      timeout: minutes * 60_000,
      stdio: show ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text) => {
        output += text;
      });
    }
    child.on('error', (error) => resolve({ passed: false, output: `${output}${error.message}\n` }));
    child.on('close', (code, signal) => {
      const end = signal ? `Stopped by ${signal} (limit: ${minutes} minutes).\n` : '';
      resolve({ passed: code === 0, output: output + end });
    });
  });
}
