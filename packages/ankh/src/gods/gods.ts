import { amun } from './amun.ts';
import { anubis } from './anubis.ts';
import type { God } from './god.ts';
import { isis } from './isis.ts';
import { osiris } from './osiris.ts';
import { ra } from './ra.ts';

/** All gods by number (see names.ts). A sixth comes here. */
export const GODS: readonly God[] = [amun, anubis, isis, osiris, ra];
