import { enterThings } from '../table/things.ts';
import { amun } from './amun.ts';
import { anubis } from './anubis.ts';
import { isis } from './isis.ts';
import { osiris } from './osiris.ts';
import { ra } from './ra.ts';

/** The gods of the box by number, in the order of names.ts. */
enterThings({ gods: [amun, anubis, isis, osiris, ra] });
