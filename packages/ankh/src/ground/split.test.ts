import { chanceFrom, missing, pick } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type Ground, groundKey, groundOf, withCamels } from './ground.ts';
import { splitGround } from './split.ts';
import { terrainKey } from './terrain.ts';

/** Everything that can be said of a ground. */
const all = ({ key, camels, regionCount, regions, lands, adjacent, caravans }: Ground) => ({
  key,
  camels,
  regionCount,
  regions,
  lands,
  adjacent,
  caravans: caravans(),
});

test('A-CAR-7, A-CAR-9: a ground split by a caravan is the one a survey of all camels finds', () => {
  const chance = chanceFrom('split');
  const terrains = [terrainKey([], [], []), terrainKey([], [38, 72], []), terrainKey([5, 6, 9, 10], [], [])];
  for (let game = 0; game < 60; game++) {
    let ground = groundOf({ ground: groundKey(terrains[game % terrains.length] ?? missing(), []) });
    for (let caravan = 0; caravan < 4 && ground.caravans().length > 0; caravan++) {
      const line = pick(chance, ground.caravans());
      const split = splitGround(ground, line);
      expect(all(split)).toEqual(all(groundOf({ ground: withCamels(ground, line) })));
      ground = split;
    }
  }
});
