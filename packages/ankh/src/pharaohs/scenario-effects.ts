import { type Effect, effect, endedBy, since, told } from '../effects/effect.ts';
import type { Chapter } from '../effects/reach.ts';
import twoCapitals from '../scenarios/data/two-capitals.ts';

const GREY = new Set(twoCapitals.layouts.flatMap(({ noTokens = [] }) => noTokens));

/** With a red section this short somebody survives the forgetting. */
const FEW = 3;

/** A pharaoh in a scenario; the player counts take turns. */
const chapter = (
  pharaoh: string,
  scenario: string,
  players: readonly number[],
  ...effects: readonly Effect[]
): Chapter => ({
  name: `${pharaoh} in ${scenario}`,
  effects,
  table: (number) => ({
    pharaoh,
    scenario,
    players: players[number % players.length],
    ...(number % 2 === 1 && { houseRules: { redSection: FEW } }),
  }),
});

/** What the expansion and a scenario do together (P-SCEN-1 to P-SCEN-9). */
export const PHARAOH_SCENARIO_CHAPTERS: readonly Chapter[] = [
  chapter(
    'ramesses',
    'flood',
    [2],
    effect('the pharaoh moves', 'P-SCEN-1', told('pharaoh-moved')),
    effect('infantry musters', 'P-SCEN-1', told('infantry-placed')),
  ),
  chapter(
    'ramesses',
    'two-capitals',
    [2, 3],
    effect(
      'the pharaoh stands beside a city',
      'P-SCEN-2',
      told('pharaoh-moved', ({ space }) => GREY.has(space)),
    ),
    effect('infantry musters', 'P-SCEN-2', told('infantry-placed')),
  ),
  chapter(
    'amenhotep',
    'gift-of-the-delta',
    [3, 4],
    effect(
      'both add to a reward',
      'P-SCEN-3',
      told('reward', ({ terms }) =>
        ['amenhotep', 'gift-of-the-delta'].every((id) => terms.some(({ source }) => source === id)),
      ),
    ),
  ),
  chapter(
    'xerxes',
    'gift-of-the-delta',
    [3, 4],
    effect(
      'a city region pays nothing',
      'P-SCEN-3',
      told('gain-prevented', (_fact, earlier) => {
        const reward = earlier.at(-1);
        return reward?.type === 'reward' && reward.terms.some(({ source }) => source === 'gift-of-the-delta');
      }),
    ),
  ),
  chapter(
    'xerxes',
    'dynastic-crisis',
    [2, 3, 4],
    effect('all are forgotten', 'P-SCEN-4', endedBy('A-FGT-5')),
  ),
  chapter(
    'ramesses',
    'great-rebuilding',
    [3, 4, 5],
    effect('a sphinx takes the place of a monument', 'P-SCEN-5', told('sphinx-placed')),
    effect('infantry is recruited', 'P-SCEN-5', told('infantry-taken')),
  ),
  chapter(
    'tutankhamun',
    'guardians-of-kemet',
    [3, 4, 5],
    effect(
      'the palace follows an auction',
      'P-SCEN-6',
      told('room-controlled', (_fact, earlier) =>
        since('event-reached', earlier).some(({ type }) => type === 'auction-ended'),
      ),
    ),
  ),
  chapter(
    'xerxes',
    'new-kingdom-strife',
    [4],
    effect(
      'a controller pays where nobody gains',
      'P-SCEN-7',
      told(
        'devotion',
        ({ rule }, earlier) =>
          rule === 'S-STRIFE-7' &&
          since('region-reached', earlier).some(({ type }) => type === 'gain-prevented'),
      ),
    ),
  ),
  chapter(
    'tutankhamun',
    'new-kingdom-strife',
    [4],
    effect(
      'a price falls due out of turn',
      'P-SCEN-7',
      told('devotion', ({ rule }, earlier) => {
        const regions = since('conflict-began', earlier).filter(({ type }) => type === 'region-reached');
        const [first] = regions;
        const isFirst = regions.length === 1 && first?.type === 'region-reached' && first.number > 1;
        return rule === 'S-STRIFE-7' && isFirst;
      }),
    ),
  ),
  chapter(
    'akhenaten',
    'syncretism',
    [5],
    effect(
      'priests leave by both merges',
      'P-SCEN-8',
      told('priests-left', ({ rule }, earlier) =>
        earlier.some((fact) => rule === 'P-MERGE-1' && fact.type === 'priests-left' && fact.rule === rule),
      ),
    ),
  ),
  chapter(
    'ramesses',
    'syncretism',
    [5],
    effect(
      'he is led on after the merges',
      'P-SCEN-9',
      told(
        'pharaoh-token',
        ({ rule }, earlier) =>
          rule === 'P-RAM-7' &&
          since('event-reached', earlier).filter(({ type }) => type === 'gods-merged').length === 2,
      ),
    ),
    effect(
      'he is led on after the forgotten',
      'P-SCEN-9',
      told('pharaoh-token', (_fact, earlier) =>
        since('event-reached', earlier).some(({ type }) => type === 'god-forgotten'),
      ),
    ),
  ),
];
