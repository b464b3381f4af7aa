import type { Seat } from '@ennead/kernel';
import { locale } from '../i18n/locale.ts';
import type { Scene } from './game-table.ts';

/** 'Ann, Bo and Cy' in the language of the page. */
export function namesOf(scene: Pick<Scene, 'nameOf'>, seats: readonly Seat[]): string {
  return new Intl.ListFormat(locale()).format(seats.map((seat) => scene.nameOf(seat)));
}
