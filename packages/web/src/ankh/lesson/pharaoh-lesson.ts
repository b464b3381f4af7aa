import type { Lesson } from '../../learn/lesson.ts';
import { pharaohScript } from './pharaoh-script.ts';
import { load, type MessageKey, t } from './pharaoh-words.ts';

// Nothing below may speak before its words are there.
await load();

/** The guided game with a pharaoh, for those who know Ankh. */
export const pharaohLesson: Lesson = {
  ...pharaohScript,
  teacher: () => t('teacher'),
  text: (step) => t(step as MessageKey),
  task: (step) => t(`${step}.task` as MessageKey),
};
