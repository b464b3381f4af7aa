/** The log, one sentence for each thing that happened. */
export default {
  'log.order-drawn': 'Порядок хода первого дня: {list}.',
  'log.phase.night': 'Наступает ночь, за ней день {round}.',
  'log.phase.day': 'День {round}.',
  'log.phase.dusk': 'День заканчивается.',
  'log.pass-began': 'Круг {pass} из 5.',
  'log.turn-began': 'Ходит {who}.',
  'log.order-fixed': '{who} задаёт порядок хода: {list}.',
  'log.does.move': '{who} начинает движение ({where}).',
  'log.does.recruit': '{who} нанимает солдат ({where}).',
  'log.does.raise': '{who} строит ({where}).',
  'log.does.pray': '{who} молится ({where}).',
  'log.does.buy-white': '{who} идёт за белым тайлом ({where}).',
  'log.does.buy-red': '{who} идёт за красным тайлом ({where}).',
  'log.does.buy-blue': '{who} идёт за синим тайлом ({where}).',
  'log.does.silver': '{row}, серебряный жетон',
  'log.does.gold': 'золотой жетон',
  'log.standing':
    '{who}: {total, plural, one {# очко} few {# очка} many {# очков} other {# очка}}, из них постоянных: {permanent}, за храмы: {temples}, за пирамиды уровня 4: {pyramids}.',
  'log.game-over': '{who} выигрывает партию.',
  'end.goal':
    'Цель в {goal, plural, one {# очко} few {# очка} many {# очков} other {# очка}} достигнута в конце дня {round}.',
  'end.limit': 'День {round} был последним: побеждает тот, у кого больше очков.',
  'tie.battles': 'Поровну очков ({points}): решают очки за бои, {battles} против {others}.',
  'tie.order':
    'Поровну очков ({points}) и очков за бои ({battles}): решает более раннее место в порядке хода.',
  'log.prayer-gained':
    '{who} получает {gained, plural, one {# очко} few {# очка} many {# очков} other {# очка}} молитвы, теперь {now}: {terms}.',
  'log.prayer-gained.full': '{who}: очков молитвы по-прежнему {now}, это предел.',
  'log.paid':
    '{who} платит {price, plural, =0 {0 очков} one {# очко} few {# очка} many {# очков} other {# очка}} молитвы: {purpose}, осталось {now}.',
  'log.prayer-lost':
    '{who} теряет {lost, plural, one {# очко} few {# очка} many {# очков} other {# очка}} молитвы, осталось {now}: {source}.',
  'log.point': '{who} получает постоянное очко: {source}.',
  'log.point.battle': '{who} получает очко за бой: {source}.',
  'log.pyramid-placed': '{who} начинает: {colour} пирамида уровня {level}, {sector}.',
  'log.pyramid-raised': '{who} строит: {colour} пирамида, уровень {from} → {level}, {sector}.',
  'log.tile-bought': '{who} покупает тайл «{tile}».',
  'log.cards-taken-back': '{who} возвращает в руку все шесть боевых карт.',
  'log.card-given-up': '{who} меняет карту «{card}» на «{receives}».',
  'log.units-placed':
    '{who} размещает {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {sector}.',
  'log.units-placed.attacking':
    '{who} размещает {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}} для атаки: {sector}.',
  'log.units-lost.battle':
    '{who} теряет {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {sector}.',
  'log.units-lost.sacrifice':
    '{who} приносит в жертву {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {sector}.',
  'log.recalled':
    '{who} отзывает {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {sector}.',
  'log.move-began': '{who} двигает войско: {sector}.',
  'log.range-fixed': 'Дальность войска {range}: {terms}.',
  'log.moved.land':
    '{who} ведёт {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {from} → {into}.',
  'log.moved.harbor':
    '{who} переправляет {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}} через порт: {from} → {into}.',
  'log.moved.teleport':
    '{who} телепортирует {units, plural, one {# солдата} few {# солдат} many {# солдат} other {# солдата}}: {from} → {into}.',
  'log.moved.creature': 'С ними идёт {creature}.',
  'log.retreated':
    '{who} отступает, {units, plural, one {# солдат} few {# солдата} many {# солдат} other {# солдата}}: {from} → {into}.',
  'log.stayed': '{who} остаётся: {sector}.',
  'log.creature-went': '{creature} ({who}) идёт: {sector}.',
  'log.creature-went.reserve': '{creature} ({who}) возвращается на тайл.',
  'log.deck-shuffled':
    'Сброс становится новой колодой: {cards, plural, one {# карта} few {# карты} many {# карт} other {# карты}}.',
  'log.cards-drawn':
    '{who} берёт {cards, plural, one {# карту} few {# карты} many {# карт} other {# карты}} вмешательства.',
  'log.cards-received': '{who} получает: {list}.',
  'log.intervention-played': '{who} играет «{card}».',
  'log.intervention-played.against': '{who} играет «{card}» против «{other}».',
  'log.intervention-cancelled': '{by} отменяет карту «{card}» ({who}).',
  'log.attack': '{who} атакует, обороняется {defender}: {units} против {against}, {sector}.',
  'log.battle-card-chosen.play': '{who} тайно выбирает «{card}».',
  'log.battle-card-chosen.discard': '{who} сбрасывает «{card}» рубашкой вверх.',
  'log.battle-card-shown': '{who} показывает «{card}» ещё до боя.',
  'log.intervention-added': '{who} тайно добавляет «{card}».',
  'log.revealed': '{who} вскрывает «{card}».',
  'log.revealed.added': '{who} вскрывает «{card}», а также: {list}.',
  'log.discard-revealed': '{who}: в сбросе «{card}».',
  'log.battle-value.strength': '{who}, сила {total}: {terms}.',
  'log.battle-value.damage': '{who}, урон {total}: {terms}.',
  'log.battle-value.protection': '{who}, защита {total}: {terms}.',
  'log.battle-won': '{who} выигрывает бой, {own} против {other}: {sector}.',
  'log.battle-won.tie': '{who} выигрывает бой в обороне, ничья {own} против {other}: {sector}.',

  'source.units': 'солдаты',
  'source.card': 'боевая карта',
  'source.base': 'база',
  'source.permanent': 'постоянные',
  'source.recall': 'отозванные солдаты',
  'source.battle': 'победа в бою',
  'source.two-temples': 'два храма',
  'source.sanctuary': 'Святилище',
  'source.recruit': 'найм',
  'source.raise': 'строительство пирамиды',
  'source.teleport': 'телепорт',
};
