import type { Translation } from '../catalog.ts';
import type en from '../en/together.ts';

export default {
  'undo.accept': 'Souhlasit',
  'undo.refuse': 'Odmítnout',
  'undo.request':
    '{count, plural, =1 {{name} žádá o vrácení posledního rozhodnutí.} one {{name} žádá o návrat o # krok.} few {{name} žádá o návrat o # kroky.} many {{name} žádá o návrat o # kroku.} other {{name} žádá o návrat o # kroků.}}',
  'undo.requested': 'Čekáme na souhlas ostatních.',
  'undo.withdraw': 'Stáhnout žádost',
  'people.handed-over': 'Hraje za vás bot. Místo si můžete kdykoli vzít zpět.',
  'people.handed-over.live':
    'Vypršel vám čas, proto za vás hraje bot. Když si místo vezmete zpět, máte na odpověď minutu, než se bot vrátí.',
  'people.handed-over.days':
    'Vypršel vám čas, proto za vás hraje bot. Když si místo vezmete zpět, máte na odpověď hodinu, než se bot vrátí.',
  'people.time-up.bot': 'Vypršel vám čas. Odpovězte teď, než za vás začne hrát bot.',
  'people.time-up.wait': 'Vypršel vám čas. Ostatní na vás čekají.',
  'people.is-away': '{name} tu není a všichni čekají.',
  'undo.moves': 'Vrátilo by se:',
  'undo.more': 'a další: {count}',
  'undo.show': 'Ukázat na plánu',
  'undo.expires': 'Vyprší za {time}',
  'undo.waiting': 'Čeká se na: {names}',
  'pause.title': 'Dovolená a pauza',
  'pause.left':
    '{count, plural, one {Zbývá vám # den dovolené.} few {Zbývají vám # dny dovolené.} many {Zbývá vám # dne dovolené.} other {Zbývá vám # dní dovolené.}}',
  'pause.days': 'Dny',
  'pause.go': 'Odjet na dovolenou',
  'pause.back': 'Ukončit dovolenou',
  'pause.away': '{name}: dovolená do {date}.',
  'pause.ask': 'Navrhnout pauzu',
  'pause.asks':
    '{count, plural, one {{name} navrhuje pauzu na # den.} few {{name} navrhuje pauzu na # dny.} many {{name} navrhuje pauzu na # dne.} other {{name} navrhuje pauzu na # dní.}}',
  'pause.agree': 'Souhlasím',
  'pause.refuse': 'Odmítnout',
  'pause.withdraw': 'Vzít zpět',
  'pause.paused': 'Pauza do {date}. Hodiny stojí, hrát můžete dál.',
  'pause.resume': 'Ukončit pauzu',
  'plans.open': 'Plánovat',
  'plans.count': '{count, plural, one {# plán} few {# plány} many {# plánu} other {# plánů}}',
  'plans.title': 'Odpovědi předem',
  'plans.line': 'Až otázka přijde, hra odpoví za vás, i když tu nebudete. Vaše plány nikdo jiný nevidí.',
  'plans.none': 'Zatím nic naplánováno.',
  'plans.if': 'Když',
  'plans.then': 'Odpověď',
  'plans.repeats': 'Pokaždé',
  'plans.once': 'Jednou',
  'plans.add': 'Přidat plán',
  'plans.remove': 'Odebrat tento plán',
  'plans.used': 'Odpovězeno za vás',
  'plans.dropped': 'Zrušeno: už to nejde',
  'plans.dropped.said': 'Jeden z vašich plánů už nesedí. Rozhodněte sami.',
} satisfies Translation<typeof en>;
