import type { Layout } from '../layout.ts';
import type { ScenarioBox } from '../scenario-box.ts';

/** Gift of the Delta. The pictures of the scenario book are missing: reconstructed to fit its text (see docs/rules). */
const layouts: readonly Layout[] = [
  {
    players: 3,
    camels: [],
    conflictOrder: { F5: 1, G5: 2, F4: 3 },
    cities: [
      { at: 'C1', name: 'Rosetta' },
      { at: 'I2', name: 'Tanis' },
    ],
    pieces: [
      { at: 'A5', piece: 'god', player: 1 },
      { at: 'B4', piece: 'warrior', player: 1 },
      { at: 'A4', piece: 'obelisk', player: 1 },
      { at: 'C2', piece: 'god', player: 2 },
      { at: 'B2', piece: 'warrior', player: 2 },
      { at: 'B1', piece: 'pyramid', player: 2 },
      { at: 'H6', piece: 'god', player: 3 },
      { at: 'G6', piece: 'warrior', player: 3 },
      { at: 'G7', piece: 'temple', player: 3 },
      { at: 'B6', piece: 'pyramid' },
      { at: 'A9', piece: 'temple' },
      { at: 'E2', piece: 'temple' },
      { at: 'E4', piece: 'obelisk' },
      { at: 'H2', piece: 'pyramid' },
      { at: 'I5', piece: 'pyramid' },
      { at: 'K3', piece: 'obelisk' },
    ],
  },
  {
    players: 4,
    camels: ['E2-F2', 'E3-F2', 'E3-F3', 'E4-F3', 'E4-F4'],
    conflictOrder: { F5: 1, E4: 2, F4: 3, G5: 4 },
    cities: [
      { at: 'C1', name: 'Rosetta' },
      { at: 'I2', name: 'Tanis' },
    ],
    pieces: [
      { at: 'A5', piece: 'god', player: 1 },
      { at: 'B4', piece: 'warrior', player: 1 },
      { at: 'A4', piece: 'obelisk', player: 1 },
      { at: 'C2', piece: 'god', player: 2 },
      { at: 'B2', piece: 'warrior', player: 2 },
      { at: 'B1', piece: 'pyramid', player: 2 },
      { at: 'H6', piece: 'god', player: 3 },
      { at: 'G6', piece: 'warrior', player: 3 },
      { at: 'G7', piece: 'temple', player: 3 },
      { at: 'G2', piece: 'god', player: 4 },
      { at: 'G3', piece: 'warrior', player: 4 },
      { at: 'H2', piece: 'obelisk', player: 4 },
      { at: 'D6', piece: 'temple' },
      { at: 'A7', piece: 'pyramid' },
      { at: 'E2', piece: 'obelisk' },
      { at: 'D3', piece: 'temple' },
      { at: 'F9', piece: 'pyramid' },
      { at: 'I5', piece: 'obelisk' },
      { at: 'F4', piece: 'pyramid' },
      { at: 'J2', piece: 'temple' },
    ],
  },
];
export default {
  id: 'gift-of-the-delta',
  provenance: 'reconstructed',
  layouts,
  rules: ['S-DELTA-3', 'S-DELTA-4', 'S-DELTA-5', 'S-CITY-2', 'S-CITY-3'],
} as const satisfies ScenarioBox;
