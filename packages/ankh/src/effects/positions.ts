import { missing } from '@ennead/kernel';
import { POLICY_CARDS } from '../policies/data/policy-cards.ts';
import { POLICY_NAMES } from '../policies/names.ts';
import type { AnkhPosition } from '../position/position.ts';

/** One before the event space on every track. */
const READY = { move: 5, summon: 5, gain: 5, unlock: 4 };

const GODS = ['amun', 'isis', 'ra'] as const;

const rebuilding = (pieces: AnkhPosition['pieces'], stocks: readonly (readonly number[])[]): unknown => {
  const onBoard = ['obelisk', 'temple', 'pyramid'].map(
    (kind) => Object.values(pieces ?? {}).filter((piece) => piece.startsWith(kind)).length,
  );
  const gone = onBoard.map(
    (count, kind) => 10 - count - stocks.reduce((sum, stock) => sum + (stock[kind] ?? missing()), 0),
  );
  return {
    players: 3,
    gods: GODS,
    scenario: 'great-rebuilding',
    firstSeat: 0,
    pieces,
    markers: READY,
    scenarioState: { kind: 'great-rebuilding', pool: [0, 0, 0], stocks, chosen: [0, 0, 0], gone },
  };
};

const NOTHING = [0, 0, 0];

/** By scenario: what hardly ever comes up from the start. */
export const SCENARIO_POSITIONS: Readonly<Record<string, readonly unknown[]>> = {
  'peoples-revolt': [
    // No camels are left.
    {
      players: 2,
      gods: ['isis', 'anubis'],
      scenario: 'peoples-revolt',
      firstSeat: 0,
      pieces: { B5: 'god 0', B4: 'temple', G5: 'god 1', H4: 'temple' },
      camels: [],
      conflict: { B5: 1, G5: 2, F3: 3 },
      event: 4,
      markers: READY,
    },
  ],
  'great-rebuilding': [
    // Nobody has a monument to build with.
    rebuilding({ B5: 'god 0', B4: 'site', G5: 'god 1', H4: 'site', I6: 'god 2' }, [
      NOTHING,
      NOTHING,
      NOTHING,
    ]),
    // No site is left.
    rebuilding({ B5: 'god 0', B4: 'temple 1', G5: 'god 1', H4: 'pyramid 0', I6: 'god 2' }, [
      NOTHING,
      NOTHING,
      NOTHING,
    ]),
  ],
};

const COPIES = POLICY_NAMES.flatMap((name, card) =>
  new Array<string>(POLICY_CARDS[card]?.copies ?? 0).fill(name),
);

/** Of the expansion: what hardly ever comes up from the start. */
export const PHARAOH_POSITIONS: readonly unknown[] = [
  // No neutral monument is left, and a sphinx stands beside each god.
  {
    players: 2,
    gods: ['amun', 'isis'],
    pharaoh: 'xerxes',
    firstSeat: 0,
    pieces: { B5: 'god 0', B4: 'sphinx 1', G5: 'god 1', H4: 'sphinx 0', J9: 'pharaoh' },
    markers: READY,
  },
  // The deck is empty, and a riddle is about to be solved.
  {
    players: 2,
    gods: ['amun', 'isis'],
    pharaoh: 'amenhotep',
    firstSeat: 0,
    pieces: { B5: 'god 0', B4: 'sphinx 0', B8: 'temple', J9: 'pharaoh', G5: 'god 1', H4: 'temple 1' },
    palace: {
      rooms: { decrees: [0, 0], war: [2, 1] },
      display: COPIES.slice(0, 3),
      discards: COPIES.slice(3),
    },
    markers: READY,
  },
];
