import type { Seat } from '@ennead/kernel';
import { listed } from '../i18n/format.ts';
import { t } from '../i18n/shell.ts';
import type { Scene } from './game-table.ts';

/** 'Ann, Bo and Cy' in the language of the page. */
export function namesOf(scene: Pick<Scene, 'nameOf'>, seats: readonly Seat[]): string {
  return listed(seats.map((seat) => scene.nameOf(seat)));
}

/** The headline of the end. */
export function wonWords(scene: Pick<Scene, 'nameOf'>, winners: readonly Seat[]): string {
  return winners.length === 0
    ? t('over.nobody')
    : t('over.won', { names: namesOf(scene, winners), count: winners.length });
}
