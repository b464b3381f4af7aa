import { facingOf, isRadiant, kindOf, ownerOf } from '@ennead/ankh/tables';
import { share } from '../../ui/share.ts';

/** A figure on the board with an identity of its own, so that the picture knows who went where. */
export interface PieceOnBoard {
  readonly id: number;
  readonly kind: number;
  readonly team: number;
  readonly radiant: boolean;
  readonly facing: number;
  readonly space: number;
}

/** What a fact says about a piece that changed its place. */
export interface Trip {
  readonly from: number;
  readonly to: number;
}

/**
 * The figures of a position, each under the identity it had in the position before. Known trips come first; then
 * whoever stands where the same figure stood; then whoever vanished elsewhere and is of the same kind and team.
 * Where nothing slides, who has come to a space is new there, and fades in.
 */
export function nextPieces(
  before: readonly PieceOnBoard[],
  figures: readonly number[],
  trips: readonly Trip[],
  fresh: () => number,
  slides = true,
): PieceOnBoard[] {
  const at = new Map(before.map((piece) => [piece.space, piece]));
  for (const { from, to } of slides ? trips : []) {
    const piece = at.get(from);
    if (piece === undefined) continue;
    at.delete(from);
    at.set(to, { ...piece, space: to });
  }
  const free = [...at.values()];
  const take = (fits: (piece: PieceOnBoard) => boolean) => {
    const index = free.findIndex(fits);
    return index < 0 ? undefined : free.splice(index, 1)[0];
  };
  const list: PieceOnBoard[] = [];
  const unmatched: PieceOnBoard[] = [];
  figures.forEach((figure, space) => {
    if (figure === 0) return;
    const piece = {
      id: -1,
      kind: kindOf(figure),
      team: ownerOf(figure),
      radiant: isRadiant(figure),
      facing: facingOf(figure),
      space,
    };
    const same = take((other) => other.space === space && isAlike(other, piece));
    if (same === undefined) unmatched.push(piece);
    else list.push(share(same, { ...piece, id: same.id }));
  });
  for (const piece of unmatched) {
    const moved = slides ? take((other) => isAlike(other, piece)) : undefined;
    list.push({ ...piece, id: moved?.id ?? fresh() });
  }
  return list.sort((a, b) => a.id - b.id);
}

function isAlike(a: PieceOnBoard, b: PieceOnBoard): boolean {
  return a.kind === b.kind && a.team === b.team;
}
