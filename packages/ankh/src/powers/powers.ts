import { bountiful } from './bountiful.ts';
import { commanding } from './commanding.ts';
import { glorious } from './glorious.ts';
import { inspiring } from './inspiring.ts';
import { magnanimous } from './magnanimous.ts';
import { obeliskAttuned } from './obelisk-attuned.ts';
import { omnipresent } from './omnipresent.ts';
import type { Power } from './power.ts';
import { pyramidAttuned } from './pyramid-attuned.ts';
import { resplendent } from './resplendent.ts';
import { revered } from './revered.ts';
import { templeAttuned } from './temple-attuned.ts';
import { worshipful } from './worshipful.ts';

/** All powers by number (see names.ts). */
export const POWERS: readonly Power[] = [
  commanding,
  inspiring,
  omnipresent,
  revered,
  resplendent,
  obeliskAttuned,
  templeAttuned,
  pyramidAttuned,
  glorious,
  magnanimous,
  bountiful,
  worshipful,
];
