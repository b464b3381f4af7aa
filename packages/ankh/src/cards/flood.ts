import { missing } from '@ennead/kernel';
import { battleOf } from '../conflict/battle-state.ts';
import { figuresInRegion } from '../conflict/region.ts';
import { figureName } from '../figures.ts';
import { changeFollowers } from '../followers.ts';
import { groundOf } from '../ground/ground.ts';
import { FERTILE, spaceName, TERRAIN } from '../map/spaces.ts';
import { ownerOf } from '../pieces.ts';
import { hasToken } from '../table/modules.ts';
import type { Card } from './card.ts';

declare module '../conflict/facts.ts' {
  interface Sparing {
    flood: true;
  }
}

/** Its figures on fertile ground bring followers at reveal and are safe from the casualties of this battle. */
export const flood: Card = {
  name: 'flood',
  rule: 'A-CARD-8',
  conflict: {
    onReveal(state, team, log) {
      const { region, sheltered } = battleOf(state);
      const spaces = figuresInRegion(state, groundOf(state), team, region).filter(
        (space) => TERRAIN[space] === FERTILE && !hasToken(state, space),
      );
      if (spaces.length === 0) return;
      sheltered.push(...spaces);
      changeFollowers(state, team, spaces.length, 'A-CARD-8', log, 'flood');
      log?.push({ type: 'figures-sheltered', rule: 'A-CARD-9', team, spaces: spaces.map(spaceName) });
    },
    onCasualties(state, team, log) {
      const battle = battleOf(state);
      battle.victims = battle.victims.filter((space) => {
        const figure = state.figures[space] ?? missing();
        if (ownerOf(figure) !== team || !battle.sheltered.includes(space)) return true;
        log?.push({
          type: 'figure-spared',
          rule: 'A-KILL-2',
          team,
          figure: figureName(figure),
          space: spaceName(space),
          by: 'flood',
        });
        return false;
      });
    },
  },
};
