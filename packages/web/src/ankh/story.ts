import { type AnkhFact, type AnkhState, DEVOTION_SOURCES, devotionSource } from '@ennead/ankh/tables';
import type { Story } from '../table/game-table.ts';
import type { NumberedFact } from '../table/snapshot.ts';
import { teamName } from './names.ts';
import { t } from './words.ts';

/**
 * The game in pictures: devotion over time, where it came from, and a few counts. Gods that are one share whatever comes
 * to them, so that the numbers of either seat add up to the devotion of both.
 */
export function storyOf(log: readonly NumberedFact[], view: AnkhState): Story {
  const seats = view.teamOf.map((_, seat) => seat);
  const zeros = () => seats.map(() => 0);
  const starts = seats.map((seat) => startOf(log, view, seat));
  const lines: [number, number][][] = starts.map((start) => [[0, start]]);
  const marks: { number: number; label: string }[] = [];
  const amounts = starts.map((start) => DEVOTION_SOURCES.map((source) => (source === 'start' ? start : 0)));
  const counts = {
    won: zeros(),
    lost: zeros(),
    gained: zeros(),
    spent: zeros(),
    killed: zeros(),
    devotionLost: zeros(),
  };
  /** The team of every seat by now. */
  const teams = [...seats];
  let haveMerged = false;
  const seatsOf = (team: number) => seats.filter((seat) => teams[seat] === team);
  const add = (list: number[], at: number, by: number) => {
    list[at] = (list[at] ?? 0) + by;
  };
  const addToAll = (list: number[], team: number, by: number) => {
    for (const seat of seatsOf(team)) add(list, seat, by);
  };

  for (const { number, fact: told } of log) {
    const fact = told as AnkhFact;
    if (fact.type === 'devotion') {
      const change = fact.after - fact.before;
      for (const seat of seatsOf(fact.team)) {
        lines[seat]?.push([number, fact.after]);
        if (change > 0)
          add(amounts[seat] ?? [], DEVOTION_SOURCES.indexOf(devotionSource(fact.source)), change);
        else add(counts.devotionLost, seat, -change);
      }
    } else if (fact.type === 'followers')
      addToAll(fact.amount > 0 ? counts.gained : counts.spent, fact.team, Math.abs(fact.amount));
    else if (fact.type === 'battle-decided') {
      if (fact.winner !== undefined) addToAll(counts.won, fact.winner, 1);
      for (const loser of fact.losers) addToAll(counts.lost, loser, 1);
    } else if (fact.type === 'figure-killed') addToAll(counts.killed, fact.team, 1);
    else if (fact.type === 'conflict-began')
      marks.push({ number, label: t('story.mark.conflict', { number: fact.number }) });
    else if (fact.type === 'gods-merged') {
      marks.push({ number, label: t('story.mark.merged') });
      haveMerged = true;
      teams[fact.lower] = fact.upper;
      // The upper god steps down to the number of the lower one (A-MRG-7).
      for (const seat of seatsOf(fact.upper)) {
        const before = lines[seat]?.at(-1)?.[1] ?? fact.devotion;
        add(counts.devotionLost, seat, before - fact.devotion);
        lines[seat]?.push([number, fact.devotion]);
      }
    } else if (fact.type === 'god-forgotten')
      marks.push({ number, label: t('story.mark.forgotten', { god: teamName(view, fact.team) }) });
  }
  return {
    lines: [{ title: t('story.devotion'), seats: lines, marks }],
    stacks: [
      {
        title: t('story.sources'),
        sources: DEVOTION_SOURCES.map((source) => t(`story.${source}`)),
        amounts,
        lost: { label: t('story.lost'), amounts: counts.devotionLost },
        ...(haveMerged && { note: t('story.shared') }),
      },
    ],
    counts: [
      { label: t('story.battles-won'), icon: 'laurel-crown', values: counts.won },
      { label: t('story.battles-lost'), icon: 'crossed-swords', values: counts.lost },
      { label: t('story.devotion-lost'), icon: 'flame', values: counts.devotionLost },
      { label: t('story.followers-gained'), icon: 'prayer', values: counts.gained },
      { label: t('story.followers-spent'), icon: 'prayer', values: counts.spent },
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
  return view.setup.houseRules.startDevotion;
}
