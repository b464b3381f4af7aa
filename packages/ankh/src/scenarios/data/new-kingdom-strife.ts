import type { Layout } from '../layout.ts';
import type { ScenarioBox } from '../scenario-box.ts';

/** Strife in the New Kingdom. The pictures of the scenario book are missing: reconstructed to fit its text (see docs/rules). */
const layouts: readonly Layout[] = [
  {
    players: 4,
    camels: ['A4-A5', 'A5-B4', 'B4-B5', 'B5-C5'],
    conflictOrder: { F4: 2, F5: 1, G5: 3, B8: 4 },
    cities: [
      { at: 'G3', name: 'Bubastis', controller: 1 },
      { at: 'D8', name: 'Het-Nesu', controller: 2 },
    ],
    pieces: [
      { at: 'F2', piece: 'god', player: 1 },
      { at: 'E3', piece: 'warrior', player: 1 },
      { at: 'G2', piece: 'pyramid', player: 1 },
      { at: 'D9', piece: 'god', player: 2 },
      { at: 'E9', piece: 'warrior', player: 2 },
      { at: 'E10', piece: 'obelisk', player: 2 },
      { at: 'A4', piece: 'god', player: 3 },
      { at: 'B4', piece: 'warrior', player: 3 },
      { at: 'A3', piece: 'temple', player: 3 },
      { at: 'J5', piece: 'god', player: 4 },
      { at: 'I6', piece: 'warrior', player: 4 },
      { at: 'J6', piece: 'pyramid', player: 4 },
      { at: 'D1', piece: 'obelisk' },
      { at: 'J2', piece: 'temple' },
      { at: 'B9', piece: 'pyramid' },
      { at: 'A7', piece: 'temple' },
      { at: 'D4', piece: 'pyramid' },
      { at: 'F6', piece: 'obelisk' },
      { at: 'H8', piece: 'temple' },
      { at: 'H4', piece: 'obelisk' },
    ],
  },
];
export default {
  id: 'new-kingdom-strife',
  provenance: 'reconstructed',
  layouts,
  needs: 'cities',
  rules: ['S-STRIFE-6', 'S-STRIFE-7', 'S-CITY-2', 'S-CITY-3'],
} as const satisfies ScenarioBox;
