import type { Fact, Option, Seat } from '../../game.ts';
import { hash } from '../../hash.ts';
import { decide } from '../../match.ts';
import { type Findings, type Law, type Moment, type Trial, walk } from '../trial.ts';

/** What was not offered to a seat is refused with a code, and the match is as it was. */
export const refusal: Law = {
  name: 'what is not offered is refused and changes nothing',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      if (moment.sampled) refuseAll(trial, moment, found);
    });
  },
};

/** Outsiders send anything; none of these is an option of any game. */
const NONSENSE: readonly unknown[] = [
  'no such option',
  '',
  '__proto__',
  Number.NaN,
  0.5,
  -1e9,
  Number.POSITIVE_INFINITY,
  null,
  undefined,
  true,
  {},
  [],
  ['granary'],
];

function refuseAll(trial: Trial, { match, step }: Moment, found: Findings): void {
  const { open, moves } = match;
  const before = hash([match.state, open, moves]);
  for (const [seat, option] of attempts(trial, match)) {
    const name = `step ${step}: ${JSON.stringify(option) ?? String(option)} from ${JSON.stringify(seat) ?? String(seat)}`;
    const facts: Fact[] = [];
    const taken = decide(match, seat as Seat, option as Option, facts);
    if (taken.ok) {
      found.add(`${name} was taken`);
      return;
    }
    const { code, message } = taken.problem;
    if (code === '' || message === '') found.add(`${name} was refused without a reason`);
    if (facts.length > 0) found.add(`${name} was refused but left facts`);
  }
  if (hash([match.state, match.open, match.moves]) !== before)
    found.add(`step ${step}: a refusal changed the match`);
}

/** Pairs of seat and option that nobody offered. */
function attempts({ setup }: Trial, { open }: Moment['match']): (readonly [unknown, unknown])[] {
  const pairs: (readonly [unknown, unknown])[] = [];
  const every = open.flatMap(({ options }) => options);
  for (let seat = 0; seat < setup.players; seat++) {
    const own = new Set<unknown>(
      open.filter((decision) => decision.seat === seat).flatMap(({ options }) => options),
    );
    const foreign = every.filter((option) => !own.has(option)).slice(0, 8);
    const disguised = [...own]
      .slice(0, 8)
      .map((option) => (typeof option === 'number' ? String(option) : [option]));
    const nonsense = NONSENSE.filter((option) => !own.has(option));
    for (const option of [...nonsense, ...foreign, ...disguised])
      if (!own.has(option)) pairs.push([seat, option]);
  }
  const [any = 'no such option'] = every;
  for (const seat of [-1, setup.players, 0.5, Number.NaN, '0', null, undefined, [0]]) pairs.push([seat, any]);
  return pairs;
}
