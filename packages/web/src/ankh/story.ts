import type { AnkhFact, AnkhState } from '@ennead/ankh/tables';
import type { Story } from '../table/game-table.ts';
import type { NumberedFact } from '../table/snapshot.ts';
import { teamName } from './names.ts';
import { t } from './words.ts';

const SOURCES = ['story.majorities', 'story.battles', 'story.domination', 'story.powers'] as const;

/** Which of the four kinds of source a gain of devotion belongs to. */
function sourceIndex(source: string): number {
  if (source === 'majorities') return 0;
  if (source === 'battle' || source === 'victory') return 1;
  return source === 'domination' ? 2 : 3;
}

/** The game in pictures: devotion over time, where it came from, and a few counts. */
export function storyOf(log: readonly NumberedFact[], view: AnkhState): Story {
  const seats = view.teamOf.map((_, seat) => seat);
  const zeros = () => seats.map(() => 0);
  const lines: [number, number][][] = seats.map((seat) => [[0, startOf(log, view, seat)]]);
  const marks: { number: number; label: string }[] = [];
  const amounts = seats.map(() => SOURCES.map(() => 0));
  const counts = {
    won: zeros(),
    lost: zeros(),
    gained: zeros(),
    spent: zeros(),
    killed: zeros(),
    devotionLost: zeros(),
  };
  /** The team of every seat by now: gods that are one share their devotion. */
  const teams = [...seats];
  const add = (list: number[], seat: number, by: number) => {
    list[seat] = (list[seat] ?? 0) + by;
  };

  for (const { number, fact: told } of log) {
    const fact = told as AnkhFact;
    if (fact.type === 'devotion') {
      for (const seat of seats) if (teams[seat] === fact.team) lines[seat]?.push([number, fact.after]);
      const change = fact.after - fact.before;
      if (change > 0) add(amounts[fact.team] ?? [], sourceIndex(fact.source), change);
      else add(counts.devotionLost, fact.team, -change);
    } else if (fact.type === 'followers')
      add(fact.amount > 0 ? counts.gained : counts.spent, fact.team, Math.abs(fact.amount));
    else if (fact.type === 'battle-decided') {
      if (fact.winner !== undefined) add(counts.won, fact.winner, 1);
      for (const loser of fact.losers) add(counts.lost, loser, 1);
    } else if (fact.type === 'figure-killed') add(counts.killed, fact.team, 1);
    else if (fact.type === 'conflict-began')
      marks.push({ number, label: t('story.mark.conflict', { number: fact.number }) });
    else if (fact.type === 'gods-merged') {
      marks.push({ number, label: t('story.mark.merged') });
      teams[fact.lower] = fact.upper;
      for (const seat of [fact.upper, fact.lower]) lines[seat]?.push([number, fact.devotion]);
    } else if (fact.type === 'god-forgotten')
      marks.push({ number, label: t('story.mark.forgotten', { god: teamName(view, fact.team) }) });
  }
  return {
    lines: [{ title: t('story.devotion'), seats: lines, marks }],
    stacks: [{ title: t('story.sources'), sources: SOURCES.map((key) => t(key)), amounts }],
    counts: [
      { label: t('story.battles-won'), icon: 'laurel-crown', values: counts.won },
      { label: t('story.battles-lost'), icon: 'crossed-swords', values: counts.lost },
      { label: t('story.devotion-lost'), icon: 'ankh-sign', values: counts.devotionLost },
      { label: t('story.followers-gained'), icon: 'prayer', values: counts.gained },
      { label: t('story.followers-spent'), icon: 'flame', values: counts.spent },
      { label: t('story.killed'), icon: 'skull-crossed-bones', values: counts.killed },
    ],
  };
}

/** Devotion at the start: some scenarios begin higher. */
function startOf(log: readonly NumberedFact[], view: AnkhState, team: number): number {
  for (const { fact: told } of log) {
    const fact = told as AnkhFact;
    if (fact.type === 'devotion' && fact.team === team) return fact.before;
  }
  return view.teams[team]?.devotion ?? 0;
}
