import type { BaseSetup, BaseState, Fact, Game } from '../game.ts';
import { fingerprint, fingerprintScript } from './fingerprint.ts';
import { LAWS } from './laws/index.ts';
import { type Law, type Trial, violations } from './trial.ts';

/** What a game is listed with. */
export interface Listing {
  /** Setups by the name they get in the test's title, as they would come from outside. */
  readonly setups: Readonly<Record<string, unknown>>;
  readonly seeds: readonly string[];
  /** Decisions after which a game counts as endless; 20,000 unless told. */
  readonly limit?: number;
  /** Costly laws look at one moment in so many; 10 unless told. */
  readonly stride?: number;
  /** The game as another process finds it; without it the law about processes is not tested. */
  readonly elsewhere?: Elsewhere;
}

/** How to start a process that plays the game: the module that exports it, under which name, and what runs a script. */
export interface Elsewhere {
  readonly module: string;
  readonly name: string;
  run(script: string): string;
}

/** As much of a test runner as the suite needs. */
export type TestLike = (title: string, body: () => void, timeout?: number) => void;

const TIMEOUT = 120_000;

/** Writes one test for each law and setup; each plays every seed. */
export function contractTests<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  test: TestLike,
  game: Game<S, Setup, F>,
  listing: Listing,
): void {
  const { setups, seeds, elsewhere } = listing;
  for (const [name, input] of Object.entries(setups)) {
    for (const law of Object.values(LAWS))
      test(
        `contract: ${game.id}, ${name}: ${law.name}`,
        () => mustHold(seeds.flatMap((seed) => violationsOf(law, game, input, seed, listing))),
        TIMEOUT,
      );
    if (elsewhere !== undefined)
      test(
        `contract: ${game.id}, ${name}: another process plays the same game`,
        () =>
          mustHold(seeds.slice(0, 1).flatMap((seed) => differences(game, input, seed, elsewhere, listing))),
        TIMEOUT,
      );
  }
}

/** What one law finds in one random game. */
export function violationsOf<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  law: Law,
  game: Game<S, Setup, F>,
  input: unknown,
  seed: string,
  { limit = 20_000, stride = 10 }: Pick<Listing, 'limit' | 'stride'> = {},
): string[] {
  const trial = trialOf(game as Game, input, seed, limit, stride);
  if (typeof trial === 'string') return [trial];
  return violations(law, trial).map((sentence) => `seed ${seed}: ${sentence}`);
}

function trialOf(game: Game, input: unknown, seed: string, limit: number, stride: number): Trial | string {
  const setup = game.setup(input);
  if (!setup.ok) return `the setup is refused: ${setup.problem.message}`;
  // Long enough that it cannot turn up in a view by accident.
  return { game, setup: setup.value, seed: `the seed ${seed} of a contract`, limit, stride };
}

function differences<S extends BaseState, Setup extends BaseSetup, F extends Fact>(
  game: Game<S, Setup, F>,
  input: unknown,
  seed: string,
  elsewhere: Elsewhere,
  { limit = 20_000 }: Listing,
): string[] {
  const setup = game.setup(input);
  if (!setup.ok) return [`the setup is refused: ${setup.problem.message}`];
  const here = fingerprint(game as Game, setup.value, seed, limit);
  const there = elsewhere.run(fingerprintScript(elsewhere, setup.value, seed, limit)).trim();
  return here === there ? [] : [`seed ${seed}: ${here} here, ${there} in another process`];
}

function mustHold(sentences: readonly string[]): void {
  if (sentences.length > 0) throw new Error(sentences.join('\n'));
}
