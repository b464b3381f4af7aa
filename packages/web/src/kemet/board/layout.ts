import { type Board, boardFor, DISTRICTS } from '@ennead/kemet/tables';
import { missing } from '@ennead/kernel';
import { wornLine, wornOutline } from './edges.ts';
import { BROAD, type Plan, TALL } from './plans.ts';
import { at, middle, type Point } from './point.ts';

/** Wide screens get broad maps; phones, whose map is about as high as wide, and upright screens get larger pieces. */
export type MapShape = 'broad' | 'square' | 'tall';

/** Where everything of a board is drawn. Lists are by sector. */
export interface Layout {
  /** How much larger than drawn the pieces are. */
  readonly pieces: number;
  readonly width: number;
  readonly height: number;
  readonly outlines: readonly string[];
  readonly troops: readonly Point[];
  /** Temples, obelisks, the Sanctuary; in districts the pyramid. */
  readonly sites: readonly Point[];
  /** Borders between two land neighbours outside the cities, with those neighbours. */
  readonly seams: readonly Seam[];
  readonly cities: readonly City[];
  readonly lanes: readonly Lane[];
  /** The Nile and the delta, under the land. */
  readonly water: string;
  readonly currents: readonly string[];
}

export interface Seam {
  readonly between: readonly [number, number];
  readonly line: string;
}

export interface City extends Point {
  readonly radius: number;
  /** Corners of the outer wall, clockwise from the top; an inner wall runs to every other one. */
  readonly corners: readonly Point[];
}

/** A boat lane between two sectors with a harbor at each end. */
export interface Lane {
  readonly between: readonly [number, number];
  readonly ends: readonly [Point, Point];
  readonly line: string;
}

const HEIGHT = 1060;

/** How a shape stretches what was drawn. */
const SHAPES = {
  broad: { stretch: 1, radius: 122, pieces: 1 },
  square: { stretch: 0.92, radius: 126, pieces: 1.2 },
  tall: { stretch: 1.36, radius: 148, pieces: 1.26 },
} as const;

function build(plan: Plan, board: Board, shape: MapShape): Layout {
  const { stretch, radius, pieces } = SHAPES[shape];
  const outlines: string[] = [];
  const troops: Point[] = [];
  const sites: Point[] = [];
  const edges = new Map<string, { sectors: number[]; line: string; ends: readonly [Point, Point] }>();
  const fronts = new Map<string, Point>();
  const numberOf = (id: string) => board.numberOf.get(id) as number;

  for (const { block, names, scale, shift } of plan.blocks) {
    const place = ([x, y]: readonly [number, number]): Point => ({ x: x * scale + shift, y: y * stretch });
    for (const [local, corners] of Object.entries(block.outlines)) {
      const sector = numberOf(names[local] ?? missing());
      const points = corners
        .split(' ')
        .map((name) => place(block.corners[name] as readonly [number, number]));
      outlines[sector] = wornOutline(points);
      const { troop, site = troop } = block.spots[local] ?? missing();
      troops[sector] = place(troop);
      sites[sector] = place(site);
      points.forEach((corner, i) => {
        const ends = [corner, points[(i + 1) % points.length] ?? missing()] as const;
        const key = ends.map(at).sort().join(' ');
        const edge = edges.get(key) ?? { sectors: [], line: wornLine(...ends), ends };
        edge.sectors.push(sector);
        edges.set(key, edge);
      });
    }
    for (const [local, centre] of Object.entries(block.cities))
      fronts.set(names[local] ?? missing(), place(centre));
  }

  const cities = board.data.cities.map(({ front }, seat) => {
    const centre = fronts.get(front) as Point;
    return layCity(centre, radius, seat * DISTRICTS, outlines, troops, sites);
  });
  const seams = [...edges.values()].flatMap(({ sectors: [one, other], line }) =>
    one !== undefined && other !== undefined ? [{ between: [one, other] as const, line }] : [],
  );
  return {
    pieces,
    width: plan.width,
    height: HEIGHT * stretch,
    outlines,
    troops,
    sites,
    seams,
    cities,
    lanes: lanesOf(board, plan, stretch, troops, [...edges.values()]),
    ...riverOf(plan, stretch),
  };
}

/** In a district, from the middle of its city in shares of its size: the foot of the pyramid, then the troop. */
const DISTRICT_SPOTS = [
  { corner: 4, site: [-0.46, -0.5], troop: [-0.47, 0.06] },
  { corner: 0, site: [0.46, -0.5], troop: [0.47, 0.06] },
  { corner: 2, site: [-0.27, 0.5], troop: [0.41, 0.57] },
] as const;

/** Where the eye of a pyramid of level 4 shows, from its foot: beside its top, or where troops stand there, beside its foot. */
const EYES = [
  { x: 30, y: -46 },
  { x: -30, y: -46 },
  { x: -42, y: -4 },
] as const;

export const eyeOf = (district: number): Point => EYES[district % EYES.length] ?? missing();

/** A city has six sides and three districts, each with two of them: left, right and below. */
function layCity(
  centre: Point,
  radius: number,
  first: number,
  outlines: string[],
  troops: Point[],
  sites: Point[],
): City {
  const around = (sixths: number): Point => ({
    x: centre.x + Math.cos((sixths * Math.PI) / 3 - Math.PI / 2) * radius,
    y: centre.y + Math.sin((sixths * Math.PI) / 3 - Math.PI / 2) * radius,
  });
  const spot = ([x, y]: readonly [number, number]) => ({
    x: centre.x + x * radius,
    y: centre.y + y * radius,
  });
  DISTRICT_SPOTS.forEach(({ corner, site, troop }, i) => {
    const sides = [corner, corner + 1, corner + 2].map((sixths) => at(around(sixths)));
    outlines[first + i] = `M${at(centre)}L${sides.join('L')}Z`;
    sites[first + i] = spot(site);
    troops[first + i] = spot(troop);
  });
  return { ...centre, radius, corners: [0, 1, 2, 3, 4, 5].map(around) };
}

/** The shore point of a sector that lies nearest to a point across the water. */
function shoreOf(
  sector: number,
  towards: Point,
  edges: readonly { sectors: readonly number[]; ends: readonly [Point, Point] }[],
): Point {
  const shores = edges
    .filter(({ sectors }) => sectors.length === 1 && sectors[0] === sector)
    .map(({ ends }) => middle(...ends));
  const away = (point: Point) => Math.hypot(point.x - towards.x, (point.y - towards.y) * 0.9);
  return shores.reduce((best, point) => (away(point) < away(best) ? point : best), shores[0] ?? missing());
}

function lanesOf(
  board: Board,
  { shores }: Plan,
  stretch: number,
  troops: readonly Point[],
  edges: readonly { sectors: readonly number[]; ends: readonly [Point, Point] }[],
): Lane[] {
  return board.harbors.flatMap((links, from) =>
    links
      .filter((to) => from < to)
      .map((to) => {
        const [a, b] = [troops[from] ?? missing(), troops[to] ?? missing()];
        const centre = { x: (shores[0] + shores[1]) / 2, y: (a.y + b.y) / 2 };
        const isDelta = Math.max(a.y, b.y) < 240 * stretch;
        const one = shoreOf(from, isDelta ? b : { x: centre.x, y: b.y }, edges);
        const other = shoreOf(to, isDelta ? one : { x: one.x, y: one.y }, edges);
        const bend = isDelta
          ? { x: (one.x + other.x) / 2, y: one.y - 14 }
          : { x: centre.x, y: (one.y + other.y) / 2 };
        return {
          between: [from, to] as const,
          ends: [one, other] as const,
          line: `M${at(one)}Q${at(bend)} ${at(other)}`,
        };
      }),
  );
}

function riverOf(
  { shores: [west, eastShore], mouth, width }: Plan,
  stretch: number,
): Pick<Layout, 'water' | 'currents'> {
  const isOpen = width - eastShore > 300;
  const right = isOpen ? eastShore + 40 : eastShore;
  const y = (value: number) => Math.round(value * stretch);
  const water = [
    `M${mouth[0]} 8H${mouth[1]}L${mouth[1] - (isOpen ? 70 : 0)} ${y(190)}`,
    `Q${right + 30} ${y(250)} ${right} ${y(330)}V${y(1052)}H${west - 40}V${y(330)}`,
    `Q${west - 60} ${y(250)} ${mouth[0]} ${y(190)}Z`,
  ].join('');
  const centre = (west + eastShore) / 2;
  const currents = [-16, 14].map((off) => {
    const x = centre + off;
    return `M${x} ${y(1048)}C${x + 16} ${y(860)} ${x - 16} ${y(700)} ${x} ${y(520)}S${x + 14} ${y(330)} ${centre + off * 3} ${y(250)}`;
  });
  return { water, currents };
}

/** What a map of this shape is drawn from. Two banks are as wide as their tall map is high. */
function planFor(players: number, shape: MapShape): { plan: Plan; drawn: MapShape } {
  const plan = (shape === 'broad' ? BROAD : TALL)[players - 2] ?? missing();
  return { plan, drawn: shape === 'square' && players > 3 ? 'tall' : shape };
}

const layouts = new Map<string, Layout>();

/** Drawn up once, when it is first seen. */
export function layoutFor(players: number, shape: MapShape = 'broad'): Layout {
  const { plan, drawn } = planFor(players, shape);
  const key = `${players} ${drawn}`;
  const layout = layouts.get(key) ?? build(plan, boardFor(players), drawn);
  layouts.set(key, layout);
  return layout;
}

/** The shape whose pieces are largest in a place of this size. */
export function shapeFor(players: number, width: number, height: number): MapShape {
  const sizeOf = (shape: MapShape) => {
    const { plan, drawn } = planFor(players, shape);
    const { stretch, pieces } = SHAPES[drawn];
    return pieces * Math.min(width / plan.width, height / (HEIGHT * stretch));
  };
  return (['square', 'tall'] as const).reduce<MapShape>(
    (best, shape) => (sizeOf(shape) > sizeOf(best) ? shape : best),
    'broad',
  );
}
