import type { Option } from '@ennead/kernel';
import type { Snapshot } from '../table/snapshot.ts';

/** Page to worker. */
export type LessonCall = { readonly id: number } & LessonRequest;

export type LessonRequest =
  | {
      readonly name: 'open';
      readonly game: string;
      readonly position: unknown;
      readonly names: readonly [learner: string, teacher: string];
    }
  | {
      readonly name: 'decide';
      readonly option: Option;
      readonly replies: readonly Option[];
    }
  | { readonly name: 'history' }
  | { readonly name: 'story'; readonly from: number };

/** Worker to page. */
export type LessonMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'fault'; readonly id: number; readonly message: string }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot };
