import type { Option } from '@ennead/kernel';
import type { SceneState } from '../scene-state.svelte.ts';

/** What the keys of the bar do: a number answers, Space goes to the present, Escape lets go, O lists, U takes back. */
export function pressed(
  event: KeyboardEvent,
  scene: SceneState,
  inBar: readonly Option[],
  openList: () => void,
): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
  // A panel that lies over the table has the keys to itself.
  if (scene.handOver.passTo !== null || document.querySelector('dialog[open]') !== null) return;
  const { step } = scene.snapshot.undo;
  if (/^[1-9]$/.test(event.key)) {
    const option = inBar[Number(event.key) - 1];
    if (option !== undefined) scene.pick(option);
  } else if (event.key === ' ' && !scene.reel.isAtEnd && !isPressed(event.target)) void scene.reel.hurry();
  else if (event.key === 'Escape') scene.unpick();
  else if (event.key === 'o' && scene.decision) openList();
  else if (event.key === 'u' && step !== null) void scene.undo(step);
  else return;
  event.preventDefault();
}

/** A button takes the key for itself. */
function isPressed(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('button, a, [role="button"]') !== null;
}

export function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, dialog') !== null;
}
