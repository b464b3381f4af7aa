import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import {
  CARD_NAMES,
  GOD_NAMES,
  GUARDIAN_KINDS,
  PHARAOH_NAMES,
  POLICY_NAMES,
  POWER_NAMES,
  SCENARIO_BOXES,
} from '@ennead/ankh/tables';
import { INTERVENTIONS, TILE_KINDS } from '@ennead/kemet/tables';
import { expect, test } from 'vitest';
import { root } from './root.ts';

/** By game and folder: the things that own themselves there. */
const THINGS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  ankh: {
    gods: GOD_NAMES,
    guardians: GUARDIAN_KINDS.map(({ name }) => name),
    powers: POWER_NAMES,
    cards: CARD_NAMES,
    scenarios: SCENARIO_BOXES.map(({ id }) => id),
    pharaohs: PHARAOH_NAMES,
    policies: POLICY_NAMES,
  },
  kemet: { tiles: TILE_KINDS, interventions: INTERVENTIONS.map(({ id }) => id) },
};

/** Words that are something else as well: a way to move, a resource, a card of the same name as a scenario. */
const ALSO: readonly string[] = ['teleport', 'prayer', 'flood', 'open-gates', 'sphinx'];

/** Data tables, the shape of states in the first records, and what random play must show. */
const DATA = /\/data\/|\/names\.ts$|\/kinds\.ts$|\/boxes\.ts$|\/recorded\.ts$|\/rulings\.ts$|effects/;

/** Tables by kind of question: what may be planned, why a place is not offered. */
const BY_KIND = /^packages\/kemet\/src\/read-model\/(why-not|plannable)\.ts$/;

/** A scenario that locks a power names it in its text. */
const SAID: readonly string[] = ['packages/ankh/src/scenarios/dynastic-crisis.ts names bountiful'];

/** 'cat-mummy' as code spells it: cat-mummy, catMummy, CAT_MUMMY. */
function spellings(name: string): RegExp {
  const camel = name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const all = [name, camel, name.toUpperCase().replaceAll('-', '_')];
  return new RegExp(`(?<![\\w-])(${all.join('|')})(?![\\w-])`);
}

function named(game: string, folder: string, names: readonly string[]): string[] {
  return globSync(`packages/${game}/src/**/*.ts`, { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file) && !DATA.test(file) && !BY_KIND.test(file))
    .filter((file) => !file.startsWith(`packages/${game}/src/${folder}/`))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8').replace(
        /\/\*[\s\S]*?\*\/|\/\/ .*$|ruled\(\w+, '[\w-]+'\)/gm,
        '',
      );
      return names
        .filter((name) => !ALSO.includes(name) && basename(file, '.ts') !== name)
        .filter((name) => spellings(name).test(text))
        .map((name) => `${file} names ${name}`)
        .filter((sentence) => !SAID.includes(sentence));
    });
}

test.each(
  Object.entries(THINGS).flatMap(([game, folders]) =>
    Object.entries(folders).map(([folder, names]) => ({ game, folder, names })),
  ),
)('$game: no rules outside $folder name one of them', ({ game, folder, names }) => {
  expect(names.length).toBeGreaterThan(3);
  expect(named(game, folder, names)).toEqual([]);
});

test('neither page nor bots keep a strength of a card, a price of a power or a number of a tile', () => {
  const CONSTANT = /\b(STRENGTHS?|COSTS?|PRICES?|FOLLOWERS_OF|DEVOTION_OF)\b[^=\n]*= *[{[(]/;
  const found = globSync('packages/{web,bots}/src/**/*.{ts,svelte}', { cwd: root })
    .filter((file) => !/\.test\.ts$|\/testing\/|\/i18n\/|\/net\/|\/nets\/|inputs\.ts$/.test(file))
    .filter((file) => CONSTANT.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
