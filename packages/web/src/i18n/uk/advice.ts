import type { Translation } from '../catalog.ts';
import type en from '../en/advice.ts';

export default {
  thinking: 'Бот думає…',
  failed: 'Тут бот нічого не радить.',
  chance: 'шанс на перемогу {percent}',
  choose: 'Обрати це',
  even: 'До кінця ходу майже нічого не зміниться.',
} satisfies Translation<typeof en>;
