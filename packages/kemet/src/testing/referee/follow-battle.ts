import type { Seat } from '@ennead/kernel';
import { BATTLE_CARDS } from '../../data/battle-cards.ts';
import type { Value } from '../../facts.ts';
import {
  adjacent,
  type BattleBooks,
  type Books,
  change,
  creatureIn,
  has,
  hasEnemy,
  isContested,
  isEmpty,
  judge,
  one,
  seatBooks,
  unitsIn,
} from './books.ts';
import type { Judges, Of } from './follow.ts';
import { CARD_VALUES, CREATURE_VALUES, printedCost } from './printed.ts';

const battleOf = (books: Books): BattleBooks => books.battle as BattleBooks;
const foeOf = ({ attacker, defender }: BattleBooks, seat: Seat): Seat =>
  seat === attacker ? defender : attacker;

/** The sixteen windows of a battle (section 10). */
export const BATTLE: Judges = {
  attack: (books, { attacker, defender, sector, by, units, against }) => {
    judge(books.battle === null && books.waiting.shift() === sector, 'K-RECR-5: another attack comes first');
    judge(unitsIn(books, attacker, sector) === units && units > 0, 'K-BATTLE-1: wrong attackers');
    judge(unitsIn(books, defender, sector) === against && against > 0, 'K-BATTLE-1: wrong defenders');
    const nothing = { initiative: false, fought: false, winner: -1, pointed: false, unpaid: 0, fates: [] };
    const maps = { cards: new Map(), wound: new Map(), values: new Map(), lost: new Map() };
    books.escape = false;
    books.battle = { attacker, defender, sector, by, ...nothing, ...maps };
  },
  'units-lost': (books, { seat, units, cause }) => {
    const { battle } = books;
    if (battle === null) return;
    if (cause === 'battle') battle.lost.set(seat, units);
    if (cause !== 'initiative') return;
    judge(books.phase === 'day' && has(books, battle.attacker, 'initiative'), 'K-BATTLE-4: no Initiative');
    judge(units === 2 || unitsIn(books, seat, battle.sector) === 0, 'K-BATTLE-4: not 2 units');
    battle.initiative = true;
  },
  escaped: (books, fact) => {
    const { defender, sector, initiative } = battleOf(books);
    judge(books.escape && fact.seat === defender && !initiative, 'K-BATTLE-3: no Escape');
    judge(isEmpty(books, fact.into), 'K-BATTLE-2: the sector is not empty');
    books.escape = false;
    leaveTo(books, fact.seat, sector, fact);
  },
  'no-battle': (books, { because }) => {
    const { defender, sector, initiative } = battleOf(books);
    judge(unitsIn(books, defender, sector) === 0, 'K-BATTLE-5: defenders are left');
    judge(because === 'escape' || initiative, 'K-BATTLE-5: no reason');
  },
  revealed: (books, { seat, card, interventions }) => {
    const battle = battleOf(books);
    const sheet = seatBooks(books, seat);
    judge(sheet.cards.has(card) && !sheet.played.has(card), 'K-BATTLE-6: not in hand');
    sheet.played.add(card);
    sheet.hand -= interventions.length;
    battle.cards.set(seat, { card, added: interventions });
    battle.unpaid += interventions.filter((id) => printedCost(id) > 0).length;
    battle.fought = true;
  },
  'wound-added': (books, { seat, strength }) => {
    const { wound, winner } = battleOf(books);
    judge(has(books, seat, 'divine-wound') && winner === -1, 'K-BATTLE-10: no Divine Wound');
    wound.set(seat, strength);
    seatBooks(books, seat).hand -= 1;
  },
  'battle-value': (books, { seat, value, total, terms }) => {
    const due = printedValue(books, battleOf(books), seat, value);
    judge(total === due, `K-BATTLE-11, K-BATTLE-13: ${due} is due`);
    judge(terms.reduce((sum, term) => sum + term.value, 0) === due, 'K-BATTLE-11: the sum is wrong');
    battleOf(books).values.set(`${value} ${seat}`, total);
  },
  'battle-won': (books, { winner }) => {
    const battle = battleOf(books);
    const { values, attacker, defender } = battle;
    const wins = (values.get(`strength ${attacker}`) ?? 0) > (values.get(`strength ${defender}`) ?? 0);
    judge(battle.unpaid === 0, 'K-BATTLE-9: a card is not paid');
    judge(winner === (wins ? attacker : defender), 'K-BATTLE-12: the other side has won');
    battle.winner = winner;
  },
  'prayer-gained': (books, { seat, terms, rule }) => {
    if (rule !== 'K-BATTLE-16') return;
    const battle = battleOf(books);
    const kills = battle.lost.get(foeOf(battle, seat)) ?? 0;
    const won = battle.winner === seat ? 1 : 0;
    const due = 2 * kills * one(books, seat, 'crusade') + 4 * won * one(books, seat, 'holy-war');
    judge(terms.reduce((sum, { value }) => sum + value, 0) === due, `K-BATTLE-16: ${due} is due`);
  },
  point: (books, { seat, rule }) => {
    if (rule !== 'K-BATTLE-17') return;
    const battle = battleOf(books);
    judge(seat === battle.winner && unitsIn(books, seat, battle.sector) > 0, 'K-BATTLE-17: no survivor');
    battle.pointed = true;
  },
  retreated: (books, fact) => {
    const { winner, sector, fates } = battleOf(books);
    judge(fact.by === winner && fact.seat !== winner, 'K-BATTLE-20: the winner chooses');
    const isLeft = unitsIn(books, winner, sector) > 0;
    judge(
      isLeft || books.setup.rulings['beaten-troop'] === 'leaves',
      'K-BATTLE-19: nobody is left to retreat from',
    );
    leaveTo(books, fact.seat, sector, fact);
    fates.push(`${fact.seat} retreats`);
  },
  recalled: (books, { seat, sector, units }) => {
    judge(unitsIn(books, seat, sector) === units, 'K-BATTLE-22: not the whole troop');
    change(books, seat, sector, -units);
    seatBooks(books, seat).reserve += units;
    battleOf(books).fates.push(`${seat} recalls`);
  },
  stayed: (books, { seat }) => {
    const { winner, sector, fates } = battleOf(books);
    const mayStay =
      books.setup.rulings['beaten-troop'] === 'may-stay' && unitsIn(books, winner, sector) === 0;
    judge(seat === winner || mayStay, 'K-BATTLE-19: the loser cannot stay');
    fates.push(`${seat} stays`);
  },
  'battle-ended': endBattle,
};

/** Strength, damage or protection, added up from what is printed. */
function printedValue(books: Books, battle: BattleBooks, seat: Seat, value: Value): number {
  const { card, added } = battle.cards.get(seat) ?? { card: '', added: [] };
  const own = creatureIn(books, seat, battle.sector);
  const silenced = creatureIn(books, foeOf(battle, seat), battle.sector) === 'deep-desert-snake';
  let sum: number = BATTLE_CARDS.find(({ id }) => id === card)?.[value] ?? 0;
  if (own !== null && !silenced) sum += CREATURE_VALUES[own]?.[value] ?? 0;
  for (const id of added) sum += CARD_VALUES[id]?.[value] ?? 0;
  if (value === 'damage') return sum + one(books, seat, 'carnage');
  if (value === 'protection') return sum + one(books, seat, 'shield-of-neith');
  const role = seat === battle.attacker ? 'charge' : 'defense';
  const tiles = one(books, seat, 'blades-of-neith') + one(books, seat, role);
  return sum + tiles + unitsIn(books, seat, battle.sector) + (battle.wound.get(seat) ?? 0);
}

/** Casualties, points and fates are looked over once more. */
function endBattle(books: Books, _fact: Of<'battle-ended'>): void {
  const battle = battleOf(books);
  const { attacker, defender, sector, fates, winner } = battle;
  judge((books.troops.get(sector)?.size ?? 0) <= 1, 'K-COMP-9: two troops are left');
  books.battle = null;
  if (!battle.fought) return;
  for (const seat of [attacker, defender]) {
    const value = (name: Value, side: Seat) => battle.values.get(`${name} ${side}`) ?? 0;
    const due = Math.max(0, value('damage', foeOf(battle, seat)) - value('protection', seat));
    const lost = battle.lost.get(seat) ?? 0;
    const wipedOut = !fates.some((fate) => fate.startsWith(`${seat} `));
    judge(lost === due || (lost < due && wipedOut), `K-BATTLE-15: seat ${seat} loses ${due}`);
  }
  const survives = fates.some((fate) => fate.startsWith(`${winner} `));
  const scores = winner === attacker || has(books, winner, 'defensive-victory');
  judge(battle.pointed === (survives && scores), 'K-BATTLE-17: wrong point');
  // The loser decides first, then the winner (K-RUL-54).
  const decided = fates.map((fate) => Number(fate.split(' ')[0]));
  const inOrder = [foeOf(battle, winner), winner].filter((seat) => decided.includes(seat));
  judge(String(decided) === String(inOrder), 'K-BATTLE-19, K-BATTLE-23: wrong order');
  if (battle.by === 'move' && books.move !== null) books.move.over = true;
}

/** The whole troop is moved out of a battle. */
function leaveTo(
  books: Books,
  seat: number,
  from: string,
  fact: { into: string; units: number; creature: string | null },
): void {
  const { into, units, creature } = fact;
  judge(adjacent(books, from).includes(into) && !isContested(books, into), 'K-BATTLE-20: not adjacent');
  judge(unitsIn(books, seat, from) === units, 'K-BATTLE-20: not the whole troop');
  judge(creatureIn(books, seat, from) === creature, 'K-BATTLE-20: not with its creature');
  judge(creature === null || creatureIn(books, seat, into) === null, 'K-BATTLE-20: two creatures');
  judge(!hasEnemy(books, seat, into), 'K-BATTLE-20: others are there');
  change(books, seat, into, units);
  const travels = creature === null ? undefined : books.creatures.get(creature);
  if (travels !== undefined) travels.at = into;
  change(books, seat, from, -units);
}
