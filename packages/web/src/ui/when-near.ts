import { whenIdle } from './when-idle.ts';

/** For `{@attach}`: runs something once, when the reader comes near the element and the page has nothing better to do. */
export function whenNear(run: () => void): (element: Element) => () => void {
  return (element) => {
    let callOff = () => {};
    const watcher = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watcher.disconnect();
        callOff = whenIdle(run);
      },
      { rootMargin: '10%' },
    );
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      callOff();
    };
  };
}
