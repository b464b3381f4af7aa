import type { Exercise } from '@ennead/bots';

export const themes = ['battle', 'action', 'power', 'pieces', 'other'] as const;
export type Theme = (typeof themes)[number];

/** The exercises of a game, and what each kind of question is about. */
export interface ExerciseSet {
  readonly exercises: readonly Exercise[];
  themeOf(kind: string): Theme;
}

/** Reads a collection that `ennead exercises` wrote. */
export function readExercises(text: string, themes: Readonly<Partial<Record<string, Theme>>>): ExerciseSet {
  const { exercises } = JSON.parse(text) as { readonly exercises: readonly Exercise[] };
  return { exercises, themeOf: (kind) => themes[kind] ?? 'other' };
}
