import { enterThings } from '../table/things.ts';
import { buildMonument } from './build-monument.ts';
import { chariots } from './chariots.ts';
import { cycleOfMaat } from './cycle-of-maat.ts';
import { drought } from './drought.ts';
import { flood } from './flood.ts';
import { miracle } from './miracle.ts';
import { plagueOfLocusts } from './plague-of-locusts.ts';

/** All battle cards by number, in the order of names.ts. */
enterThings({ cards: [plagueOfLocusts, buildMonument, chariots, cycleOfMaat, drought, flood, miracle] });
