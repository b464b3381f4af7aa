import type { Choice, GameChoices, Values } from './choices.ts';
import { t } from './words.ts';

const BEGINNER = 'beginner';

/** Where the publisher's later FAQ differs from the rulebook: the rulings that tables may choose. */
export const KEMET_RULINGS = [
  { id: 'beaten-troop', book: 'leaves', faq: 'may-stay' },
  { id: 'recalled-creature', book: 'reserve', faq: 'home' },
  { id: 'lone-creature', book: 'owner-chooses', faq: 'city' },
] as const;

export const kemetChoices: GameChoices = {
  players: 3,
  choices: ({ values }) => [
    {
      key: 'length',
      label: t('kemet.length'),
      rare: false,
      options: [
        { value: 'short', label: t('kemet.length.short'), line: t('kemet.length.short.line') },
        { value: 'long', label: t('kemet.length.long'), line: t('kemet.length.long.line') },
        { value: BEGINNER, label: t('kemet.length.beginner'), line: t('kemet.length.beginner.line') },
      ],
    },
    {
      key: 'discards',
      label: t('kemet.discards'),
      rare: true,
      options: [
        { value: 'hidden', label: t('kemet.discards.hidden') },
        { value: 'open', label: t('kemet.discards.open') },
      ],
    },
    {
      key: 'rulings',
      label: t('rulings'),
      rare: true,
      options: [
        { value: 'book', label: t('rulings.book'), line: t('kemet.rulings.book.line') },
        { value: 'faq', label: t('rulings.faq'), line: t('kemet.rulings.faq.line') },
        { value: 'each', label: t('rulings.each'), line: t('rulings.each.line') },
      ],
    },
    ...(values.rulings === 'each' ? pointByPoint() : []),
  ],
  seatChoice: () => null,
  setup: (players, values) => ({
    players,
    length: values.length === 'long' ? 'long' : 'short',
    beginner: values.length === BEGINNER,
    discards: values.discards,
    rulings: rulingsOf(values),
  }),
};

function pointByPoint(): Choice[] {
  return KEMET_RULINGS.map(({ id, book, faq }) => ({
    key: id,
    label: t(`kemet.ruling.${id}`),
    rare: true,
    options: [
      { value: book, label: t('rulings.book'), line: t(`kemet.ruling.${id}.book`) },
      { value: faq, label: t('rulings.faq'), line: t(`kemet.ruling.${id}.faq`) },
    ],
  }));
}

function rulingsOf(values: Values): Readonly<Record<string, string>> {
  const chosen = KEMET_RULINGS.flatMap(({ id, book, faq }) => {
    if (values.rulings === 'faq') return [[id, faq]];
    return values.rulings === 'each' ? [[id, values[id] === faq ? faq : book]] : [];
  });
  return Object.fromEntries(chosen);
}
