import type { Since } from '@ennead/table';

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** What somebody missed, in a sentence that names nobody: these words leave the server. Empty: nothing. */
export function sinceWords({ moves, battles, pieces, places, points }: Since): string {
  if (moves === 0) return '';
  const parts = [
    plural(moves, 'move by rivals', 'moves by rivals'),
    battles > 0 ? plural(battles, 'battle of yours', 'battles of yours') : '',
    pieces > 0 ? plural(pieces, 'of your pieces lost', 'of your pieces lost') : '',
    places > 0 ? plural(places, 'of your monuments lost', 'of your monuments lost') : '',
    points !== 0 ? `your points ${points > 0 ? '+' : '−'}${Math.abs(points)}` : '',
  ].filter((part) => part !== '');
  return `Since your last turn: ${parts.join(', ')}.`;
}
