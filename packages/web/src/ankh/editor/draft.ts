import {
  findSpace,
  type Ground,
  groundOf,
  groundOfLayout,
  isLand,
  type Layout,
  type Piece,
  type PieceName,
  regionOfLand,
  SITE_FOLLOWERS,
  SPACES,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

/** What the editor's hand holds. */
export type Tool = PieceName | 'camel' | 'number' | 'city' | 'grey' | 'closed' | 'erase';

export const TOOLS: readonly Tool[] = [
  'god',
  'warrior',
  'obelisk',
  'temple',
  'pyramid',
  'site',
  'camel',
  'number',
  'city',
  'grey',
  'closed',
  'erase',
];

export function emptyLayout(players: number): Layout {
  return { players, camels: [], conflictOrder: {}, pieces: [] };
}

/** By region: the first number the layout gives it, 0 for none. */
export function conflictOfLayout({ conflictOrder }: Layout, ground: Ground): number[] {
  const numbers: number[] = ground.lands.map(() => 0);
  for (const [name, number] of Object.entries(conflictOrder)) {
    const space = findSpace(name);
    const region = space === undefined ? -1 : regionOfLand(ground, space);
    if (numbers[region] === 0) numbers[region] = number;
  }
  return numbers;
}

/** The layout after the tool touched a space. Touching with what is already there takes it away. */
export function touch(layout: Layout, tool: Tool, at: string, player: number | null, city: string): Layout {
  const space = findSpace(at);
  if (space === undefined || tool === 'camel') return layout;
  if (tool === 'erase') return cleared(layout, at);
  if (tool === 'closed') return toggleClosed(layout, at);
  if (!isLand(space) || layout.closed?.includes(at)) return layout;
  if (tool === 'number') return nextNumber(layout, space);
  if (tool === 'grey') return withList(layout, 'noTokens', toggled(layout.noTokens ?? [], at));
  if (tool === 'city') return toggleCity(layout, at, player, city);
  return putPiece(layout, tool, at, player);
}

export function toggleCamel(layout: Layout, side: string): Layout {
  return { ...layout, camels: toggled(layout.camels, side) };
}

/** Pieces of players who are no longer there leave. */
export function withPlayers(layout: Layout, players: number): Layout {
  const { layout: _letter, ...rest } = layout;
  return {
    ...rest,
    players,
    pieces: layout.pieces.filter(({ player }) => player === undefined || player <= players),
    ...(layout.cities && {
      cities: layout.cities.map(({ controller, ...city }) =>
        controller !== undefined && controller <= players ? { ...city, controller } : city,
      ),
    }),
  };
}

function putPiece(layout: Layout, piece: PieceName, at: string, player: number | null): Layout {
  const isFigure = piece === 'god' || piece === 'warrior';
  const owner = player ?? (isFigure ? 1 : null);
  const there = layout.pieces.find((each) => each.at === at);
  if (there?.piece === piece && (there.player ?? null) === owner) return cleared(layout, at);
  const put: Piece = {
    at,
    piece,
    ...(owner !== null && { player: owner }),
    ...(piece === 'site' && owner === null && { followers: SITE_FOLLOWERS }),
  };
  const others = cleared(layout, at).pieces.filter(
    // A god is where it was put last.
    (each) => piece !== 'god' || each.piece !== 'god' || each.player !== owner,
  );
  return { ...withoutCity(layout, at), pieces: [...others, put] };
}

function toggleCity(layout: Layout, at: string, player: number | null, name: string): Layout {
  const cities = layout.cities ?? [];
  if (cities.some((city) => city.at === at)) return withoutCity(layout, at);
  const city = { at, name, ...(player !== null && { controller: player }) };
  return withList(withoutPiece(layout, at), 'cities', [...cities, city]);
}

function toggleClosed(layout: Layout, at: string): Layout {
  const isClosed = layout.closed?.includes(at) ?? false;
  return withList(isClosed ? layout : cleared(layout, at), 'closed', toggled(layout.closed ?? [], at));
}

/** The number of the region goes up by one; whichever region had that number takes the old one. */
function nextNumber(layout: Layout, space: number): Layout {
  const ground = groundOf({ ground: groundOfLayout(layout) });
  const numbers = conflictOfLayout(layout, ground);
  const region = regionOfLand(ground, space);
  const old = numbers[region] ?? missing();
  const free = numbers.map((_, index) => index + 1).filter((number) => !numbers.includes(number));
  const next = old === 0 ? (free[0] ?? 1) : (old % ground.regionCount) + 1;
  const other = numbers.indexOf(next);
  if (other >= 0) numbers[other] = old;
  numbers[region] = next;
  const first = (index: number) => SPACES[ground.lands[index]?.[0] ?? missing()] ?? missing();
  return {
    ...layout,
    conflictOrder: Object.fromEntries(
      numbers.flatMap((number, index) => (number > 0 ? [[first(index), number]] : [])),
    ),
  };
}

/** Nothing lies there any more: no piece, no city, no mark. */
function cleared(layout: Layout, at: string): Layout {
  const rest = withoutCity(withoutPiece(layout, at), at);
  const open = withList(
    rest,
    'closed',
    (rest.closed ?? []).filter((name) => name !== at),
  );
  return withList(
    open,
    'noTokens',
    (open.noTokens ?? []).filter((name) => name !== at),
  );
}

function withoutPiece(layout: Layout, at: string): Layout {
  return { ...layout, pieces: layout.pieces.filter((piece) => piece.at !== at) };
}

function withoutCity(layout: Layout, at: string): Layout {
  return withList(
    layout,
    'cities',
    (layout.cities ?? []).filter((city) => city.at !== at),
  );
}

/** Lists that may be absent are absent when they are empty. */
function withList<Key extends 'cities' | 'noTokens' | 'closed'>(
  layout: Layout,
  key: Key,
  list: NonNullable<Layout[Key]>,
): Layout {
  const { [key]: _old, ...rest } = layout;
  return (list.length === 0 ? rest : { ...rest, [key]: list }) as unknown as Layout;
}

function toggled(list: readonly string[], item: string): readonly string[] {
  return list.includes(item) ? list.filter((each) => each !== item) : [...list, item];
}
