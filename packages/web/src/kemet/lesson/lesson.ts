import type { Lesson } from '../../learn/lesson.ts';
import { kemetScript } from './script.ts';
import { load, type MessageKey, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

/** The guided first game. */
export const kemetLesson: Lesson = {
  ...kemetScript,
  teacher: () => t('teacher'),
  text: (step) => t(step as MessageKey),
  task: (step) => t(`${step}.task` as MessageKey),
};
