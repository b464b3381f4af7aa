import type { Seat } from '@ennead/kernel';
import { listed } from '../i18n/format.ts';
import type { Scene } from './game-table.ts';

/** 'Ann, Bo and Cy' in the language of the page. */
export function namesOf(scene: Pick<Scene, 'nameOf'>, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => scene.nameOf(seat)));
}
