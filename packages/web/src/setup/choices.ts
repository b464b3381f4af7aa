import type { Component } from 'svelte';

/** One thing to agree on before play. */
export interface Choice {
  readonly key: string;
  readonly label: string;
  readonly options: readonly ChoiceOption[];
  /** Shown only under "More choices". */
  readonly rare: boolean;
}

export interface ChoiceOption {
  readonly value: string;
  readonly label: string;
  /** What it means, in a line or two. */
  readonly line?: string;
  readonly note?: string;
  /** The numbers of players it is for; absent: any. Choosing it changes the number at the table. */
  readonly players?: readonly number[];
}

/** What was said so far. */
export interface Agreed {
  readonly players: number;
  readonly values: Values;
}

/** A setup as it was chosen, or as it would be. */
export interface AgreedSetup {
  /** In a line. */
  readonly line: string;
  readonly values: Values;
  /** What each seat chose for itself; empty where there is nothing to choose. */
  readonly seats: readonly string[];
  /** The picture shows it. */
  readonly isPictured: boolean;
}

/** A picture of what was chosen: the map of the scenario, or the board for so many. */
export type SetupPreview = Component<Agreed>;

/** What a game lets a table choose; the first option of each choice is the sensible one. */
export interface GameChoices {
  /** The number of players to begin with. */
  readonly players: number;
  readonly preview?: {
    /** Width / height of the picture, so that its room is kept while it comes. */
    readonly aspect: string;
    /** A line of text stands below it. */
    readonly hasLine: boolean;
    load(): Promise<SetupPreview>;
  };
  /** What the address of the page asks for. */
  fromAddress?(query: URLSearchParams): Agreed | null;
  choices(agreed: Agreed): readonly Choice[];
  /** What each seat may choose for itself (a god); null: nothing. */
  seatChoice(): Omit<Choice, 'rare'> | null;
  /** Why what was chosen cannot be played, in the reader's language; null: it can. */
  refusal?(values: Values): Promise<string | null>;
  /** What a setup holds. */
  agreed(setup: Readonly<Record<string, unknown>>): AgreedSetup;
  /** The setup as the engine reads it. */
  setup(players: number, values: Values, seats: readonly string[]): Record<string, unknown>;
}

export type Values = Readonly<Record<string, string>>;

/** The chosen value, or the sensible one where nothing was chosen or the choice no longer fits. */
export function chosen({ key, options }: Choice, values: Values): string {
  const value = values[key];
  return options.find((option) => option.value === value)?.value ?? options[0]?.value ?? '';
}

/** The number of players nearest to the wish that the option is for. */
export function playersFor({ players }: ChoiceOption, wish: number): number {
  if (players === undefined || players.length === 0) return wish;
  return players.reduce((best, each) => (Math.abs(each - wish) < Math.abs(best - wish) ? each : best));
}
