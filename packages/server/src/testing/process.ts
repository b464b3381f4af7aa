import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

/** A server in a process of its own, as npm start runs it. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly url: string;
  output(): string;
  /** Ends it with this signal; resolves with its exit code, null when it was killed. */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

/** The most that each of its files may hold, in blocks of 512 bytes. */
type Blocks = number | undefined;

function run(env: Environment, blocks?: Blocks) {
  const limited = `trap '' XFSZ; ulimit -f ${blocks}; exec "$0" "$1"`;
  const [program, args] =
    blocks === undefined ? [process.execPath, [MAIN]] : ['/bin/sh', ['-c', limited, process.execPath, MAIN]];
  const child = spawn(program as string, args as string[], {
    env: { PATH: process.env.PATH, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (data) => {
      output += String(data);
    });
  }
  const exited = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, exited, output: () => output };
}

/** Starts a server and waits until it says where it is. */
export async function startProcess(env: Environment, blocks?: Blocks): Promise<ServerProcess> {
  const { child, exited, output } = run(env, blocks);
  let ended = false;
  void exited.then(() => {
    ended = true;
  });
  for (;;) {
    const [, url] = /Ennead is running at (\S+)\n/.exec(output()) ?? [];
    if (url !== undefined) {
      const stop = (signal: NodeJS.Signals = 'SIGKILL') => {
        child.kill(signal);
        return exited;
      };
      return { child, url: url.replace('localhost', '127.0.0.1'), output, stop };
    }
    if (ended) throw new Error(`the server did not start: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Starts a server that is not expected to run, and waits for its end. */
export async function failToStart(env: Environment): Promise<{ code: number | null; output: string }> {
  const { exited, output } = run(env);
  return { code: await exited, output: output() };
}
