import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Vy a dva boti. Tahy můžete vracet a ptát se na radu.',
  bots: 'Boti',
  'easy.line': 'Dobří pro první partii.',
  'hard.line': 'Přemýšlejí dopředu a o něco déle.',
} satisfies Translation<typeof en>;
