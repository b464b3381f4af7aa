import type { Component } from 'svelte';
import { ankhChoices } from './ankh-choices.ts';
import type { GameChoices, Values } from './choices.ts';
import { kemetChoices } from './kemet-choices.ts';

const plain: GameChoices = {
  players: 2,
  choices: () => [],
  seatChoice: () => null,
  setup: (players) => ({ players }),
};

export function choicesOf(game: string): GameChoices {
  if (game === 'ankh') return ankhChoices;
  return game === 'kemet' ? kemetChoices : plain;
}

/** A picture of what was chosen: the map of the scenario, or the board for so many. */
export type SetupPreview = Component<{ players: number; values: Values }>;

export async function previewOf(game: string): Promise<SetupPreview | null> {
  if (game === 'ankh') return (await import('./ScenarioPreview.svelte')).default;
  if (game !== 'kemet') return null;
  const [preview, words] = await Promise.all([import('./KemetPreview.svelte'), import('../kemet/words.ts')]);
  await words.load();
  return preview.default;
}
