import { gameIds } from '@ennead/bots';
import type { NewTable } from '@ennead/wire';
import { type StubbornPlayer, stubbornPlayer } from '../plug/player.ts';
import { enter, type TestPerson, tableOf } from '../testing/client.ts';
import { wait } from './chance.ts';

/** Milliseconds a player thinks: people, only quicker. */
const THINK = 120;
const GAMES = gameIds();
const CLOCK = { kind: 'live', bank: 7200, increment: 60 } as const;

/** How a crowd came back to play. */
export interface Return {
  readonly ms: number;
  /** Pulses that this took: on a machine that is busy with other things each of them takes longer, as everything does. */
  readonly pulses: number;
  /** What those said that had not played on after `PULSES`, and those that had not at the limit. */
  readonly late: readonly string[];
  readonly stuck: readonly string[];
}

/** Five seconds on a machine that has nothing else to do. */
const PULSES = 50;

/** How the storage is looked at: what passes the time, and how many rows tables have. */
export interface Watch {
  pulse(): Promise<void>;
  kept(tables: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

/** How long tables may take to play on. */
interface Limit {
  readonly pulses: number;
  readonly ms: number;
}

/** People who play on whatever happens, always at the same number of tables. */
export interface Crowd {
  readonly players: readonly StubbornPlayer[];
  /**
   * Waits until every table has played on, no longer than the limit. What is kept counts, not what people see of it: in
   * a secret window a bot may have several answers to give, each at its pace, and nobody is shown one before the last.
   */
  playedOn(by: Watch, limit: Limit): Promise<Return>;
  leave(): void;
}

export async function gather(urls: () => readonly string[], tables: number): Promise<Crowd> {
  const players: StubbornPlayer[] = [];
  const current = new Map<number, readonly StubbornPlayer[]>();
  let gone = false;

  const anyUrl = () => {
    const all = urls();
    return all[Math.floor(Math.random() * all.length)];
  };

  function seated({ id, key }: TestPerson, table: string, seat: number): StubbornPlayer {
    const player = stubbornPlayer(id, key, table, seat, {
      think: THINK,
      onLost: () => void comeBack(player),
    });
    return player;
  }

  async function comeBack(player: StubbornPlayer): Promise<void> {
    while (!gone && !player.isOver()) {
      await wait(100 + Math.random() * 200);
      const url = anyUrl();
      if (url !== undefined) return player.connect(url);
    }
  }

  async function sitDown(index: number): Promise<readonly StubbornPlayer[]> {
    for (;;) {
      try {
        const url = anyUrl() ?? '';
        const people = await Promise.all([enter(url, 'Host'), enter(url, 'Guest')]);
        const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
        const bot = index % 4 === 3 ? [{ kind: 'bot', bot: 'random' } as const] : [];
        const { id, status } = await tableOf(people, {
          game: GAMES[index % GAMES.length] ?? '',
          seats: [...seats, ...bot],
          clock: CLOCK,
          visibility: 'private',
        });
        if (status !== 'playing') throw new Error('the table did not begin');
        const two = people.map((person, seat) => seated(person, id, seat));
        players.push(...two);
        for (const player of two) void comeBack(player);
        return two;
      } catch (error) {
        if (gone) throw error;
        await wait(300);
      }
    }
  }

  /** When a game is over the next begins. */
  async function keepPlaying(index: number): Promise<void> {
    while (!gone) {
      const two = await sitDown(index);
      current.set(index, two);
      while (!gone && !two.some((player) => player.isOver())) await wait(200);
      for (const player of two) player.disconnect();
    }
  }

  for (let index = 0; index < tables; index++) keepPlaying(index).catch(() => {});
  while (current.size < tables) await wait(100);

  return {
    players,
    async playedOn({ pulse, kept }, limit) {
      const from = performance.now();
      const passed = () => performance.now() - from;
      const idOf = (two: readonly StubbornPlayer[]) => two[0]?.table ?? '';
      const before = [...current.values()];
      const first = await kept(before.map(idOf));
      let left = before;
      const statuses = () => left.flatMap((two) => two.map((each) => each.status()));
      let pulses = 0;
      let late: readonly string[] = [];
      while (left.length > 0 && pulses < limit.pulses && passed() < limit.ms) {
        if (pulses++ === PULSES) late = statuses();
        await pulse();
        const rows = await kept(left.map(idOf));
        left = left.filter(
          (two) => rows.get(idOf(two)) === first.get(idOf(two)) && !two.some((each) => each.isOver()),
        );
      }
      return { ms: passed(), pulses, late, stuck: statuses() };
    },
    leave() {
      gone = true;
      for (const player of players) player.disconnect();
    },
  };
}
