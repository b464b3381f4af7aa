import type { Translation } from '../catalog.ts';
import type en from '../en/advice.ts';

export default {
  thinking: 'Бот думає…',
  failed: 'Тут бот нічого не радить.',
  chance: 'шанс виграти партію: {percent}',
  expects: 'Імовірна відповідь ({name}): {option}, {percent}',
  choose: 'Обрати це',
  even: 'До кінця ходу майже нічого не зміниться.',
} satisfies Translation<typeof en>;
