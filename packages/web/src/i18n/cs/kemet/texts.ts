/** What tiles, cards, places and actions do, in our words. */
export default {
  'timing.battle': 'V bitvě',
  'timing.own-turn': 'Ve svém tahu',
  'timing.own-move': 'Při svém pohybu',
  'timing.reaction': 'V cizím tahu',

  'action.move.text': 'Veďte jedno vojsko krok za krokem: po souši, přes přístav nebo teleportem k obelisku.',
  'action.recruit.text': 'Vezměte vojáky ze zálohy do svých čtvrtí, každého za 1 bod modlitby.',
  'action.raise.text': 'Zvyšte jednu pyramidu; úroveň stojí tolik bodů modlitby, kolik je její číslo.',
  'action.pray.text': 'Získejte 2 body modlitby.',
  'action.buy-white.text': 'Kupte bílou destičku nejvýše do úrovně bílé pyramidy, kterou ovládáte.',
  'action.buy-red.text': 'Kupte červenou destičku nejvýše do úrovně červené pyramidy, kterou ovládáte.',
  'action.buy-blue.text': 'Kupte modrou destičku nejvýše do úrovně modré pyramidy, kterou ovládáte.',
  'action.apex.text': 'Sem patří jen zlatý žeton Boží vůle: pohyb nebo verbování.',

  'sector.kind.district': 'Čtvrť obehnaná hradbami. Cizí vojska vstoupí jen při prvním kroku pohybu.',
  'sector.kind.desert': 'Poušť.',
  'sector.kind.desert.obelisk': 'Poušť s obeliskem: sem se lze teleportovat.',
  'sector.kind.temple':
    'Chrám s obeliskem: 1 dočasný bod, dokud ho držíte, a na konci dne {prayer, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} modlitby. Dva chrámy na konci dne: 1 trvalý bod.',
  'sector.kind.temple.delta':
    'Chrám s obeliskem: 1 dočasný bod, dokud ho držíte. Na konci dne zde za 1 obětovaného vojáka získáte {prayer, plural, one {# bod} few {# body} many {# bodu} other {# bodů}} modlitby.',
  'sector.kind.sanctuary':
    'Na konci dne zde obětujte 2 vojáky a získejte 1 trvalý bod. Není to chrám. Stojí zde obelisk.',
  'sector.holds': '{name}: {units, plural, one {# voják} few {# vojáci} many {# vojáka} other {# vojáků}}.',
  'sector.pyramid': 'Pyramida: {colour}, úroveň {level}.',
  'sector.neighbours': 'Sousední pole: {list}.',
  'sector.by-boat': 'Přes přístav: {list}.',
};
