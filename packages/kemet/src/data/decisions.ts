import type {} from '../interventions/all.ts';
import type {} from '../interventions/escape-window.ts';
import type {} from '../interventions/veto-window.ts';
import type { DecisionKind } from '../questions.ts';
import type {} from '../tiles/in-battle.ts';
import type {} from '../tiles/tiles.ts';

/** By kind: its row in section 17. The page asks for the row of every kind, so none can be forgotten. */
export const DECISION_KINDS = {
  split: 'K-DEC-1',
  'high-colour': 'K-DEC-2',
  'missing-colour': 'K-DEC-3',
  district: 'K-DEC-4',
  'setup-units': 'K-DEC-5',
  vision: 'K-DEC-6',
  reinforcements: 'K-DEC-7',
  'hand-of-god': 'K-DEC-8',
  'turn-order': 'K-DEC-9',
  token: 'K-DEC-10',
  'fire-target': 'K-DEC-12',
  enlistment: 'K-DEC-13',
  'raise-pyramid': 'K-DEC-14',
  'raise-level': 'K-DEC-15',
  'new-district': 'K-DEC-16',
  tile: 'K-DEC-17',
  'creature-place': 'K-DEC-18',
  'give-up': 'K-DEC-19',
  'recruit-district': 'K-DEC-20',
  'recruit-units': 'K-DEC-21',
  'recruit-creature': 'K-DEC-22',
  start: 'K-DEC-23',
  step: 'K-DEC-24',
  'step-units': 'K-DEC-25',
  'step-creature': 'K-DEC-26',
  escape: 'K-DEC-27',
  'escape-sector': 'K-DEC-28',
  'battle-card': 'K-DEC-29',
  'discard-card': 'K-DEC-30',
  'battle-intervention': 'K-DEC-31',
  wound: 'K-DEC-32',
  loser: 'K-DEC-33',
  'retreat-sector': 'K-DEC-34',
  winner: 'K-DEC-35',
  'creature-home': 'K-DEC-36',
  delta: 'K-DEC-37',
  sanctuary: 'K-DEC-38',
  veto: 'K-DEC-39',
} satisfies Partial<Record<DecisionKind, string>>;
