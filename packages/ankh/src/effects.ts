import type { AnkhFact } from './facts.ts';
import { isLand, spaceNamed } from './map/spaces.ts';

/** Something that a god, guardian, power, card or ending does, and how the facts of a game tell that it was done. */
export interface Effect {
  readonly name: string;
  readonly rule: string;
  readonly isToldBy: (fact: AnkhFact) => boolean;
}

const strengthOf = (source: string) => (fact: AnkhFact) =>
  fact.type === 'strength' && fact.terms.some((term) => term.source === source && term.value > 0);

const rewardOf = (source: string, victory: 'battle' | 'domination') => (fact: AnkhFact) =>
  fact.type === 'reward' && fact.victory === victory && fact.terms.some((term) => term.source === source);

const followersFrom = (source: string) => (fact: AnkhFact) =>
  fact.type === 'followers' && fact.source === source;

const devotionFrom = (source: string) => (fact: AnkhFact) =>
  fact.type === 'devotion' && fact.source === source;

const summonBy = (slot: string) => (fact: AnkhFact) =>
  fact.type === 'figure-summoned' && fact.slot.split(' ')[0] === slot;

const toldAs = (type: AnkhFact['type']) => (fact: AnkhFact) => fact.type === type;

const endedBy = (rule: string) => (fact: AnkhFact) => fact.type === 'game-ended' && fact.rule === rule;

const effect = (name: string, rule: string, isToldBy: Effect['isToldBy']): Effect => ({
  name,
  rule,
  isToldBy,
});

/** Everything that random play should see at least once. */
export const EFFECTS: readonly Effect[] = [
  effect('Amun plays two cards', 'A-AMUN-2', toldAs('two-cards-announced')),
  effect('Anubis traps a warrior', 'A-ANUBIS-1', toldAs('warrior-trapped')),
  effect('Anubis is stronger by those he holds', 'A-ANUBIS-3', strengthOf('anubis')),
  effect('a warrior is ransomed', 'A-ANUBIS-5', toldAs('warrior-ransomed')),
  effect('trapped warriors leave with their god', 'A-ANUBIS-6', (fact) => isRelease(fact, 'box')),
  effect('trapped warriors go home', 'A-ANUBIS-7', (fact) => isRelease(fact, 'pool')),
  effect('Isis keeps a figure alive', 'A-ISIS-1', (fact) => isSpared(fact, 'isis')),
  effect('Osiris lays a token', 'A-OSIRIS-2', (fact) => isToken(fact) && fact.from === undefined),
  effect('Osiris moves a token', 'A-OSIRIS-2', (fact) => isToken(fact) && fact.from !== undefined),
  effect('a figure comes through a gate', 'A-OSIRIS-5', summonBy('gate')),
  effect('Ra gives a sun', 'A-RA-1', toldAs('sun-given')),
  effect('a sun comes back', 'A-RA-3', (fact) => fact.type === 'figure-killed' && fact.sun === true),
  effect('radiance adds to victory', 'A-RA-4', rewardOf('ra', 'battle')),
  effect('radiance adds to domination', 'A-RA-4', rewardOf('ra', 'domination')),

  effect('Satet pushes', 'A-SATET-1', toldAs('figure-pushed')),
  effect('a Cat Mummy curses', 'A-CAT-1', devotionFrom('cat-mummy')),
  effect('a Mummy returns', 'A-MUM-1', summonBy('mummy')),
  effect('a Mummy finds no room', 'A-MUM-1', toldAs('mummy-to-pool')),
  effect('Apep rises from water', 'A-APEP-1', isOnWater),
  effect('a Scorpion is aimed', 'A-SCORP-1', toldAs('scorpion-aimed')),
  effect('a Scorpion destroys', 'A-SCORP-4', (fact) => isDestroyed(fact) && fact.by !== undefined),
  effect('an Androsphinx takes strength', 'A-SPHINX-1', isNeutralising),

  effect('Commanding', 'A-POW-1', followersFrom('commanding')),
  effect('Inspiring', 'A-POW-2', (fact) => fact.type === 'monument-built' && fact.rule === 'A-POW-2'),
  effect('Omnipresent', 'A-POW-3', followersFrom('omnipresent')),
  effect('Revered', 'A-POW-4', followersFrom('revered')),
  effect('Resplendent', 'A-POW-5', strengthOf('resplendent')),
  effect('Obelisk-Attuned', 'A-POW-6', toldAs('figure-relocated')),
  effect('Temple-Attuned', 'A-POW-7', strengthOf('temple-attuned')),
  effect('Pyramid-Attuned', 'A-POW-8', summonBy('pyramid')),
  effect('Glorious', 'A-POW-9', rewardOf('glorious', 'battle')),
  effect('Magnanimous', 'A-POW-10', devotionFrom('magnanimous')),
  effect('Bountiful', 'A-POW-11', (fact) => fact.type === 'devotion' && fact.bountiful === true),
  effect('Worshipful', 'A-POW-12', devotionFrom('worshipful')),

  effect('a Plague spares one', 'A-CARD-2', (fact) => isBids(fact) && fact.spared !== undefined),
  effect('a Plague spares none', 'A-CARD-2', (fact) => isBids(fact) && fact.spared === undefined),
  effect('Build Monument', 'A-CARD-4', (fact) => fact.type === 'monument-built' && fact.rule === 'A-CARD-4'),
  effect('Chariots', 'A-CARD-5', strengthOf('chariots')),
  effect('Cycle of Ma’at', 'A-CARD-6', toldAs('cards-taken-back')),
  effect('Drought', 'A-CARD-7', rewardOf('drought', 'battle')),
  effect('Flood brings followers', 'A-CARD-8', followersFrom('flood')),
  effect('Flood shelters', 'A-CARD-9', (fact) => isSpared(fact, 'flood')),
  effect('Miracle', 'A-CARD-10', devotionFrom('miracle')),

  effect('a tie is broken', 'A-WIN-3', (fact) => fact.type === 'tie-breaker' && fact.used),
  effect('nobody wins', 'A-WIN-4', (fact) => fact.type === 'battle-decided' && fact.winner === undefined),
  effect('gods merge', 'A-MRG-1', toldAs('gods-merged')),
  effect('a guardian is given up', 'A-MRG-6', toldAs('guardian-given-up')),
  effect('a god is forgotten', 'A-FGT-1', toldAs('god-forgotten')),
  effect('the highest devotion wins', 'A-END-1', endedBy('A-END-1')),
  effect('a sole survivor wins', 'A-END-2', endedBy('A-END-2')),
  effect('the most devotion wins', 'A-END-3', endedBy('A-END-3')),
  effect('nobody is left', 'A-FGT-5', endedBy('A-FGT-5')),
];

function isRelease(fact: AnkhFact, destination: 'pool' | 'box'): boolean {
  return fact.type === 'warriors-released' && fact.destination === destination;
}

function isSpared(fact: AnkhFact, by: 'flood' | 'isis'): boolean {
  return fact.type === 'figure-spared' && fact.by === by;
}

function isToken(fact: AnkhFact): fact is Extract<AnkhFact, { type: 'underworld-token-placed' }> {
  return fact.type === 'underworld-token-placed';
}

function isBids(fact: AnkhFact): fact is Extract<AnkhFact, { type: 'bids-revealed' }> {
  return fact.type === 'bids-revealed';
}

function isDestroyed(fact: AnkhFact): fact is Extract<AnkhFact, { type: 'monument-destroyed' }> {
  return fact.type === 'monument-destroyed';
}

function isOnWater(fact: AnkhFact): boolean {
  return fact.type === 'figure-summoned' && !isLand(spaceNamed(fact.space));
}

function isNeutralising(fact: AnkhFact): boolean {
  return fact.type === 'strength' && fact.terms.some(({ neutralised }) => neutralised === true);
}
