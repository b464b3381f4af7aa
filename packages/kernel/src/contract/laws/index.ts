import type { Law } from '../trial.ts';
import { checkNotices } from './check-notices.ts';
import { clone } from './clone.ts';
import { edges } from './edges.ts';
import { facts } from './facts.ts';
import { next } from './next.ts';
import { options } from './options.ts';
import { randomPlay } from './random-play.ts';
import { refusal } from './refusal.ts';
import { replayed } from './replay.ts';
import { sampling } from './sampling.ts';
import { secrets } from './secrets.ts';
import { serialise } from './serialise.ts';
import { undone } from './undo.ts';
import { undoIsBlind } from './undo-is-blind.ts';
import { untoldIsUnseen } from './untold-is-unseen.ts';
import { views } from './views.ts';

/** What every game keeps to. */
export const LAWS = {
  edges,
  randomPlay,
  checkNotices,
  options,
  refusal,
  facts,
  serialise,
  clone,
  next,
  replayed,
  undone,
  views,
  sampling,
  secrets,
  undoIsBlind,
  untoldIsUnseen,
} as const satisfies Readonly<Record<string, Law>>;
