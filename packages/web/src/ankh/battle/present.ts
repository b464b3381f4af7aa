import {
  type AnkhState,
  type FigureName,
  figureOfKind,
  type Ground,
  kindOf,
  ownerOf,
} from '@ennead/ankh/tables';

/** Whom a team has in a region; the god first. */
export function presentIn(
  { figures }: AnkhState,
  ground: Ground,
  region: number,
  team: number,
): FigureName[] {
  const bit = 1 << region;
  return figures
    .flatMap((figure, space) =>
      figure !== 0 && ownerOf(figure) === team && ((ground.regions[space] ?? 0) & bit) !== 0
        ? [kindOf(figure)]
        : [],
    )
    .sort((a, b) => a - b)
    .map((kind) => figureOfKind(kind));
}
