import type { Choice, GameChoices, Values } from '../../setup/choices.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

const BEGINNER = 'beginner';

/** Where the publisher's later FAQ differs from the rulebook: the rulings that tables may choose. */
export const KEMET_RULINGS = [
  { id: 'beaten-troop', book: 'leaves', faq: 'may-stay' },
  { id: 'recalled-creature', book: 'reserve', faq: 'home' },
  { id: 'lone-creature', book: 'owner-chooses', faq: 'city' },
] as const;

export const kemetChoices: GameChoices = {
  players: 3,
  preview: {
    aspect: '1240 / 1060',
    hasLine: false,
    async load() {
      const [preview, words] = await Promise.all([import('./Preview.svelte'), import('../words.ts')]);
      await words.load();
      return preview.default;
    },
  },
  choices: ({ values }) => [
    {
      key: 'length',
      label: t('length'),
      rare: false,
      options: [
        { value: 'short', label: t('length.short'), line: t('length.short.line') },
        { value: 'long', label: t('length.long'), line: t('length.long.line') },
        { value: BEGINNER, label: t('length.beginner'), line: t('length.beginner.line') },
      ],
    },
    {
      key: 'discards',
      label: t('discards'),
      rare: true,
      options: [
        { value: 'hidden', label: t('discards.hidden') },
        { value: 'open', label: t('discards.open') },
      ],
    },
    {
      key: 'rulings',
      label: t('rulings'),
      rare: true,
      options: [
        { value: 'book', label: t('rulings.book'), line: t('rulings.book.line') },
        { value: 'faq', label: t('rulings.faq'), line: t('rulings.faq.line') },
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
    label: t(`ruling.${id}`),
    rare: true,
    options: [
      { value: book, label: t('rulings.book'), line: t(`ruling.${id}.book`) },
      { value: faq, label: t('rulings.faq'), line: t(`ruling.${id}.faq`) },
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
