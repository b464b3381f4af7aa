/**
 * The sizes of screens that the page tells apart: narrow (a phone), wide (a desk), and what lies between. Where there is
 * little height, a phone on its side, some things stand beside each other instead. Media queries use these borders and
 * no others (sizes.test.ts); what depends on the room a part gets asks its container.
 */
export const sizes = {
  narrow: '(max-width: 720px)',
  wide: '(min-width: 1200px)',
  short: '(max-height: 640px) and (min-width: 600px)',
  /** A small laptop. */
  low: '(max-height: 820px)',
  /** A phone on its side: no room for a map beside a question. */
  flat: '(max-height: 539px)',
} as const;
