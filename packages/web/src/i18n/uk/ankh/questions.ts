import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/questions.ts';

export default {
  'ask.action': 'Оберіть першу дію',
  'ask.action.merged': 'Оберіть дію',
  'ask.action.detail': 'Потім друга, з нижчого треку',
  'ask.second-action': 'Оберіть другу дію',
  'ask.second-action.detail': 'Лише треки нижче за «{first}»',
  'ask.move-figure':
    'Рухайте кожну не далі ніж на {range, plural, one {# ділянку} few {# ділянки} many {# ділянок} other {# ділянки}}',
  'ask.move-figure.detail':
    '{count, plural, one {Лишилась # фігурка} few {Лишилося # фігурки} many {Лишилося # фігурок} other {Лишилося # фігурки}}',
  'ask.move-to': '{figure} на {space}: куди?',
  'ask.move-to.detail':
    'Не далі ніж на {range, plural, one {# ділянку} few {# ділянки} many {# ділянок} other {# ділянки}}, на вільну сушу',
  'ask.summon-figure': 'Розмістіть фігурку',
  'ask.summon-figure.detail':
    'У запасі {count, plural, one {# фігурка} few {# фігурки} many {# фігурок} other {# фігурки}}',
  'ask.summon-to': '{figure}: куди поставити?',
  'ask.summon-to.detail': 'На вільну сушу поруч із вашими фігурками чи монументами',
  'ask.summon-slot': 'Як розмістити фігурку на {space}?',
  'ask.unlock': 'Вивчіть властивість рівня {level}',
  'ask.unlock.detail':
    'Ціна: {cost, plural, one {# послідовник} few {# послідовники} many {# послідовників} other {# послідовника}}, у вас {have}',
  'ask.control': 'Візьміть монумент під контроль',
  'ask.control.detail': 'Поруч із вашою фігуркою; спершу нейтральні',
  'ask.caravan': 'Прокладіть караван',
  'ask.caravan.detail':
    'Від річки, води, верблюдів чи краю мапи до іншої такої межі; в обох частинах щонайменше 6 ділянок суші',
  'ask.caravan.on': 'Ведіть караван далі',
  'ask.caravan.on.detail':
    'Уже {count, plural, one {# верблюд} few {# верблюди} many {# верблюдів} other {# верблюда}}, найбільше 6',
  'ask.caravan-token': 'Яка з нових територій збереже номер {number}?',
  'ask.caravan-token.detail': 'Інша отримає найменший вільний номер',
  'ask.caravan-swap': 'Обміняти номер нової території?',
  'ask.caravan-swap.detail': 'За цими номерами розігрують території в конфлікті',
  'ask.card': 'Оберіть карту бою',
  'ask.card-pair': 'Оберіть дві карти бою',
  'ask.card.detail': 'Таємно, доки всі не оберуть',
  'ask.tie-breaker': 'Нічия. Скористатися жетоном і перемогти?',
  'ask.give-up': 'Який страж вибуває з гри?',
  'ask.give-up.detail': 'У бога дві малі та дві великі підставки',

  'option.done': 'Готово',
  'option.pass': 'Пас',
  'option.no-caravan': 'Без каравану',
  'option.no-swap': 'Лишити номери',
  'option.no-unlock': 'Нічого не вивчати',
  'option.stay': 'Лишитися на {space}',
  'option.use-token': 'Скористатися й перемогти',
  'option.keep-token': 'Приберегти; ніхто не переможе',
  'option.in-pool': 'у запасі: {count}',
  'option.at': '{piece} на {space}',
  'option.from-pool': '{piece}, у запасі',
  'option.side': 'Сторона {side}',
  'option.region':
    'Територія з {space}: {size, plural, one {# ділянка суші} few {# ділянки суші} many {# ділянок суші} other {# ділянки суші}}',
  'option.swap': '{one} ↔ {other}',
  'option.slot.regular': 'Звичайне розміщення',
  'option.left': 'лишилося {count}',
  'option.strength': 'Сила {strength}',
  'option.event-next': 'запускає: {event}',
  'option.steps-to-event':
    'подія за {count, plural, one {# крок} few {# кроки} many {# кроків} other {# кроку}}',
  'option.would-gain': '+{count}',
  'option.decline': 'Без ставки',
  'idle.move': 'жодна ваша фігурка не може піти',
  'idle.summon': 'нікого або нікуди розміщувати',
  'idle.gain': 'зараз не дає послідовників',
  'idle.unlock': 'не вистачає послідовників на властивість',
} satisfies Translation<typeof en>;
