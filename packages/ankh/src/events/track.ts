import { missing } from '@ennead/kernel';
/** What happens on an event space. */
export interface EventSpace {
  readonly event: 'control' | 'caravan' | 'conflict';
  /** What follows the event (A-CON-6). */
  readonly after?: 'merge' | 'forget' | 'end';
}

const CONTROL: EventSpace = { event: 'control' };
const CARAVAN: EventSpace = { event: 'caravan' };
const CONFLICT: EventSpace = { event: 'conflict' };

/** The same for every number of players (A-EVT-3, A-EVT-4). The first space has number 1. */
export const EVENT_TRACK: readonly EventSpace[] = [
  CONTROL,
  CONTROL,
  CONTROL,
  CONFLICT,
  CARAVAN,
  CONTROL,
  CONTROL,
  CONFLICT,
  CARAVAN,
  CONTROL,
  CONTROL,
  { event: 'conflict', after: 'merge' },
  CARAVAN,
  CONTROL,
  CONTROL,
  { event: 'conflict', after: 'forget' },
  CONTROL,
  { event: 'conflict', after: 'end' },
];

export function eventSpace(number: number): EventSpace {
  return EVENT_TRACK[number - 1] ?? missing();
}
