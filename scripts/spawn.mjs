// Runs child processes for the other scripts.
import { spawn } from 'node:child_process';
import { root } from './node.mjs';

/**
 * Becomes the command: its streams, signals and exit code are ours.
 * @param {string} command
 * @param {string[]} args
 */
export function become(command, args, env = process.env) {
  const child = spawn(command, args, { stdio: 'inherit', env });
  const signals = /** @type {NodeJS.Signals[]} */ (['SIGINT', 'SIGTERM', 'SIGHUP']);
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  child.on('error', (error) => {
    console.error(`Cannot run ${command}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(code ?? (signal === 'SIGINT' ? 130 : 143));
  });
}

/**
 * Runs a command in the project's root to its end and keeps what it printed.
 * @param {string} command
 * @param {string[]} args
 * @param {{ show?: boolean, cwd?: string, env?: NodeJS.ProcessEnv }} [options] show: print while it runs
 * @returns {Promise<{ code: number, output: string }>}
 */
export function run(command, args, { show = false, cwd = root, env = process.env } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, env, stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const keep = (/** @type {Buffer} */ text) => {
      output += text;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}\n` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
