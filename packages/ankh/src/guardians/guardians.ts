import { enterThings } from '../table/things.ts';
import { androsphinx } from './androsphinx.ts';
import { apep } from './apep.ts';
import { catMummy } from './cat-mummy.ts';
import { giantScorpion } from './giant-scorpion.ts';
import { mummy } from './mummy.ts';
import { satet } from './satet.ts';

/** The guardians of the box in the order of their levels. */
enterThings({ guardians: [satet, catMummy, mummy, apep, giantScorpion, androsphinx] });
