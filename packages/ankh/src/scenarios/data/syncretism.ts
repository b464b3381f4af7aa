import type { Layout } from '../layout.ts';
import type { ScenarioBox } from '../scenario-box.ts';

/** Syncretism. The pictures of the scenario book are missing: reconstructed to fit its text (see docs/rules). */
const layouts: readonly Layout[] = [
  {
    players: 5,
    camels: [],
    conflictOrder: { F5: 1, G5: 2, F4: 3 },
    pieces: [
      { at: 'D8', piece: 'god', player: 1 },
      { at: 'J3', piece: 'warrior', player: 1 },
      { at: 'K3', piece: 'temple', player: 1 },
      { at: 'K4', piece: 'god', player: 2 },
      { at: 'B6', piece: 'warrior', player: 2 },
      { at: 'A6', piece: 'obelisk', player: 2 },
      { at: 'B5', piece: 'god', player: 3 },
      { at: 'G9', piece: 'warrior', player: 3 },
      { at: 'H9', piece: 'pyramid', player: 3 },
      { at: 'H8', piece: 'god', player: 4 },
      { at: 'C2', piece: 'warrior', player: 4 },
      { at: 'C1', piece: 'temple', player: 4 },
      { at: 'D1', piece: 'god', player: 5 },
      { at: 'D9', piece: 'warrior', player: 5 },
      { at: 'E9', piece: 'obelisk', player: 5 },
      { at: 'D6', piece: 'temple' },
      { at: 'B8', piece: 'pyramid' },
      { at: 'A3', piece: 'temple' },
      { at: 'G7', piece: 'pyramid' },
      { at: 'J5', piece: 'obelisk' },
      { at: 'E4', piece: 'pyramid' },
      { at: 'G2', piece: 'obelisk' },
    ],
  },
];
export default {
  id: 'syncretism',
  provenance: 'reconstructed',
  layouts,
  eventFollowers: { 12: 1 }, // S-SYNC-1
  followersTakenLast: true, // S-SYNC-5
  rules: ['S-SYNC-3', 'S-SYNC-4', 'S-SYNC-5', 'S-SYNC-6'],
} as const satisfies ScenarioBox;
