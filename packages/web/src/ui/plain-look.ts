import type { Seat } from '@ennead/kernel';
import type { SeatLook } from '../table/game-table.ts';

type Look = Omit<SeatLook, 'name'>;

const looks: readonly [Look, ...Look[]] = [
  { colour: 'carnelian', pattern: 'bands', glyph: 'ram-profile' },
  { colour: 'lapis', pattern: 'dots', glyph: 'throne' },
  { colour: 'malachite', pattern: 'columns', glyph: 'crook-flail' },
  { colour: 'gold', pattern: 'rays', glyph: 'sun-disc' },
  { colour: 'amethyst', pattern: 'hatching', glyph: 'jackal' },
  { colour: 'stone', pattern: 'plain', glyph: 'ankh-sign' },
];

/** The look of a seat whose god or city is not known yet. */
export function plainLook(seat: Seat, name: string): SeatLook {
  return { name, ...(looks[seat % looks.length] ?? looks[0]) };
}
