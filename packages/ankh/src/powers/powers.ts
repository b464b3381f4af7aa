import { enterThings } from '../table/things.ts';
import { bountiful } from './bountiful.ts';
import { commanding } from './commanding.ts';
import { glorious } from './glorious.ts';
import { inspiring } from './inspiring.ts';
import { magnanimous } from './magnanimous.ts';
import { obeliskAttuned } from './obelisk-attuned.ts';
import { omnipresent } from './omnipresent.ts';
import { pyramidAttuned } from './pyramid-attuned.ts';
import { resplendent } from './resplendent.ts';
import { revered } from './revered.ts';
import { templeAttuned } from './temple-attuned.ts';
import { worshipful } from './worshipful.ts';

/** All powers by number, in the order of names.ts. */
enterThings({
  powers: [
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
  ],
});
