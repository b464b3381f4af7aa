import type { BaseState, Decision, Fact, News, Option, Plannable, Seat, Viewer } from '@ennead/kernel';
import type { Component } from 'svelte';
import type { IconName } from '../icons/icon-name.ts';
import type { Telling, Trace } from '../reel/telling.ts';
import type { Forecast, Sentence, Topic } from './sentence.ts';
import type { NumberedFact, SeatInfo } from './snapshot.ts';

/**
 * What the table frame needs to know about one game. Ankh and Kemet each export one (`src/ankh/table.ts`,
 * `src/kemet/table.ts`, as `table`), loaded when a table of that game opens. Texts come from the game's own message
 * catalog (see src/i18n/catalog.ts), which is loaded before any of these functions is called; they read the
 * current language when they run, so a change of language needs nothing from them.
 *
 * Only what is required here must be written: without a Board every game is played from the decision bar.
 */
export interface GameTable<View extends BaseState = BaseState, F extends Fact = Fact> {
  readonly id: string;
  /** The map. Draws `scene.view`, lights the options of `scene.decision`, calls `scene.pick(option)`. */
  readonly Board?: Component<BoardProps<View, F>>;
  /** Stands in the decision bar above its buttons: what a small screen has no rail for. */
  readonly InBar?: Component<SceneProps<View, F>>;
  /** Action tracks and timeline (Ankh); action pyramid and market (Kemet). Also a tab at 1024 and a sheet at 390. */
  readonly LeftRail?: Component<SceneProps<View, F>>;
  /** Replaces the list of players in the right rail. The one to move is open, the others are one line. */
  readonly Players?: Component<SceneProps<View, F>>;
  readonly BattleStage?: Component<StageProps<View, F>>;

  /** The number of a place on the board by its name in the rules; -1: there is none. */
  placeNamed?(view: View, name: string): number;

  /** Colour, pattern and glyph of a seat. Null while the seat has none yet (gods are still being chosen). */
  seatLook(view: View, seat: Seat): SeatLook | null;

  /** What is asked, in the imperative: 'Move up to 3 spaces each' with the detail '4 figures left'. */
  describeDecision(view: View, decision: Decision, nameOf?: NameOf): DecisionText;
  describeOption(view: View, decision: Decision, option: Option, nameOf?: NameOf): OptionText;
  /** One log line. Null: too small to be told. */
  describeFact(view: View, fact: F): Sentence | null;

  /**
   * Where options are offered outside the decision bar. An option with a target 'board', 'left' or 'players' is lit
   * there and leaves the bar (it stays in the complete list that keyboards reach); 'bar' or absent: a button in the bar.
   */
  optionTarget(view: View, decision: Decision, option: Option): OptionTarget;

  /** Options that cannot be taken back: picked first, committed with Confirm. `isLast`: nobody else is still thinking. */
  needsConfirmation?(view: View, decision: Decision, option: Option, isLast: boolean): boolean;

  /** A question that comes again and again and that most answer with no; null: it is none. */
  routineOf?(view: View, decision: Decision): Routine | null;

  /** True if the turn goes to somebody else with this answer. */
  endsTurn?(decision: Decision, option: Option): boolean;

  /** True if a seat holds something others on the same device must not see (a hand of cards). */
  hasSecrets(view: View, seat: Seat): boolean;

  /** Where a fact stands in a battle. The frame collects facts from 'begin' to 'end' and opens the stage on them. */
  battlePart?(fact: F): 'begin' | 'step' | 'end' | null;

  /** What a fact did to a seat, counted: the rules' own answer. */
  news?(view: View, fact: F, seat: Seat): News | null;

  /** How its story is told, piece by piece; absent: fact by fact. */
  readonly telling?: Telling<View, F>;

  /**
   * Facts that deserve a moment of their own over the board (merging, forgetting, the end): a title and a line. `told` is
   * all that was told up to there.
   */
  momentOf?(view: View, fact: F, told?: () => readonly F[]): Moment | null;

  /** The line of a seat in folded lists, at the end and in replays: the numbers that matter. */
  score(view: View, seat: Seat): readonly Figure[];

  /** How a rule is played in this match, where matches differ; null: as everywhere. */
  rulingWords?(view: View, rule: string): Promise<string | null>;

  readonly outlook?: Outlook<View>;

  /** What can be answered in advance; absent: nothing. */
  planning?(): Promise<Planning<View>>;

  /** What brought a game that is over to its end, in a sentence. */
  endWords?(view: View): string | null;

  /** Why the winner is ahead of somebody with as many points; null: nobody had as many. */
  tieWords?(view: View): string | null;

  /** The pictures after the game, from every fact and the last view; fetched when somebody wants to see them. */
  story?(log: readonly NumberedFact[], view: View): Promise<Story>;

  /** What a bot looked at, by its key; null: too small to be told. */
  reasonWords?(key: string): string | null;
  /** What the numbers of a bot's advice count. */
  valueUnit?(): string;
}

/** What would come of things as they stand. */
export interface Outlook<View extends BaseState = BaseState> {
  /** All that is worth knowing, in the order in which it would happen; null: not known yet. */
  forecasts(view: View, viewer: Viewer): readonly Forecast[] | null;
  /** What the others could do to the viewer, the worst first. */
  threats?(view: View, viewer: Viewer): readonly Forecast[];
  /** A number for what is about to happen when this is asked: its forecast is shown once. Null: nothing is. */
  due?(view: View, decision: Decision): number | null;
}

/** How the people at the table are called; where it is absent, seats are called as on the board. */
export type NameOf = (seat: Seat) => string;

/** What every part of a table gets: one reactive object; read its fields in templates and effects. */
export interface SceneProps<View extends BaseState = BaseState, F extends Fact = Fact> {
  scene: Scene<View, F>;
}

export interface BoardProps<View extends BaseState = BaseState, F extends Fact = Fact>
  extends SceneProps<View, F> {
  /** Only the part of the map with these places is shown. */
  crop?: readonly number[];
  /** False: it is only looked at. */
  touchable?: boolean;
}

export interface Scene<View extends BaseState = BaseState, F extends Fact = Fact> {
  readonly view: View;
  /** The view part by part: whoever reads one hangs on that alone. Always as it is now, so nothing is remembered by it. */
  readonly parts: View;
  readonly viewer: Viewer;
  readonly number: number;
  /** The facts that led from the view before to this one, for animation; empty after a jump. */
  readonly facts: readonly F[];
  readonly seats: readonly SeatInfo[];
  readonly waiting: readonly Seat[];
  /** The decision at hand: the one this page answers now. Null: nothing to do here. */
  readonly decision: Decision | null;
  /** An answer is on its way: nothing can be picked. */
  readonly busy?: boolean;
  /** The option picked: it waits for Confirm or is on its way. */
  readonly picked: Option | null;
  /** What was picked needs Confirm. */
  readonly asksConfirm: boolean;
  /** The option under the pointer or focus, wherever it is (board, bar, list): show its preview. */
  readonly hovered: Option | null;
  /** 'replay': look, do not touch. */
  readonly mode: 'play' | 'replay';
  /** Where the others were last seen to do something, and places that are pointed at, by their numbers. */
  readonly marks: readonly Trace[];
  readonly pointedAt: readonly number[];
  /** Spaces and sectors bear their names. */
  readonly coordinates: boolean;
  /** False: swap slides for fades. */
  readonly motion: boolean;
  lookOf(seat: Seat): SeatLook;
  nameOf(seat: Seat): string;
  /** True if the option is on the list of the decision at hand. */
  isLegal(option: Option): boolean;
  /** Who proposes this option to the one who decides; null: nobody. */
  proposerOf(option: Option): Seat | null;
  /** Answers the decision at hand (or marks the option when it needs confirmation and is not confirmed yet). Ignored unless legal. */
  pick(option: Option, isConfirmed?: boolean): void;
  /** Commits the option that waits for it. */
  confirm(): void;
  hover(option: Option | null): void;
  /** Opens the text and the rules of a thing. */
  inspect(topic: Topic): void;
  /** One short line to the player and the screen reader: why an unlit target cannot be chosen. */
  say(words: string): void;
}

export interface StageProps<View extends BaseState = BaseState, F extends Fact = Fact>
  extends SceneProps<View, F> {
  /** The facts of this battle so far, in order, from its 'begin'. */
  facts: readonly F[];
  /** Goes to where so many of them had been told. */
  seek: (told: number) => void;
  /** Leaves the stage for the board. */
  close: () => void;
}

export type SeatColour = 'carnelian' | 'amethyst' | 'lapis' | 'malachite' | 'gold' | 'stone';
export type SeatPattern = 'bands' | 'hatching' | 'dots' | 'columns' | 'rays' | 'plain';

/** Players are told apart by colour, pattern and glyph together. Colours are CSS variables: --seat-lapis and so on. */
export interface SeatLook {
  /** Of a player who is nothing else yet: said in place of the glyph. */
  readonly number?: number;
  /** The god or the city: 'Isis'. */
  readonly name: string;
  readonly colour: SeatColour;
  readonly pattern: SeatPattern;
  readonly glyph: IconName;
}

export interface DecisionText {
  readonly title: string;
  readonly detail?: string;
  readonly rule?: string;
}

export interface OptionText {
  readonly label: string;
  /** What it costs or brings, in a few words. */
  readonly detail?: string;
  readonly icon?: IconName;
  /** The player it stands for, shown by colour and glyph. */
  readonly seat?: Seat;
  readonly topic?: Topic;
  /** Why it would do nothing; absent: it does something. */
  readonly idle?: string;
  /** 'commit' ends or confirms, 'danger' gives something up, 'quiet' passes. */
  readonly tone?: 'commit' | 'danger' | 'quiet';
}

export interface Routine {
  /** The answer that means no. */
  readonly pass: Option;
  /** What any other answer would play. */
  readonly cards: readonly string[];
}

export type OptionTarget = 'board' | 'left' | 'players' | 'stage' | 'bar';

/** A number that matters, always in the same place. */
export interface Figure {
  readonly icon: IconName;
  readonly label: string;
  readonly value: number;
}

export interface Moment {
  readonly title: string;
  readonly line: string;
  readonly icon: IconName;
  /** Whose moment it is: two become one, one fades away, one shines. */
  readonly seals?: readonly SeatLook[];
  readonly mood?: 'union' | 'farewell' | 'triumph';
  /** Who wins with it: their names are the headline, here as on what follows. */
  readonly winners?: readonly Seat[];
  /** What is summed up, line by line, and what its numbers count. */
  readonly rows?: readonly MomentRow[];
  readonly unit?: { readonly icon: IconName; readonly label: string };
}

export interface MomentRow {
  /** A number that the board shows as well. */
  readonly mark: string;
  readonly words: string;
  readonly gains: readonly { readonly seat: Seat; readonly amount: number }[];
}

/** The story of a game in pictures, as data; the page draws it. Words are in the reader's language. */
export interface Story {
  /** Lines over time, one per seat: devotion, points. */
  readonly lines: readonly StoryLines[];
  /** Where it came from, stacked per seat: majorities, battles, powers. */
  readonly stacks: readonly StoryStacks[];
  /** Plain counts per seat: battles won, followers spent. */
  readonly counts: readonly StoryCount[];
}

export interface StoryLines {
  readonly title: string;
  /** For each seat its values, as [move number, value], in order. */
  readonly seats: readonly (readonly (readonly [number: number, value: number])[])[];
  /** What happened when: marks on the time axis. */
  readonly marks: readonly { readonly number: number; readonly label: string }[];
}

export interface StoryStacks {
  readonly title: string;
  readonly sources: readonly string[];
  /** amounts[seat][source] */
  readonly amounts: readonly (readonly number[])[];
  /** What each seat lost again. */
  readonly lost?: { readonly label: string; readonly amounts: readonly number[] };
  /** What has to be known to read it. */
  readonly note?: string;
}

export interface StoryCount {
  readonly label: string;
  readonly icon: IconName;
  readonly values: readonly number[];
}

/** Answers that are laid down in advance. */
export interface Planning<View extends BaseState = BaseState, Question extends Plannable = Plannable> {
  /** The questions that may come to a seat and could be answered now. */
  plannable(view: View, seat: Seat): readonly Question[];
  /** A plan that was kept, as one of these questions; null: this game does not know it. */
  read(plan: Plannable): Question | null;
  /** When it is asked: 'You are attacked in the Delta'. */
  situation(view: View, question: Question): string;
  /** What must stay as it is for the answer to be given. */
  depends(question: Question): string;
}
