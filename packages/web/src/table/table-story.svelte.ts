import { type BaseState, type Fact, patched, type Viewer } from '@ennead/kernel';
import { untrack } from 'svelte';
import { type Act, actsOf } from '../reel/acts.ts';
import { framesOf } from '../reel/cut.ts';
import { type Frame, hasMoment } from '../reel/frame.ts';
import { ReelPlayer } from '../reel/player.svelte.ts';
import { frameTelling } from '../reel/reel.ts';
import { PLAIN, type Telling } from '../reel/telling.ts';
import { share } from '../ui/share.ts';
import { type Battle, liveBattle } from './battle.ts';
import type { GameTable, Moment } from './game-table.ts';
import { Shown, type Standing, standingAt } from './shown.svelte.ts';
import type { LogEntry, NumberedFact, Snapshot } from './snapshot.ts';
import type { PastStory, TableSource } from './source.ts';
import { isTableFact } from './table-events.ts';

/** Whoever looks back from the first frame sees so many moments more. */
const LOOK_BACK = 60;

/** What happened at a table, and the place in it that is looked at. Everything on the page is drawn from here. */
export class TableStory {
  readonly player: ReelPlayer;
  readonly #game: GameTable;
  readonly #source: TableSource;
  #latest: Snapshot = $state.raw() as Snapshot;
  /** Apart from the rest: much hangs on them, and they seldom change. */
  #seats: Snapshot['seats'] = $state.raw([]);
  #log: readonly LogEntry[] = $state.raw([]);
  /** What happened at the table beside the moves. */
  #events: readonly NumberedFact[] = $state.raw([]);
  /** A snapshot whose log is on its way. */
  #incoming: Snapshot | null = $state.raw(null);
  #readings = 0;
  #isLookingBack = $state(false);

  /** The table at the frame that is looked at. Nothing is asked before its end. */
  readonly shown: Shown;
  /** All is taken in before any of it is shown. */
  #isTakingIn = false;
  #told: readonly LogEntry[] = $state.raw([]);
  /** No battle outlives the game, however it ended. */
  readonly #battle: Battle | null = $derived.by(() =>
    this.shown.outcome === null ? liveBattle(this.#game, this.#told) : null,
  );
  readonly #moment: Moment | null = $derived.by(() => {
    const { frame, isAtEnd } = this.player;
    if (isAtEnd || !hasMoment(frame.weight)) return null;
    for (const fact of frame.facts) {
      const moment =
        this.#game.momentOf?.(frame.view, fact, () => this.#told.map((entry) => entry.fact)) ?? null;
      if (moment !== null) return moment;
    }
    return null;
  });

  constructor(game: GameTable, source: TableSource, first: Snapshot, log: readonly NumberedFact[]) {
    this.#game = game;
    this.#source = source;
    this.#latest = first;
    this.#seats = first.seats;
    this.#write(log);
    this.player = new ReelPlayer(stillOf(first), ({ by }) => by !== null && by === this.#latest.viewer);
    this.shown = new Shown(this.#standing());
    this.#told = this.#log;
    this.player.onChange = () => this.#show();
  }

  get telling(): Telling {
    return this.#game.telling ?? PLAIN;
  }
  /** The table as it stands by now, also if something earlier is looked at. */
  get latest(): Snapshot {
    return this.#latest;
  }
  get seats(): Snapshot['seats'] {
    return this.#seats;
  }
  get log(): readonly LogEntry[] {
    return this.#told;
  }
  /** What happened beside the moves, up to there. */
  get events(): readonly NumberedFact[] {
    const { moment } = this.shown;
    return this.#events.filter(({ number }) => number <= moment);
  }
  /** The battle that is being fought there. */
  get battle(): Battle | null {
    return this.#battle;
  }
  get moment(): Moment | null {
    return this.#moment;
  }
  /** The log of another position is on its way. */
  get isReading(): boolean {
    return this.#incoming !== null;
  }
  get isLookingBack(): boolean {
    return this.#isLookingBack;
  }

  /** The last frame in which the viewer answered; -1: none that is known. */
  get #lastOwn(): number {
    const { viewer } = this.#latest;
    const { frames } = this.player;
    return viewer === null ? -1 : frames.findLastIndex(({ by, own }) => by === viewer || own === true);
  }

  /** The first frame of what the viewer answered last. */
  get #firstOwn(): number {
    const { frames } = this.player;
    const last = frames[this.#lastOwn];
    return frames.findIndex(
      ({ by, number }) => last === undefined || (by === last.by && number === last.number),
    );
  }

  /** Where that begins which is news to the viewer: after the last answer, or with it where several came out together. */
  get #newsFrom(): number {
    const own = this.#lastOwn;
    return this.player.frames[own]?.by === null ? this.#firstOwn : own + 1;
  }

  /** The viewer has answered before, as far as is known. */
  get hasAnswered(): boolean {
    return this.#lastOwn >= 0 || (this.player.frames[0]?.moment ?? 0) > 0;
  }

  /** What the others did since the viewer's last answer, up to the frame that is looked at. */
  get since(): readonly Act[] {
    const { viewer } = this.#latest;
    if (viewer === null) return [];
    const { frames } = this.player;
    const after = frames.slice(this.#newsFrom);
    const facts = after.reduce((sum, frame) => sum + frame.facts.length, 0);
    return actsOf(this.telling, this.#told, Math.max(0, this.#log.length - facts));
  }

  /** Turns of rivals since then; one that followed from that very answer is one of them. */
  get turnsSince(): number {
    const { viewer } = this.#latest;
    if (viewer === null) return 0;
    const { frames, at } = this.player;
    let turns = 0;
    for (const { view, facts } of frames.slice(this.#firstOwn, at + 1))
      for (const fact of facts) if (this.#game.news?.(view, fact, viewer)?.kind === 'turns') turns += 1;
    return turns;
  }

  /** The frames that the marks of the others' last moves are read from. */
  get unanswered(): readonly Frame[] {
    return this.player.frames.slice(this.#newsFrom, this.player.at + 1);
  }

  /** Takes in what the source says. */
  receive(next: Snapshot): void {
    this.#isTakingIn = true;
    this.#takeIn(next);
    this.#isTakingIn = false;
    this.#show();
  }

  #takeIn(next: Snapshot): void {
    if (this.#incoming !== null) {
      const isOther = this.#incoming.viewer !== next.viewer;
      this.#incoming = next;
      if (isOther) this.#read(next);
      return;
    }
    const before = this.#latest;
    if (next.room?.events !== before.room?.events) this.#readEvents();
    const hasMoved = next.number !== before.number;
    if (next.viewer !== before.viewer) this.#read(next);
    else if (hasMoved && next.since !== before.number) this.#jump(next);
    // What comes a second time is told once.
    else if (hasMoved) this.#goOn(next);
    else {
      this.#take(next);
      this.player.replaceView(next.view);
    }
  }

  /** Shows what a piece of the log tells: so many entries from one of them on. */
  async showAgain(at: number, count: number): Promise<void> {
    const { number } = this.#log[at] ?? {};
    if (number === undefined) return;
    // A source tells so much at a time.
    while (this.#frameOfEntry(at) < 0) {
      const first = this.player.frames[0];
      await this.#lookBack(number - 1);
      if (this.player.frames[0] === first) return;
    }
    const from = this.#frameOfEntry(at);
    const to = this.#frameOfEntry(Math.min(at + count, this.#log.length) - 1);
    if (from >= 0) this.player.film(from, Math.max(from, to));
  }

  /** To where so many facts of the battle on the stage had been told. */
  seekInBattle(told: number): void {
    const battle = this.#battle;
    if (battle === null) return;
    const begin = this.#told.length - battle.facts.length;
    const at = this.#frameOfEntry(begin + told - 1);
    if (at >= 0) this.player.goTo(at);
  }

  async stepBack(): Promise<void> {
    const first = this.player.frames[0];
    if (this.player.at === 0 && first !== undefined) await this.#lookBack(first.moment - LOOK_BACK);
    this.player.step(-1);
  }

  /** What happened before the table was opened: as far as one's own last answer, if that is not too far. */
  async recall(): Promise<void> {
    const isThere = await this.#recallMore();
    if (isThere && this.#latest.viewer !== null && this.#lastOwn < 0) await this.#recallMore();
  }

  /** Says whether anything older was there. */
  async #recallMore(): Promise<boolean> {
    const first = this.player.frames[0];
    if (first !== undefined) await this.#lookBack(first.moment - LOOK_BACK);
    return this.player.frames[0] !== first;
  }

  #write(log: readonly NumberedFact[]): void {
    this.#log = entriesOf(log.filter(({ fact }) => !isTableFact(fact)));
    this.#events = log.filter(({ fact }) => isTableFact(fact));
  }

  /** Somebody went back, or a bot took over. */
  #readEvents(): void {
    void this.#source.history().then((log) => {
      this.#events = log.filter(({ fact }) => isTableFact(fact));
    });
  }

  #frameOfEntry(at: number): number {
    return frameTelling({ frames: this.player.frames, at: 0 }, this.#log.length - 1 - at);
  }

  #take(next: Snapshot): void {
    this.#seats = share(this.#latest.seats, next.seats);
    this.#latest = { ...next, seats: this.#seats };
  }

  #goOn(next: Snapshot): void {
    const before = this.player.frames.at(-1)?.view ?? this.#latest.view;
    // Whoever is asked in secret until the answers come out gave the last of them.
    const own =
      next.by === null &&
      this.#latest.decisions.some(({ seat, secret }) => seat === next.viewer && secret !== undefined);
    this.#take(next);
    const entries = next.facts.map((fact, at) => ({ number: next.moment, fact, opens: at === 0 }));
    if (entries.length > 0) this.#log = [...this.#log, ...entries];
    const frames = framesOf(this.#weigh, before, next.view, { ...next, own });
    this.player.extend(next.decisions.length > 0 ? beforeQuestion(frames, next.viewer) : frames);
  }

  #jump(next: Snapshot): void {
    const gone =
      next.moment > this.#latest.moment ? null : this.player.cutBack(next.moment, next.number, next.view);
    if (gone === null) this.#read(next);
    else {
      this.#take(next);
      if (gone > 0) this.#log = this.#log.slice(0, this.#log.length - gone);
      this.player.standStill();
    }
  }

  /** Position and log come together: neither is shown before the other. */
  #read(next: Snapshot): void {
    this.#incoming = next;
    this.#readings += 1;
    const reading = this.#readings;
    void this.#source.history().then((log) => {
      const now = this.#incoming;
      if (now === null || reading !== this.#readings) return;
      this.#incoming = null;
      const view = share(this.player.frame.view, now.view);
      const hasMissed = now.viewer === this.#latest.viewer && now.moment > this.#latest.moment;
      this.#take({ ...now, view });
      this.#write(log);
      this.player.reset(stillOf({ ...now, view }));
      this.player.standStill();
      // Away for too long to be told move by move: it can be read and watched like all that happened meanwhile.
      if (hasMissed && this.#source.place === 'remote') void this.recall().catch(() => undefined);
    });
  }

  async #lookBack(from: number): Promise<void> {
    const first = this.player.frames[0];
    if (first === undefined || first.moment === 0 || this.#isLookingBack) return;
    this.#isLookingBack = true;
    try {
      const earlier = this.#framesBefore(first, await this.#source.story(Math.max(0, from), first.moment));
      if (this.player.frames[0] === first && earlier.length > 0) this.player.precede(earlier);
    } finally {
      this.#isLookingBack = false;
    }
  }

  #framesBefore(first: Frame, { from, view: start, steps }: PastStory): Frame[] {
    const frames: Frame[] = [];
    let view: BaseState = start;
    for (const step of steps.filter(({ moment }) => moment <= first.moment)) {
      const after = patched(view, step.patch);
      frames.push(...framesOf(this.#weigh, view, after, { ...step, number: step.moment }));
      view = after;
    }
    // The first frame of all is the table before anything of it.
    if (frames.length > 0)
      frames.unshift({ number: from, moment: from, by: null, view: start, facts: [], weight: 'aside' });
    return share(view, first.view) === view ? frames : [];
  }

  readonly #weigh = (fact: Fact) => this.telling.weigh(fact);

  #show(): void {
    if (this.#isTakingIn) return;
    // Whoever leads the reel asks for nothing that is shown.
    untrack(() => {
      this.shown.show(this.#standing());
      const { untold } = this.player;
      this.#told = untold === 0 ? this.#log : this.#log.slice(0, this.#log.length - untold);
    });
  }

  #standing(): Standing {
    const { frame, isAtEnd, passed } = this.player;
    return standingAt(this.#latest, frame, passed, isAtEnd && !this.isReading);
  }
}

/** What somebody else did last is told before anything is asked. */
function beforeQuestion(frames: readonly Frame[], viewer: Viewer): readonly Frame[] {
  const last = frames.at(-1);
  if (last === undefined || last.by === viewer || last.weight === 'aside') return frames;
  return [...frames, { ...last, facts: [], weight: 'aside' }];
}

function entriesOf(log: readonly NumberedFact[]): LogEntry[] {
  return log.map((entry, at) => ({ ...entry, opens: entry.number !== log[at - 1]?.number }));
}

/** A table at which nothing has happened yet that somebody saw. */
function stillOf({ number, moment, view }: Snapshot): Frame {
  return { number, moment, by: null, view, facts: [], weight: 'aside' };
}
