import type { PowerTile } from '../tiles/tile.ts';

/**
 * Every kind of power tile: its name and what it adds at which moment (K-TILE-2). The order gives each kind its number
 * in the state, so a new kind comes last.
 */
const KINDS = {
  /** +1 strength when its owner attacks. */
  charge: { name: 'Charge!', strengthWhenAttacking: 1 },
  /** Each paid teleport costs 1 less. The card Teleportation is no paid teleport (K-RUL-25). */
  stargate: { name: 'Stargate', teleportDiscount: 1 },
  /** +1 range for all troops of its owner. */
  'god-speed': { name: 'God Speed', range: 1 },
  /** +1 damage in every battle. */
  carnage: { name: 'Carnage', damage: 1 },
  /** Trades a basic battle card for the card 3/3/0 (K-BUY-6). */
  'offensive-strategy': { name: 'Offensive Strategy', battleCard: 'special-offensive' },
  /** Walls never stop its owner's troops (K-MOVE-14). */
  'open-gates': { name: 'Open Gates', ignoresWalls: 1 },
  /** Its owner's troops may also teleport from obelisks (K-MOVE-8). */
  teleport: { name: 'Teleport', teleportsFromObelisks: 1 },
  /** Brings the Royal Scarab. */
  'royal-scarab': { name: 'Royal Scarab', creature: 'royal-scarab' },
  /** +1 strength in every battle. */
  'blades-of-neith': { name: 'Blades of Neith', strengthWhenAttacking: 1, strengthWhenDefending: 1 },
  /** Cards discarded after the reveal are +1 strength each (K-BATTLE-10). */
  'divine-wound': { name: 'Divine Wound', discardsForStrength: 1 },
  /** A permanent point. */
  'victory-point': { name: 'Victory Point', pointOnPurchase: 1 },
  /** Brings the Giant Scorpion. */
  'giant-scorpion': { name: 'Giant Scorpion', creature: 'giant-scorpion' },
  /** Destroys 2 units of an attacked troop before the battle, by day (K-BATTLE-4). */
  initiative: { name: 'Initiative', destroysBeforeBattle: 2 },
  /** Brings the Phoenix. */
  phoenix: { name: 'Phoenix', creature: 'phoenix' },
  /** A silver token: one more action a day (K-DAY-4). */
  'act-of-god': { name: 'Act of God', silverToken: 1 },
  /** 2 units of each Recruit action are free (K-RECR-2). */
  'recruiting-scribe': { name: 'Recruiting Scribe', freeRecruits: 2 },
  /** +1 strength when its owner defends. */
  defense: { name: 'Defense!', strengthWhenDefending: 1 },
  /** Troops of up to 7 units (K-COMP-3). */
  legion: { name: 'Legion', largerTroops: 2 },
  /** Brings the Ancestral Elephant. */
  'ancestral-elephant': { name: 'Ancestral Elephant', creature: 'ancestral-elephant' },
  /** Trades a basic battle card for the card 3/0/3 (K-BUY-6). */
  'defensive-strategy': { name: 'Defensive Strategy', battleCard: 'special-defensive' },
  /** Brings the Deep Desert Snake. */
  'deep-desert-snake': { name: 'Deep Desert Snake', creature: 'deep-desert-snake' },
  /** +1 protection in every battle. */
  'shield-of-neith': { name: 'Shield of Neith', protection: 1 },
  /** A battle point for a battle won as defender with a survivor (K-BATTLE-17). */
  'defensive-victory': { name: 'Defensive Victory', pointForDefense: 1 },
  /** The opponent chooses the battle card first and shows it (K-BATTLE-7). */
  prescience: { name: 'Prescience', seesBattleCard: 1 },
  /** Up to 4 free units at night (K-TILE-4). */
  reinforcements: { name: 'Reinforcements', unitsAtNight: 4 },
  /** Brings the Sphinx and a permanent point, wherever the creature is (K-RUL-70). */
  sphinx: { name: 'Sphinx', creature: 'sphinx', pointOnPurchase: 1 },
  /** The gold token: a Move or a Recruit on the apex (K-DAY-4). */
  'divine-will': { name: 'Divine Will', goldToken: 1 },
  /** Each Pray action gives 1 more. The card Prayer is no Pray action (K-RUL-29). */
  priest: { name: 'Priest', prayerWhenPraying: 1 },
  /** Tiles cost 1 less. */
  priestess: { name: 'Priestess', tileDiscount: 1 },
  /** Every level gained in a Raise action costs 1 less. */
  slaves: { name: 'Slaves', levelDiscount: 1 },
  /** 2 more prayer points at night. */
  'high-priest': { name: 'High Priest', prayerAtNight: 2 },
  /** 2 prayer points for each enemy unit destroyed in window 10 (K-BATTLE-16). */
  crusade: { name: 'Crusade', prayerPerKill: 2 },
  /** 1 more intervention at night. */
  'divine-boon': { name: 'Divine Boon', cardsAtNight: 1 },
  /** A free pyramid level at night (K-TILE-5). */
  'hand-of-god': { name: 'Hand of God', levelsAtNight: 1 },
  /** The basic card of the night is chosen out of 5 (K-NIGHT-3). */
  vision: { name: 'Vision', looksAtCards: 5 },
  /** 4 prayer points for each battle won (K-BATTLE-16). */
  'holy-war': { name: 'Holy War', prayerForVictory: 4 },
  /** Every payment is 1 lower (K-PAY-3). */
  'priest-of-ra': { name: 'Priest of Ra', paymentDiscount: 1 },
  /** 5 more prayer points at night. */
  'priest-of-amon': { name: 'Priest of Amon', prayerAtNight: 5 },
  /** Brings the Mummy, and 1 more intervention at night wherever the creature is (K-RUL-70). */
  mummy: { name: 'The Mummy', creature: 'mummy', cardsAtNight: 1 },
} as const satisfies Readonly<Record<string, PowerTile>>;

export type TileKind = keyof typeof KINDS;

/** The 48 tiles: 16 of each colour, 4 of each level, lowest level first (K-COMP-2). */
const BOX: Readonly<Record<TileColour, readonly (readonly TileKind[])[]>> = {
  red: [
    ['charge', 'charge', 'stargate', 'god-speed'],
    ['carnage', 'offensive-strategy', 'open-gates', 'teleport'],
    ['royal-scarab', 'blades-of-neith', 'divine-wound', 'victory-point'],
    ['giant-scorpion', 'initiative', 'phoenix', 'act-of-god'],
  ],
  blue: [
    ['recruiting-scribe', 'recruiting-scribe', 'defense', 'defense'],
    ['legion', 'ancestral-elephant', 'defensive-strategy', 'deep-desert-snake'],
    ['shield-of-neith', 'defensive-victory', 'prescience', 'victory-point'],
    ['reinforcements', 'sphinx', 'divine-will', 'act-of-god'],
  ],
  white: [
    ['priest', 'priest', 'priestess', 'priestess'],
    ['slaves', 'high-priest', 'crusade', 'divine-boon'],
    ['hand-of-god', 'vision', 'holy-war', 'victory-point'],
    ['priest-of-ra', 'priest-of-amon', 'mummy', 'act-of-god'],
  ],
};

type TileColour = 'red' | 'blue' | 'white';
/** Colour, level and kind; a second number where there are two of them. */
export type TileId = `${TileColour}-${number}-${string}`;

export interface Tile {
  readonly id: TileId;
  readonly kind: TileKind;
  readonly name: string;
  readonly colour: TileColour;
  /** The price is the level (K-BUY-3). */
  readonly level: number;
}

function unpack(colour: TileColour): Tile[] {
  return BOX[colour].flatMap((kinds, index) =>
    kinds.map((kind, place) => {
      const level = index + 1;
      const copies = kinds.filter((other) => other === kind).length;
      const copy = copies > 1 ? `-${1 + place - kinds.indexOf(kind)}` : '';
      return {
        id: `${colour}-${level}-${kind}${copy}` as const,
        kind,
        name: KINDS[kind].name,
        colour,
        level,
      };
    }),
  );
}

export const TILES: readonly Tile[] = [...unpack('red'), ...unpack('blue'), ...unpack('white')];

/** Lowest first. */
export const TILE_LEVELS: readonly number[] = [...new Set(TILES.map(({ level }) => level))].sort();

/** Every kind once. The place in this list is the number of the kind in the state. */
export const TILE_KINDS = Object.keys(KINDS) as readonly TileKind[];

/** By number of the kind: what it does. */
export const POWER_TILES: readonly PowerTile[] = TILE_KINDS.map((kind) => KINDS[kind]);
