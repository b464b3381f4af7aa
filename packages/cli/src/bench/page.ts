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
  /** How many times as slow the processor was made; older figures were taken as it is. */
  readonly slower?: number;
  /** Taps on a stage or in a market. */
  readonly staged?: number;
  readonly shift?: number;
  /** Processor time of the main thread from the tap to that frame: other work on the machine does not count. */
  readonly work?: Spread;
  /** The same apart: on the board and around it, on a stage, in a market, to be told no more of a story. */
  readonly where?: Readonly<
    Record<string, { readonly taps: number; readonly wait: Spread; readonly work: Spread }>
  >;
  /** The taps that took most of the processor, and what was tapped. */
  readonly slowest?: readonly {
    readonly where: string;
    readonly what: string;
    readonly wait: number;
    readonly work: number;
  }[];
}

/** What a table holds after so many moves, once it was made to throw away what nobody needs. */
export interface MemoryFigures {
  readonly game: string;
  readonly held: readonly {
    readonly moves: number;
    /** Which table of this page it was, the one before it over; older figures are of one. */
    readonly table?: number;
    readonly heapKb: number;
    /** What of it is compiled script; older figures do not say. */
    readonly codeKb?: number;
    readonly nodes: number;
    readonly listeners: number;
  }[];
}

/** What Lighthouse says of a page with its mobile defaults: scores of a hundred, times in milliseconds. */
export interface LighthouseFigures {
  readonly page: string;
  readonly performance: number;
  readonly accessibility: number;
  readonly 'best-practices': number;
  readonly seo: number;
  /** The score for performance of every run; the figures are those of the run in the middle. */
  readonly runs: readonly number[];
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly speedIndex: number;
  readonly shift: number;
}

export interface PageMeasurement {
  readonly page: readonly PageFigures[];
  readonly taps: readonly TapFigures[];
  readonly memory: readonly MemoryFigures[];
  /** Empty where Lighthouse is not installed. */
  readonly lighthouse: readonly LighthouseFigures[];
}

/** Runs the page's own measurement, which needs a browser and some minutes. */
export function measurePage(game: string | undefined): PageMeasurement {
  const figures = {
    ...lastLine('page-bench.ts', game === undefined ? [] : [game]),
    ...lastLine('lighthouse.ts'),
  };
  return figures as PageMeasurement;
}

/** What a script beside the browser tests prints at its end. */
function lastLine(script: string, args: readonly string[] = []): object {
  const output = execFileSync(process.execPath, [join(root, 'packages/web/e2e', script), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(output.trim().split('\n').at(-1) ?? '') as object;
}
