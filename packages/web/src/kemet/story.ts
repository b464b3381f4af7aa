import {
  type KemetFact,
  type KemetState,
  POINT_SOURCES,
  pointSource,
  temporaryPoints,
} from '@ennead/kemet/tables';
import type { Story } from '../table/game-table.ts';
import type { NumberedFact } from '../table/snapshot.ts';
import { t } from './words.ts';

/** The game in pictures: points over time, where they came from, and a few counts. */
export function storyOf(log: readonly NumberedFact[], view: KemetState): Story {
  const seats = view.prayer.map((_, seat) => seat);
  const zeros = () => seats.map(() => 0);
  const points: [number, number][][] = seats.map(() => [[0, 0]]);
  const marks: { number: number; label: string }[] = [];
  const amounts = seats.map((seat) =>
    POINT_SOURCES.map((source) => (source === 'temporary' ? temporaryPoints(view, seat) : 0)),
  );
  const counts = {
    won: zeros(),
    lost: zeros(),
    fallen: zeros(),
    tiles: zeros(),
    gained: zeros(),
    spent: zeros(),
  };
  const add = (list: number[], at: number, by: number) => {
    list[at] = (list[at] ?? 0) + by;
  };

  for (const { number, fact: told } of log) {
    const fact = told as KemetFact;
    if (fact.type === 'point') {
      points[fact.seat]?.push([number, fact.permanent]);
      add(amounts[fact.seat] ?? [], POINT_SOURCES.indexOf(pointSource(fact.source)), 1);
    } else if (fact.type === 'phase-began' && fact.phase === 'day')
      marks.push({ number, label: t('story.mark.day', { round: fact.round }) });
    else if (fact.type === 'battle-won') {
      add(counts.won, fact.winner, 1);
      add(counts.lost, fact.loser, 1);
    } else if (fact.type === 'units-lost' && fact.cause === 'battle')
      add(counts.fallen, fact.seat, fact.units);
    else if (fact.type === 'tile-bought') add(counts.tiles, fact.seat, 1);
    else if (fact.type === 'prayer-gained') add(counts.gained, fact.seat, fact.gained);
    else if (fact.type === 'paid') add(counts.spent, fact.seat, fact.price);
  }
  return {
    lines: [{ title: t('story.points'), seats: points, marks }],
    stacks: [
      {
        title: t('story.sources'),
        sources: POINT_SOURCES.map((source) => t(`story.source.${source}`)),
        amounts,
      },
    ],
    counts: [
      { label: t('story.battles-won'), icon: 'laurel-crown', values: counts.won },
      { label: t('story.battles-lost'), icon: 'crossed-swords', values: counts.lost },
      { label: t('story.units-lost'), icon: 'skull-crossed-bones', values: counts.fallen },
      { label: t('story.tiles'), icon: 'gold-scarab', values: counts.tiles },
      { label: t('story.prayer'), icon: 'ankh-sign', values: counts.gained },
      { label: t('story.spent'), icon: 'flame', values: counts.spent },
    ],
  };
}
