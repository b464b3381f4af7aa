import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/lesson.ts';

export default {
  teacher: 'Soupeř',
  welcome:
    'Vítejte! Červené město na jihu je vaše, modré na severu patří soupeři. Kdo má na konci dne 8 bodů, vyhrává, a většinu bodů dává útok: kdo jen stojí, nic nevyhraje.',
  board:
    'Město má za hradbami tři čtvrti a v každé místo pro pyramidu. Čísla na chrámech říkají, kolik bodů modlitby vyplatí na konci dne. Do delty na severovýchodě vede jen teleport.',
  pray: 'Každý má na den pět žetonů akcí. Střídavě je pokládáte na pyramidu akcí, na každé pole nejvýš jeden denně. Vše se platí body modlitby a Modlitba dá 2.',
  'pray.task': 'Položte žeton na Modlitbu v prostřední řadě.',
  raise:
    'Pyramidy rostou po úrovních až na 4 a každá nová úroveň stojí tolik, kolik je její číslo. Zpřístupňují destičky: s červenou pyramidou úrovně 2 smíte kupovat červené destičky úrovně 1 a 2.',
  'raise.task': 'Položte žeton na Stavbu, vyberte červenou pyramidu a zvyšte ji na úroveň 2.',
  buy: 'Destička moci stojí tolik, kolik je její úroveň, a platí do konce hry; od každé jsou jen jedna či dvě. Červené jsou k útoku, modré k obraně, bílé k modlitbě. Do útoku! zesílí každý váš útok o 1.',
  'buy.task': 'Položte žeton na červené destičky a kupte Do útoku!',
  recruit:
    'Naverbovaní vojáci přijdou do čtvrtí vašeho města, každý za 1 bod modlitby. Všichni vojáci jednoho hráče na jednom místě tvoří vojsko a to má nejvýš pět vojáků.',
  'recruit.task': 'Položte žeton na Verbování a dejte 2 vojáky do čtvrti, kde už tři máte.',
  rows: 'Na konci dne musí v každé ze tří řad ležet váš žeton: máte už všechny. Poslední žeton je tedy volný a použijete ho k útoku.',
  'rows.task': 'Položte poslední žeton na Pohyb v horní řadě.',
  attack:
    'Vojsko jde tak daleko, jak sahá jeho dosah, zprvu jeden krok, a smí nechat vojáky vzadu. Kdo vstoupí na pole s nepřáteli, útočí, a západní chrám drží tři.',
  'attack.task': 'Vyberte svých pět vojáků v poušti a vejděte se všemi do chrámu.',
  card: 'Obě strany tajně zahrají bojovou kartu. Její tři čísla: síla vyhraje bitvu, zranění zabíjí nepřátele, ochrana zachrání vlastní. Obranu falangy si nechte na později; z šesti stačí kterákoli jiná.',
  'card.task': 'Vyberte kartu, kterou zahrajete.',
  discard:
    'Druhá karta se odhodí skrytá a nepoužitá, aby nikdo nevěděl, co vám zbývá v ruce. Po třech bitvách se vrátí všech šest.',
  'discard.task': 'Vyberte kartu, kterou odhodíte.',
  reveal:
    'Teď by se dal přidat božský zásah; žádný nemáte. Sílu dávají vojáci, karta a destičky: 5 vojáků, vaše karta a za Do útoku! ještě 1.',
  'reveal.task': 'Stiskněte Připraveno a otočte karty.',
  retreat:
    'Vyhráli jste a vyhraný útok, který někdo z vašich přežil, dá 1 trvalý bod. Poražené vojsko mohl soupeř odvolat za body modlitby; ustupuje však a vítěz určí kam.',
  'retreat.task': 'Vyberte, kam nepřítel ustoupí.',
  stay: 'I vítěz může zůstat, nebo vojsko odvolat a získat bod modlitby za každého vojáka. Chrám se vyplatí držet: 1 bod, dokud tam jste, a každý večer body modlitby.',
  'stay.task': 'Zvolte Zůstat.',
  dusk: 'Druhé město položilo poslední žeton a den skončil: chrámy zaplatily a tento vám dal 2 body modlitby. V noci dostane každý další 2 a kartu božského zásahu.',
  points:
    'Máte 2 body: trvalý za bitvu a dočasný, dokud držíte chrám. Pyramidy úrovně 4 dávají také dočasné body a dva chrámy na konci dne trvalý.',
  help: 'To byl celý den. Ve skutečné partii vracíte kroky tlačítkem Vrátit, dokud se neodkryje něco skrytého. Otazník otevře pravidlo k otázce a stejně tak každý řádek zápisu.',
  creature:
    'Je druhý den a před vašimi hradbami stojí pět nepřátel. Některé destičky přivedou stvoření, které se přidá k vašemu vojsku: Prastarý slon přidá 1 sílu a 1 ochranu.',
  'creature.task': 'Položte žeton na modré destičky, kupte Prastarého slona a postavte ho do města.',
  attacked:
    'Už jdou! Hradby zastaví vojsko na cestě, ale ne to, které vyráží přímo před nimi. S kartou Únik smí napadený vyklouznout; zda ji máte, nikdo nevidí.',
  'attacked.task': 'Braňte se: stiskněte Bojovat.',
  defend:
    'Čtyři vojáci a slon dávají 5 proti 5 útočníkům. V obraně stačí stejná síla. Obrana falangy přidá 2 síly a ochrání 2 vaše vojáky.',
  'defend.task': 'Vyberte Obranu falangy a odhoďte kteroukoli jinou kartu.',
  tie: 'Oba zvolili karty. Co teď leží na stole, otočí se najednou a pak už nelze nic změnit.',
  'tie.task': 'Stiskněte Připraveno a otočte karty.',
  hold: 'Sedm ku sedmi: při rovnosti vítězí obránce a ochrana zachránila všechny. Poražené vojsko bylo odvoláno; majitel za ně dostal 5 bodů modlitby, takže i prohra může být záměr.',
  'hold.task': 'Zvolte Zůstat.',
  held: 'Město je zachráněno. Podívejte se ale na body: nic nového. Bod dá jen vyhraný útok; obránce k tomu potřebuje destičku Vítězství v obraně. Udeřte tedy brzy zpátky.',
  later:
    'O dva dny později vám zbývá jeden žeton a žádný bod modlitby. Soupeř vede 6 body proti 3, ale vy držíte kartu božského zásahu.',
  intervention:
    'Zásahy se hrají z ruky za cenu na kartě: některé ve vašem tahu, jiné v bitvě; žeton nestojí. Modlitba je zdarma a dá 2 body modlitby.',
  'intervention.task': 'Zahrajte Modlitbu.',
  move: 'Chrám na západním břehu Nilu je prázdný. Pěšky je z města daleko, ale můžete se tam teleportovat.',
  'move.task': 'Položte poslední žeton na Pohyb v horní řadě.',
  teleport:
    'Ze čtvrti s pyramidou se vojsko může za 2 body modlitby teleportovat k libovolnému obelisku a ten má každý chrám. Objevit se mezi nepřáteli by byl také útok.',
  'teleport.task':
    'Vyberte čtyři vojáky ve městě, teleportujte všechny do chrámu, který platí 3, a ukončete pohyb.',
  'two-temples':
    'Na konci dne zaplatily oba chrámy a za dva chrámy jste dostali trvalý bod. Ten vám zůstane, dočasné zmizí, když o chrámy přijdete.',
  order:
    'V noci určí pořadí příštího dne ten, kdo má nejméně bodů. To jste vy: kdo je poslední, může odpovědět na tahy ostatních.',
  'order.task': 'Vyberte, kdo začne.',
  sources:
    'Hlavní cesty k bodům. Natrvalo: vyhrané útoky, dva chrámy na konci dne a některé destičky úrovně 3 a 4. Na čas: každý chrám a každá pyramida úrovně 4, které držíte.',
  end: 'Tak to jde dál, dokud někdo nemá na konci dne 8 bodů. Tlačítko spustí první partii proti dvěma lehkým botům: končí na 4 bodech. Útočte brzy a často!',
} satisfies Translation<typeof en>;
