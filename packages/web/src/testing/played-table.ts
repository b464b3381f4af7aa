import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { missing, type Option, readRecord, type Seat, storedSetup, type Viewer } from '@ennead/kernel';
import { flushSync, mount, tick, unmount } from 'svelte';
import { gameNamed } from '../games.ts';
import { load } from '../i18n/shell.ts';
import {
  type AnyGame,
  answer,
  historyOf,
  type LocalTable,
  recordOfTable,
  resumeTable,
  snapshotOf,
  storyOf,
} from '../table/local/local-table.ts';
import { SceneState } from '../table/scene-state.svelte.ts';
import type { Snapshot } from '../table/snapshot.ts';
import type { Answer, TableSource } from '../table/source.ts';
import Table from '../table/Table.svelte';
import { still } from './still.ts';

/** Who sits at the table, by seat. */
export const NAMES = ['Anna', 'Bo', 'Cleo', 'Dan', 'Eve'] as const;

/** A recorded game at a table of the page, in a document that nobody sees: one seat is a person's, the others play as they did. */
export interface PlayedTable {
  readonly scene: SceneState;
  readonly table: LocalTable;
  readonly page: HTMLElement;
  /** What is played next; undefined when all has been. */
  next(): readonly [Seat, Option] | undefined;
  /** Plays it: the person's answer by taps on the page. */
  play(): Promise<void>;
  /** Plays without looking until so many moves are made. */
  playTo(number: number): Promise<void>;
  close(): Promise<void>;
}

/** `own` is the seat of the person at the page, null for who only watches; `made` moves are there when it is opened. */
export async function playedTable(
  rules: AnyGame,
  file: string,
  own: Seat | null,
  made = 0,
): Promise<PlayedTable> {
  await load();
  await still();
  const path = join(import.meta.dirname, '../../..', rules.id, 'games', `${file}.json`);
  const read = readRecord(JSON.parse(readFileSync(path, 'utf8')));
  const game = await gameNamed(rules.id)?.table();
  if (!read.ok || game === undefined) throw new Error(`${file} is no record of a game`);
  const { moves, ...record } = read.value;
  const setup = storedSetup(rules, record.setup, record.rules);
  if (!setup.ok) throw new Error(setup.problem.message);
  const seats = NAMES.slice(0, setup.value.players).map((name, seat) =>
    seat === own ? ({ kind: 'person', name } as const) : ({ kind: 'bot', name, bot: 'random' } as const),
  );
  const opened = resumeTable(rules, { ...record, moves: moves.slice(0, made) }, seats);
  if (!opened.ok) throw new Error(opened.problem.message);
  const table = opened.value;
  const viewer: Viewer = own;
  let told = made;
  const listeners = new Set<(snapshot: Snapshot) => void>();

  function take(seat: Seat, option: Option): Answer {
    const taken = answer(table, seat, option);
    if (!taken.ok) return taken;
    const snapshot = snapshotOf(table, viewer, told);
    told = snapshot.number;
    for (const listener of listeners) listener(snapshot);
    return taken;
  }

  const source: TableSource = {
    place: 'local',
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    decide: async (seat, option) => take(seat, option),
    undo: async () => missing(),
    answerUndo: async () => missing(),
    look: () => {},
    history: async () => historyOf(table, viewer),
    story: async (from, to) => storyOf(table, viewer, from, to),
    record: async () => ({ ok: true, value: recordOfTable(table) }),
    chat: null,
    seating: null,
    close: () => {},
  };
  const scene = new SceneState(game, source, snapshotOf(table, viewer, made), historyOf(table, viewer));
  source.subscribe((snapshot) => scene.receive(snapshot));
  const page = document.createElement('div');
  document.body.append(page);
  const mounted = mount(Table, { target: page, props: { scene, tableId: file } });

  async function settle(): Promise<void> {
    scene.reel.goToEnd();
    flushSync();
    await tick();
  }
  await settle();

  const next = () => moves[table.play.match.moves.length];

  return {
    scene,
    table,
    page,
    next,
    async play() {
      const [seat, option] = next() ?? missing();
      if (seat === own) await tap(page, scene, option);
      else if (!take(seat, option).ok) throw new Error(`${option} was not taken`);
      await settle();
    },
    async playTo(number) {
      while (table.play.match.moves.length < number) {
        const [seat, option] = next() ?? missing();
        if (!take(seat, option).ok) throw new Error(`${option} was not taken`);
      }
      await settle();
    },
    async close() {
      scene.reel.close();
      await unmount(mounted);
      page.remove();
    },
  };
}

/** What stands for an option; a battle card is chosen first. A battle's stage is fetched when it begins. */
async function offer(page: HTMLElement, option: Option): Promise<Element> {
  for (let turns = 0; turns < 200; turns++) {
    const found = [...page.querySelectorAll('[data-option]')].find(
      (each) => each.getAttribute('data-option') === String(option),
    );
    if (found !== undefined) return found;
    const card = page.querySelector<HTMLElement>(`[data-card="${option}"]`);
    if (card?.getAttribute('aria-pressed') === 'false') card.click();
    await new Promise((resolve) => setTimeout(resolve));
    flushSync();
  }
  throw new Error(`nothing offers ${option}`);
}

/** Answers as a finger would: the lit place or button, and once more where the page asks whether that is meant. */
async function tap(page: HTMLElement, scene: SceneState, option: Option): Promise<void> {
  const before = scene.story.latest.number;
  const lit = await offer(page, option);
  lit.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
  if (scene.asksConfirm) {
    const confirm = page.querySelector('[data-testid="confirm"]') ?? missing();
    confirm.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
  for (let turns = 0; scene.story.latest.number === before; turns++) {
    if (turns > 200) throw new Error(`${option} was tapped and not taken`);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
