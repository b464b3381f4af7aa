import type { BotName } from '@ennead/bots';

/** Who will sit at a seat. */
export type Sitter = 'person' | 'open' | BotName;

/** The ladder of strengths, from the weakest up. */
export const LADDER = ['beginner', 'easy', 'medium', 'hard', 'expert'] as const satisfies readonly BotName[];
export type Rung = (typeof LADDER)[number];

export const botNames: readonly BotName[] = [...LADDER, 'random'];

export function isBotName(name: string): name is BotName {
  return botNames.some((known) => known === name);
}

/** You, then friends online or bots on this device. */
export function usualSitter(at: number, place: 'local' | 'remote'): Sitter {
  if (at === 0) return 'person';
  return place === 'remote' ? 'open' : 'easy';
}

/** Who can sit there. Online, other people sit down themselves: "person" would seat this one twice. */
export function possibleSitters(at: number, place: 'local' | 'remote'): readonly Sitter[] {
  const people: readonly Sitter[] = place === 'local' ? ['person'] : at === 0 ? ['person', 'open'] : ['open'];
  return [...people, ...botNames];
}
