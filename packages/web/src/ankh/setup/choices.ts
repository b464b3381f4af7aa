import {
  GOD_NAMES,
  GUARDIAN_KINDS,
  PHARAOH_NAMES,
  PHARAOHS_DATA,
  problemInScenario,
  SCENARIO_BOXES,
  type ScenarioBox,
  type ScenarioId,
} from '@ennead/ankh/tables';
import { capitalised } from '../../i18n/format.ts';
import type { Agreed, Choice, ChoiceOption, GameChoices } from '../../setup/choices.ts';
import { rulingChoices } from '../../setup/rulings.ts';
import { ownLayouts } from '../editor/own-layouts.ts';
import { problemWords } from '../editor/problem-words.ts';
import { load as loadEditor } from '../editor/words.ts';
import { layoutsFor, OWN, ownLayoutOf, playersOf, sameLayout } from './layout-choice.ts';
import { ankhPoints, rulingsChosen, rulingsOf } from './rulings.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

/** By level, lowest first. */
const guardians = [...Map.groupBy(GUARDIAN_KINDS, ({ level }) => level).values()].map((kinds) =>
  kinds.map(({ name }) => name),
);
const NONE = 'none';
const RANDOM = 'random';

export const ankhChoices: GameChoices = {
  players: 3,
  preview: {
    aspect: '732 / 779',
    hasLine: true,
    load: async () => (await import('./Preview.svelte')).default,
  },
  fromAddress(query) {
    const values = { scenario: OWN + (query.get('own') ?? '') };
    const own = ownLayoutOf(values);
    return own === null ? null : { players: own.layout.players, values };
  },
  choices: (agreed) => [
    scenarioChoice(agreed),
    ...layoutChoice(agreed),
    ...pharaohChoice(agreed),
    ...(agreed.values.scenario === 'guardians-of-kemet' ? [] : guardians.map(guardianChoice)),
    ...rulingChoices(
      ankhPoints(),
      { book: t('rulings.book.line'), faq: t('rulings.faq.line') },
      agreed.values,
    ),
  ],
  seatChoice: () => ({
    key: 'god',
    label: t('god'),
    options: [
      atRandom(),
      ...GOD_NAMES.map((god) => ({ value: god, label: t(`god.${god}`), line: t(`god.${god}.line`) })),
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
  agreed(setup) {
    const { scenario, layout, pharaoh, customLayout, guardians: chosen, gods } = setup;
    const own = customLayout == null ? null : sameLayout(customLayout);
    const place = customLayout == null ? labelOf('scenario', scenario) : (own?.name ?? t('own.short'));
    const line = [place, pharaoh === null ? '' : labelOf('pharaoh', pharaoh)].filter((part) => part !== '');
    return {
      line: line.join(' · '),
      values: {
        scenario: own === null ? String(scenario) : OWN + own.id,
        layout: String(layout ?? RANDOM),
        pharaoh: String(pharaoh ?? NONE),
        ...Object.fromEntries(
          guardians.map((_, level) => [
            `guardian-${level + 1}`,
            String((chosen as string[] | undefined)?.[level] ?? RANDOM),
          ]),
        ),
        ...rulingsChosen(setup),
      },
      seats: (gods as string[] | undefined) ?? [],
      isPictured: customLayout == null || own !== null,
    };
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
      ...rulingsOf(values),
    };
  },
};

/** What one of the options is called; nothing if it is none. */
function labelOf(key: 'scenario' | 'pharaoh', value: unknown): string {
  const options = key === 'scenario' ? SCENARIO_BOXES.map(({ id }) => id) : PHARAOH_NAMES;
  const known = options.find((each) => each === value);
  return known === undefined ? '' : t(`${key}.${known}` as Parameters<typeof t>[0]);
}

/** Those for this number of players first; the others change the number. */
function scenarioChoice({ players }: Agreed): Choice {
  const options: ChoiceOption[] = SCENARIO_BOXES.map(
    (scenario: ScenarioBox & { readonly id: ScenarioId }) => ({
      value: scenario.id,
      label: t(`scenario.${scenario.id}`),
      line: t(`scenario.${scenario.id}.line`),
      players: playersOf(scenario),
      ...noteOf(scenario, players),
    }),
  );
  const own: ChoiceOption[] = ownLayouts().map(({ id, name, scenario, layout }) => ({
    value: OWN + id,
    label: t('own', { name }),
    line: t('own.line', { scenario: t(`scenario.${scenario}`) }),
    players: [layout.players],
  }));
  const all = [...options, ...own];
  const fits = (option: ChoiceOption) => option.players?.includes(players) ?? true;
  return {
    key: 'scenario',
    label: t('scenario'),
    rare: false,
    options: [...all.filter(fits), ...all.filter((option) => !fits(option))],
  };
}

/** Where a starting map comes from that is not the book's own. */
function noteOf({ provenance, inferred = [] }: ScenarioBox, players: number): Pick<ChoiceOption, 'note'> {
  if (provenance === 'transcribed') return {};
  const guesses = inferred.filter((each) => each.players === players);
  const notes = [
    provenance === 'reconstructed' ? t('reconstructed') : t('second-hand'),
    ...guesses.map(({ number, land }) => t('inferred', { number, land })),
  ];
  return { note: notes.join(' ') };
}

/** Where a scenario has several layouts for the same number of players. */
function layoutChoice({ players, values }: Agreed): Choice[] {
  const layouts = layoutsFor(players, values);
  if (layouts.length < 2) return [];
  return [
    {
      key: 'layout',
      label: t('layout'),
      rare: false,
      options: [
        ...layouts.map(({ layout = '' }) => ({
          value: layout,
          label: t('layout.named', { name: layout }),
        })),
        atRandom(),
      ],
    },
  ];
}

function pharaohChoice({ values }: Agreed): Choice[] {
  return [
    {
      key: 'pharaoh',
      label: t('pharaoh'),
      rare: false,
      options: [
        { value: NONE, label: t('pharaoh.none'), line: t('pharaoh.none.line') },
        ...PHARAOHS_DATA.map(({ id, avoid }) => ({
          value: id,
          label: t(`pharaoh.${id}`),
          line: t(`pharaoh.${id}.line`),
          ...(avoid.some((scenario) => scenario === values.scenario) && { note: t('pharaoh.warning') }),
        })),
      ],
    },
  ];
}

function guardianChoice(names: (typeof guardians)[number], index: number): Choice {
  return {
    key: `guardian-${index + 1}`,
    label: t('guardian', { level: index + 1 }),
    rare: true,
    options: [
      atRandom(),
      ...names.map((name) => ({
        value: name,
        label: capitalised(t(`figure.${name}`)),
        line: t(`guardian.${name}.line`),
      })),
    ],
  };
}

function atRandom(): ChoiceOption {
  return { value: RANDOM, label: t('random') };
}
