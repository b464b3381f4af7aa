import { type ExerciseSet, readExercises } from '../exercises/exercise-set.ts';
import text from './exercises.json?raw';

/** Moments of Kemet with one best answer. */
export const kemetExercises: ExerciseSet = readExercises(text, {
  'battle-card': 'battle',
  'discard-card': 'battle',
  'battle-intervention': 'battle',
  escape: 'battle',
  loser: 'battle',
  winner: 'battle',
  'retreat-sector': 'battle',
  token: 'action',
  tile: 'power',
  'raise-pyramid': 'power',
  'raise-level': 'power',
  start: 'pieces',
  step: 'pieces',
  'step-units': 'pieces',
  'step-creature': 'pieces',
  'recruit-district': 'pieces',
  'recruit-units': 'pieces',
});
