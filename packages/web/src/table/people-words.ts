import { t } from '../i18n/shell.ts';
import type { SceneState } from './scene-state.svelte.ts';
import type { SeatInfo } from './snapshot.ts';

/** Where somebody is and what they are doing, in a few words: 'here', 'thinking'. */
export function statusWords(
  scene: Pick<SceneState, 'awaited' | 'snapshot'>,
  { seat, kind, present, standIn }: SeatInfo,
): string[] {
  const words = [];
  if (kind === 'open') words.push(t('seat.open'));
  else if (kind === 'bot') words.push(t('seat.bot'));
  else if (standIn) words.push(t('people.stand-in'));
  else words.push(present ? t('people.here') : t('seat.away'));
  if (scene.awaited.includes(seat) && scene.snapshot.outcome === null) words.push(t('seat.thinking'));
  return words;
}
