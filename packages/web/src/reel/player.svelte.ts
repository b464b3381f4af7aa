import type { BaseState, Fact } from '@ennead/kernel';
import { settings } from '../settings.ts';
import { whenPainted } from '../ui/painted.ts';
import type { Frame } from './frame.ts';
import { durationOf } from './pace.ts';
import {
  atFrame,
  backTo,
  extended,
  frameOf,
  isAtEnd,
  preceded,
  type Reel,
  reelOf,
  untoldBy,
  withView,
} from './reel.ts';

/** Runs a reel: frame by frame at the pace of this device, until somebody leads it or goes to the present. */
export class ReelPlayer {
  readonly #isOwn: (frame: Frame) => boolean;
  #reel: Reel = $state.raw() as Reel;
  /** Beside the reel, which changes more often: much hangs on them. */
  #frame: Frame = $state.raw() as Frame;
  #isAtEnd = $state(true);
  /** What happened since the frame that was looked at before; nothing after a step back. */
  #passed: readonly Fact[] = $state.raw([]);
  /** The same for the ear: what goes by while somebody hurries to the present is told there, all at once. */
  #heard: readonly Fact[] = $state.raw([]);
  #unheard: readonly Fact[] = [];
  /** How many frames it went on since it began, less those it went back. */
  #walked = $state(0);
  /** Somebody steps through it. */
  #isLed = $state(false);
  /** Somebody wants the present: it is on its way. */
  #isHurried = $state(false);
  /** The last frame of a piece that somebody asked to see; then it is the present's turn again. */
  #filmEnd: Frame | null = $state.raw(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the frame that is looked at came into sight, in milliseconds of the page; null: it is not painted yet. */
  #seenSince: number | null = 0;
  readonly #whenPainted: typeof whenPainted;
  #withdraw: () => void = () => undefined;
  /** The next frame waits for this one to be painted. */
  #isDue = false;
  /** Called whenever another frame is looked at. */
  onTurn: (frame: Frame) => void = () => undefined;
  /** Called after every change of the reel or the place on it. */
  onChange: () => void = () => undefined;
  /** Called whenever the end is reached. */
  onEnd: () => void = () => undefined;

  constructor(first: Frame, isOwn: (frame: Frame) => boolean, painting = whenPainted) {
    this.#isOwn = isOwn;
    this.#whenPainted = painting;
    this.#reel = reelOf(first);
    this.#frame = first;
  }

  get frame(): Frame {
    return this.#frame;
  }
  get frames(): readonly Frame[] {
    return this.#reel.frames;
  }
  get at(): number {
    return this.#reel.at;
  }
  /** Unlike its place on the reel, which is cut at one end and joined to at the other, a frame keeps this number. */
  get walked(): number {
    return this.#walked;
  }
  /** The present is looked at. */
  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }
  get isLed(): boolean {
    return this.#isLed;
  }
  get isHurried(): boolean {
    return this.#isHurried;
  }
  get isFilm(): boolean {
    return this.#filmEnd !== null;
  }
  get passed(): readonly Fact[] {
    return this.#passed;
  }
  get heard(): readonly Fact[] {
    return this.#heard;
  }
  /** How many facts come after the frame that is looked at. */
  get untold(): number {
    return untoldBy(this.#reel);
  }

  extend(frames: readonly Frame[]): void {
    const wasAtEnd = this.#isAtEnd;
    this.#turn(extended(this.#reel, frames));
    // The frame in sight has its time, however fast the table goes on.
    if (wasAtEnd && !this.#isLed) this.#schedule();
  }

  /** Whoever answers has looked long enough: what comes of it is shown at once. */
  markSeen(): void {
    this.#withdraw();
    this.#seenSince = Number.NEGATIVE_INFINITY;
  }

  /** The last frame as it stands by now. */
  replaceView(view: BaseState): void {
    this.#turn(withView(this.#reel, view));
  }

  /** Everything else is forgotten. */
  reset(frame: Frame): void {
    this.#forget();
    this.#turn(reelOf(frame));
  }

  precede(frames: readonly Frame[]): void {
    this.#turn(preceded(this.#reel, frames));
  }

  /** Goes back with the table. Returns how many facts are gone; null: what it went back to is not on the reel. */
  cutBack(moment: number, number: number, view: BaseState): number | null {
    const back = backTo(this.#reel, moment, number, view);
    if (back === null) return null;
    this.#forget();
    this.#turn(back.reel);
    return back.gone;
  }

  /**
   * To the present, each step painted before the next: that somebody wants it, how the table stands there, what is asked. All
   * in one would keep a slow device from answering the next tap.
   */
  async hurry(): Promise<void> {
    if (this.#isAtEnd || this.#isHurried) return;
    this.#stop();
    this.#isHurried = true;
    await this.#painted();
    const before = this.#reel.frames.length - 2;
    if (this.#isHurried && this.#reel.at < before) {
      this.#go(before);
      await this.#painted();
    }
    if (this.#isHurried) this.goToEnd();
  }

  /** To the present, at once. */
  goToEnd(): void {
    this.#isLed = false;
    this.#filmEnd = null;
    this.#go(this.#reel.frames.length - 1);
    this.#arrive();
  }

  /** One frame back or forth; it stands there until told otherwise. */
  step(by: -1 | 1): void {
    this.#hold();
    this.#go(this.#reel.at + by);
    if (this.#isAtEnd) this.goToEnd();
  }

  goTo(at: number): void {
    this.#hold();
    this.#go(at);
    if (this.#isAtEnd) this.goToEnd();
  }

  pause(): void {
    this.#hold();
  }

  /** On from here at the usual pace. */
  resume(): void {
    this.#isLed = false;
    this.#schedule();
  }

  /** Shows a piece from its first frame to its last, then the present. */
  film(from: number, to: number): void {
    this.#hold();
    this.#go(from);
    if (this.#seenSince !== null) this.#seenSince = performance.now();
    this.#filmEnd = this.#reel.frames[to] ?? null;
    this.resume();
  }

  close(): void {
    this.#withdraw();
    this.#stop();
    this.#isHurried = false;
  }

  #painted(): Promise<void> {
    return new Promise(this.#whenPainted);
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#isDue = false;
  }

  #hold(): void {
    this.#stop();
    this.#isLed = true;
    this.#endHurry();
    this.#filmEnd = null;
  }

  #endHurry(): void {
    if (this.#isHurried) this.#tell();
    this.#isHurried = false;
  }

  #tell(): void {
    this.#heard = this.#unheard;
    this.#unheard = [];
  }

  #forget(): void {
    this.#passed = [];
    this.#unheard = [];
    this.#tell();
  }

  #turn(reel: Reel): void {
    const before = this.#frame;
    this.#reel = reel;
    this.#frame = frameOf(reel);
    this.#isAtEnd = isAtEnd(reel);
    if (this.#frame !== before) this.onTurn(this.#frame);
    this.onChange();
  }

  #go(at: number): void {
    const before = this.#reel.at;
    const next = atFrame(this.#reel, at);
    if (next === this.#reel) return;
    this.#walked += next.at - before;
    this.#passed = next.frames.slice(before + 1, next.at + 1).flatMap(({ facts }) => facts);
    this.#unheard = [...this.#unheard, ...this.#passed];
    if (!this.#isHurried) this.#tell();
    this.#turn(next);
    this.#awaitPaint();
  }

  /** A frame has its time from when it is seen: a busy device shows fewer a second, but all of them. */
  #awaitPaint(): void {
    this.#withdraw();
    this.#seenSince = null;
    this.#withdraw = this.#whenPainted(() => {
      this.#seenSince = performance.now();
      if (this.#isDue) this.#schedule();
    });
  }

  #advance(): void {
    const isSkipped = settings().pace === 'instant' && !this.isFilm;
    if (this.#frame === this.#filmEnd || isSkipped) this.goToEnd();
    else {
      this.#go(this.#reel.at + 1);
      this.#schedule();
    }
  }

  #schedule(): void {
    this.#stop();
    if (this.#isAtEnd) {
      this.#arrive();
      return;
    }
    const { frames, at } = this.#reel;
    const duration = durationOf(this.#frame.weight, settings().pace, {
      isOwn: this.#isOwn(this.#frame),
      behind: frames.length - 1 - at,
      isFilm: this.isFilm,
    });
    if (this.#seenSince === null && duration > 0) {
      this.#isDue = true;
      return;
    }
    const left = (this.#seenSince ?? 0) + duration - performance.now();
    if (left <= 0) this.#advance();
    else this.#timer = setTimeout(() => this.#advance(), left);
  }

  /** The table stands still at its end: whoever waits for that is told. */
  standStill(): void {
    this.#arrive();
  }

  #arrive(): void {
    this.#stop();
    this.#isLed = false;
    this.#endHurry();
    this.#filmEnd = null;
    this.onEnd();
  }
}
