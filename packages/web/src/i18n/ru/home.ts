import type { Translation } from '../catalog.ts';
import type en from '../en/home.ts';

export default {
  'home.editor': 'Редактор сценариев',
  'home.friends': 'Играть с друзьями',
  'home.hotseat': 'На одном устройстве',
  'home.learn': 'Обучение',
  'home.learn.ankh': 'Первая партия «Анха»',
  'home.learn.kemet': 'Первая партия «Кемета»',
  'home.learn.line':
    'Первая партия с подсказками длится десять минут. В правилах есть поиск, а каждая строка журнала открывает своё правило.',
  'home.lobby': 'Зал',
  'home.lobby.empty': 'Открытых столов нет. Накройте свой, и к нему смогут подсесть другие.',
  'home.lobby.offline': 'Сервер недоступен. Столы на этом устройстве работают по-прежнему.',
  'home.mine': 'Мои столы',
  'home.mine.empty': 'Здесь хранятся столы, за которыми вы сидите, и чей ход.',
  'home.new': 'Новый стол',
  'home.now': 'Играть сейчас',
  'home.replays': 'Записи',
  'home.replays.empty': 'Здесь можно пересмотреть законченные партии, ход за ходом.',
  'home.replays.open': 'Открыть файл партии',
  'home.table.delete': 'Удалить этот стол',
  'home.table.finished': 'Закончено',
  'home.table.moves': '{count, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}',
  'home.table.open':
    '{free, plural, one {# свободное место} few {# свободных места} many {# свободных мест} other {# свободного места}}',
  'home.table.turn': 'Ход: {name}',
  'home.table.yours': 'Ваш ход',
  'home.tagline': 'Две большие игры о богах Египта, где каждое правило соблюдено за вас.',
} satisfies Translation<typeof en>;
