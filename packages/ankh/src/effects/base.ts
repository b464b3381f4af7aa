import { isLand, spaceNamed } from '../map/spaces.ts';
import {
  devotionFrom,
  type Effect,
  effect,
  endedBy,
  followersFrom,
  rewardOf,
  strengthOf,
  summonBy,
  told,
  toldUnder,
} from './effect.ts';

const released = (destination: 'pool' | 'box') =>
  told('warriors-released', (fact) => fact.destination === destination);

const spared = (by: 'flood' | 'isis') => told('figure-spared', (fact) => fact.by === by);

/** What gods, guardians, powers, cards and endings do. */
export const EFFECTS: readonly Effect[] = [
  effect('Amun plays two cards', 'A-AMUN-2', told('two-cards-announced')),
  effect('Anubis traps a warrior', 'A-ANUBIS-1', told('warrior-trapped')),
  effect('Anubis is stronger by those he holds', 'A-ANUBIS-3', strengthOf('anubis')),
  effect('a warrior is ransomed', 'A-ANUBIS-5', told('warrior-ransomed')),
  effect('trapped warriors leave with their god', 'A-ANUBIS-6', released('box')),
  effect('trapped warriors go home', 'A-ANUBIS-7', released('pool')),
  effect('Isis keeps a figure alive', 'A-ISIS-1', spared('isis')),
  effect(
    'Osiris lays a token',
    'A-OSIRIS-2',
    told('underworld-token-placed', ({ from }) => from === undefined),
  ),
  effect(
    'Osiris moves a token',
    'A-OSIRIS-2',
    told('underworld-token-placed', ({ from }) => from !== undefined),
  ),
  effect('a figure comes through a gate', 'A-OSIRIS-5', summonBy('gate')),
  effect('Ra gives a sun', 'A-RA-1', told('sun-given')),
  effect(
    'a sun comes back',
    'A-RA-3',
    told('figure-killed', ({ sun }) => sun === true),
  ),
  effect('radiance adds to victory', 'A-RA-4', rewardOf('ra', 'battle')),
  effect('radiance adds to domination', 'A-RA-4', rewardOf('ra', 'domination')),

  effect('Satet pushes', 'A-SATET-1', told('figure-pushed')),
  effect('a Cat Mummy curses', 'A-CAT-1', devotionFrom('cat-mummy')),
  effect('a Mummy returns', 'A-MUM-1', summonBy('mummy')),
  effect('a Mummy finds no room', 'A-MUM-1', told('mummy-to-pool')),
  effect(
    'Apep rises from water',
    'A-APEP-1',
    told('figure-summoned', ({ space }) => !isLand(spaceNamed(space))),
  ),
  effect('a Scorpion is aimed', 'A-SCORP-1', told('scorpion-aimed')),
  effect(
    'a Scorpion destroys',
    'A-SCORP-4',
    told('monument-destroyed', ({ by }) => by !== undefined),
  ),
  effect(
    'an Androsphinx takes strength',
    'A-SPHINX-1',
    told('strength', ({ terms }) => terms.some(({ neutralised }) => neutralised)),
  ),

  effect('Commanding', 'A-POW-1', followersFrom('commanding')),
  effect('Inspiring', 'A-POW-2', toldUnder('monument-built', 'A-POW-2')),
  effect('Omnipresent', 'A-POW-3', followersFrom('omnipresent')),
  effect('Revered', 'A-POW-4', followersFrom('revered')),
  effect('Resplendent', 'A-POW-5', strengthOf('resplendent')),
  effect('Obelisk-Attuned', 'A-POW-6', told('figure-relocated')),
  effect('Temple-Attuned', 'A-POW-7', strengthOf('temple-attuned')),
  effect('Pyramid-Attuned', 'A-POW-8', summonBy('pyramid')),
  effect('Glorious', 'A-POW-9', rewardOf('glorious', 'battle')),
  effect('Magnanimous', 'A-POW-10', devotionFrom('magnanimous')),
  effect(
    'Bountiful',
    'A-POW-11',
    told('devotion', ({ bountiful }) => bountiful === true),
  ),
  effect('Worshipful', 'A-POW-12', devotionFrom('worshipful')),

  effect(
    'a Plague spares one',
    'A-CARD-2',
    told('bids-revealed', ({ spared }) => spared !== undefined),
  ),
  effect(
    'a Plague spares none',
    'A-CARD-2',
    told('bids-revealed', ({ spared }) => spared === undefined),
  ),
  effect('Build Monument', 'A-CARD-4', toldUnder('monument-built', 'A-CARD-4')),
  effect('Chariots', 'A-CARD-5', strengthOf('chariots')),
  effect('Cycle of Ma’at', 'A-CARD-6', told('cards-taken-back')),
  effect('Drought', 'A-CARD-7', rewardOf('drought', 'battle')),
  effect('Flood brings followers', 'A-CARD-8', followersFrom('flood')),
  effect('Flood shelters', 'A-CARD-9', spared('flood')),
  effect('Miracle', 'A-CARD-10', devotionFrom('miracle')),

  effect(
    'a tie is broken',
    'A-WIN-3',
    told('tie-breaker', ({ used }) => used),
  ),
  effect(
    'nobody wins',
    'A-WIN-4',
    told('battle-decided', ({ winner }) => winner === undefined),
  ),
  effect('gods merge', 'A-MRG-1', told('gods-merged')),
  effect('a guardian is given up', 'A-MRG-6', told('guardian-given-up')),
  effect('a god is forgotten', 'A-FGT-1', told('god-forgotten')),
  effect('the highest devotion wins', 'A-END-1', endedBy('A-END-1')),
  effect('a sole survivor wins', 'A-END-2', endedBy('A-END-2')),
  effect('the most devotion wins', 'A-END-3', endedBy('A-END-3')),
  effect('nobody is left', 'A-FGT-5', endedBy('A-FGT-5')),
];
