import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/kemet.ts';

export default {
  'step.kemet.welcome':
    'Vaše město má dvě pyramidy a pět vašich vojáků už stojí v poušti. K vítězství je třeba osm bodů a většinu dává útok.',
  'step.kemet.pray':
    'Den je pět žetonů akcí pro každého, kladou se po jednom na pyramidu akcí. Vše se platí body modlitby a Modlitba dá 2.',
  'step.kemet.pray.task': 'Položte žeton na Modlitbu v prostřední řadě.',
  'step.kemet.raise':
    'Pyramidy rostou po úrovních až na 4; cenou je nová úroveň. Úroveň barvy je úroveň dílků, které v ní smíte koupit.',
  'step.kemet.raise.task': 'Položte žeton na Stavbu, vyberte červenou pyramidu a zvyšte ji na úroveň 2.',
  'step.kemet.buy':
    'Dílek moci stojí tolik, kolik je jeho úroveň, a platí do konce hry. Červené jsou k útoku: Do útoku! zesílí každý útok o 1.',
  'step.kemet.buy.task': 'Položte žeton na červené dílky a kupte Do útoku!.',
  'step.kemet.recruit':
    'Naverbovaní vojáci přijdou do čtvrtí vašeho města, každý za 1 bod modlitby, a pohromadě jich stojí nejvýš pět.',
  'step.kemet.recruit.task': 'Položte žeton na Verbování a dejte 2 vojáky do čtvrti, kde už tři máte.',
  'step.kemet.rows':
    'Na konci dne musí v každé ze tří řad ležet váš žeton: máte už všechny. Poslední žeton je tedy volný a zaútočí.',
  'step.kemet.rows.task': 'Položte poslední žeton na Pohyb v horní řadě.',
  'step.kemet.attack':
    'Oddíl jde tak daleko, jak sahá jeho pohyb, krok za krokem. Vstoupit do sektoru s nepřáteli je útok a chrám drží tři.',
  'step.kemet.attack.task': 'Vyberte svých pět vojáků v poušti a vejděte se všemi do chrámu.',
  'step.kemet.card':
    'Obě strany tajně zahrají kartu boje: síla vyhraje bitvu, krev zabíjí, štít chrání. Vy máte ještě všechny v ruce.',
  'step.kemet.card.task': 'Vyberte kartu, kterou zahrajete.',
  'step.kemet.discard':
    'Druhá karta se odloží nepoužitá, aby nikdo nespočítal poslední. Po třech bitvách se vrátí všech šest.',
  'step.kemet.discard.task': 'Vyberte kartu, kterou odložíte.',
  'step.kemet.reveal':
    'Teď by se dal přidat božský zásah; žádný nemáte. Síla jsou vojáci, karta a moci: 5 vojáků, vaše karta a 1 za Do útoku!.',
  'step.kemet.reveal.task': 'Stiskněte Hotovo a otočte karty.',
  'step.kemet.retreat':
    'Vyhráli jste a vyhraný útok dá 1 trvalý bod. Co z nepřítele zbylo, ustoupí a vítěz určí kam.',
  'step.kemet.retreat.task': 'Vyberte, kam nepřítel ustoupí.',
  'step.kemet.stay':
    'Vítěz může zůstat, nebo oddíl odvolat za body modlitby, jeden za vojáka. Chrám se vyplatí držet.',
  'step.kemet.stay.task': 'Zvolte Zůstat.',
  'step.kemet.dusk':
    'Druhé město položilo poslední žeton a za soumraku zaplatily chrámy: tento vám dal 2 body modlitby. V noci dostane každý další 2 a kartu božského zásahu.',
  'step.kemet.points':
    'Máte 2 body: trvalý za bitvu a dočasný, dokud držíte chrám. Pyramidy úrovně 4 dávají také dočasné body a dva chrámy za soumraku trvalý.',
  'step.kemet.end':
    'Pak hráč s nejméně body určí pořadí tahů a začne další den. Útočte brzy a často: čekání tu nic nevyhraje.',
} satisfies Translation<typeof en>;
