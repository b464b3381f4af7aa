import { TILES } from '../../data/tiles.ts';
import {
  type Books,
  costOf,
  emptyRows,
  has,
  judge,
  type MoveBooks,
  one,
  priceOf,
  seatBooks,
  sectorOf,
  teleportPrice,
  total,
  unitsIn,
} from './books.ts';
import type { Judges, Of } from './follow.ts';
import { printedCost } from './printed.ts';

const sumOf = (terms: readonly { value: number }[]) => terms.reduce((sum, { value }) => sum + value, 0);
/** The course of the game, prayer, points and cards. */
export const COURSE: Judges = {
  'order-drawn': (books, { order }) => {
    books.order = order;
  },
  'phase-began': beginPhase,
  'pass-began': (books) => {
    books.turns = [];
  },
  'turn-began': (books, { seat }) => {
    judge(books.order[books.turns.length] === seat, 'K-DAY-1: not the turn of this seat');
    books.active = seat;
    books.placed = false;
  },
  'turn-ended': (books, { seat }) => {
    const { regular, spaces } = seatBooks(books, seat);
    judge(books.placed && (regular > 0 || emptyRows(spaces) === 0), 'K-DAY-11, K-DAY-7: the turn cannot end');
    books.turns.push(seat);
  },
  'order-fixed': (books, { by, order }) => {
    const fewest = Math.min(...books.order.map((seat) => total(books, seat)));
    judge(
      books.order.find((seat) => total(books, seat) === fewest) === by,
      'K-NIGHT-6: another seat decides',
    );
    books.order = order;
  },
  'token-placed': placeToken,
  standing: (books, fact) => {
    judge(fact.total === total(books, fact.seat) && fact.total === sumOf(fact.terms), 'K-VP-3: wrong total');
  },
  'game-over': endGame,
  'prayer-gained': gainPrayer,
  paid: pay,
  'prayer-lost': (books, { seat, lost, now }) => {
    seatBooks(books, seat).prayer -= lost;
    judge(lost === 1 && now >= 0 && seat !== books.active, 'K-DI-6: wrong loss');
  },
  point: (books, { seat, battle, rule, permanent }) => {
    const sheet = seatBooks(books, seat);
    sheet.permanent += 1;
    if (battle) sheet.battlePoints += 1;
    judge(sheet.permanent === permanent && battle === (rule === 'K-BATTLE-17'), 'K-VP-4: wrong point');
    const temples = [...books.sectors.values()].filter(
      ({ id, kind }) => kind === 'temple' && unitsIn(books, seat, id) > 0,
    );
    if (rule === 'K-DUSK-5') judge(temples.length >= 2, 'K-DUSK-5: no two temples');
  },
  'cards-taken-back': (books, { seat }) => {
    seatBooks(books, seat).played.clear();
  },
  'card-given-up': (books, { seat, card, receives }) => {
    const { cards } = seatBooks(books, seat);
    judge(cards.delete(card) && !card.startsWith('special'), 'K-RUL-60: this card cannot be given up');
    cards.add(receives);
  },
  'cards-drawn': (books, { seat, cards }) => {
    seatBooks(books, seat).hand += cards;
  },
  'intervention-played': playCard,
};

function beginPhase(books: Books, { phase, round }: Of<'phase-began'>): void {
  books.phase = phase;
  books.levy = null;
  books.round = round;
  if (phase === 'night')
    for (const sheet of books.seats) {
      sheet.spaces.clear();
      sheet.regular = 5;
      sheet.silver = false;
      sheet.gold = false;
    }
  if (phase !== 'dusk') return;
  books.active = -1;
  for (const { regular, spaces } of books.seats)
    judge(regular === 0 && emptyRows(spaces) === 0, 'K-INV-8: tokens left or a row empty');
}

function placeToken(books: Books, { seat, token, space, action }: Of<'token-placed'>): void {
  const sheet = seatBooks(books, seat);
  judge(seat === books.active && books.homeless.size === 0, 'K-DAY-2: the turn of another seat');
  books.action = { kind: action, space, units: 0, districts: [], paid: false, done: false };
  books.move = null;
  books.gatesAhead = false;
  if (token === 'gold') {
    judge(has(books, seat, 'divine-will') && !sheet.gold, 'K-DAY-4: no gold token');
    sheet.gold = true;
    return;
  }
  judge(!sheet.spaces.has(space), 'K-DAY-3: the space is taken');
  sheet.spaces.add(space);
  if (token === 'regular') {
    judge(!books.placed, 'K-DAY-2: a second regular token');
    books.placed = true;
    sheet.regular -= 1;
  } else {
    judge(has(books, seat, 'act-of-god') && !sheet.silver, 'K-DAY-4: no silver token');
    sheet.silver = true;
  }
}

function endGame(books: Books, { winner, totals }: Of<'game-over'>): void {
  const { beginner, length, roundLimit } = books.setup;
  const points = (seat: number) => total(books, seat);
  judge(
    totals.every((sum, seat) => sum === points(seat)),
    'K-END-1: wrong totals',
  );
  const target = beginner ? 4 : length === 'long' ? 10 : 8;
  judge(Math.max(...totals) >= target || books.round >= roundLimit, 'K-END-1: nobody has reached the target');
  const best = books.order.toSorted(
    (a, b) => points(b) - points(a) || seatBooks(books, b).battlePoints - seatBooks(books, a).battlePoints,
  );
  judge(best[0] === winner, 'K-END-2, K-END-3: another seat has won');
}

function gainPrayer(books: Books, { seat, gained, now, terms, rule }: Of<'prayer-gained'>): void {
  const sheet = seatBooks(books, seat);
  const sum = sumOf(terms);
  judge(gained === Math.min(sum, 11 - sheet.prayer), 'K-COMP-5: wrong gain');
  sheet.prayer += gained;
  judge(sheet.prayer === now, 'K-COMP-5: wrong prayer');
  const due: Partial<Record<string, number>> = {
    'K-NIGHT-1': 2 + 2 * one(books, seat, 'high-priest') + 5 * one(books, seat, 'priest-of-amon'),
    'K-PRAY-1': 2 + one(books, seat, 'priest'),
    'K-DUSK-2': 5,
    'K-DI-4': 2,
    'K-DI-6': 1,
  };
  judge(sum === (due[rule] ?? sum), `${rule}: ${due[rule]} is due`);
  if (rule !== 'K-DUSK-3') return;
  const temple = sectorOf(books, terms[0]?.source as string);
  judge(temple.prayer === sum && sum < 5 && unitsIn(books, seat, temple.id) > 0, 'K-DUSK-3: not this temple');
}

function pay(books: Books, { seat, price, now, purpose, rule, terms }: Of<'paid'>): void {
  const sheet = seatBooks(books, seat);
  sheet.prayer -= price;
  judge(sheet.prayer === now && now >= 0, 'K-PAY-1: cannot be paid');
  judge(price === Math.max(0, sumOf(terms)), 'K-PAY-3: the sum is wrong');
  const due: Partial<Record<string, () => number>> = {
    'K-BUY-3': () =>
      priceOf(
        books,
        seat,
        TILES.find(({ id }) => id === purpose)?.level as number,
        one(books, seat, 'priestess'),
      ),
    'K-RECR-2': () => priceOf(books, seat, books.action.units, 2 * one(books, seat, 'recruiting-scribe')),
    'K-MOVE-7': () => teleportPrice(books, seat, books.move as MoveBooks),
    'K-DI-1': () => costOf(books, seat, purpose),
    'K-BATTLE-9': () => costOf(books, seat, purpose),
  };
  judge(price === (due[rule]?.() ?? price), `${rule}: ${due[rule]?.()} is due`);
  books.action.paid = true;
  if (rule === 'K-MOVE-7') {
    const move = books.move as MoveBooks;
    move.paid = true;
    if (has(books, seat, 'priest-of-ra')) move.saved = true;
  }
  if (rule === 'K-BATTLE-9' && books.battle !== null) books.battle.unpaid -= 1;
}

function playCard(books: Books, { seat, card }: Of<'intervention-played'>): void {
  const sheet = seatBooks(books, seat);
  sheet.hand -= 1;
  const last = books.chain.at(-1);
  if (card === 'veto') judge(seat !== books.active && seat !== last?.seat, 'K-INT-2: not entitled');
  else if (card === 'escape') judge(seat === books.battle?.defender, 'K-BATTLE-2: only the defender');
  else {
    judge(seat === books.active && books.phase === 'day' && books.battle === null, 'K-DAY-9: no idle point');
    judge(books.homeless.size === 0 && books.waiting.length === 0, 'K-RUL-44: something is unfinished');
    books.levy = null;
  }
  judge(printedCost(card) === 0 || sheet.prayer >= costOf(books, seat, card), 'K-PAY-1: cannot be paid');
  books.chain.push({ seat, card });
}
