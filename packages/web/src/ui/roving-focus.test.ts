// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { moveFocus } from './roving-focus.ts';

test('arrow keys, Home and End walk through the buttons that can be pressed, round and round', () => {
  document.body.innerHTML =
    '<div id="group"><button>a</button><button disabled>x</button><button>b</button><button>c</button></div>';
  const group = document.querySelector('#group') as HTMLElement;
  const buttons = [...group.querySelectorAll<HTMLElement>('button:not([disabled])')];
  let prevented = 0;
  const press = (key: string) => {
    const event = { key, currentTarget: group, preventDefault: () => prevented++ };
    moveFocus(event as unknown as KeyboardEvent & { currentTarget: HTMLElement });
    return document.activeElement?.textContent;
  };
  buttons[0]?.focus();
  const keys = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowLeft', 'ArrowUp', 'Home', 'End', 'x'];
  expect(keys.map(press)).toEqual(['b', 'c', 'a', 'c', 'b', 'a', 'c', 'c']);
  expect(prevented).toBe(7);
  expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
