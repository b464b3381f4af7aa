import type { Translation } from '../catalog.ts';
import type en from '../en/advice.ts';

export default {
  thinking: 'Бот думает…',
  failed: 'Здесь бот ничего не советует.',
  chance: 'шанс выиграть партию: {percent}',
  expects: 'Вероятный ответ ({name}): {option}, {percent}',
  choose: 'Выбрать это',
  even: 'К концу хода почти ничего не изменится.',
} satisfies Translation<typeof en>;
