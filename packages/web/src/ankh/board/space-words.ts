import {
  type AnkhState,
  controllerOf,
  GOD_TOKENS,
  type Ground,
  isRadiant,
  kindOf,
  monumentKind,
  ownerOf,
  SPACES,
  TERRAIN,
  tokenOn,
} from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';
import { inARow, listed } from '../../i18n/format.ts';
import { locale } from '../../i18n/locale.ts';
import { cityName, figureOwned, monumentOwned } from '../names.ts';
import { t } from '../words.ts';

const TERRAIN_KEYS = ['terrain.fertile', 'terrain.desert', 'terrain.water'] as const;

/** Most spaces are as they were at the last look, and there are 101 of them: what was said on this ground, by what is there. */
let known = new Map<string, string>();
let knownFor = '';
const KNOWN_AT_MOST = 4000;

/** Every space read out: its name, its ground, its region, what stands on it, and whether it can be chosen. */
export function wordsOfSpaces(
  view: AnkhState,
  ground: Ground,
  lit: { has(space: number): boolean },
): readonly string[] {
  const here = `${locale()} ${ground.key} ${view.conflict.join('.')}`;
  if (here !== knownFor || known.size > KNOWN_AT_MOST) known = new Map();
  knownFor = here;
  const tokens = new Map(
    GOD_TOKENS.flatMap(({ name, spaces }) => spaces(view).map((space) => [space, name])),
  );
  return SPACES.map((_, space) => {
    const key = keyOf(view, space, lit.has(space), tokens.get(space) ?? '');
    const words = known.get(key) ?? wordsOf(view, ground, space, lit.has(space));
    known.set(key, words);
    return words;
  });
}

/** Everything the words depend on beside the ground. */
function keyOf(view: AnkhState, space: number, isLit: boolean, token: string): string {
  const figure = view.figures[space] ?? 0;
  const monument = view.monuments[space] ?? 0;
  if (figure === 0 && monument === 0) return `${space} ${isLit} ${token}`;
  const owner = figure !== 0 ? ownerOf(figure) : controllerOf(monument);
  const { god = -1, lower = -1 } = view.teams[owner] ?? {};
  return `${space} ${isLit} ${token} ${figure} ${monument} ${god} ${lower}`;
}

function wordsOf(view: AnkhState, ground: Ground, space: number, isLit: boolean): string {
  const name = SPACES[space] ?? missing();
  const words: string[] = [name];
  if (ground.open[space] === false) return inARow([name, t('terrain.closed')]);
  if (ground.cities.includes(space)) words.push(cityName(name));
  words.push(t(TERRAIN_KEYS[TERRAIN[space] ?? 0] ?? 'terrain.desert'));
  const numbers = view.conflict.filter((_, region) => (ground.regions[space] ?? missing()) & (1 << region));
  if (numbers.length > 0)
    words.push(t('board.regions', { numbers: listed(numbers.map(String)), count: numbers.length }));
  const figure = view.figures[space] ?? missing();
  if (figure !== 0) {
    words.push(figureOwned(view, kindOf(figure), ownerOf(figure)));
    if (isRadiant(figure)) words.push(t('board.radiant'));
  }
  const monument = view.monuments[space] ?? missing();
  if (monument !== 0) words.push(monumentOwned(view, monumentKind(monument), controllerOf(monument)));
  const token = tokenOn(view, space);
  if (token !== undefined) words.push(t(`token.${token.name}`));
  if (isLit) words.push(t('board.can-choose'));
  return inARow(words);
}
