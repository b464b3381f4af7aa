import type { GameChoices } from './choices.ts';
import { t } from './words.ts';

const BEGINNER = 'beginner';

export const kemetChoices: GameChoices = {
  players: 3,
  choices: () => [
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
  ],
  seatChoice: () => null,
  setup: (players, { length, discards }) => ({
    players,
    length: length === 'long' ? 'long' : 'short',
    beginner: length === BEGINNER,
    discards,
  }),
};
