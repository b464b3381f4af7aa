import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/questions.ts';

export default {
  'ask.action': 'Выберите первое действие',
  'ask.action.merged': 'Выберите действие',
  'ask.action.detail': 'Затем второе, из ряда ниже',
  'ask.second-action': 'Выберите второе действие',
  'ask.second-action.detail': 'Только ряды ниже действия «{first}»',
  'ask.move-figure':
    'Каждая фигурка — не дальше {range, plural, one {# клетки} few {# клеток} many {# клеток} other {# клетки}}',
  'ask.move-figure.detail':
    '{count, plural, one {Осталась # фигурка} few {Осталось # фигурки} many {Осталось # фигурок} other {Осталось # фигурки}}',
  'ask.move-to': '{figure} на {space}: куда?',
  'ask.move-to.detail':
    'Не дальше {range, plural, one {# клетки} few {# клеток} many {# клеток} other {# клетки}}, на свободную сушу',
  'ask.summon-figure': 'Призовите фигурку',
  'ask.summon-figure.detail':
    'В запасе {count, plural, one {# фигурка} few {# фигурки} many {# фигурок} other {# фигурки}}',
  'ask.summon-to': '{figure}: куда поставить?',
  'ask.summon-to.detail': 'На свободную сушу рядом с вашими фигурками или монументами',
  'ask.summon-slot': 'Какой призыв использовать для {space}?',
  'ask.unlock': 'Откройте свойство {level}-го уровня',
  'ask.unlock.detail':
    'Цена: {cost, plural, one {# верующий} few {# верующих} many {# верующих} other {# верующего}}, у вас {have}',
  'ask.control': 'Возьмите монумент под контроль',
  'ask.control.detail': 'Рядом с вашей фигуркой; сначала нейтральные',
  'ask.caravan': 'Проложите караван',
  'ask.caravan.detail':
    'Между рекой, водой, верблюдами или краем карты; в каждой части не меньше 6 клеток суши',
  'ask.caravan.on': 'Ведите караван дальше',
  'ask.caravan.on.detail':
    'Уже {count, plural, one {# верблюд} few {# верблюда} many {# верблюдов} other {# верблюда}}, не больше 6',
  'ask.caravan-token': 'Какой новый регион сохранит номер {number}?',
  'ask.caravan-token.detail': 'Другой получит наименьший свободный номер',
  'ask.caravan-swap': 'Поменять номер нового региона?',
  'ask.caravan-swap.detail': 'В конфликте регионы разыгрываются по номерам',
  'ask.card': 'Выберите карту сражения',
  'ask.card-pair': 'Выберите две карты сражения',
  'ask.card.detail': 'Тайно, пока не выберут все',
  'ask.tie-breaker': 'Ничья. Использовать жетон и победить?',
  'ask.give-up': 'Какой страж покинет игру?',
  'ask.give-up.detail': 'У бога две малые и две большие подставки',

  'option.done': 'Готово',
  'option.pass': 'Пас',
  'option.no-caravan': 'Без каравана',
  'option.no-swap': 'Оставить номера',
  'option.no-unlock': 'Ничего не открывать',
  'option.stay': 'Остаться на {space}',
  'option.use-token': 'Использовать и победить',
  'option.keep-token': 'Приберечь; никто не победит',
  'option.in-pool': 'в запасе: {count}',
  'option.at': '{piece} на {space}',
  'option.from-pool': '{piece} из запаса',
  'option.side': 'Сторона {side}',
  'option.region':
    'Регион с клеткой {space}: {size, plural, one {# клетка суши} few {# клетки суши} many {# клеток суши} other {# клетки суши}}',
  'option.swap': '{one} ↔ {other}',
  'option.slot.regular': 'Обычный призыв',
  'option.left': 'осталось {count}',
  'option.strength': 'Сила {strength}',
  'option.event-next': 'вызовет «{event}»',
  'option.steps-to-event':
    'событие через {count, plural, one {# шаг} few {# шага} many {# шагов} other {# шага}}',
  'option.would-gain': '+{count}',
  'option.decline': 'Без ставки',
  'idle.move': 'ни одна ваша фигурка не может пойти',
  'idle.summon': 'некого или некуда призвать',
  'idle.gain': 'сейчас не даёт верующих',
  'idle.unlock': 'не хватает верующих на свойство',
} satisfies Translation<typeof en>;
