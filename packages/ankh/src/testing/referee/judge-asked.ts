import type { Decision } from '@ennead/kernel';
import type { AnkhFact } from '../../facts.ts';
import { type Book, canLie, type Fight, hasGod, hasPower, mapOf, sideOf, spaceOfPharaoh } from './book.ts';
import { LAND } from './map.ts';

/** Whom the battle under way has asked what: '0 isis'. And who may: Isis's figures beside enemies, Amun's token. */
export interface Asked {
  readonly questions: Set<string>;
  /** Figures on the kill list that were let die. */
  readonly letDie: Set<string>;
  /** Figures beside an enemy when the battle was decided, by space. */
  beside: Set<string>;
  /** Amun has announced two cards in this Conflict. */
  hasAnnounced: boolean;
}

export const nobody = (): Asked => ({
  questions: new Set(),
  letDie: new Set(),
  beside: new Set(),
  hasAnnounced: false,
});

export function noteQuestions(asked: Asked, decisions: readonly Decision[], teamOf: readonly number[]): void {
  for (const { seat, kind } of decisions) asked.questions.add(`${teamOf[seat]} ${kind}`);
}

const HAND = 7;
const WORSHIP = 2;

/** A question that was due and not asked; '' for none. */
export function judgeAsked(book: Book, asked: Asked, fact: AnkhFact): string {
  const { fight } = book;
  switch (fact.type) {
    case 'conflict-began':
      asked.hasAnnounced = false;
      return '';
    case 'battle-began':
      asked.questions.clear();
      asked.letDie.clear();
      return '';
    case 'two-cards-announced':
      asked.hasAnnounced = true;
      return '';
    case 'cards-revealed': {
      const due = fact.cards.find(
        ({ team }) => hasGod(book, team, 'amun') && HAND - sideOf(book, team).used.size > 1,
      )?.team;
      const isDue = due !== undefined && !asked.hasAnnounced && !asked.questions.has(`${due} two-cards`);
      return isDue ? 'Amun was not asked' : '';
    }
    case 'region-reached':
      asked.letDie.clear();
      asked.beside = besideEnemies(book);
      return '';
    case 'battle-decided': {
      asked.beside = besideEnemies(book);
      return fight !== null && isTieUnasked(book, asked, fight) ? 'the tie-breaker was not asked for' : '';
    }
    case 'figure-killed': {
      const isHers = fact.cause === 'casualties' && hasGod(book, fact.team, 'isis');
      const isForgotten = isHers && asked.beside.has(fact.space) && !asked.letDie.has(fact.space);
      return isForgotten ? 'Isis was not asked' : '';
    }
    case 'battle-ended':
      return fight === null ? '' : judgeLast(book, asked, fight);
    default:
      return '';
  }
}

function besideEnemies(book: Book): Set<string> {
  const map = mapOf(book);
  const beside = new Set<string>();
  for (const [space, { team }] of book.figures)
    if (
      map.around(space).some((other) => {
        const enemy = book.figures.get(other);
        return enemy !== undefined && enemy.team >= 0 && enemy.team !== team;
      })
    )
      beside.add(space);
  return beside;
}

/** A-WIN-3. */
function isTieUnasked(book: Book, asked: Asked, { teams, strength, present, tieBroken }: Fight): boolean {
  const contenders = teams.filter((team) => (present.get(team) as number) > 0);
  const highest = Math.max(...contenders.map((team) => strength.get(team) as number));
  const tied = contenders.filter((team) => strength.get(team) === highest);
  const isFree = !book.isTokenUsed || tieBroken;
  return (
    tied.length > 1 &&
    tied.includes(book.holder) &&
    isFree &&
    !asked.questions.has(`${book.holder} tie-breaker`)
  );
}

/** Osiris's gate and Worshipful. */
function judgeLast(book: Book, asked: Asked, { teams, winner, region }: Fight): string {
  const pharaoh = spaceOfPharaoh(book);
  const isTyranny = book.setup.pharaoh === 'xerxes' && pharaoh !== undefined && region.has(pharaoh);
  for (const team of teams) {
    const isLoser = team !== winner && hasGod(book, team, 'osiris');
    const hasRoom = LAND.some((space) => region.has(space) && canLie(book, space));
    if (isLoser && hasRoom && !asked.questions.has(`${team} gate-token`)) return 'Osiris was not asked';
    const isWorshipped = hasPower(book, team, 'worshipful') && sideOf(book, team).followers >= WORSHIP;
    if (isWorshipped && !isTyranny && !asked.questions.has(`${team} worshipful`))
      return `team ${team} was not asked to worship`;
  }
  return '';
}
