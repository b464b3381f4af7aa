import { tick } from 'svelte';
import type { SceneState } from './scene-state.svelte.ts';

/** A tap anywhere on the board goes to the present, unless somebody leads through the past. */
export function toThePresent(scene: SceneState, event: MouseEvent): void {
  if (scene.reel.isAtEnd || scene.reel.isLed) return;
  if (event.target instanceof Element && event.target.closest('.reel, header, [data-testid="close-stage"]'))
    return;
  event.stopPropagation();
  if (scene.reel.isHurried) return;
  const { frames, at } = scene.reel;
  const isOwn = frames.slice(at).every(({ by }) => by === scene.viewer);
  scene.endMoment();
  // Whoever goes on with what they are doing is not looking at a story: the tap is an answer.
  void scene.reel.hurry().then(async () => {
    if (!isOwn) return;
    await tick();
    tapAt(event.clientX, event.clientY);
  });
}

function tapAt(x: number, y: number): void {
  const lit = document.elementFromPoint(x, y)?.closest('main.board [data-option]:not([data-option=""])');
  lit?.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
}
