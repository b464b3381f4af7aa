import { sizes } from '../theme/sizes.ts';

export type SizeClass = 'wide' | 'middle' | 'narrow' | 'short';

const ASKED = ['short', 'wide', 'narrow'] as const;

interface Screen {
  readonly current: SizeClass;
  look(): void;
}

/** One for all who ask: it is read with every move, and a screen seldom changes. */
let screen: Screen | null = null;

/** Which of the layouts fits the screen. Where there is little height (a phone on its side) the bar stands beside the board. */
export function sizeClass(): { readonly current: SizeClass } {
  screen ??= watchScreen();
  screen.look();
  return screen;
}

function watchScreen(): Screen {
  // Words and rules are tried where there is no screen.
  if (typeof matchMedia === 'undefined') return { current: 'middle', look: () => undefined };
  const queries = ASKED.map((name) => ({ name, query: matchMedia(sizes[name]) }));
  const fitting = (): SizeClass => queries.find(({ query }) => query.matches)?.name ?? 'middle';
  let current = $state(fitting());
  const look = () => {
    current = fitting();
  };
  for (const { query } of queries) query.addEventListener('change', look);
  return {
    get current() {
      return current;
    },
    look,
  };
}
