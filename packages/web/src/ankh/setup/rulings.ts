import { type AnkhState, HOUSE_RULES, RULES, RULINGS } from '@ennead/ankh/tables';
import { inARow } from '../../i18n/format.ts';
import type { Values } from '../../setup/choices.ts';
import {
  atThisTable,
  byBookOrFaq,
  chosenRulings,
  olderWords,
  type RulingPoint,
  ruledAs,
} from '../../setup/rulings.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

const BY_FAQ = ['plague-bidders', 'mummy-miracle'] as const;
const RED_SECTION = 'red-section';
const TRACK_LENGTHS = 'track-lengths';

/** The red section may end one number earlier, and the tracks may be one space longer: the boards can be read so. */
const EARLIER_RED = HOUSE_RULES.redSection - 1;
const LONGER_TRACKS = HOUSE_RULES.trackLengths.map((length) => length + 1);

/** Where groups differ: by the FAQ, or in how the boards are read. */
export function ankhPoints(): RulingPoint[] {
  const [red, tracks] = [HOUSE_RULES.redSection, HOUSE_RULES.trackLengths];
  return [
    ...BY_FAQ.map((key) =>
      byBookOrFaq(RULINGS, RULES, key, t(`ruling.${key}`), {
        book: t(`ruling.${key}.book`),
        faq: t(`ruling.${key}.faq`),
      }),
    ),
    {
      key: RED_SECTION,
      label: t('ruling.red-section'),
      rules: ['A-DEV-9', 'A-FGT-1', 'A-POW-11'],
      options: [
        { value: String(red), label: `0–${red}`, line: t('ruling.red-section.line', { number: red + 1 }) },
        {
          value: String(EARLIER_RED),
          label: `0–${EARLIER_RED}`,
          line: t('ruling.red-section.line', { number: EARLIER_RED + 1 }),
        },
      ],
    },
    {
      key: TRACK_LENGTHS,
      label: t('ruling.track-lengths'),
      rules: ['A-TURN-3', 'A-EVT-1'],
      options: [
        { value: String(tracks), label: inARow(tracks.map(String)), line: t('ruling.track-lengths.line') },
        {
          value: String(LONGER_TRACKS),
          label: inARow(LONGER_TRACKS.map(String)),
          line: t('ruling.track-lengths.longer'),
        },
      ],
    },
  ];
}

/** What the table chose, as the engine reads it. */
export function rulingsOf(values: Values): object {
  const points = new Map(ankhPoints().map((point) => [point.key, ruledAs(point, values)]));
  const houseRules = {
    ...(points.get(RED_SECTION) === String(EARLIER_RED) && { redSection: EARLIER_RED }),
    ...(points.get(TRACK_LENGTHS) === String(LONGER_TRACKS) && { trackLengths: LONGER_TRACKS }),
  };
  return {
    rulings: Object.fromEntries(BY_FAQ.map((key) => [key, points.get(key)])),
    ...(Object.keys(houseRules).length > 0 && { houseRules }),
  };
}

/** What a table chose, from its setup. */
export function rulingsChosen({ rulings, houseRules }: Readonly<Record<string, unknown>>): Values {
  const { redSection, trackLengths } = { ...HOUSE_RULES, ...(houseRules as object | undefined) };
  const numbers: Values = { [RED_SECTION]: String(redSection), [TRACK_LENGTHS]: String(trackLengths) };
  return chosenRulings(ankhPoints(), (key) => numbers[key] ?? (rulings as Values | undefined)?.[key]);
}

/** How a rule is played in this match, where that is not the same everywhere. */
export function rulingWords({ rulings, setup }: AnkhState, rule: string): string | null {
  const older = olderWords(RULINGS, RULES, rulings, rule);
  if (older !== null) return older;
  const { redSection, trackLengths } = setup.houseRules;
  const numbers: Values = { [RED_SECTION]: String(redSection), [TRACK_LENGTHS]: String(trackLengths) };
  return atThisTable(ankhPoints(), rule, (key) => numbers[key] ?? rulings[key as keyof typeof rulings]);
}
