/** The log, one sentence for each thing that happened. */
export default {
  'log.order-drawn': 'Порядок ходу першого дня: {list}.',
  'log.phase.night': 'Настає ніч, за нею день {round}.',
  'log.phase.day': 'День {round}.',
  'log.phase.dusk': 'День закінчується.',
  'log.pass-began': 'Коло {pass} з 5.',
  'log.turn-began': 'Ходить {who}.',
  'log.order-fixed': '{who} визначає порядок ходу: {list}.',
  'log.does.move': '{who} починає рух ({where}).',
  'log.does.recruit': '{who} наймає воїнів ({where}).',
  'log.does.raise': '{who} будує ({where}).',
  'log.does.pray': '{who} молиться ({where}).',
  'log.does.buy-white': '{who} йде по білу плитку ({where}).',
  'log.does.buy-red': '{who} йде по червону плитку ({where}).',
  'log.does.buy-blue': '{who} йде по синю плитку ({where}).',
  'log.does.silver': '{row}, срібний жетон',
  'log.does.gold': 'золотий жетон',
  'log.standing':
    '{who}: {total, plural, one {# очко} few {# очки} many {# очок} other {# очка}}, з них постійних: {permanent}, за храми: {temples}, за піраміди рівня 4: {pyramids}.',
  'log.game-over': '{who} виграє партію.',
  'end.goal':
    'Мети — {goal, plural, one {# очко} few {# очки} many {# очок} other {# очка}} — досягнуто наприкінці дня {round}.',
  'end.limit': 'День {round} був останнім: перемагає той, у кого найбільше очок.',
  'tie.battles': 'Порівну очок ({points}): вирішують очки за бої, {battles} проти {others}.',
  'tie.order': 'Порівну очок ({points}) і очок за бої ({battles}): вирішує раніше місце в порядку ходу.',
  'log.prayer-gained':
    '{who} отримує {gained, plural, one {# очко} few {# очки} many {# очок} other {# очка}} молитви, тепер {now}: {terms}.',
  'log.prayer-gained.full': '{who} лишається з {now} очками молитви, більше не буває.',
  'log.paid':
    '{who} {price, plural, =0 {нічого не платить} one {платить # очко молитви} few {платить # очки молитви} many {платить # очок молитви} other {платить # очка молитви}}: {purpose}, лишилося {now}.',
  'log.prayer-lost':
    '{who} втрачає {lost, plural, one {# очко} few {# очки} many {# очок} other {# очка}} молитви, лишилося {now}: {source}.',
  'log.point': '{who} отримує постійне очко: {source}.',
  'log.point.battle': '{who} отримує очко за бій: {source}.',
  'log.pyramid-placed': '{who}: на початку {colour} піраміда рівня {level}, {sector}.',
  'log.pyramid-raised': '{who}: {colour} піраміда росте з {from} до {level}, {sector}.',
  'log.tile-bought': '{who} купує плитку «{tile}».',
  'log.cards-taken-back': '{who} повертає на руку всі шість карт бою.',
  'log.card-given-up': '{who} віддає карту «{card}» за «{receives}».',
  'log.units-placed':
    '{who} розміщує {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {sector}.',
  'log.units-placed.attacking':
    '{who} розміщує {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}} для атаки: {sector}.',
  'log.units-lost.battle':
    '{who} втрачає {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {sector}.',
  'log.units-lost.sacrifice':
    '{who} приносить у жертву {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {sector}.',
  'log.recalled':
    '{who} відкликає {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {sector}.',
  'log.move-began': '{who} рухає військо: {sector}.',
  'log.range-fixed': 'Дальність війська {range}: {terms}.',
  'log.moved.land':
    '{who} веде {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {from} → {into}.',
  'log.moved.harbor':
    '{who} переправляє {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}} через порт: {from} → {into}.',
  'log.moved.teleport':
    '{who} телепортує {units, plural, one {# воїна} few {# воїнів} many {# воїнів} other {# воїна}}: {from} → {into}.',
  'log.moved.creature': 'Разом іде {creature}.',
  'log.retreated':
    '{who} відступає, {units, plural, one {# воїн} few {# воїни} many {# воїнів} other {# воїна}}: {from} → {into}.',
  'log.stayed': '{who} лишається: {sector}.',
  'log.creature-went': '{creature} ({who}) йде: {sector}.',
  'log.creature-went.reserve': '{creature} ({who}) повертається на плитку.',
  'log.deck-shuffled':
    'Скид стає новою колодою: {cards, plural, one {# карта} few {# карти} many {# карт} other {# карти}}.',
  'log.cards-drawn':
    '{who} бере {cards, plural, one {# карту} few {# карти} many {# карт} other {# карти}} втручання.',
  'log.cards-received': '{who} отримує: {list}.',
  'log.intervention-played': '{who} грає «{card}».',
  'log.intervention-played.against': '{who} грає «{card}» проти «{other}».',
  'log.intervention-cancelled': '«{card}» ({who}) скасовує {by}.',
  'log.attack': '{who} атакує: {defender}, {units} проти {against}, {sector}.',
  'log.battle-card-chosen.play': '{who} таємно обирає «{card}».',
  'log.battle-card-chosen.discard': '{who} скидає «{card}» долілиць.',
  'log.battle-card-shown': '{who} мусить показати «{card}» до бою.',
  'log.intervention-added': '{who} таємно додає «{card}».',
  'log.revealed': '{who} розкриває «{card}».',
  'log.revealed.added': '{who} розкриває «{card}», а також: {list}.',
  'log.discard-revealed': '{who}: у скиді «{card}».',
  'log.battle-value.strength': '{who}, сила {total}: {terms}.',
  'log.battle-value.damage': '{who}, шкода {total}: {terms}.',
  'log.battle-value.protection': '{who}, захист {total}: {terms}.',
  'log.battle-won': '{who} виграє бій, {own} проти {other}: {sector}.',
  'log.battle-won.tie': '{who} виграє бій в обороні, нічия {own} проти {other}: {sector}.',

  'source.units': 'воїни',
  'source.card': 'карта бою',
  'source.base': 'основа',
  'source.permanent': 'постійні',
  'source.recall': 'відкликані воїни',
  'source.battle': 'перемога в бою',
  'source.two-temples': 'два храми',
  'source.sanctuary': 'Святилище',
  'source.recruit': 'найм',
  'source.raise': 'будівництво піраміди',
  'source.teleport': 'телепорт',
};
