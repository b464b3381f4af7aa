import { problemInScenario, SCENARIO_LAYOUTS } from '@ennead/ankh/tables';
import { ownLayouts } from '../editor/own-layouts.ts';
import { problemWords } from '../editor/problem-words.ts';
import { load as loadEditor } from '../editor/words.ts';
import type { Agreed, Choice, ChoiceOption, GameChoices } from './choices.ts';
import { layoutsFor, OWN, ownLayoutOf, playersOf } from './layout-choice.ts';
import { t } from './words.ts';

const gods = ['amun', 'anubis', 'isis', 'osiris', 'ra'] as const;
const guardians = [
  ['satet', 'cat-mummy'],
  ['mummy', 'apep'],
  ['giant-scorpion', 'androsphinx'],
] as const;
const pharaohs = ['amenhotep', 'xerxes', 'ramesses', 'tutankhamun', 'akhenaten'] as const;
const NONE = 'none';
const RANDOM = 'random';

export const ankhChoices: GameChoices = {
  players: 3,
  choices: (agreed) => [
    scenarioChoice(agreed),
    ...layoutChoice(agreed),
    ...pharaohChoice(agreed),
    ...(agreed.values.scenario === 'guardians-of-kemet' ? [] : guardians.map(guardianChoice)),
  ],
  seatChoice: () => ({
    key: 'god',
    label: t('ankh.god'),
    options: [
      atRandom(),
      ...gods.map((god) => ({ value: god, label: t(`ankh.god.${god}`), line: t(`ankh.god.${god}.line`) })),
    ],
  }),
  // A map kept long ago may not suit its scenario any more.
  async refusal(values) {
    const own = ownLayoutOf(values);
    const problem = own === null ? null : problemInScenario(own.scenario, own.layout);
    if (problem === null) return null;
    await loadEditor();
    return problemWords(problem);
  },
  setup(players, values, seats) {
    const own = ownLayoutOf(values);
    return {
      players,
      gods: seats,
      scenario: own?.scenario ?? values.scenario,
      ...(own !== null && { customLayout: own.layout }),
      ...(values.layout !== undefined && values.layout !== RANDOM && { layout: values.layout }),
      guardians: guardians.map((_, level) => values[`guardian-${level + 1}`] ?? RANDOM),
      pharaoh: (values.pharaoh ?? NONE) === NONE ? null : values.pharaoh,
    };
  },
};

/** Those for this number of players first; the others change the number. */
function scenarioChoice({ players }: Agreed): Choice {
  const options: ChoiceOption[] = SCENARIO_LAYOUTS.map((scenario) => ({
    value: scenario.id,
    label: t(`ankh.scenario.${scenario.id}`),
    line: t(`ankh.scenario.${scenario.id}.line`),
    players: playersOf(scenario),
    ...(scenario.isReconstructed && { note: t('ankh.reconstructed') }),
  }));
  const own: ChoiceOption[] = ownLayouts().map(({ id, name, scenario, layout }) => ({
    value: OWN + id,
    label: t('ankh.own', { name }),
    line: t('ankh.own.line', { scenario: t(`ankh.scenario.${scenario}`) }),
    players: [layout.players],
  }));
  const all = [...options, ...own];
  const fits = (option: ChoiceOption) => option.players?.includes(players) ?? true;
  return {
    key: 'scenario',
    label: t('ankh.scenario'),
    rare: false,
    options: [...all.filter(fits), ...all.filter((option) => !fits(option))],
  };
}

/** Where a scenario has several layouts for the same number of players. */
function layoutChoice({ players, values }: Agreed): Choice[] {
  const layouts = layoutsFor(players, values);
  if (layouts.length < 2) return [];
  return [
    {
      key: 'layout',
      label: t('ankh.layout'),
      rare: false,
      options: [
        ...layouts.map(({ layout = '' }) => ({
          value: layout,
          label: t('ankh.layout.named', { name: layout }),
        })),
        atRandom(),
      ],
    },
  ];
}

function pharaohChoice({ values, pharaohs: accepted }: Agreed): Choice[] {
  const offered = pharaohs.filter((pharaoh) => accepted.includes(pharaoh));
  return [
    {
      key: 'pharaoh',
      label: t('ankh.pharaoh'),
      rare: false,
      options: [
        { value: NONE, label: t('ankh.pharaoh.none'), line: t('ankh.pharaoh.none.line') },
        ...offered.map((pharaoh) => ({
          value: pharaoh,
          label: t(`ankh.pharaoh.${pharaoh}`),
          line: t(`ankh.pharaoh.${pharaoh}.line`),
          ...(pharaoh === 'xerxes' &&
            values.scenario === 'dynastic-crisis' && { note: t('ankh.pharaoh.warning') }),
        })),
      ],
    },
  ];
}

function guardianChoice(names: (typeof guardians)[number], index: number): Choice {
  return {
    key: `guardian-${index + 1}`,
    label: t('ankh.guardian', { level: index + 1 }),
    rare: true,
    options: [
      atRandom(),
      ...names.map((name) => ({
        value: name,
        label: t(`ankh.guardian.${name}`),
        line: t(`ankh.guardian.${name}.line`),
      })),
    ],
  };
}

function atRandom(): ChoiceOption {
  return { value: RANDOM, label: t('random') };
}
