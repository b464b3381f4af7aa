import type { BaseState, Decision, Fact, Option, Seat, Viewer } from '@ennead/kernel';
import { motionAllowed } from '../settings.ts';
import { type Battle, lastBattle } from './battle.ts';
import type { GameTable, Moment, Scene, SeatLook } from './game-table.ts';
import { plainLook } from './plain-table.ts';
import { problemWords } from './problem-words.ts';
import { seatNames } from './seat-names.ts';
import type { Topic } from './sentence.ts';
import type { NumberedFact, Owing, SeatInfo, Snapshot } from './snapshot.ts';
import type { Answer, TableSource } from './source.ts';

/** A table being played, as one reactive object: the latest snapshot and what the player is about to do. */
export class SceneState implements Scene {
  readonly game: GameTable;
  readonly source: TableSource;
  readonly mode: 'play' | 'replay';

  #snapshot: Snapshot = $state.raw() as Snapshot;
  readonly #names: readonly string[] = $derived(seatNames(this.#snapshot.seats));
  #picked: Option | null = $state(null);
  #hovered: Option | null = $state(null);
  #log: readonly NumberedFact[] = $state.raw([]);
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
  moment: Moment | null = $state.raw(null);

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
    return this.#snapshot.view;
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
    return this.#snapshot.seats;
  }
  get waiting(): readonly Seat[] {
    return this.#snapshot.waiting;
  }
  get decision(): Decision | null {
    return this.#snapshot.decisions[0] ?? null;
  }
  /** Who is waited for: on this page only the seats that have not answered yet. */
  get awaited(): readonly Seat[] {
    const { waiting, seats, owing } = this.#snapshot;
    return waiting.filter((seat) => !seats[seat]?.mine || owing.some((owed) => owed.seat === seat));
  }
  get picked(): Option | null {
    return this.#picked;
  }
  get hovered(): Option | null {
    return this.#hovered;
  }
  get log(): readonly NumberedFact[] {
    return this.#log;
  }
  get motion(): boolean {
    return motionAllowed();
  }
  /** Several people play on this page. */
  get isShared(): boolean {
    return this.#snapshot.seats.filter(({ mine }) => mine).length > 1;
  }

  lookOf(seat: Seat): SeatLook {
    return this.game.seatLook(this.view, seat) ?? plainLook(seat, this.nameOf(seat));
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
    if (this.game.needsConfirmation?.(this.view, decision, option)) this.#picked = option;
    else void this.#send(decision.seat, option);
  }

  /** Commits the option that waits for it. */
  confirm(): void {
    const { decision, picked } = this;
    if (decision !== null && picked !== null && !this.busy) void this.#send(decision.seat, picked);
  }

  unpick(): void {
    this.#picked = null;
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

  showBattle(battle: Battle): void {
    this.staged = battle;
  }

  async #send(seat: Seat, option: Option): Promise<void> {
    this.busy = true;
    this.#picked = option;
    this.#tell(await this.source.decide(seat, option));
    this.busy = false;
    this.#picked = null;
    this.#hovered = null;
  }

  #tell(answer: Answer): void {
    if (!answer.ok) this.say(problemWords(answer.problem));
  }

  /** Takes in what the source says. */
  receive(next: Snapshot): void {
    const before = this.#snapshot;
    this.#snapshot = next;
    if (next.number !== before.number) this.#picked = null;
    const jumped = next.number < before.number || (next.number > before.number && next.facts.length === 0);
    if (jumped || next.viewer !== before.viewer) this.#recall();
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
      this.#log = log;
      const battle = this.#battleIn(log);
      this.staged = battle?.live ? battle : null;
    });
  }

  #remember({ facts, number, view }: Snapshot): void {
    this.#log = [...this.#log, ...facts.map((fact) => ({ number, fact }))];
    if (this.game.battlePart === undefined) return;
    const battle = this.#battleIn(this.#log);
    const touched = facts.some((fact) => this.game.battlePart?.(fact) != null);
    if (battle !== null && touched) this.staged = battle;
    const moment = facts.map((fact) => this.game.momentOf?.(view, fact) ?? null).findLast(Boolean);
    if (moment) this.moment = moment;
  }

  /** No battle outlives the game, however it ended. */
  #battleIn(log: readonly NumberedFact[]): Battle | null {
    const battle = lastBattle(this.game, log);
    return battle && { ...battle, live: battle.live && this.#snapshot.outcome === null };
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
