import { draw, pick } from '../../chance.ts';
import type { Decision, Fact, Seat } from '../../game.ts';
import { hash } from '../../hash.ts';
import { missing } from '../../list.ts';
import { factsFor, waitingFor } from '../../match.ts';
import { type Findings, type Law, type Moment, nameOf, othersThan, type Trial, walk } from '../trial.ts';
import { type Taken, take } from './take.ts';

/** While a secret window is open, nobody else can tell which option was taken in it. */
export const secrets: Law = {
  name: 'a secret answer stays secret while its window is open',
  watch(trial, found) {
    walk(trial, found, (moment) => {
      const { match, chance } = moment;
      const choices = match.open.filter(({ secret, options }) => secret !== undefined && options.length > 1);
      if (choices.length > 0) compareTwo(trial, pick(chance, choices), moment, found);
    });
  },
};

function compareTwo(
  trial: Trial,
  decision: Decision,
  { match, step, chance }: Moment,
  found: Findings,
): void {
  const { game } = trial;
  const { seat, options, secret, kind } = decision;
  const first = draw(chance, options.length);
  const second = (first + 1 + draw(chance, options.length - 1)) % options.length;
  const [one, other] = [first, second].map((index) =>
    take(game, game.clone(match.state), decision, options[index] ?? missing()),
  ) as [Taken, Taken];
  if (!isOpen(one, secret) || !isOpen(other, secret)) return;
  if (hash(waitingFor(one.open)) !== hash(waitingFor(other.open)))
    found.add(`step ${step}: who is waited for tells what seat ${seat} took for ${kind}`);
  const confidants = toldAlso(match.open, decision, [...one.facts, ...other.facts]);
  for (const viewer of othersThan(trial, seat)) {
    if (viewer !== null && confidants.has(viewer)) continue;
    const name = `step ${step}: what seat ${seat} took for ${kind} shows to ${nameOf(viewer)}`;
    if (hash(game.view(one.state, viewer)) !== hash(game.view(other.state, viewer)))
      found.add(`${name} in the view`);
    if (hash(factsFor(one.facts, viewer)) !== hash(factsFor(other.facts, viewer)))
      found.add(`${name} in the facts`);
    const asked = [one, other].map(({ open }) => hash(open.filter((owed) => owed.seat === viewer)));
    if (asked[0] !== asked[1]) found.add(`${name} in their own decisions`);
  }
}

function isOpen({ open }: Taken, window: string | undefined): boolean {
  return open.some(({ secret }) => secret === window);
}

/** The seats that share the secret by rule, such as allies: facts are told to them. A rival in the window never does. */
function toldAlso(open: readonly Decision[], { seat, secret }: Decision, facts: readonly Fact[]): Set<Seat> {
  const told = new Set(facts.flatMap(({ to }) => to ?? []));
  for (const rival of open) if (rival.seat !== seat && rival.secret === secret) told.delete(rival.seat);
  return told;
}
