/** The log, one sentence for each thing that happened. */
export default {
  'log.order-drawn': 'Pořadí prvního dne: {list}.',
  'log.phase.night': 'Padá noc, po ní přijde den {round}.',
  'log.phase.day': 'Začíná den {round}.',
  'log.phase.dusk': 'Den končí.',
  'log.pass-began': 'Kolo {pass} z 5.',
  'log.turn-began': 'Na tahu je {who}.',
  'log.order-fixed': '{who} určuje pořadí tahů: {list}.',
  'log.does.move': '{who} začíná pohyb ({where}).',
  'log.does.recruit': '{who} verbuje ({where}).',
  'log.does.raise': '{who} staví ({where}).',
  'log.does.pray': '{who} se modlí ({where}).',
  'log.does.buy-white': '{who} jde pro bílou destičku ({where}).',
  'log.does.buy-red': '{who} jde pro červenou destičku ({where}).',
  'log.does.buy-blue': '{who} jde pro modrou destičku ({where}).',
  'log.does.silver': '{row}, stříbrný žeton',
  'log.does.gold': 'zlatý žeton',
  'log.standing':
    '{who}: {total, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}, z toho trvalých: {permanent}, za chrámy: {temples}, za pyramidy úrovně 4: {pyramids}.',
  'log.game-over': '{who} vyhrává hru.',
  'end.goal':
    'Na konci dne {round} bylo dosaženo cíle: {goal, plural, one {# bod} few {# body} many {# bodu} other {# bodů}}.',
  'end.limit': 'Den {round} byl poslední: vítězí, kdo má nejvíc bodů.',
  'tie.battles': 'Shodný počet bodů ({points}): rozhodují body za bitvy, {battles} ku {others}.',
  'tie.order':
    'Shodný počet bodů ({points}) i bodů za bitvy ({battles}): rozhoduje dřívější místo v pořadí tahů.',
  'log.prayer-gained':
    '{who} získává {gained, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} modlitby, nyní {now}: {terms}.',
  'log.prayer-gained.full': '{who} zůstává na {now} bodech modlitby, více jich být nemůže.',
  'log.paid':
    '{who} platí {price, plural, =0 {0 bodů} one {# bod} few {# body} many {# bodu} other {# bodů}} modlitby: {purpose}, zbývá {now}.',
  'log.prayer-lost':
    '{who} ztrácí {lost, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} modlitby, zbývá {now}: {source}.',
  'log.point': '{who} získává trvalý bod: {source}.',
  'log.point.battle': '{who} získává bod za bitvu: {source}.',
  'log.pyramid-placed': '{who} začíná: {colour} pyramida úrovně {level}, {sector}.',
  'log.pyramid-raised': '{who} staví: {colour} pyramida z úrovně {from} na {level}, {sector}.',
  'log.tile-bought': '{who} kupuje destičku {tile}.',
  'log.cards-taken-back': '{who} bere zpět všech šest bojových karet.',
  'log.card-given-up': '{who} mění kartu {card} za kartu {receives}.',
  'log.units-placed':
    '{who} umísťuje {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.units-placed.attacking':
    '{who} umísťuje k útoku {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.units-lost.battle':
    '{who} ztrácí {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.units-lost.sacrifice':
    '{who} obětuje {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.recalled':
    '{who} odvolává {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.move-began': '{who} táhne vojskem: {sector}.',
  'log.range-fixed': 'Dosah vojska {range}: {terms}.',
  'log.moved.land':
    '{who} vede {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {from} → {into}.',
  'log.moved.harbor':
    '{who} převáží {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}} přes přístav: {from} → {into}.',
  'log.moved.teleport':
    '{who} teleportuje {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {from} → {into}.',
  'log.moved.creature': 'Jde s nimi {creature}.',
  'log.retreated':
    '{who} ustupuje, {units, plural, one {# voják} few {# vojáci} many {# vojáka} other {# vojáků}}: {from} → {into}.',
  'log.stayed': '{who} zůstává: {sector}.',
  'log.creature-went': '{creature} ({who}) jde: {sector}.',
  'log.creature-went.reserve': '{creature} ({who}) se vrací na destičku.',
  'log.deck-shuffled':
    'Z odhozených karet je nový balíček: {cards, plural, one {# karta} few {# karty} many {# karty} other {# karet}}.',
  'log.cards-drawn':
    '{who} lízá {cards, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} zásahu.',
  'log.cards-received': '{who} dostává: {list}.',
  'log.intervention-played': '{who} hraje kartu {card}.',
  'log.intervention-played.against': '{who} hraje kartu {card} proti kartě {other}.',
  'log.intervention-cancelled': 'Kartu {card} ({who}) ruší {by}.',
  'log.attack': '{who} útočí, brání se {defender}: {units} proti {against}, {sector}.',
  'log.battle-card-chosen.play': '{who} tajně volí kartu {card}.',
  'log.battle-card-chosen.discard': '{who} odhazuje lícem dolů kartu {card}.',
  'log.battle-card-shown': '{who} musí před bitvou ukázat kartu {card}.',
  'log.intervention-added': '{who} tajně přidává kartu {card}.',
  'log.revealed': '{who} odkrývá kartu {card}.',
  'log.revealed.added': '{who} odkrývá kartu {card} a dále: {list}.',
  'log.discard-revealed': '{who}: odhozena karta {card}.',
  'log.battle-value.strength': '{who}, síla {total}: {terms}.',
  'log.battle-value.damage': '{who}, zranění {total}: {terms}.',
  'log.battle-value.protection': '{who}, ochrana {total}: {terms}.',
  'log.battle-won': '{who} vyhrává bitvu, {own} ku {other}: {sector}.',
  'log.battle-won.tie': '{who} vyhrává bitvu v obraně, shoda {own} ku {other}: {sector}.',

  'source.units': 'vojáci',
  'source.card': 'bojová karta',
  'source.base': 'základ',
  'source.permanent': 'trvalé',
  'source.recall': 'odvolaní vojáci',
  'source.battle': 'vyhraná bitva',
  'source.two-temples': 'dva chrámy',
  'source.sanctuary': 'Svatyně',
  'source.recruit': 'verbování',
  'source.raise': 'stavba pyramidy',
  'source.teleport': 'teleport',
};
