import type { BaseState, Decision, Fact, Option, Seat, Viewer } from '@ennead/kernel';
import { captionAt } from '../reel/caption.ts';
import { marksOf } from '../reel/marks.ts';
import type { ReelPlayer } from '../reel/player.svelte.ts';
import type { Trace } from '../reel/telling.ts';
import { motionAllowed, settings } from '../settings.ts';
import { painted } from '../ui/painted.ts';
import { plainLook } from '../ui/plain-look.ts';
import { shared } from '../ui/share.ts';
import { type AutoAnswer, autoAnswer } from './auto-answer.ts';
import type { Battle } from './battle.ts';
import type { GameTable, Moment, Scene, SeatLook } from './game-table.ts';
import { HandOver } from './hand-over.svelte.ts';
import { problemWords } from './problem-words.ts';
import { seatNames } from './seat-names.ts';
import type { Sentence, Topic } from './sentence.ts';
import type { Shown } from './shown.svelte.ts';
import type { LogEntry, NumberedFact, SeatInfo, Snapshot } from './snapshot.ts';
import type { Answer, TableSource } from './source.ts';
import { TableStory } from './table-story.svelte.ts';

/** A table being played, as one reactive object: what is looked at and what the player is about to do. */
export class SceneState implements Scene {
  readonly game: GameTable;
  readonly source: TableSource;
  readonly mode: 'play' | 'replay';
  readonly story: TableStory;
  readonly handOver: HandOver;

  readonly #decision: Decision | null = $derived(this.snapshot.decisions[0] ?? null);
  readonly #joint: Decision | null = $derived(
    this.#decision === null ? (this.snapshot.joint[0] ?? null) : null,
  );
  readonly #names: readonly string[] = $derived.by(shared(() => seatNames(this.story.seats)));
  /** The last view in which somebody looked otherwise than before: what shows a seat need not follow every frame. */
  #lookedAt: BaseState = $state.raw() as BaseState;
  readonly #looks: readonly SeatLook[] = $derived.by(
    shared(() =>
      this.#names.map((name, seat) => this.game.seatLook(this.#lookedAt, seat) ?? plainLook(seat, name)),
    ),
  );
  readonly #marks: readonly Trace[] = $derived.by(
    shared(() => marksOf(this.story.telling, this.story.unanswered, this.viewer)),
  );
  readonly #caption: Sentence | null = $derived.by(() => captionAt(this.game, this.reel));
  #picked: Option | null = $state(null);
  #asksConfirm = $state(false);
  #hovered: Option | null = $state(null);
  #isSending = $state(false);
  /** The step that something was sent at, and a tap on what was asked since: a table moves on before it says that an answer is taken. */
  #sentAt = -1;
  #tapped: { readonly decision: Decision; readonly option: Option } | null = null;
  /** A moment that somebody has looked at long enough. */
  #momentEnded: Moment | null = $state.raw(null);
  topic: Topic | null = $state.raw(null);
  /** Places on the board that are pointed at: a line of the log speaks of them. */
  pointedAt: readonly number[] = $state.raw([]);
  #goings = $state(0);
  /** The moment up to which this device had seen the table when it was opened; null: it never was. */
  seenUpTo: number | null = $state(null);
  /** The answer that the page is about to give by itself. */
  automatic: AutoAnswer | null = $state.raw(null);
  /** Where somebody went back to decide for themselves, and the question that was answered last by the page: those are asked. */
  #takenBackTo = -1;
  #answered = '';
  /** What was last said to the player, with a number that makes a repetition news, and the question it was about. */
  said: { readonly words: string; readonly number: number; readonly about: Decision | null } = $state.raw({
    words: '',
    number: 0,
    about: null,
  });

  constructor(
    game: GameTable,
    source: TableSource,
    first: Snapshot,
    log: readonly NumberedFact[],
    mode: 'play' | 'replay' = 'play',
  ) {
    this.game = game;
    this.source = source;
    this.mode = mode;
    this.story = new TableStory(game, source, first, log);
    this.handOver = new HandOver(game, source, first);
    this.#lookedAt = this.reel.frame.view;
    this.reel.onTurn = ({ view }) => {
      const isOther = (_: unknown, seat: Seat) =>
        game.seatLook(view, seat) !== game.seatLook(this.#lookedAt, seat);
      if (this.story.seats.some(isOther)) this.#lookedAt = view;
    };
    this.reel.onEnd = () => this.handOver.follow(this.story.latest);
  }

  get reel(): ReelPlayer {
    return this.story.player;
  }
  get snapshot(): Shown {
    return this.story.shown;
  }
  get view(): BaseState {
    return this.snapshot.view;
  }
  get parts(): BaseState {
    return this.snapshot.parts;
  }
  get viewer(): Viewer {
    return this.snapshot.viewer;
  }
  get number(): number {
    return this.snapshot.number;
  }
  get facts(): readonly Fact[] {
    return this.snapshot.facts;
  }
  /** What is told to the ear. */
  get heard(): readonly Fact[] {
    return this.reel.heard;
  }
  get seats(): readonly SeatInfo[] {
    return this.story.seats;
  }
  get waiting(): readonly Seat[] {
    return this.snapshot.waiting;
  }
  get decision(): Decision | null {
    return this.#decision;
  }
  /** What another seat is asked that the viewer decides with it, as long as nothing is asked of the viewer alone. */
  get joint(): Decision | null {
    return this.#joint;
  }
  /** A decision is on its way, or a position is. */
  get busy(): boolean {
    return this.#isSending || this.story.isReading;
  }
  /** Who is waited for: on this page only the seats that have not answered yet. */
  get awaited(): readonly Seat[] {
    const { waiting, seats, owing } = this.snapshot;
    if (!this.reel.isAtEnd) return waiting;
    return waiting.filter((seat) => {
      const sitting = seats[seat];
      return !sitting?.mine || sitting.standIn || owing.includes(seat);
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
    return this.story.log;
  }
  /** Also where they were not asked for: a text speaks of them. */
  speaksOfCoordinates = $state(false);
  get coordinates(): boolean {
    return this.speaksOfCoordinates || settings().coordinates;
  }
  get motion(): boolean {
    return motionAllowed();
  }
  /** Several people play on this page. */
  get isShared(): boolean {
    return this.story.seats.filter(({ mine }) => mine).length > 1;
  }
  /** The battle that is on the stage; null: the board is free. */
  get staged(): Battle | null {
    return this.story.battle;
  }
  /** Where the others were last seen to do something; until one's own next answer. */
  get marks(): readonly Trace[] {
    return this.#marks;
  }
  /** What the frame that is looked at tells. */
  get caption(): Sentence | null {
    return this.#caption;
  }
  /** What has a moment of its own and is still looked at. */
  get moment(): Moment | null {
    return this.story.moment === this.#momentEnded ? null : this.story.moment;
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

  pick(option: Option, isConfirmed = false): void {
    const { decision } = this;
    if (decision === null || !this.isLegal(option)) return;
    if (this.#isSending && this.number !== this.#sentAt) this.#tapped = { decision, option };
    if (this.busy) return;
    this.#asksConfirm =
      !isConfirmed &&
      (this.game.needsConfirmation?.(this.view, decision, option, this.#isLast(decision)) ?? false);
    this.#picked = option;
    if (!this.#asksConfirm) void this.#answer(decision.seat, option);
  }

  /** Who proposes this option: the one the viewer decides with, or the viewer; null: nobody. */
  proposerOf(option: Option): Seat | null {
    const { proposals } = this.snapshot;
    const isOpen = (this.#decision ?? this.#joint) !== null;
    return isOpen ? (proposals.find((each) => each.option === option)?.seat ?? null) : null;
  }

  /** Proposes an answer to the one who decides; the same again takes it back. */
  async propose(option: Option): Promise<void> {
    const { viewer, joint } = this;
    if (viewer === null || joint === null || this.busy || this.source.propose === undefined) return;
    this.#startSending();
    const isOwn = this.proposerOf(option) === viewer;
    this.#tell(await this.source.propose(viewer, isOwn ? null : option));
    this.#sent();
  }

  /** No other person is still thinking: what is answered now is out at once. */
  #isLast({ seat }: Decision): boolean {
    return !this.waiting.some((other) => other !== seat && this.seats[other]?.kind === 'person');
  }

  /** Commits the option that waits for it. */
  confirm(): void {
    const { decision, picked } = this;
    if (decision !== null && picked !== null && !this.busy) void this.#answer(decision.seat, picked);
  }

  /** What the page answers by itself now; null: it asks. */
  answersItself(): AutoAnswer | null {
    const { decision, snapshot } = this;
    if (decision === null || this.busy || this.mode !== 'play' || this.handOver.passTo !== null) return null;
    if (snapshot.number === this.#takenBackTo || this.#keyOf(decision) === this.#answered) return null;
    const isWatched = this.seats.some(({ kind, mine }) => kind === 'person' && !mine);
    return autoAnswer(this.game, this.view, decision, settings(), {
      isWatched,
      canUndo: snapshot.undo.step !== null,
    });
  }

  /** Gives an answer that nobody was asked for. */
  answerItself(option: Option): void {
    const { decision } = this;
    if (decision === null || this.busy || !this.isLegal(option)) return;
    this.#answered = this.#keyOf(decision);
    void this.#send(decision.seat, option);
  }

  #keyOf({ seat, kind }: Decision): string {
    return `${this.snapshot.number} ${seat} ${kind}`;
  }

  unpick(): void {
    this.#picked = null;
    this.#asksConfirm = false;
  }

  hover(option: Option | null): void {
    this.#hovered = option;
  }

  endMoment(): void {
    this.#momentEnded = this.story.moment;
  }

  inspect(topic: Topic): void {
    this.topic = topic;
  }

  pointAt(places: readonly number[]): void {
    this.pointedAt = places;
  }

  /** Points at places and asks for the whole board, whatever lies over it. */
  goTo(places: readonly number[]): void {
    this.pointAt(places);
    this.#goings += 1;
  }

  /** How often somebody wanted to see places on the board. */
  get goings(): number {
    return this.#goings;
  }

  say(words: string): void {
    this.said = { words, number: this.said.number + 1, about: this.#decision };
  }

  async undo(to: number): Promise<void> {
    if (this.busy) return;
    this.#startSending();
    this.automatic = null;
    // Going back is a step as well.
    this.#takenBackTo = this.snapshot.number + 1;
    const gone = await this.source.undo(to);
    if (!gone.ok) this.#takenBackTo = -1;
    this.#tell(gone);
    this.#sent();
  }

  async #answer(seat: Seat, option: Option): Promise<void> {
    this.reel.markSeen();
    await this.#send(seat, option);
  }

  async #send(seat: Seat, option: Option): Promise<void> {
    this.#startSending();
    this.pointAt([]);
    // A tap is answered before the board is: that takes longer to draw.
    await painted();
    this.#tell(await this.source.decide(seat, option));
    this.unpick();
    this.#hovered = null;
    this.#sent();
  }

  #startSending(): void {
    this.#isSending = true;
    this.#sentAt = this.number;
  }

  #sent(): void {
    this.#isSending = false;
    const tapped = this.#tapped;
    this.#tapped = null;
    if (tapped !== null && tapped.decision === this.decision) this.pick(tapped.option);
  }

  #tell(answer: Answer): void {
    if (!answer.ok) this.say(problemWords(answer.problem));
  }

  /** Takes in what the source says. */
  receive(next: Snapshot): void {
    if (next.number !== this.story.latest.number) this.unpick();
    this.story.receive(next);
    if (this.reel.isAtEnd && !this.story.isReading) this.handOver.follow(this.story.latest);
  }
}
