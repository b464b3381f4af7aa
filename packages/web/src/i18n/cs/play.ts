import type { Translation } from '../catalog.ts';
import type en from '../en/play.ts';

export default {
  line: 'Vy a dva boti. Tahy můžete vracet a ptát se na radu.',
  bots: 'Boti',
  'beginner.line': 'Vidí na jeden tah dopředu a chybuje jako člověk.',
  'easy.line': 'Myslí trochu dopředu.',
  'medium.line': 'Počítá s tím, jak odpovíte.',
  'hard.line': 'Přemýšlí dopředu a o něco déle.',
  'expert.line': 'Vidí nejdál dopředu a v boji blafuje.',
} satisfies Translation<typeof en>;
