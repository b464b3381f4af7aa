import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/questions.ts';

export default {
  'ask.action': 'Zvolte první akci',
  'ask.action.merged': 'Zvolte akci',
  'ask.action.detail': 'Pak druhou z nižší řádky',
  'ask.second-action': 'Zvolte druhou akci',
  'ask.second-action.detail': 'Jen řádky pod akcí {first}',
  'ask.move-figure':
    'Pohněte každou figurou až o {range, plural, one {# pole} few {# pole} many {# pole} other {# polí}}',
  'ask.move-figure.detail':
    '{count, plural, one {Zbývá # figura} few {Zbývají # figury} many {Zbývá # figury} other {Zbývá # figur}}',
  'ask.move-to': '{figure} na {space}: kam?',
  'ask.move-to.detail':
    'Nejvýš {range, plural, one {o # pole} few {o # pole} many {o # pole} other {o # polí}}, na volnou souš',
  'ask.summon-figure': 'Vyvolejte figuru',
  'ask.summon-figure.detail':
    'V zásobě {count, plural, one {# figura} few {# figury} many {# figury} other {# figur}}',
  'ask.summon-to': '{figure}: kam postavit?',
  'ask.summon-to.detail': 'Na volnou souš vedle vašich figur nebo monumentů',
  'ask.summon-slot': 'Které vyvolání použijete pro {space}?',
  'ask.unlock': 'Odemkněte schopnost úrovně {level}',
  'ask.unlock.detail':
    'Cena: {cost, plural, one {# stoupenec} few {# stoupenci} many {# stoupence} other {# stoupenců}}, máte {have}',
  'ask.control': 'Ovládněte monument',
  'ask.control.detail': 'Vedle vaší figury; nejdřív neutrální',
  'ask.caravan': 'Veďte karavanu',
  'ask.caravan.detail':
    'Od hranice k hranici: řeka, voda, velbloudi, okraj mapy; obě části musí mít aspoň 6 polí souše',
  'ask.caravan.on': 'Veďte karavanu dál',
  'ask.caravan.on.detail':
    'Zatím {count, plural, one {# velbloud} few {# velbloudi} many {# velblouda} other {# velbloudů}}, nejvýše 6',
  'ask.caravan-token': 'Která nová oblast si nechá číslo {number}?',
  'ask.caravan-token.detail': 'Druhá dostane nejnižší volné číslo',
  'ask.caravan-swap': 'Prohodit číslo nové oblasti?',
  'ask.caravan-swap.detail': 'V tomto pořadí se oblasti v Konfliktu vyhodnotí',
  'ask.card': 'Vyberte bojovou kartu',
  'ask.card-pair': 'Vyberte dvě bojové karty',
  'ask.card.detail': 'Tajně, dokud nevyberou všichni',
  'ask.tie-breaker': 'Nerozhodně. Použít žeton a vyhrát?',
  'ask.give-up': 'Který Strážce opustí hru?',
  'ask.give-up.detail': 'Bůh má dva malé a dva velké podstavce',

  'option.done': 'Hotovo',
  'option.pass': 'Vynechat',
  'option.no-caravan': 'Bez karavany',
  'option.no-swap': 'Nechat čísla',
  'option.no-unlock': 'Nic neodemknout',
  'option.stay': 'Zůstat na {space}',
  'option.use-token': 'Použít a vyhrát',
  'option.keep-token': 'Nechat si ho; nikdo nevyhraje',
  'option.in-pool': 'v zásobě: {count}',
  'option.at': '{piece} na {space}',
  'option.from-pool': '{piece} ze zásoby',
  'option.side': 'Strana {side}',
  'option.region':
    'Oblast s polem {space}: {size, plural, one {# pole souše} few {# pole souše} many {# pole souše} other {# polí souše}}',
  'option.swap': '{one} ↔ {other}',
  'option.slot.regular': 'Řádné vyvolání',
  'option.left': 'zbývá {count}',
  'option.strength': 'Síla {strength}',
  'option.event-next': 'spustí: {event}',
  'option.steps-to-event':
    'událost za {count, plural, one {# krok} few {# kroky} many {# kroku} other {# kroků}}',
  'option.would-gain': '+{count}',
  'option.decline': 'Bez nabídky',
  'idle.move': 'žádná vaše figura se nemůže pohnout',
  'idle.summon': 'není koho nebo kam vyvolat',
  'idle.gain': 'teď nepřinese stoupence',
  'idle.unlock': 'na schopnost nemáte stoupence',
} satisfies Translation<typeof en>;
