import {
  controllerOf,
  FIGURE_NAMES,
  facingOf,
  figure,
  figureOfKind,
  INFANTRY,
  isRadiant,
  kindOf,
  MONUMENT_NAMES,
  monument,
  monumentKind,
  monumentOfKind,
  NEUTRAL,
  NO_TEAM,
  ownerOf,
  PHARAOH,
} from '../pieces.ts';

/**
 * A piece in words: 'temple' (neutral), 'temple 0', 'god 1', 'warrior 2 radiant', 'giant-scorpion 0 facing 3'.
 * The number is the team.
 */
export function figureText(piece: number): string {
  const words: string[] = [figureOfKind(kindOf(piece))];
  if (ownerOf(piece) !== NO_TEAM) words.push(String(ownerOf(piece)));
  if (isRadiant(piece)) words.push('radiant');
  if (facingOf(piece) !== 0) words.push('facing', String(facingOf(piece)));
  return words.join(' ');
}

export function monumentText(piece: number): string {
  const name = monumentOfKind(monumentKind(piece));
  const controller = controllerOf(piece);
  return controller === NEUTRAL ? name : `${name} ${controller}`;
}

interface ReadPiece {
  readonly figure: number;
  readonly monument: number;
}

const FACINGS = 6;

/** Null where the words make no piece. */
export function readPiece(text: string, teams: number): ReadPiece | null {
  const [name = '', ...words] = text.split(' ');
  const team = words[0] === undefined || !/^[0-9]$/.test(words[0]) ? null : Number(words.shift());
  if (team !== null && team >= teams) return null;
  const monumentKind = (MONUMENT_NAMES as readonly string[]).indexOf(name);
  if (monumentKind > 0)
    return words.length > 0 ? null : { figure: 0, monument: monument(monumentKind, team ?? NEUTRAL) };
  const kind = (FIGURE_NAMES as readonly string[]).indexOf(name);
  if (kind <= 0) return null;
  if ((team === null) !== (kind === PHARAOH || kind === INFANTRY)) return null;
  const radiant = words[0] === 'radiant' ? 1 : 0;
  if (radiant) words.shift();
  const facing = words[0] === 'facing' ? Number(words[1]) : 0;
  const left = words.length - (words[0] === 'facing' ? 2 : 0);
  if (left !== 0 || !Number.isInteger(facing) || facing < 0 || facing >= FACINGS) return null;
  return { figure: figure(kind, team ?? NO_TEAM, radiant, facing), monument: 0 };
}
