import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/kemet.ts';

export default {
  'step.kemet.welcome':
    'Červené město na jihu je vaše, modré patří soupeři. Kdo má na konci dne 8 bodů, vyhrává, a většinu bodů dává útok.',
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
    'Obě strany tajně zahrají kartu boje: síla vyhraje bitvu, zranění zabíjí nepřátele, ochrana zachrání vlastní. Všech šest svých máte ještě v ruce.',
  'step.kemet.card.task': 'Vyberte kartu, kterou zahrajete.',
  'step.kemet.discard':
    'Druhá karta se odloží nepoužitá, aby nikdo nespočítal poslední. Po třech bitvách se vrátí všech šest.',
  'step.kemet.discard.task': 'Vyberte kartu, kterou odložíte.',
  'step.kemet.reveal':
    'Teď by se dal přidat božský zásah; žádný nemáte. Síla jsou vojáci, karta a moci: 5 vojáků, vaše karta a 1 za Do útoku!.',
  'step.kemet.reveal.task': 'Stiskněte Připraveno a otočte karty.',
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
  'step.kemet.later':
    'O tři dny později vám zbývá jeden žeton a žádný bod modlitby. Soupeř vede 6 body proti 3, ale vy držíte kartu božského zásahu.',
  'step.kemet.intervention':
    'Zásahy se hrají z ruky za cenu na kartě: některé ve vašem tahu, jiné v bitvě. Modlitba je zdarma a dá 2 body modlitby.',
  'step.kemet.intervention.task': 'Zahrajte Modlitbu.',
  'step.kemet.move':
    'Chrám na západním břehu Nilu je prázdný. Pěšky je z města daleko, ale můžete se tam teleportovat.',
  'step.kemet.move.task': 'Položte poslední žeton na Pohyb v horní řadě.',
  'step.kemet.teleport':
    'Ze čtvrti s pyramidou se oddíl může za 2 body modlitby teleportovat k libovolnému obelisku a ten má každý chrám. Kdo odchází, toho hradby nezastaví.',
  'step.kemet.teleport.task':
    'Vyberte čtyři vojáky ve městě, teleportujte všechny do chrámu, který platí 3, a ukončete pohyb.',
  'step.kemet.two-temples':
    'Za soumraku zaplatily oba chrámy a za dva chrámy jste dostali trvalý bod. Ten vám zůstane, dočasné zmizí, když o chrámy přijdete.',
  'step.kemet.order':
    'V noci určí pořadí příštího dne ten, kdo má nejméně bodů. To jste vy: kdo je poslední, může odpovědět na tahy ostatních.',
  'step.kemet.order.task': 'Vyberte, kdo začne.',
  'step.kemet.end':
    'Tak to jde dál, dokud někdo nemá na konci dne 8 bodů. Útočte brzy a často: čekání tu nic nevyhraje.',
} satisfies Translation<typeof en>;
