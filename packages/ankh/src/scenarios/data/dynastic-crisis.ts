import type { Layout } from '../layout.ts';
import type { ScenarioBox } from '../scenario-box.ts';

/** Dynastic Crisis. The pictures of the scenario book are missing: reconstructed to fit its text (see docs/rules). */
const layouts: readonly Layout[] = [
  {
    players: 2,
    camels: [],
    conflictOrder: { F5: 2, G5: 1, F4: 3 },
    pieces: [
      { at: 'D5', piece: 'god', player: 1 },
      { at: 'C5', piece: 'warrior', player: 1 },
      { at: 'E6', piece: 'temple', player: 1 },
      { at: 'I5', piece: 'god', player: 2 },
      { at: 'H5', piece: 'warrior', player: 2 },
      { at: 'J5', piece: 'obelisk', player: 2 },
      { at: 'C9', piece: 'pyramid' },
      { at: 'H9', piece: 'temple' },
      { at: 'G4', piece: 'pyramid' },
      { at: 'B2', piece: 'temple' },
      { at: 'I2', piece: 'obelisk' },
    ],
  },
  {
    players: 3,
    camels: [],
    conflictOrder: { F5: 2, G5: 1, F4: 3 },
    pieces: [
      { at: 'E8', piece: 'god', player: 1 },
      { at: 'D8', piece: 'warrior', player: 1 },
      { at: 'E9', piece: 'pyramid', player: 1 },
      { at: 'F2', piece: 'god', player: 2 },
      { at: 'G2', piece: 'warrior', player: 2 },
      { at: 'G3', piece: 'temple', player: 2 },
      { at: 'J5', piece: 'god', player: 3 },
      { at: 'I5', piece: 'warrior', player: 3 },
      { at: 'J6', piece: 'obelisk', player: 3 },
      { at: 'C5', piece: 'obelisk' },
      { at: 'B7', piece: 'temple' },
      { at: 'I9', piece: 'temple' },
      { at: 'G6', piece: 'pyramid' },
      { at: 'J2', piece: 'obelisk' },
      { at: 'D1', piece: 'pyramid' },
    ],
  },
  {
    players: 4,
    camels: ['A4-A5', 'A5-B4', 'B4-B5', 'B5-C5'],
    conflictOrder: { F5: 3, G5: 1, F4: 4, B8: 2 },
    pieces: [
      { at: 'H2', piece: 'god', player: 1 },
      { at: 'H3', piece: 'warrior', player: 1 },
      { at: 'I3', piece: 'obelisk', player: 1 },
      { at: 'I7', piece: 'god', player: 2 },
      { at: 'H6', piece: 'warrior', player: 2 },
      { at: 'H7', piece: 'temple', player: 2 },
      { at: 'C9', piece: 'god', player: 3 },
      { at: 'C8', piece: 'warrior', player: 3 },
      { at: 'D8', piece: 'pyramid', player: 3 },
      { at: 'B3', piece: 'god', player: 4 },
      { at: 'A4', piece: 'warrior', player: 4 },
      { at: 'B4', piece: 'temple', player: 4 },
      { at: 'E6', piece: 'pyramid' },
      { at: 'A2', piece: 'obelisk' },
      { at: 'G10', piece: 'pyramid' },
      { at: 'J5', piece: 'obelisk' },
      { at: 'D1', piece: 'temple' },
      { at: 'F3', piece: 'pyramid' },
      { at: 'A9', piece: 'temple' },
    ],
  },
];
export default {
  id: 'dynastic-crisis',
  provenance: 'reconstructed',
  layouts,
  eventFollowers: { 4: 2, 8: 4, 12: 6 }, // S-CRISIS-1
  followersTakenLast: true, // S-CRISIS-5
  neverMerges: true, // S-CRISIS-6
  rules: ['S-CRISIS-2', 'S-CRISIS-4', 'S-CRISIS-5', 'S-CRISIS-6'],
} as const satisfies ScenarioBox;
