import type { BaseSetup } from '@ennead/kernel';
import type { TableInfo } from '@ennead/wire';
import { Refused } from '../refused.ts';
import type { AnyGame } from '../registry.ts';

type Terms = Pick<TableInfo, 'rated' | 'practice' | 'setup' | 'clock' | 'atZero' | 'handOver'>;

/** Refuses a rated table that cannot be fair: a known seed, changed rules, or no way on when somebody stays away. */
export function refuseUnfair(game: AnyGame, terms: Terms): void {
  if (terms.rated === 'no') return;
  if (terms.practice) throw unfair('A practice table can’t be rated.');
  if (game.isUsual?.(terms.setup as unknown as BaseSetup) === false)
    throw unfair('A table with house rules or an own layout can’t be rated.');
  const goesOn = terms.handOver !== null || (terms.clock.kind !== 'none' && terms.atZero === 'bot');
  if (!goesOn)
    throw unfair(
      'A rated game must go on without who stays away: let a bot play at zero, or allow hand-overs.',
    );
}

/** Whoever sits down agrees. At the start every seat has a person of its own, or where that was said a bot. */
export function refuseUnfairSeats({ rated, seats }: Pick<TableInfo, 'rated' | 'seats'>): void {
  if (rated === 'no') return;
  if (rated === 'people' && seats.some(({ bot }) => bot !== null))
    throw unfair('This rated table is for people only. Take the bots away.');
  const people = seats.flatMap(({ person }) => (person === null ? [] : [person.id]));
  if (new Set(people).size < people.length) throw unfair('At a rated table everybody has one seat.');
}

function unfair(message: string): Refused {
  return new Refused('not-rateable', message, 409);
}
