import type { Layout } from '../layout.ts';
import type { ScenarioBox } from '../scenario-box.ts';

/** Two Capitals. The pictures of the scenario book are missing: reconstructed to fit its text (see docs/rules). */
const layouts: readonly Layout[] = [
  {
    players: 2,
    camels: [],
    conflictOrder: { F4: 1, F5: 2, G5: 3 },
    cities: [
      { at: 'D5', name: 'Memphis' },
      { at: 'H8', name: 'Waset' },
    ],
    noTokens: ['C5', 'D4', 'D6', 'E5', 'E6', 'G8', 'G9', 'H7', 'H9', 'I9'],
    pieces: [
      { at: 'B7', piece: 'god', player: 1 },
      { at: 'C8', piece: 'warrior', player: 1 },
      { at: 'A8', piece: 'temple', player: 1 },
      { at: 'J5', piece: 'god', player: 2 },
      { at: 'I6', piece: 'warrior', player: 2 },
      { at: 'J6', piece: 'pyramid', player: 2 },
      { at: 'B5', piece: 'pyramid' },
      { at: 'D9', piece: 'obelisk' },
      { at: 'G7', piece: 'temple' },
      { at: 'I4', piece: 'obelisk' },
      { at: 'F4', piece: 'temple' },
    ],
  },
  {
    players: 3,
    camels: ['F7-F8', 'F7-G8', 'G7-G8', 'G7-H7', 'H6-H7', 'H7-I7'],
    conflictOrder: { F4: 2, F5: 3, G5: 4, G9: 1 },
    cities: [
      { at: 'D5', name: 'Memphis' },
      { at: 'H8', name: 'Waset' },
    ],
    noTokens: ['C5', 'D4', 'D6', 'E5', 'E6', 'G8', 'G9', 'H7', 'H9', 'I9'],
    pieces: [
      { at: 'B7', piece: 'god', player: 1 },
      { at: 'C8', piece: 'warrior', player: 1 },
      { at: 'A8', piece: 'temple', player: 1 },
      { at: 'J5', piece: 'god', player: 2 },
      { at: 'I6', piece: 'warrior', player: 2 },
      { at: 'J6', piece: 'pyramid', player: 2 },
      { at: 'E2', piece: 'god', player: 3 },
      { at: 'E3', piece: 'warrior', player: 3 },
      { at: 'D2', piece: 'obelisk', player: 3 },
      { at: 'B5', piece: 'pyramid' },
      { at: 'C10', piece: 'obelisk' },
      { at: 'I4', piece: 'temple' },
      { at: 'G7', piece: 'obelisk' },
      { at: 'F9', piece: 'obelisk' },
      { at: 'F4', piece: 'temple' },
      { at: 'G2', piece: 'pyramid' },
    ],
  },
];
export default {
  id: 'two-capitals',
  provenance: 'reconstructed',
  layouts,
  eventFollowers: { 4: 2, 8: 2, 12: 2, 16: 2, 18: 2 }, // S-CAPITALS-3
  rules: ['S-CAPITALS-7', 'S-CAPITALS-9', 'S-CAPITALS-10', 'S-CITY-2', 'S-CITY-3'],
} as const satisfies ScenarioBox;
