import type { BaseState, Decision, Fact, Option, Seat, Viewer } from '@ennead/kernel';
import { motionAllowed } from '../settings.ts';
import { painted } from '../ui/painted.ts';
import { share, shared } from '../ui/share.ts';
import { type Battle, battleAfter, lastBattle } from './battle.ts';
import type { GameTable, Moment, Scene, SeatLook } from './game-table.ts';
import { plainLook } from './plain-table.ts';
import { problemWords } from './problem-words.ts';
import { seatNames } from './seat-names.ts';
import type { Topic } from './sentence.ts';
import type { LogEntry, Owing, SeatInfo, Snapshot } from './snapshot.ts';
import type { Answer, TableSource } from './source.ts';

/** A table being played, as one reactive object: the latest snapshot and what the player is about to do. */
export class SceneState implements Scene {
  readonly game: GameTable;
  readonly source: TableSource;
  readonly mode: 'play' | 'replay';

  #snapshot: Snapshot = $state.raw() as Snapshot;
  readonly #view: BaseState = $derived(this.#snapshot.view);
  readonly #seats: readonly SeatInfo[] = $derived(this.#snapshot.seats);
  readonly #decision: Decision | null = $derived(this.#snapshot.decisions[0] ?? null);
  readonly #names: readonly string[] = $derived.by(shared(() => seatNames(this.#seats)));
  readonly #looks: readonly SeatLook[] = $derived.by(
    shared(() =>
      this.#names.map((name, seat) => this.game.seatLook(this.view, seat) ?? plainLook(seat, name)),
    ),
  );
  #picked: Option | null = $state(null);
  #asksConfirm = $state(false);
  #hovered: Option | null = $state(null);
  #log: readonly LogEntry[] = $state.raw([]);
  /** A decision is on its way. */
  busy = $state(false);
  topic: Topic | null = $state.raw(null);
  /** What was last said to the player, with a number that makes a repetition news. */
  said: { readonly words: string; readonly number: number } = $state.raw({ words: '', number: 0 });
  /** The device must be handed to this seat before anything is shown. */
  passTo: Seat | null = $state(null);
  /** It was handed over; their side of the table is on its way. */
  handing = $state(false);
  /** The battle that is on the stage; null: the board is free. */
  staged: Battle | null = $state.raw(null);
  /** The move the latest battle began with that somebody here has seen. */
  #seen = $state(-1);
  /** What deserves a moment of its own, one after the other, each with the battle it came after. */
  #moments: readonly { readonly moment: Moment; readonly battle: number }[] = $state.raw([]);

  constructor(game: GameTable, source: TableSource, first: Snapshot, mode: 'play' | 'replay' = 'play') {
    this.game = game;
    this.source = source;
    this.mode = mode;
    this.#snapshot = first;
    this.#recall();
    const hides = first.decisions[0]?.secret !== undefined || game.hasSecrets(first.view, first.viewer ?? 0);
    if (this.isShared && hides) this.passTo = first.viewer;
    this.#passOn(first);
  }

  get snapshot(): Snapshot {
    return this.#snapshot;
  }
  get view(): BaseState {
    return this.#view;
  }
  get viewer(): Viewer {
    return this.#snapshot.viewer;
  }
  get number(): number {
    return this.#snapshot.number;
  }
  get facts(): readonly Fact[] {
    return this.#snapshot.facts;
  }
  get seats(): readonly SeatInfo[] {
    return this.#seats;
  }
  get waiting(): readonly Seat[] {
    return this.#snapshot.waiting;
  }
  get decision(): Decision | null {
    return this.#decision;
  }
  /** Who is waited for: on this page only the seats that have not answered yet. */
  get awaited(): readonly Seat[] {
    const { waiting, seats, owing } = this.#snapshot;
    return waiting.filter((seat) => {
      const sitting = seats[seat];
      return !sitting?.mine || sitting.standIn || owing.some((owed) => owed.seat === seat);
    });
  }
  get picked(): Option | null {
    return this.#picked;
  }
  get asksConfirm(): boolean {
    return this.#asksConfirm;
  }
  get hovered(): Option | null {
    return this.#hovered;
  }
  get log(): readonly LogEntry[] {
    return this.#log;
  }
  get motion(): boolean {
    return motionAllowed();
  }
  /** Several people play on this page. */
  get isShared(): boolean {
    return this.#seats.filter(({ mine }) => mine).length > 1;
  }

  lookOf(seat: Seat): SeatLook {
    return this.#looks[seat] ?? plainLook(seat, this.nameOf(seat));
  }

  nameOf(seat: Seat): string {
    return this.#names[seat] ?? String(seat + 1);
  }

  isLegal(option: Option): boolean {
    return this.decision?.options.includes(option) ?? false;
  }

  pick(option: Option): void {
    const { decision } = this;
    if (decision === null || this.busy || !this.isLegal(option)) return;
    this.#asksConfirm = this.game.needsConfirmation?.(this.view, decision, option) ?? false;
    this.#picked = option;
    if (!this.#asksConfirm) void this.#send(decision.seat, option);
  }

  /** Commits the option that waits for it. */
  confirm(): void {
    const { decision, picked } = this;
    if (decision !== null && picked !== null && !this.busy) void this.#send(decision.seat, picked);
  }

  unpick(): void {
    this.#picked = null;
    this.#asksConfirm = false;
  }

  hover(option: Option | null): void {
    this.#hovered = option;
  }

  inspect(topic: Topic): void {
    this.topic = topic;
  }

  say(words: string): void {
    this.said = { words, number: this.said.number + 1 };
  }

  async undo(to: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.#tell(await this.source.undo(to));
    this.busy = false;
  }

  /** The device has been handed over. */
  takeOver(): void {
    if (this.passTo === null) return;
    if (this.passTo === this.viewer) this.passTo = null;
    else if (!this.handing) {
      this.handing = true;
      this.source.look(this.passTo);
    }
  }

  /** An old battle from the log. */
  showBattle(battle: Battle): void {
    this.#seen = lastBattle(this.game, this.#log)?.number ?? -1;
    this.staged = battle;
  }

  /** Another battle waits until the one on the stage has been seen. */
  get nextBattle(): Battle | null {
    const battle = battleAfter(this.game, this.#log, Math.max(this.#seen, this.staged?.number ?? -1));
    return battle && this.#asItGoes(battle);
  }

  /** On to the next battle, or back to the board. */
  leaveStage(): void {
    const next = this.nextBattle;
    const latest = this.#latest();
    const goesOn = latest?.live === true && latest.facts[0] !== this.staged?.facts[0];
    this.#seen = Math.max(this.#seen, this.staged?.number ?? -1);
    this.staged = next ?? (goesOn ? latest : null);
  }

  /** What came of a battle waits until that has been seen. */
  get moment(): Moment | null {
    const [next] = this.#moments;
    return next === undefined || this.staged?.number === next.battle ? null : next.moment;
  }

  endMoment(): void {
    this.#moments = this.#moments.slice(1);
  }

  async #send(seat: Seat, option: Option): Promise<void> {
    this.busy = true;
    // A tap is answered before the board is: that takes longer to draw.
    await painted();
    this.#tell(await this.source.decide(seat, option));
    this.busy = false;
    this.unpick();
    this.#hovered = null;
  }

  #tell(answer: Answer): void {
    if (!answer.ok) this.say(problemWords(answer.problem));
  }

  /** Takes in what the source says. */
  receive(next: Snapshot): void {
    const before = this.#snapshot;
    this.#snapshot = {
      ...next,
      view: share(before.view, next.view),
      seats: share(before.seats, next.seats),
    };
    if (next.number !== before.number) this.unpick();
    const jumped = next.number !== before.number && next.since !== before.number;
    if (next.number < before.number || (jumped && this.mode === 'replay')) {
      this.staged = null;
      this.#seen = Number.MAX_SAFE_INTEGER;
    }
    const heard = next.room?.events !== before.room?.events;
    if (jumped || heard || next.viewer !== before.viewer) this.#recall();
    else if (next.facts.length > 0) this.#remember(next);
    if (this.passTo === next.viewer) {
      this.passTo = null;
      this.handing = false;
    }
    this.#passOn(next);
  }

  /** Reads the whole history again: after going back, and when somebody else looks. */
  #recall(): void {
    void this.source.history().then((log) => {
      this.#log = log.map((entry, at) => ({ ...entry, opens: entry.number !== log[at - 1]?.number }));
      if (this.staged === null) {
        const battle = this.#latest();
        if (battle?.live) this.staged = battle;
        this.#seen = (battle?.number ?? 0) - (battle?.live === false ? 0 : 1);
      } else this.staged = this.#again(this.staged);
    });
  }

  #remember({ facts, number, view }: Snapshot): void {
    this.#log = [...this.#log, ...facts.map((fact, at) => ({ number, fact, opens: at === 0 }))];
    if (this.game.battlePart === undefined) return;
    const touched = facts.some((fact) => this.game.battlePart?.(fact) != null);
    // A replay that goes on leaves a battle behind that is over.
    if (this.mode === 'replay' && this.staged?.live === false) this.leaveStage();
    else if (this.staged !== null) this.staged = this.#again(this.staged);
    else if (touched) this.staged = this.nextBattle;
    const moments = facts.flatMap((fact, at) => {
      const moment = this.game.momentOf?.(view, fact) ?? null;
      if (moment === null) return [];
      const told = this.#log.slice(0, this.#log.length - facts.length + at);
      return [{ moment, battle: lastBattle(this.game, told)?.number ?? -1 }];
    });
    if (moments.length > 0) this.#moments = [...this.#moments, ...moments];
  }

  #latest(): Battle | null {
    const battle = lastBattle(this.game, this.#log);
    return battle && this.#asItGoes(battle);
  }

  /** The battle as it stands by now: it stays until somebody leaves it, also when another one has begun. */
  #again(battle: Battle): Battle | null {
    const now = battleAfter(this.game, this.#log, battle.number - 1);
    return now && this.#asItGoes(now);
  }

  /** No battle outlives the game, however it ended. */
  #asItGoes(battle: Battle): Battle {
    return { ...battle, live: battle.live && this.#snapshot.outcome === null };
  }

  /** Someone else at this device is asked now: show their side, or a cover first if there is something to hide. */
  #passOn({ decisions, owing, view, viewer }: Snapshot): void {
    const next: Owing | undefined = owing.find(({ seat }) => seat !== viewer);
    if (decisions.length > 0 || next === undefined || viewer === null) return;
    const hides = next.secret || this.game.hasSecrets(view, viewer) || this.game.hasSecrets(view, next.seat);
    if (this.isShared && hides) this.passTo = next.seat;
    else this.source.look(next.seat);
  }
}
