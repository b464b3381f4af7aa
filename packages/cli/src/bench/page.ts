import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../root.ts';

/** Milliseconds: of the update in the middle, of the 95th of a hundred, and of the slowest. */
export interface Spread {
  readonly median: number;
  readonly p95: number;
  readonly most: number;
}

/** What the main thread of the page does for one change of a full table. */
export interface PageFigures {
  readonly game: string;
  readonly place: 'table' | 'replay';
  readonly updates: number;
  /** Script, and the layouts it waits for. */
  readonly script: Spread;
  /** Those layouts alone. */
  readonly forced: Spread;
  /** Style, layout and paint afterwards. */
  readonly rendering: Spread;
}

/** How long a tap waits for its mark on the screen, in steps of 8 ms from 16. */
export interface TapFigures {
  readonly game: string;
  readonly place: 'table' | 'phone';
  readonly taps: number;
  readonly wait: Spread;
}

export interface PageMeasurement {
  readonly page: readonly PageFigures[];
  readonly taps: readonly TapFigures[];
}

/** Runs the page's own measurement, which needs a browser and some minutes. */
export function measurePage(game: string | undefined): PageMeasurement {
  const script = join(root, 'packages/web/e2e/page-bench.ts');
  const output = execFileSync(process.execPath, [script, ...(game === undefined ? [] : [game])], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as PageMeasurement;
}
