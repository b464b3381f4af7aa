import { botPulse } from './chaos/bot-pulse.ts';
import { type Dice, diceFrom, wait } from './chaos/chance.ts';
import { type Comparison, compare } from './chaos/compare.ts';
import { type Crowd, gather, type Return } from './chaos/crowd.ts';
import { postgresWorld } from './chaos/postgres-world.ts';
import { sqliteWorld } from './chaos/sqlite-world.ts';
import type { World } from './chaos/world.ts';

export interface ChaosOptions {
  readonly storage: 'sqlite' | 'postgres';
  readonly minutes: number;
  /** Processes on one Postgres. */
  readonly processes: number;
  readonly tables: number;
  readonly seed: string;
  /** Told of everything that happens. */
  log(line: string): void;
}

export interface FaultReport {
  readonly name: string;
  readonly times: number;
  /** Until every table had played on after it was over: the middle and the longest, in milliseconds. */
  readonly medianMs: number;
  readonly slowestMs: number;
  /**
   * The most pulses: tenths of a second in which every process and the database answered once more, and a thread with the
   * low priority of bots got some of the machine.
   */
  readonly slowestPulses: number;
}

/** From the end of each fault until every table had kept a new move, over all faults: play should go on within five seconds. */
interface Recoveries {
  readonly recoveries: number;
  readonly medianRecoveryMs: number;
  readonly slowestRecoveryMs: number;
  readonly slowestRecoveryPulses: number;
  readonly recoveriesOver5s: number;
}

export interface ChaosReport extends Comparison, Recoveries {
  readonly faults: readonly FaultReport[];
  readonly untried: readonly string[];
  /** Moves that the server said it could not keep for now. */
  readonly refused: number;
  /** Streams with a gap, a step twice, or a refusal nobody expects. */
  readonly broken: readonly string[];
  /** Processes that ended by themselves. */
  readonly died: readonly string[];
  /** Faults after which a table had kept nothing new within five seconds, counted in pulses. */
  readonly late: readonly string[];
  /** Faults after which a table stood still. */
  readonly stuck: readonly string[];
  readonly leftOver: number;
  readonly isSound: boolean;
}

/** A table that has played nothing for a minute by pulses stands still, and in any case after so many minutes. */
const LONGEST_RETURN = { pulses: 600, ms: 600_000 };
const PULSE = 100;
/** Times within this may go back: two processes ask the database for the time over lines of their own. Milliseconds. */
const TOLERANCE = 2000;

/**
 * Plays while one thing after the other goes wrong, and ends by comparing what was acknowledged with what is there.
 * Everything happens on this machine, in folders of its own.
 */
export async function chaos(options: ChaosOptions): Promise<ChaosReport> {
  const dice = diceFrom(options.seed);
  const world = await (options.storage === 'sqlite'
    ? sqliteWorld(dice)
    : postgresWorld(dice, options.processes));
  try {
    const crowd = await gather(() => world.fleet.urls(), options.tables);
    const { faults, recovered, late, stuck } = await storm(world, crowd, dice, options);
    const leftOver = await world.leftOver();
    crowd.leave();
    await world.fleet.stop();
    const comparison = compare(crowd.players, await world.moves());
    const broken = crowd.players.flatMap((player) => player.faults);
    const { died } = world.fleet;
    const { lost, twice, gaps, backInTimeMs } = comparison;
    // A file has no time of its own: there the clock of the process counts.
    const isInTime = options.storage === 'sqlite' || backInTimeMs <= TOLERANCE;
    const wrong = lost + twice + gaps + broken.length + died.length + late.length + stuck.length + leftOver;
    return {
      ...comparison,
      ...recovered,
      faults,
      untried: world.untried,
      refused: crowd.players.reduce((sum, player) => sum + player.refusals(), 0),
      broken,
      died,
      late,
      stuck,
      leftOver,
      isSound: wrong === 0 && isInTime,
    };
  } finally {
    await world.fleet.stop();
    await world.remove();
  }
}

/** One fault after the other until the time is up. */
async function storm(
  world: World,
  crowd: Crowd,
  dice: Dice,
  { minutes, log }: ChaosOptions,
): Promise<{ faults: FaultReport[]; recovered: Recoveries; late: string[]; stuck: string[] }> {
  const end = performance.now() + minutes * 60_000;
  const returns = new Map<string, Return[]>();
  const late: string[] = [];
  const stuck: string[] = [];
  const bots = botPulse();
  const pulse = async () => {
    await wait(PULSE);
    const answers = world.fleet.urls().map((url) => fetch(`${url}/healthz`).catch(() => {}));
    await Promise.all([world.answers(), bots.work(), ...answers]);
  };
  const kept: World['kept'] = async (tables) => {
    for (;;)
      try {
        return await world.kept(tables);
      } catch {
        await wait(50);
      }
  };
  while (performance.now() < end) {
    const { name, happen } = dice.one(world.faults);
    const from = performance.now();
    await happen();
    const lasted = performance.now() - from;
    const back = await crowd.playedOn({ pulse, kept }, LONGEST_RETURN);
    late.push(...back.late.map((status) => `${name}: ${status}`));
    stuck.push(...back.stuck.map((status) => `${name}: ${status}`));
    returns.set(name, [...(returns.get(name) ?? []), back]);
    log(`${name} for ${seconds(lasted)}, back in ${seconds(back.ms)}, ${back.pulses} pulses`);
    for (const status of back.late) log(`  late: ${status}`);
    for (const status of back.stuck) log(`  stood still: ${status}`);
    await wait(dice.between(0, 2000));
  }
  const faults = [...returns].map(([name, times]) => {
    const sorted = times.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
    return {
      name,
      times: times.length,
      medianMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
      slowestMs: sorted.at(-1) ?? 0,
      slowestPulses: Math.max(...times.map(({ pulses }) => pulses)),
    };
  });
  await bots.stop();
  return { faults, recovered: recoveriesIn([...returns.values()].flat()), late, stuck };
}

function recoveriesIn(returns: readonly Return[]): Recoveries {
  const sorted = returns.map(({ ms }) => Math.round(ms)).sort((a, b) => a - b);
  return {
    recoveries: returns.length,
    medianRecoveryMs: sorted[Math.floor(sorted.length / 2)] ?? 0,
    slowestRecoveryMs: sorted.at(-1) ?? 0,
    slowestRecoveryPulses: Math.max(0, ...returns.map(({ pulses }) => pulses)),
    recoveriesOver5s: sorted.filter((ms) => ms > 5000).length,
  };
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
