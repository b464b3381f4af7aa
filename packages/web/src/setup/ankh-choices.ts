import type { Choice, ChoiceOption, GameChoices } from './choices.ts';
import { t } from './words.ts';

interface Scenario {
  readonly id: string;
  readonly players: readonly number[];
  readonly isReconstructed: boolean;
}

const scenarios = [
  { id: 'middle-kingdom', players: [2, 3, 4, 5], isReconstructed: false },
  { id: 'old-kingdom', players: [2, 3, 4, 5], isReconstructed: false },
  { id: 'flood', players: [2], isReconstructed: true },
  { id: 'two-capitals', players: [2, 3], isReconstructed: true },
  { id: 'gift-of-the-delta', players: [3, 4], isReconstructed: true },
  { id: 'dynastic-crisis', players: [2, 3, 4], isReconstructed: true },
  { id: 'great-rebuilding', players: [3, 4, 5], isReconstructed: true },
  { id: 'guardians-of-kemet', players: [3, 4, 5], isReconstructed: true },
  { id: 'new-kingdom-strife', players: [4], isReconstructed: true },
  { id: 'syncretism', players: [5], isReconstructed: true },
] as const satisfies readonly Scenario[];

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
  choices: (players) => [scenarioChoice(players), pharaohChoice(), ...guardians.map(guardianChoice)],
  seatChoice: () => ({
    key: 'god',
    label: t('ankh.god'),
    options: [
      atRandom(),
      ...gods.map((god) => ({ value: god, label: t(`ankh.god.${god}`), line: t(`ankh.god.${god}.line`) })),
    ],
  }),
  setup: (players, values, seats) => ({
    players,
    gods: seats,
    scenario: values.scenario,
    guardians: guardians.map((_, level) => values[`guardian-${level + 1}`]),
    pharaoh: values.pharaoh === NONE ? null : values.pharaoh,
  }),
};

function scenarioChoice(players: number): Choice {
  const fitting: readonly (typeof scenarios)[number][] = scenarios.filter((scenario) =>
    (scenario.players as readonly number[]).includes(players),
  );
  return {
    key: 'scenario',
    label: t('ankh.scenario'),
    rare: false,
    options: fitting.map(({ id, isReconstructed }) => ({
      value: id,
      label: t(`ankh.scenario.${id}`),
      line: t(`ankh.scenario.${id}.line`),
      ...(isReconstructed && { note: t('ankh.reconstructed') }),
    })),
  };
}

function pharaohChoice(): Choice {
  return {
    key: 'pharaoh',
    label: t('ankh.pharaoh'),
    rare: false,
    options: [
      { value: NONE, label: t('ankh.pharaoh.none') },
      ...pharaohs.map((pharaoh) => ({ value: pharaoh, label: t(`ankh.pharaoh.${pharaoh}`) })),
    ],
  };
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
