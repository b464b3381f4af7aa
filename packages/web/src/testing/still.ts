import { changeSettings } from '../settings.ts';

/**
 * Nothing moves and sounds where nobody looks and listens: every animation is over at once, and what opens over the page is
 * just there.
 */
export async function still(): Promise<void> {
  HTMLElement.prototype.showPopover ??= () => {};
  HTMLElement.prototype.hidePopover ??= () => {};
  Element.prototype.animate = () => {
    const animation = { cancel() {}, onfinish: null as (() => void) | null };
    queueMicrotask(() => animation.onfinish?.());
    return animation as unknown as Animation;
  };
  await changeSettings({ sound: false });
}
