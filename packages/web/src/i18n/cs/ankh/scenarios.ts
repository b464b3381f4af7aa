import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/scenarios.ts';

/** Everything said of the scenarios. */
export default {
  'scenario.dynastic-crisis': 'Dynastická krize',
  'scenario.dynastic-crisis.line':
    'Bohové se nespojují. Po každém z prvních tří Konfliktů všichni ztratí zbožnost a poslední bůh získá stoupence.',

  'scenario.flood': 'Záplavy',
  'scenario.flood.line': 'Pro dva hráče. Delta je zaplavená a uzavřená; zbývají tři oblasti.',

  'scenario.gift-of-the-delta': 'Dar delty',
  'scenario.gift-of-the-delta.line':
    'V deltě stojí dvě města. V oblasti s městem je každá odměna o 1 zbožnost vyšší.',

  'scenario.great-rebuilding': 'Velká přestavba',
  'scenario.great-rebuilding.line':
    'Na začátku žádné monumenty, jen staveniště. Každý si vybere šest vlastních monumentů, které pak postaví.',

  'scenario.guardians-of-kemet': 'Strážci Kemetu',
  'scenario.guardians-of-kemet.line':
    'Strážci nepřicházejí se schopnostmi. Šest z nich se během hry draží za stoupence.',

  'scenario.middle-kingdom': 'Střední říše',
  'scenario.middle-kingdom.line': 'Klasický začátek bez zvláštních pravidel. Vhodný pro první partii.',

  'scenario.new-kingdom-strife': 'Rozbroje v Nové říši',
  'scenario.new-kingdom-strife.line':
    'Pro čtyři hráče, záměrně nevyrovnaný. Města patří dvěma vedoucím bohům; kdo své neubrání, ztratí zbožnost.',

  'scenario.old-kingdom': 'Stará říše',
  'scenario.old-kingdom.line': 'Jiné hranice; každý bůh začíná vedle nepřítele. Bez zvláštních pravidel.',

  'scenario.peoples-revolt': 'Lidové povstání',
  'scenario.peoples-revolt.line':
    'Pro pokročilé. Kdo vyhraje boj nebo v oblasti dominuje, přijde tam o vlastní figury. Místo karavan se oblasti spojují.',

  'scenario.syncretism': 'Synkretismus',
  'scenario.syncretism.line': 'Pro pět hráčů. Po třetím Konfliktu se spojí hned dvě dvojice bohů.',

  'scenario.two-capitals': 'Dvě hlavní města',
  'scenario.two-capitals.line':
    'Kdo má při Konfliktu kolem měst Memfis a Vaset nejvíc figur, získá stoupence. Ostatní ztratí zbožnost.',

  'pharaoh.warning': 'S Dynastickou krizí se nedoporučuje: v zapomnění mohou upadnout všichni bohové.',

  'event.consolidation': 'Sjednocení',
  'event.consolidation.text':
    'Kdo ho spustí, vezme si stoupence a spojí dvě oblasti oddělené velbloudy. Nejvyšší číslo opustí hru.',
  'option.bid.auction': 'Nabídnout {count}',
  'ask.draft': 'Vezměte si monument',
  'ask.draft.detail': 'Zatím vzato {count, plural, one {#} few {#} many {#} other {#}}',
  'ask.starting-monument': 'Vyberte první monument',
  'ask.site-monument': 'Co vyroste na {space}?',
  'ask.auction': '{guardian}: vaše nabídka',
  'ask.auction.detail': 'Tajně; máte {have}. Platí jen vítěz',
  'ask.join': 'Které dvě oblasti spojíte?',
  'ask.join.detail': 'Velbloudi mezi nimi zmizí; číslo {number} opustí hru',
  'ask.join-token': 'Které číslo si nová oblast nechá?',
  'ask.join-token.detail': 'Druhé nahradí číslo {number}',
  'option.join': 'Spojit {one} a {other}',
  'option.join.detail':
    'Dohromady {size, plural, one {# pole souše} few {# pole souše} many {# pole souše} other {# polí souše}}',
  'option.join-token': 'Nechat {kept}; {moved} nahradí {gone}',
  'ask.city': 'Které město ovládnete?',
  'log.capitals-judged': 'Figury u měst: {list}. Ovládá je {who}.',
  'log.capitals-judged.tie': 'Figury u měst: {list}. Neovládá je nikdo.',
  'log.regions-joined': '{who} spojuje oblasti {one} a {other}.',
  'log.conflict-token-removed': 'Číslo {number} opouští hru.',
  'log.city-assigned': '{city}: ovládá {who}.',
  'log.monument-drafted': '{who} si bere {monument}.',
  'log.start-chosen': '{who} tajně volí: {monument}.',
  'log.site-cleared': '{who} si bere stoupence ze staveniště na {space}.',
  'log.no-bid': 'bez nabídky',
  'log.auction-declined': '{who} nic nenabízí.',
  'log.auction-ended': 'Nabídky za {guardian}: {list}. Vyhrává {who}.',
  'log.auction-ended.none': 'Nabídky za {guardian}: {list}. Nikdo nemá zájem.',
  'why.join': 'Vyberte velblouda mezi oběma oblastmi.',
  'rail.auction': 'Další Strážce: {guardian}',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'scenarios/01-choose': `
# Výběr scénáře {#choose rules="S-GEN-1..5 S-TIME-1..3"}

Scénář určuje, kde co začíná. Většina přidává jedno či dvě pravidla. Čísla hráčů na jeho mapě odpovídají pořadí tahů, ne bohům.

| Scénář | Hráči | Obtížnost | Jednou větou |
| --- | --- | --- | --- |
| Střední říše | 2 až 5 | první partie | Bez zvláštních pravidel |
| Stará říše | 2 až 5 | první partie | Bez zvláštních pravidel, bohové začínají mezi nepřáteli |
| Záplavy | 2 | první partie | Delta je pod vodou |
| Dvě hlavní města | 2 nebo 3 | střední | Obkličte 2 města, jinak ztratíte zbožnost |
| Dar delty | 3 nebo 4 | střední | Oblasti s městem vynášejí víc |
| Dynastická krize | 2 až 4 | střední | Všichni ztrácejí zbožnost, nikdo se nespojuje |
| Velká přestavba | 3 až 5 | pokročilá | Vlastní zásoba monumentů |
| Strážci Kemetu | 3 až 5 | střední | Strážci se draží |
| Rozbroje v Nové říši | 4 | pokročilá | Vedoucí bohové musí bránit města |
| Synkretismus | 5 | střední | Spojí se 2 dvojice bohů |
| Lidové povstání | 2 až 5 | pokročilá | Vítězové přicházejí o figury |

Každý začíná s bohem, aspoň 1 válečníkem a vlastními monumenty na mapě. Účinky scénáře nastávají v Konfliktu v pevných chvílích: na začátku, hned po oblasti, nebo na konci. Spojený bůh se počítá, platí a nabízí jednou. 31 bodů zbožnosti vyhrává kdykoli.
`,
  'scenarios/02-cities': `
# Města {#cities rules="S-CITY-1..7"}

3 scénáře mají na mapě 2 města: Dvě hlavní města, Dar delty a Rozbroje v Nové říši.

![Memfis na D5. Na městě se nic zastavit nesmí.](figure:ankh/city)

- Na městě nesmí být figura, monument ani žeton. Figury přes ně smějí projít.
- Na žádné jeho straně nesmí ležet velbloud.
- Město není monument. Nedává stoupence, nelze ho ovládnout jako monument ani zničit a nepomáhá při vyvolávání.
- Počítá se jako pole souše své oblasti. Rozdělí-li souš velbloudi, patří do té oblasti, ve které je teď.
`,
  'scenarios/03-kingdoms': `
# Střední říše a Stará říše {#kingdoms rules="S-MIDDLE-1 S-OLD-1"}

Obě jsou pro 2 až 5 hráčů a nemají žádná zvláštní pravidla. Při 2 nebo 3 hráčích jsou 3 oblasti a žádní velbloudi. Při 4 hráčích jsou 4 oblasti, při 5 je jich 5.

![Střední říše pro 4 hráče.](figure:ankh/middle-kingdom)

Ve Střední říši začínají vaše figury pohromadě.

![Stará říše pro 4 hráče.](figure:ankh/old-kingdom)

Ve Staré říši začíná váš bůh vedle nepřátelského válečníka, daleko od svých. Je to záměr.

> Tip: Začněte Střední říší.
`,
  'scenarios/04-flood': `
# Záplavy {#flood rules="S-FLOOD-1 S-FLOOD-4..5 S-FLOOD-7..8"}

Pro 2 hráče. Nil zaplavil deltu a ta je po celou partii uzavřená.

![Rozložení A.](figure:ankh/flood-a)

Rozložení jsou 2, A a B. Uzavřená pole jsou mimo mapu: figury na ně nesmějí ani přes ně a nic s nimi nesousedí. Karavana u nich smí končit. Delta nemá číslo a nikdy se nevyhodnocuje. Vše ostatní je jako v běžné partii pro 2 hráče.

## Rozložení {#flood-layouts rules="S-FLOOD-2..3 S-FLOOD-6" unofficial}

Začínáte s bohem, 2 válečníky a 1 monumentem. Velbloudi dělí jeden břeh, takže jsou 3 oblasti a v každé 2 neutrální monumenty. Voda na K2 zůstává přístupná.

![Rozložení B.](figure:ankh/flood-b)

> Tip: Mapa je malá. Počítejte s bojem v každém Konfliktu.
`,
  'scenarios/05-two-capitals': `
# Dvě hlavní města {#two-capitals rules="S-CAPITALS-2..3 S-CAPITALS-7..13"}

Pro 2 nebo 3 hráče, střední obtížnost. Všichni začínají se zbožností 2. Na každém Konfliktu čekají 2 stoupenci.

![Šedá pole kolem měst Memfis a Vaset jsou vyznačená.](figure:ankh/two-capitals)

**Na začátku Konfliktu** spočítejte své figury, které sousedí s některým ze 2 měst, u obou dohromady. Počítá se i figura na vodě, která se města dotýká.

- Bůh, který jich má nejvíc, si vezme 2 stoupence. Každý jiný bůh ztrácí 2 zbožnosti.
- Dělí-li se o nejvyšší počet více bohů, stoupenci propadají. Jen bohové mimo shodu ztrácejí 2.
- Není-li tam nikdo, nikdo nic neztrácí.

**Příklad.** Isis má figury na C5 a G8, Amun má 1 na D6, Ra žádnou. Isis si vezme 2 stoupence. Amun a Ra ztratí po 2 zbožnostech.

Při 3 hráčích se bohové po 3. Konfliktu spojí jako obvykle.

## Města a šedá pole {#two-capitals-map rules="S-CAPITALS-1 S-CAPITALS-4..6" unofficial}

Pole kolem měst jsou šedá. Figury na nich být smějí. Monumenty, brány a pěchota ne.
`,
  'scenarios/06-gift-of-the-delta': `
# Dar delty {#gift-of-the-delta rules="S-DELTA-3..7"}

Pro 3 nebo 4 hráče, střední obtížnost. Města jsou Rosetta a Tanis.

![Ra je silný v deltě, v oblasti obou měst.](figure:ankh/gift-of-the-delta)

V oblasti s městem získá kterýkoli bůh **o 1 zbožnost víc** za dominanci, za vyhraný boj a za **každou** převahu v ní. 2 města v oblasti přidají stále jen 1. Přičítá se to ke každému jinému bonusu. Zisk ze schopností Velkorysý a Ctihodný ani z karty Zázrak se nezvyšuje.

**Příklad.** Ra má převahu v chrámech i v pyramidách: 2 + 2 = 4. Vyhraje se schopností Velkolepý a zářivou figurou: 3 + 1 + 1 = 5.

## Mapa {#gift-of-the-delta-map rules="S-DELTA-1..2" unofficial}

Při 3 hráčích leží obě města v deltě. Při 4 hráčích dávají velbloudi každému městu vlastní oblast.
`,
  'scenarios/07-dynastic-crisis': `
# Dynastická krize {#dynastic-crisis rules="S-CRISIS-1..2 S-CRISIS-4..7"}

Pro 2 až 4 hráče, střední obtížnost. Bohové se tu nikdy nespojují a víc jich upadá v zapomnění.

![Začíná 2. Konflikt, čekají na něm 4 stoupenci.](figure:ankh/dynastic-crisis)

Na 1., 2. a 3. Konfliktu čekají 2, 4 a 6 stoupenců. Na konci každého **ztratí každý bůh tolik zbožnosti, kolik tam čeká stoupenců**. Pak si stoupence vezme bůh s nejnižší zbožností.

Schopnost Štědrý nelze odemknout. Každý hráč má až do konce 2 akce. Po 4. Konfliktu bohové upadají v zapomnění jako obvykle, třeba i všichni.

**Příklad.** Po vyhodnocení oblastí 2. Konfliktu má Isis 9, Amun 5 a Ra 3. Všichni ztrácejí 4: Ra klesne na 0, Amun na 1, Isis na 5. Ra si vezme 4 stoupence.

## Mapa {#dynastic-crisis-map rules="S-CRISIS-3" unofficial}

Při 2 nebo 3 hráčích nejsou na mapě velbloudi. Při 4 hráčích dělí velbloudi západ.
`,
  'scenarios/08-great-rebuilding': `
# Velká přestavba {#great-rebuilding rules="S-REBUILD-1..5"}

Pro 3 až 5 hráčů, pokročilá obtížnost. Neutrální monumenty nejsou, jen staveniště a na každém 3 stoupenci. Není ani společná zásoba monumentů.

![Staveniště čekají na monumenty.](figure:ankh/great-rebuilding)

**Výběr monumentů.** Před prvním tahem si každý vezme 6 monumentů, po jednom a veřejně. Začíná poslední hráč, po něm předposlední a tak dál až k hráči 1. Hráč 1 si vezme dva za sebou, pak jde výběr opačným směrem a tak se to opakuje. Při 5 hráčích jde prvních 10 výběrů takto: 5, 4, 3, 2, 1, 1, 2, 3, 4, 5. Pak každý tajně zvolí 1 ze svých 6 jako první monument. Ostatních 5 je vaše **zásoba monumentů**.

## Staveniště {#building-sites rules="S-REBUILD-7..18"}

Staveniště je neutrální monument bez druhu. Při Získání stoupenců dává stoupence. Nepočítá se do žádné převahy ani schopnosti.

- **Ovládnutí monumentu na staveništi:** jeho 3 stoupenci propadají. Postavíte tam monument ze své zásoby se svým žetonem Ankh.
- **Nemáte-li v zásobě monument:** místo toho si vezmete 3 stoupence a staveniště se odstraní.
- Dokud zbývá nějaké staveniště, nesmíte ovládnout monumenty soupeřů.
- Karta Stavba monumentu bere z vaší zásoby monumentů. Je-li prázdná, stavět nelze.
- Je-li zničen váš monument, jde do vaší zásoby. Zničené staveniště přijde o své stoupence.
- Když se bohové spojí, spojí se i jejich zásoby monumentů. Zásoba zapomenutého boha opouští hru.

## Mapa {#great-rebuilding-map rules="S-REBUILD-6" unofficial}

Stavenišť je 6, 8 nebo 9 při 3, 4 nebo 5 hráčích a oblastí je tolik, kolik hráčů.
`,
  'scenarios/09-guardians-of-kemet': `
# Strážci Kemetu {#guardians-of-kemet rules="S-GUARD-1..2 S-GUARD-5..16"}

Pro 3 až 5 hráčů, střední obtížnost. Ve hře je všech 6 druhů Strážců, od každého 1, a získáváte je v dražbách. Začínáte se 2 stoupenci. Schopnosti Ankh žádné Strážce nepřinášejí.

![Strážci Kemetu pro 4 hráče.](figure:ankh/guardians-of-kemet)

6 událostí Ovládnutí monumentu nahrazují **Dražby Strážců**. V každé se draží další Strážce z řady, nejdřív úroveň 1.

1. Bůh, který dražbu spustil, si vezme stoupence z události.
2. Všichni tajně nabídnou stoupence. I 0 je nabídka a nikdo nesmí odmítnout. Máte-li už 2 Strážce této velikosti, neúčastníte se.
3. Vyhrává nejvyšší nabídka. **Platí jen vítěz.** Při shodě vyhrává ten z nich, kdo je na řadě dřív, počítáno po směru hodinových ručiček od hráče, který dražbu spustil.
4. Vítěz hned postaví Strážce na mapu jako při vyvolání.

Nemůže-li se účastnit nikdo, Strážce opouští hru. Spojený bůh nabízí jednou.

![Hráč 3 se chystá spustit dražbu, ve které je Satet.](figure:ankh/guardians-auction)

**Příklad.** Hráč 3 spustí dražbu. Nabídky hráčů 1 až 4 jsou 2, 3, 1 a 3. Po směru hodinových ručiček od hráče 3 je hráč 4 dřív než hráč 2. Satet tedy získá hráč 4 a zaplatí 3.

## Mapa {#guardians-of-kemet-map rules="S-GUARD-3..4" unofficial}

Každý začíná s bohem, 2 válečníky a 1 monumentem. Dražby jsou události 2, 3, 7, 11, 15 a 17.
`,
  'scenarios/10-new-kingdom-strife': `
# Rozbroje v Nové říši {#new-kingdom-strife rules="S-STRIFE-2..3 S-STRIFE-6..13"}

Pro 4 hráče, pokročilá obtížnost. Vedoucí bohové drží 2 města, Bubastis a Het-Nesu, a draze za to platí. Všichni začínají se zbožností 2. Pro město si každý odloží 1 žeton Ankh.

![Bubastis na G3 a Het-Nesu na D8.](figure:ankh/new-kingdom-strife)

- V oblasti s městem vynese **každá převaha o 1 víc**, a to kterémukoli bohu.
- Ovládáte-li město, **ztrácíte** hned po vyhodnocení jeho oblasti **4 zbožnosti**, ledaže jste tam vyhráli nebo tam dominujete. I boj bez vítěze vás stojí 4. Oblast bez figur nestojí nic.
- Na konci každého Konfliktu kromě posledního mění města majitele. Bůh na druhém místě si vybere město, vedoucí bůh dostane druhé.

Města se rozdělují dřív, než se bohové spojí nebo upadnou v zapomnění. Upadne-li majitel města v zapomnění, město až do konce příštího Konfliktu nikdo neovládá.

![Hráči 1 a 3 se chystají bojovat v deltě.](figure:ankh/strife-price)

**Příklad.** Hráč 1, Isis, ovládá město Bubastis. Převaha v pyramidách v deltě vynese bohyni Isis 2, takže se posune z 8 na 10. Pak tam boj vyhraje Ra. Isis ztrácí 4 a je na 6.

## Mapa {#new-kingdom-strife-map rules="S-STRIFE-1 S-STRIFE-4..5" unofficial}

Na začátku drží města hráči 1 a 2. Velbloudi dělí západ.
`,
  'scenarios/11-syncretism': `
# Synkretismus {#syncretism rules="S-SYNC-1 S-SYNC-3..7"}

Pro 5 hráčů, střední obtížnost. Po 3. Konfliktu se spojí **2 dvojice** bohů.

![Synkretismus: každý začíná ve 2 oblastech.](figure:ankh/syncretism)

Druhé místo se spojí se čtvrtým, třetí s pátým. Vedoucí bůh zůstává sám. Pořadí se určí jednou, před oběma spojeními. Lépe umístěný bůh dvojice je vyšší bůh.

Dvojice s nižší zbožností si vezme 1 stoupence ze 3. Konfliktu. Je to vždy třetí a pátý. Vedoucí bůh má dál 2 akce za tah, všichni ostatní mají 1.

![Začíná 3. Konflikt, každý bůh je sám ve své oblasti.](figure:ankh/syncretism-merge)

**Příklad.** Po 3. Konfliktu má Isis 22, Amun 18, Ra a Osiris po 15 a Anubis 9. Ra přišel na 15 po Osirovi, je tedy třetí. Amun a Osiris se spojí na 15. Ra a Anubis se spojí na 9 a vezmou si stoupence.

## Mapa {#syncretism-map rules="S-SYNC-2" unofficial}

Oblasti jsou 3 a na mapě nejsou velbloudi. Váš válečník a váš monument začínají vedle jiného boha.
`,
  'scenarios/12-peoples-revolt': `
# Lidové povstání {#peoples-revolt rules="S-REVOLT-1..16"}

Pro 2 až 5 hráčů, pokročilá obtížnost. Lid už toho má dost a za vítězství se draze platí.

![Začátek pro 3 hráče. Isis se chystá spustit Sjednocení.](figure:ankh/peoples-revolt)

**Povstání.** Dominujete-li oblasti nebo v ní vyhrajete boj, **všichni vaši válečníci a Strážci v ní po vyhodnocení zahynou**. Figury poražených přežijí. Nevyhraje-li nikdo, o figury nepřijde nikdo. Bohové nikdy neumírají. Kobylky zabíjejí jako vždy.

Zbožnost získáte nejdřív, dokud tam vaše figury ještě stojí. V boji se vaši padlí počítají pro Zázrak a Záplava chrání vaše figury na úrodných polích. Isis smí své zachránit nebo je nechat zahynout.

**Sjednocení.** 3 události Velbloudí karavana oblasti místo dělení spojují. Na každé čeká 1 stoupenec. Kdo ji spustí,

1. vezme si stoupence,
2. vybere 2 oblasti, mezi kterými jsou velbloudi, a ty odstraní, takže se spojí v 1,
3. odstraní ze hry nejvyšší číslo oblasti na mapě,
4. vybere, které číslo zůstane, má-li nová oblast stále 2. Druhé dostane oblast, které číslo chybí.

Můžete-li, musíte to udělat. Dělí-li 2 oblasti jen řeka, vybrat je nesmíte. Není-li žádná taková dvojice, jen si vezmete stoupence.

**Příklad.** Isis si vezme stoupence a spojí oblasti 2 a 5, tedy 2 poloviny delty. Číslo 7 opouští hru. Deltě nechá číslo 2 a číslo 5 dostane oblast, která měla 7.

Každý začíná s bohem, válečníkem a pyramidou ve 3 různých oblastech.

> Tip: Oblast plná vašich válečníků je kořist pro někoho jiného. Vyhrávejte s málo figurami.
`,
  'pharaoh/10-pharaoh-scenarios': `
# Spojení, zapomnění, scénáře {#pharaoh-scenarios rules="P-MERGE-1..4 P-SCEN-1..10"}

**Spojení.** Kněží a karty politiky nižšího boha opouštějí hru. Oba hráči používají ty, které má vyšší bůh. Každý smí při své akci zahrát 1 kartu politiky.

**Zapomenutí bohové** si kněze a karty politiky berou s sebou.

**Kdy.** Účinky faraona po Konfliktu nastávají poslední, po spojení a zapomnění.

Změny ve scénářích:

- **Záplavy:** faraon a pěchota nesmějí do delty.
- **Dvě hlavní města:** faraon smí stát vedle města, ale nepočítá se. Pěchota na šedých polích být nesmí.
- **Dar delty:** Zbožňovaný se přičítá k bonusu města. Platí-li Tyran, nevyplácí se nic.
- **Dynastická krize:** Xerxes je dovolen, ale nedoporučuje se. V zapomnění mohou upadnout všichni.
- **Velká přestavba:** monument nahrazený sfinxem jde do vaší zásoby.
- **Strážci Kemetu:** palác se vyhodnocuje i po každé dražbě.
- **Rozbroje v Nové říši:** Tyran nezabrání ztrátě 4.
- **Lidové povstání:** faraon ani pěchota neumírají.
`,
  'aids/03-ankh-more.1': `
# Ankh: scénáře a Faraon {#ankh-more}

| Scénář | Co se mění |
| --- | --- |
| Střední říše, Stará říše | Nic |
| Záplavy | Delta je uzavřená |
| Dvě hlavní města | Začátek Konfliktu: kdo má u měst nejvíc figur, bere 2 stoupence, ostatní ztrácejí 2 zbožnosti |
| Dar delty | Oblasti s městem: o 1 víc za dominanci, výhru a každou převahu |
| Dynastická krize | Po 1. až 3. Konfliktu ztrácejí všichni 2, 4, 6. Poslední bere stoupence. Bez spojení, bez schopnosti Štědrý |
| Velká přestavba | Vyberte si 6 monumentů. Na ovládnutém staveništi vyroste monument z vaší zásoby |
| Strážci Kemetu | 6 dražeb. Platí jen vítěz |
| Rozbroje v Nové říši | Majitelé měst ztrácejí 4, ledaže tam vyhrají nebo dominují. Převahy tam: o 1 víc |
| Synkretismus | Po 3. Konfliktu se spojí druhý se čtvrtým a třetí s pátým |
| Lidové povstání | Figury vítězů hynou, figury poražených žijí. Karavany oblasti spojují |
`,
  'rules/ankh': `
- S-GEN-1 (scenarios/choose): Partie má 1 scénář, který se hodí pro daný počet hráčů.
- S-TIME-1 (scenarios/choose): Účinky scénáře nastávají v pevných chvílích Konfliktu: na začátku, hned po oblasti, nebo na konci. Pak se bohové spojují nebo upadají v zapomnění a účinky faraona přicházejí poslední.
- S-CITY-2 (scenarios/cities): Na městě nesmí být figura, monument ani žeton. Figury přes ně smějí projít.
- S-CITY-3 (scenarios/cities): Na žádné straně města nesmí ležet velbloud.
- S-CITY-7 (scenarios/cities): Oblast města je ta, ve které je právě teď, podle současných řek a velbloudů.
- S-MIDDLE-1 (scenarios/kingdoms): Střední říše nemá zvláštní pravidla. Při 2 nebo 3 hráčích jsou oblasti 3, při 4 nebo 5 hráčích 4 nebo 5.
- S-OLD-1 (scenarios/kingdoms): Stará říše nemá zvláštní pravidla. Bohové začínají vedle nepřátelského válečníka, daleko od svých.
- S-FLOOD-1 (scenarios/flood): Záplavy jsou pro 2 hráče a mají 2 rozložení, A a B. Zvolíte ho při zakládání stolu, nebo ho necháte na náhodě.
- S-FLOOD-4 (scenarios/flood): Delta je zaplavená. Nemá číslo a nikdy se nevyhodnocuje.
- S-FLOOD-5 (scenarios/flood): Na zaplaveném poli nesmí být figura ani žeton.
- S-FLOOD-7 (scenarios/flood): Zaplavená pole jsou mimo mapu. Nic přes ně neprojde a nic s nimi nesousedí, karavana u nich však smí končit.
- S-FLOOD-8 (scenarios/flood): Kromě uzavřené delty jsou Záplavy běžná partie pro 2 hráče: bohové se nespojují a po 4. Konfliktu upadají v zapomnění.
- S-CAPITALS-1 (scenarios/two-capitals): Města ve scénáři Dvě hlavní města jsou Memfis na západě a Vaset na východě.
- S-CAPITALS-3 (scenarios/two-capitals): Ve scénáři Dvě hlavní města čekají na každém z 5 Konfliktů 2 stoupenci.
- S-CAPITALS-5 (scenarios/two-capitals): Pole kolem 2 měst jsou šedá. Smějí na nich být figury, monumenty ani jiné žetony však ne.
- S-CAPITALS-7 (scenarios/two-capitals): Na začátku Konfliktu se dohromady spočítají figury, které sousedí s některým ze 2 měst. Bůh, který jich má nejvíc, města ovládá.
- S-CAPITALS-8 (scenarios/two-capitals): Každý bůh, válečník a Strážce, který sousedí s městem, se počítá jednou, i figura na vodě, která se města dotýká.
- S-CAPITALS-9 (scenarios/two-capitals): Bůh, který města ovládá, si vezme 2 stoupence z tohoto Konfliktu. Každý jiný bůh ztrácí 2 zbožnosti.
- S-CAPITALS-10 (scenarios/two-capitals): Při shodě na nejvyšším počtu figur stoupenci propadají. Jen bohové mimo shodu ztrácejí 2 zbožnosti.
- S-CAPITALS-11 (scenarios/two-capitals): Nemá-li u měst figuru nikdo, stoupenci propadají a nikdo zbožnost neztrácí.
- S-CAPITALS-13 (scenarios/two-capitals): Při 3 hráčích se bohové spojí jako obvykle. Zbývají-li 2 bohové, shoda nikoho nic nestojí.
- S-DELTA-1 (scenarios/gift-of-the-delta): Města ve scénáři Dar delty jsou Rosetta na západě a Tanis na severovýchodě delty.
- S-DELTA-3 (scenarios/gift-of-the-delta): V oblasti s městem vynese dominance, vyhraný boj i převahy o 1 zbožnost víc. Platí to pro každého boha.
- S-DELTA-4 (scenarios/gift-of-the-delta): V oblasti s městem vynese každá převaha 2 zbožnosti místo 1.
- S-DELTA-5 (scenarios/gift-of-the-delta): 2 města v jedné oblasti zvyšují odměny jen jednou.
- S-DELTA-6 (scenarios/gift-of-the-delta): Bonus města je součástí téhož zisku a přičítá se ke všem ostatním bonusům.
- S-DELTA-7 (scenarios/gift-of-the-delta): Město nezvyšuje zisk ze schopností Velkorysý a Ctihodný ani z karty Zázrak.
- S-CRISIS-1 (scenarios/dynastic-crisis): V Dynastické krizi čekají na 1., 2. a 3. Konfliktu 2, 4 a 6 stoupenců.
- S-CRISIS-2 (scenarios/dynastic-crisis): V Dynastické krizi nelze odemknout schopnost Štědrý.
- S-CRISIS-4 (scenarios/dynastic-crisis): Na konci 1., 2. a 3. Konfliktu ztrácí každý bůh tolik zbožnosti, kolik stoupenců tam čeká: 2, 4 a 6.
- S-CRISIS-5 (scenarios/dynastic-crisis): Po těchto ztrátách si čekající stoupence vezme bůh s nejnižší zbožností.
- S-CRISIS-6 (scenarios/dynastic-crisis): V Dynastické krizi se bohové nikdy nespojují. Každý hráč má stále 2 akce.
- S-CRISIS-7 (scenarios/dynastic-crisis): V Dynastické krizi bohové po 4. Konfliktu upadají v zapomnění jako obvykle. Upadnou-li všichni, nevítězí nikdo.
- S-REBUILD-1 (scenarios/great-rebuilding): Velká přestavba začíná bez neutrálních monumentů. Místo nich jsou na mapě staveniště a na každém 3 stoupenci.
- S-REBUILD-2 (scenarios/great-rebuilding): Společná zásoba monumentů neexistuje. K rozebrání je od každého druhu 6, 8 nebo 10 při 3, 4 nebo 5 hráčích.
- S-REBUILD-3 (scenarios/great-rebuilding): Monumenty si berete po jednom. Začíná poslední hráč a pak jde výběr tam a zpět, dokud každý nemá 6.
- S-REBUILD-5 (scenarios/great-rebuilding): Po rozebrání každý tajně zvolí 1 ze svých monumentů jako první. Ostatních 5 je jeho zásoba monumentů.
- S-REBUILD-7 (scenarios/great-rebuilding): Staveniště je neutrální monument bez druhu. Při Získání stoupenců dává stoupence a stoupenci na něm zůstávají.
- S-REBUILD-10 (scenarios/great-rebuilding): Stavba monumentu bere monument z vaší vlastní zásoby. Nemáte-li v ní žádný, stavět nelze.
- S-REBUILD-11 (scenarios/great-rebuilding): Ovládnete-li staveniště, jeho stoupenci propadají. Postavíte tam monument ze své zásoby se svým žetonem Ankh.
- S-REBUILD-12 (scenarios/great-rebuilding): Ovládnete-li staveniště a v zásobě nemáte žádný monument, jeho 3 stoupenci jsou vaši a staveniště se odstraní.
- S-REBUILD-13 (scenarios/great-rebuilding): Dokud máte v zásobě monument, stoupence ze staveniště si vzít nesmíte. Máte-li monument, ale žádný žeton Ankh, nezískáte nic.
- S-REBUILD-14 (scenarios/great-rebuilding): Když nezbývá žádné staveniště, ovládne se událostí Ovládnutí monumentu soupeřův monument jako v základní hře.
- S-REBUILD-15 (scenarios/great-rebuilding): Stoupenci ze zničeného staveniště jdou do společné zásoby a jeho pole je volné.
- S-REBUILD-16 (scenarios/great-rebuilding): Je-li zničen váš monument, jde do vaší vlastní zásoby.
- S-REBUILD-17 (scenarios/great-rebuilding): Když se bohové spojí, spojí se i jejich zásoby monumentů. Patří k tomu i zničené monumenty nižšího boha.
- S-REBUILD-18 (scenarios/great-rebuilding): Monumenty zapomenutého boha opouštějí hru, z mapy i ze zásoby.
- S-GUARD-1 (scenarios/guardians-of-kemet): Ve scénáři Strážci Kemetu začínají všichni se 2 stoupenci.
- S-GUARD-2 (scenarios/guardians-of-kemet): Ve hře je všech 6 druhů Strážců, od každého 1. Čekají v řadě, nejdřív úroveň 1.
- S-GUARD-3 (scenarios/guardians-of-kemet): 6 událostí Ovládnutí monumentu nahrazují Dražby Strážců a na každé čeká 1 stoupenec.
- S-GUARD-5 (scenarios/guardians-of-kemet): Ve scénáři Strážci Kemetu nepřinášejí schopnosti žádné Strážce.
- S-GUARD-6 (scenarios/guardians-of-kemet): Dražba Strážce nahrazuje na svém poli Ovládnutí monumentu.
- S-GUARD-7 (scenarios/guardians-of-kemet): Bůh, který dražbu spustí, si nejdřív vezme stoupence z události. Po dobu dražby drží žeton nerozhodného boje.
- S-GUARD-9 (scenarios/guardians-of-kemet): Máte-li už 2 Strážce této velikosti, dražby se neúčastníte.
- S-GUARD-10 (scenarios/guardians-of-kemet): Všichni ostatní tajně nabídnou stoupence. I 0 je nabídka a nikdo nesmí odmítnout.
- S-GUARD-11 (scenarios/guardians-of-kemet): Vyhrává nejvyšší nabídka. Platí jen vítěz.
- S-GUARD-12 (scenarios/guardians-of-kemet): Při shodě vyhrává ten z nich, kdo je na řadě dřív, počítáno po směru hodinových ručiček od hráče, který dražbu spustil.
- S-GUARD-13 (scenarios/guardians-of-kemet): Nabídnou-li všichni 0, je to shoda jako každá jiná. Nemůže-li se účastnit nikdo, Strážce opouští hru.
- S-GUARD-14 (scenarios/guardians-of-kemet): Vítěz hned postaví Strážce na mapu jako při vyvolání. Není-li přípustné pole, jde Strážce do jeho zásoby.
- S-GUARD-15 (scenarios/guardians-of-kemet): Strážce vyhraný v dražbě je vyvolán, takže k němu Ra smí přiložit sluneční žeton. Nepřináší vyvolání navíc ani kněze.
- S-GUARD-16 (scenarios/guardians-of-kemet): Spojený bůh nabízí jednou. Strážci, kteří opustí hru, se znovu nedraží.
- S-STRIFE-1 (scenarios/new-kingdom-strife): Města ve scénáři Rozbroje v Nové říši jsou Bubastis v deltě a Het-Nesu na jihozápadě.
- S-STRIFE-2 (scenarios/new-kingdom-strife): Ve scénáři Rozbroje v Nové říši začínají všichni se zbožností 2.
- S-STRIFE-3 (scenarios/new-kingdom-strife): Každý si odloží 1 žeton Ankh. Označuje ovládané město a k ničemu jinému neslouží.
- S-STRIFE-4 (scenarios/new-kingdom-strife): Na začátku ovládají města hráči 1 a 2.
- S-STRIFE-6 (scenarios/new-kingdom-strife): V oblasti s městem vynese každá převaha o 1 zbožnost víc. Výhra ani dominance se nezvyšuje.
- S-STRIFE-7 (scenarios/new-kingdom-strife): Ovládáte-li město, ztrácíte hned po vyhodnocení jeho oblasti 4 zbožnosti, ledaže jste tam vyhráli boj nebo tam dominujete.
- S-STRIFE-8 (scenarios/new-kingdom-strife): I boj bez vítěze stojí majitele města 4 zbožnosti. Oblast bez figur nestojí nic.
- S-STRIFE-9 (scenarios/new-kingdom-strife): Ztráta nastane až po celém boji. Jsou-li obě města v jedné oblasti, posuzuje se nejdřív majitel s nižší zbožností.
- S-STRIFE-10 (scenarios/new-kingdom-strife): Na konci každého Konfliktu si bůh na druhém místě vybere město, které bude ovládat. Vedoucí bůh dostane druhé.
- S-STRIFE-13 (scenarios/new-kingdom-strife): Města se rozdělují dřív, než bohové upadnou v zapomnění. Upadne-li majitel v zapomnění, město až do konce příštího Konfliktu nikdo neovládá.
- S-SYNC-1 (scenarios/syncretism): V Synkretismu čeká na 3. Konfliktu 1 stoupenec.
- S-SYNC-3 (scenarios/syncretism): Po 3. Konfliktu se spojí druhé místo se čtvrtým a třetí s pátým. Vedoucí bůh zůstává sám.
- S-SYNC-4 (scenarios/syncretism): Pořadí se určí jednou, před oběma spojeními. Lépe umístěný bůh dvojice je vyšší bůh.
- S-SYNC-5 (scenarios/syncretism): Stoupence ze 3. Konfliktu si vezme spojený bůh s nižší zbožností.
- S-SYNC-6 (scenarios/syncretism): Po spojení má vedoucí bůh stále 2 akce za tah. Všichni ostatní mají 1.
- S-HID-1 (scenarios/choose): Váš první monument a vaše nabídka v dražbě zůstávají tajné, dokud se nerozhodnou všichni. Vše ostatní je veřejné.
- S-INV-3 (scenarios/new-kingdom-strife): Každé město má nejvýše 1 majitele a nikdo neovládá 2 města.
- S-REVOLT-1 (scenarios/peoples-revolt): V Lidovém povstání začíná každý s bohem, válečníkem a pyramidou ve 3 různých oblastech. Oblastí je 7, při 5 hráčích 8.
- S-REVOLT-2 (scenarios/peoples-revolt): 3 události Velbloudí karavana nahrazují události Sjednocení. Na každé čeká 1 stoupenec.
- S-REVOLT-3 (scenarios/peoples-revolt): Kromě Povstání a Sjednocení je vše jako v základní hře. Karavana se nikdy nepokládá.
- S-REVOLT-4 (scenarios/peoples-revolt): Vyhrajete-li boj nebo v oblasti dominujete, všichni vaši válečníci a Strážci v ní po vyhodnocení zahynou.
- S-REVOLT-5 (scenarios/peoples-revolt): Figury poražených v Lidovém povstání nehynou. Nevyhraje-li nikdo, o figury nepřijde nikdo. Kobylky zabíjejí jako vždy.
- S-REVOLT-6 (scenarios/peoples-revolt): Zbožnost získáte dřív, než vaše figury zahynou. Sucho a zářivé figury se počítají, dokud tam ještě jsou.
- S-REVOLT-7 (scenarios/peoples-revolt): Padlí vítěze se počítají pro Zázrak. Záplava chrání figury vítěze na úrodných polích a Isis smí své zachránit nebo nechat zahynout.
- S-REVOLT-8 (scenarios/peoples-revolt): V boji hynou figury vítěze v kroku Ztráty. Anubis smí polapit válečníka, Mumie povstávají a Kočičí mumie připraví ostatní o zbožnost.
- S-REVOLT-9 (scenarios/peoples-revolt): Po dominanci vaše figury zahynou hned po vašem zisku. Karty se nehrají, Záplava ani Zázrak tedy nepůsobí, Isis však smí své figury zachránit.
- S-REVOLT-10 (scenarios/peoples-revolt): Sjednocení nahrazuje Velbloudí karavanu. Bůh, který je spustí, si nejdřív vezme stoupence z události.
- S-REVOLT-11 (scenarios/peoples-revolt): Vyberte 2 oblasti, mezi kterými jsou velbloudi. Ti se odstraní a z oblastí je 1. Můžete-li, musíte to udělat.
- S-REVOLT-12 (scenarios/peoples-revolt): Nejvyšší číslo oblasti na mapě opouští hru.
- S-REVOLT-13 (scenarios/peoples-revolt): Má-li nová oblast stále 2 čísla, vyberte, které zůstane. Druhé dostane oblast, jejíž číslo opustilo hru.
- S-REVOLT-14 (scenarios/peoples-revolt): Nejsou-li velbloudi mezi žádnými 2 oblastmi, vezmete si stoupence a nic dalšího se neděje.
- S-REVOLT-15 (scenarios/peoples-revolt): Figury, monumenty a brány zůstávají, kde jsou. Jen teď jsou v nové oblasti.
- S-REVOLT-16 (scenarios/peoples-revolt): Faraon ani pěchota v Lidovém povstání neumírají. I když platí Tyran, o své figury přijdete.
- P-SCEN-1 (pharaoh/pharaoh-scenarios): V Záplavách faraon a pěchota nesmějí do uzavřené delty.
- P-SCEN-2 (pharaoh/pharaoh-scenarios): Ve scénáři Dvě hlavní města smí faraon stát vedle města, ale nepočítá se. Pěchota na šedých polích být nesmí.
- P-SCEN-3 (pharaoh/pharaoh-scenarios): Ve scénáři Dar delty se bonus města a Zbožňovaný sčítají. Platí-li Tyran, jeho oblast nevynese nic.
- P-SCEN-4 (pharaoh/pharaoh-scenarios): Pro Dynastickou krizi se Xerxes nedoporučuje, protože v zapomnění mohou upadnout všichni bohové. Reformace vám tam nemůže dát schopnost Štědrý.
- P-SCEN-5 (pharaoh/pharaoh-scenarios): Ve Velké přestavbě jde monument nahrazený sfinxem do vaší zásoby. Staveniště nahradit nelze.
- P-SCEN-6 (pharaoh/pharaoh-scenarios): Ve scénáři Strážci Kemetu se palác vyhodnocuje i po každé Dražbě Strážce.
- P-SCEN-7 (pharaoh/pharaoh-scenarios): Ve scénáři Rozbroje v Nové říši Tyran nezabrání ztrátě 4 zbožností. Vládne-li Tutanchamon, je jeho oblast i s městem na řadě první.
- P-SCEN-8 (pharaoh/pharaoh-scenarios): V Synkretismu opouštějí hru kněží a karty politiky obou nižších bohů.
- P-SCEN-9 (pharaoh/pharaoh-scenarios): Účinky faraona na konci Konfliktu nastávají poslední, po spojení a zapomnění.
- P-SCEN-10 (pharaoh/pharaoh-scenarios): V Lidovém povstání faraon ani pěchota neumírají. Válečný edikt prohazuje čísla, která zbývají.
`,
};
