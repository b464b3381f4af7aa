import { type ExerciseSet, readExercises } from '../exercises/exercise-set.ts';
import text from './exercises.json?raw';

/** Moments of Ankh with one best answer. */
export const ankhExercises: ExerciseSet = readExercises(text, {
  card: 'battle',
  'card-pair': 'battle',
  bid: 'battle',
  action: 'action',
  'second-action': 'action',
  unlock: 'power',
  'move-figure': 'pieces',
  'move-to': 'pieces',
  'summon-figure': 'pieces',
  'summon-to': 'pieces',
  control: 'pieces',
});
