import type { GameChoices, Values } from '../../setup/choices.ts';
import { chosenRulings, ruledAs, rulingChoices } from '../../setup/rulings.ts';
import { kemetPoints } from './rulings.ts';
import { load, t } from './words.ts';

// Nothing below may speak before its words are there.
await load();

const BEGINNER = 'beginner';

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
    ...rulingChoices(kemetPoints(), { book: t('rulings.book.line'), faq: t('rulings.faq.line') }, values),
  ],
  seatChoice: () => null,
  agreed({ length, beginner, discards, rulings }) {
    const chosen = beginner === true ? BEGINNER : length === 'long' ? 'long' : 'short';
    return {
      line: t(`length.${chosen}`),
      values: {
        length: chosen,
        discards: String(discards),
        ...chosenRulings(kemetPoints(), (key) => (rulings as Values | undefined)?.[key]),
      },
      seats: [],
      isPictured: true,
    };
  },
  setup: (players, values) => ({
    players,
    length: values.length === 'long' ? 'long' : 'short',
    beginner: values.length === BEGINNER,
    discards: values.discards,
    rulings: Object.fromEntries(kemetPoints().map((point) => [point.key, ruledAs(point, values)])),
  }),
};
