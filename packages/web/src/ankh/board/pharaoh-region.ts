import { type AnkhState, type Ground, kindOf, PHARAOH, regionOfLand } from '@ennead/ankh/tables';

/** Where the pharaoh's rules hold; -1: nowhere. */
export function pharaohRegion(view: AnkhState, ground: Ground): number {
  const space = view.pharaoh === null ? -1 : view.figures.findIndex((figure) => kindOf(figure) === PHARAOH);
  return space < 0 ? -1 : regionOfLand(ground, space);
}
