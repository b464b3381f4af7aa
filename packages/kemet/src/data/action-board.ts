/** The nine spaces of the action board (K-DAY-3). The apex above them takes only the gold token. */
export const SPACES = [
  { id: 'top-move', row: 'top', action: 'move' },
  { id: 'top-recruit', row: 'top', action: 'recruit' },
  { id: 'middle-move', row: 'middle', action: 'move' },
  { id: 'middle-raise', row: 'middle', action: 'raise' },
  { id: 'middle-pray', row: 'middle', action: 'pray' },
  { id: 'bottom-pray', row: 'bottom', action: 'pray' },
  { id: 'bottom-white', row: 'bottom', action: 'buy', colour: 'white' },
  { id: 'bottom-red', row: 'bottom', action: 'buy', colour: 'red' },
  { id: 'bottom-blue', row: 'bottom', action: 'buy', colour: 'blue' },
] as const;

export type SpaceId = (typeof SPACES)[number]['id'];
