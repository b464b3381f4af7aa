import { divineWound } from './divine-wound.ts';
import { handOfGod } from './hand-of-god.ts';
import { enterTiles } from './module.ts';
import { reinforcements } from './reinforcements.ts';
import { vision } from './vision.ts';

/** Tiles that are more than a row of the table. At night units come before levels (K-NIGHT-5). */
enterTiles(vision, divineWound, handOfGod, reinforcements);
