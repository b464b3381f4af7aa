/**
 * The land of our maps, drawn so that neighbours share a border and nobody else does. A block is one bank of the
 * Nile (or the delta) as corners by name and outlines by sector; boards put blocks together under their own sector ids.
 */
export interface Block {
  readonly corners: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** By local name: the corners around the sector. */
  readonly outlines: Readonly<Record<string, string>>;
  /** By local name: where the troop stands, and where a temple or an obelisk stands. */
  readonly spots: Readonly<Record<string, Spots>>;
  /** By local name of the desert in front: the middle of its city. */
  readonly cities: Readonly<Record<string, readonly [x: number, y: number]>>;
}

interface Spots {
  readonly troop: readonly [x: number, y: number];
  readonly site?: readonly [x: number, y: number];
}

/** A bank with three cities, one above the other. The river is on its right, at about x = 606. */
export const threeCities: Block = {
  corners: {
    nw: [16, 16],
    n1: [424, 18],
    n2: [448, 110],
    n3: [440, 178],
    s1: [466, 226],
    g1: [444, 278],
    q1: [452, 336],
    q2: [460, 408],
    q3: [460, 652],
    q4: [452, 724],
    g2: [450, 796],
    g3: [524, 828],
    s2: [604, 824],
    w1: [548, 240],
    w2: [600, 286],
    u1: [610, 396],
    v1: [528, 410],
    v2: [508, 496],
    v3: [528, 582],
    u2: [614, 596],
    w3: [608, 710],
    w4: [600, 930],
    se: [588, 1042],
    sw: [18, 1044],
    t1: [14, 292],
    t2: [98, 300],
    p1: [126, 340],
    p2: [134, 418],
    p3: [134, 642],
    p4: [126, 720],
    t3: [98, 760],
    t4: [14, 768],
    m1: [284, 332],
    m2: [300, 394],
    m3: [300, 666],
    m4: [284, 728],
  },
  outlines: {
    north: 'nw n1 n2 n3 s1 g1 q1 m1 p1 t2 t1',
    upper: 'p1 m1 q1 q2 m2 p2',
    middle: 'p2 m2 q2 q3 m3 p3',
    lower: 'p3 m3 q3 q4 m4 p4',
    south: 'p4 m4 q4 g2 g3 s2 w4 se sw t4 t3',
    bank: 's1 w1 w2 u1 v1 v2 v3 u2 w3 s2 g3 g2 q4 q3 q2 q1 g1',
    river: 'u1 u2 v3 v2 v1',
    temple: 't1 t2 p1 p2 p3 p4 t3 t4',
  },
  spots: {
    north: { troop: [374, 196] },
    upper: { troop: [330, 368], site: [232, 368] },
    middle: { troop: [176, 530] },
    lower: { troop: [330, 694], site: [232, 694] },
    south: { troop: [400, 904] },
    bank: { troop: [528, 712] },
    river: { troop: [566, 546], site: [566, 462] },
    temple: { troop: [72, 592], site: [72, 480] },
  },
  cities: { north: [214, 154], middle: [334, 530], south: [214, 900] },
};

/** A bank with two cities. The river is on its left, at x = 0. */
export const twoCities: Block = {
  corners: {
    n1: [164, 18],
    n2: [124, 104],
    n3: [66, 214],
    a1: [4, 292],
    a2: [100, 308],
    b1: [172, 404],
    ne: [598, 16],
    o1: [602, 314],
    c0: [512, 330],
    c1: [474, 402],
    m1: [320, 424],
    m2: [320, 636],
    c2: [474, 658],
    c3: [512, 730],
    o2: [602, 746],
    b2: [172, 656],
    a3: [100, 752],
    a4: [4, 768],
    v2: [-8, 640],
    i3: [82, 626],
    i2: [102, 530],
    i1: [82, 434],
    v1: [-8, 420],
    w1: [-4, 900],
    sw: [22, 1042],
    se: [598, 1044],
  },
  outlines: {
    north: 'n1 ne o1 c0 c1 m1 b1 a2 a1 n3 n2',
    middle: 'b1 m1 c1 c2 m2 b2',
    south: 'a4 a3 b2 m2 c2 c3 o2 se sw w1',
    bank: 'a1 a2 b1 b2 a3 a4 v2 i3 i2 i1 v1',
    river: 'v1 i1 i2 i3 v2',
    temple: 'o1 c0 c1 c2 c3 o2',
  },
  spots: {
    north: { troop: [172, 250] },
    middle: { troop: [372, 530], site: [264, 530] },
    south: { troop: [150, 880] },
    bank: { troop: [88, 696] },
    river: { troop: [40, 584], site: [40, 498] },
    temple: { troop: [546, 590], site: [546, 480] },
  },
  cities: { north: [364, 186], south: [364, 866] },
};

/** The delta with the Sanctuary: two islands. */
export const deltaOfThree: Block = {
  corners: {
    a1: [470, 96],
    a2: [492, 40],
    a3: [570, 24],
    a4: [574, 112],
    a5: [570, 202],
    a6: [492, 178],
    b1: [632, 34],
    b2: [662, 92],
    b3: [654, 156],
    b4: [622, 204],
    c1: [698, 92],
    c2: [720, 36],
    c3: [772, 28],
    c4: [800, 86],
    c5: [782, 160],
    c6: [738, 204],
    c7: [700, 164],
  },
  outlines: {
    sanctuary: 'a1 a2 a3 a4 a5 a6',
    land: 'a3 b1 b2 b3 b4 a5 a4',
    temple: 'c1 c2 c3 c4 c5 c6 c7',
  },
  spots: {
    sanctuary: { troop: [526, 146], site: [524, 84] },
    land: { troop: [614, 118] },
    temple: { troop: [746, 156], site: [746, 88] },
  },
  cities: {},
};

/** The delta temple alone. */
export const deltaOfTwo: Block = {
  corners: {
    c1: [570, 110],
    c2: [596, 44],
    c3: [660, 24],
    c4: [718, 60],
    c5: [730, 130],
    c6: [690, 200],
    c7: [618, 206],
    c8: [578, 172],
  },
  outlines: { temple: 'c1 c2 c3 c4 c5 c6 c7 c8' },
  spots: { temple: { troop: [650, 154], site: [650, 84] } },
  cities: {},
};
