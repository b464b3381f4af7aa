import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pharaohs.ts';

/** Everything said of the pharaohs, in our own words. */
export default {
  'pharaoh.amenhotep': 'Amenhotep',
  'pharaoh.amenhotep.line':
    'Vítězství i dominance v jeho oblasti vynesou o 1 zbožnost víc. Dobrý pro začátek.',

  'pharaoh.xerxes': 'Xerxes',
  'pharaoh.xerxes.line': 'V jeho oblasti během Konfliktu nikdo nezískává zbožnost.',

  'pharaoh.ramesses': 'Ramesse',
  'pharaoh.ramesses.line': 'Jeho pěchota blokuje pole a bere sílu figurám vedle sebe.',

  'pharaoh.tutankhamun': 'Tutanchamon',
  'pharaoh.tutankhamun.line': 'Jeho oblast se vyhodnocuje jako první; po třetím Konfliktu zemře.',

  'pharaoh.akhenaten': 'Achnaton',
  'pharaoh.akhenaten.line':
    'Válečníci a kněží mají společnou zásobu a každé vyvolání může přidat další figuru do jeho oblasti.',

  'figure.infantry': 'pěchota',
  'figure.infantry.acc': 'pěchotu',
  'figure.infantry.text': 'Vojáci faraona. Na jejich poli nesmí stát nic jiného.',

  'palace.revealed': 'Odkryla hádanka',
  'ask.keep-policy': 'Nechte si jednu z odkrytých karet',
  'ask.tribute': 'Vezměte 1 stoupence: komu?',
  'ask.infantry-to': 'Postavte pěchotu do oblasti faraona',
  'ask.take-infantry': 'Vzít pěchotu mezi své stoupence?',
  'ask.sphinx-figure': 'Vyvolat figuru vedle sfinxu na {space}?',
  'option.take-none': 'Nebrat',
  'option.has-followers':
    'má {count, plural, one {# stoupence} few {# stoupence} many {# stoupence} other {# stoupenců}}',
  'option.slot.pharaoh': 'K faraonovi',
  'log.policies-revealed.riddle': 'Hádanka odkrývá: {list}.',
  'log.infantry-placed': 'Pěchota zaujímá pozici na {space}.',
  'log.infantry-removed': 'Všechna pěchota opouští plán.',
  'log.infantry-taken': '{who} získává na svou stranu pěchotu z {space}.',
  'ability.adored': 'Zbožňovaný',
  'ability.tyrant': 'Tyran',
  'ability.infantry-blockade': 'Pěchotní blokáda',
  'ability.muster-of-infantry': 'Nástup pěchoty',
  'ability.leading-the-way': 'V čele',
  'ability.chosen': 'Vyvolený',
  'ability.restorer': 'Obnovitel',
  'ability.legacy-of-the-boy-king': 'Odkaz mladého krále',
  'ability.great-unifier': 'Velký sjednotitel',
  'ability.drawn-to-him': 'Táhne je to k němu!',
  'ability.adored.text': 'Vítězství i dominance v jeho oblasti vynesou o 1 zbožnost víc.',
  'ability.tyrant.text': 'V Konfliktu nikdo žádným způsobem nezískává zbožnost z jeho oblasti.',
  'ability.infantry-blockade.text':
    'Figura vedle pěchoty nepřidává sílu. Na poli s pěchotou nesmí být nic jiného.',
  'ability.muster-of-infantry.text':
    'Všechna pěchota opustí plán; pak se 3 jednotky (při čtyřech či pěti hráčích 4) postaví na volnou souš jeho oblasti, kolik se jich vejde.',
  'ability.leading-the-way.text':
    'Po Konfliktu s žetonem faraona ho bůh s nejnižší zbožností posune až o 3 pole a nechá nastoupit pěchotu. Žeton opouští hru.',
  'ability.chosen.text':
    'V každém Konfliktu se jeho oblast vyhodnocuje jako první, ostatní pak jako obvykle.',
  'ability.restorer.text':
    'Po Konfliktu s žetonem faraona si bůh, který v jeho oblasti zvítězil či dominoval, vezme zpět všechny použité bojové karty i karty politiky. Žeton jde na kartu faraona; se třetím zemře.',
  'ability.legacy-of-the-boy-king.text':
    'Po jeho smrti nesmí do Trůnní síně vstoupit žádný kněz. Ti, kdo už tam jsou, zůstávají a počítají se.',
  'ability.great-unifier.text':
    'Kněží a válečníci jsou totéž: mají jednu zásobu a slouží na plánu i v paláci.',
  'ability.drawn-to-him.text': 'Každá akce Vyvolání figury smí přivést do jeho oblasti jednu figuru navíc.',
  'riddle.title': 'Hádanka sfinxu',
  'riddle.amenhotep': 'Za každý svůj sfinx odkryjte kartu politiky, jednu si nechte, ostatní odhoďte.',
  'riddle.xerxes': 'Za každý svůj sfinx vezměte 1 stoupence vybranému soupeři.',
  'riddle.ramesses': 'Za každý svůj sfinx smíte vzít jednu jednotku pěchoty mezi své stoupence.',
  'riddle.tutankhamun':
    'Máte-li sfinx, získejte po 1 stoupenci za každý svůj sfinx a za každý žeton na jeho kartě.',
  'riddle.akhenaten': 'Za každý svůj sfinx smíte vedle něj vyvolat jednu figuru.',
  'made.reconstructed': 'rekonstruováno',
  'made.clarified': 'čísla rekonstruována',
  'made.note': 'Rekonstruováno: tištěný text neznáme; tento je náš a odpovídá všemu, co známe.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'pharaoh/08-pharaohs': `
# Pět faraonů {#pharaohs}

Každý faraon mění hru kolem sebe a má pro Válečnou síň svou **hádanku**.

## Amenhotep {#amenhotep rules="P-AMEN-1..4" unofficial}

**Zbožňovaný.** Výhra nebo dominance v jeho oblasti vynese o 1 zbožnost víc, navíc ke všemu ostatnímu.

**Hádanka.** Za každý sfinx, který ovládáte, odkryjte 1 kartu politiky. Nechte si 1 a ostatní odhoďte. Když balíček dojde, odhozené karty se zamíchají.

## Xerxes {#xerxes rules="P-XERX-1..5" unofficial}

Staví ho první hráč.

**Tyran.** V Konfliktu **nikdo nezíská zbožnost z jeho oblasti**, žádným způsobem. Stoupenci, karty a smrt figur jsou jako obvykle. Ztrátám zbožnosti to nebrání.

**Hádanka.** Za každý sfinx, který ovládáte, vezměte 1 stoupence soupeři, kterého si vyberete.

## Ramesse {#ramesses rules="P-RAM-1..9" unofficial}

**Pěchotní blokáda.** Figura, která sousedí s pěchotou, nepřidává sílu. Na poli s pěchotou nesmí být nic jiného, figury však smějí projít.

**Nástup pěchoty.** Odstraňte všechnu pěchotu. Pak postavte 3 jednotky, při 4 nebo 5 hráčích 4, na volnou souš v jeho oblasti, kolik se jich vejde. Poslední hráč to provede i při postavení faraona.

**V čele.** Po každém z 1. až 4. Konfliktu ho bůh s nejnižší zbožností posune až o 3 pole a nechá nastoupit pěchotu.

**Hádanka.** Za každý sfinx, který ovládáte, smíte vzít 1 jednotku pěchoty mezi své stoupence.

![Pěchota na G6 bere sílu figurám bohyně Isis na G7 a H5.](figure:ankh/infantry)

**Příklad.** Bohyně Isis na G7 a její válečník na H5 sousedí s pěchotou a přidávají 0. Její válečník na H8 přidá 1 a Vozatajové 3. Vyhraje 4 ku 2.

## Tutanchamon {#tutankhamun rules="P-TUT-1..7" unofficial}

**Vyvolený.** V každém Konfliktu se jeho oblast vyhodnotí první. Její číslo se nemění.

**Obnovitel.** Po každém z 1. až 3. Konfliktu si bůh, který v jeho oblasti vyhrál nebo dominoval, vezme zpět všechny použité bojové karty i karty politiky. Žeton tohoto Konfliktu jde na jeho kartu. Po třetím umírá.

**Odkaz mladého krále.** Po jeho smrti nesmí do Trůnní síně vstoupit žádný kněz. Kněží, kteří v ní už jsou, zůstávají a stále se počítají.

**Hádanka.** Ovládáte-li sfinx, získáte 1 stoupence za každý svůj sfinx a 1 za každý žeton na jeho kartě.

![Tutanchamon je v deltě, v oblasti 3.](figure:ankh/chosen)

**Příklad.** Je v oblasti 3, takže pořadí je 3, 1, 2.

## Achnaton {#akhenaten rules="P-AKH-1..7" unofficial}

**Velký sjednotitel.** Vašich 6 válečníků a 3 kněží jsou totéž a mají jednu zásobu. Na mapě jsou to válečníci, v paláci kněží.

**Táhne je to k němu!** V každé akci Vyvolání figury smíte vyvolat 1 figuru navíc do jeho oblasti, podle obvyklých pravidel.

**Hádanka.** Za každý sfinx, který ovládáte, smíte vedle něj vyvolat 1 figuru. Apep smí přijít jen na vodu, která s ním sousedí. Kněz s ní nepřichází.
`,
  'aids/03-ankh-more.3': `
| Faraon | Co mění |
| --- | --- |
| Amenhotep | Jeho oblast: o 1 víc za výhru nebo dominanci |
| Xerxes | Jeho oblast: nikdo nezíská zbožnost |
| Ramesse | Figury u pěchoty nepřidávají sílu |
| Tutanchamon | Jeho oblast první. Kdo v ní vyhraje, bere zpět všechny karty |
| Achnaton | Válečníci a kněží mají společnou zásobu. V jeho oblasti 1 vyvolání navíc |
`,
  'rules/ankh': `
- P-AMEN-1 (pharaoh/pharaohs): Zbožňovaný: výhra nebo dominance v Amenhotepově oblasti vynese o 1 zbožnost víc.
- P-AMEN-3 (pharaoh/pharaohs): Amenhotepova hádanka: za každý sfinx, který ovládáte, odkryjte 1 kartu politiky. Nechte si 1 a ostatní odhoďte.
- P-AMEN-4 (pharaoh/pharaohs): Když balíček karet politiky dojde, zamíchají se odhozené karty do nového balíčku. Chce-li hádanka víc karet, než kolik jich balíček má, odkryjí se ty, které zbývají.
- P-XERX-1 (pharaoh/pharaohs): Xerxa staví první hráč.
- P-XERX-2 (pharaoh/pharaohs): Tyran: v Konfliktu nikdo žádným způsobem nezíská zbožnost z Xerxovy oblasti.
- P-XERX-3 (pharaoh/pharaohs): V Xerxově oblasti probíhá kromě zbožnosti vše jako obvykle: karty, stavby, smrt figur i stoupenci. Schopnost Ctihodný se tam nenabízí.
- P-XERX-5 (pharaoh/pharaohs): Xerxova hádanka: za každý sfinx, který ovládáte, vezměte 1 stoupence soupeři, kterého si vyberete.
- P-RAM-1 (pharaoh/pharaohs): Vládne-li Ramesse, leží na 1. až 4. Konfliktu po jednom žetonu. Kdo ho postaví, nechá nastoupit první pěchotu.
- P-RAM-2 (pharaoh/pharaohs): Pěchota je na souši, 1 jednotka na poli. Na jejím poli nesmí být žádná figura ani žeton.
- P-RAM-3 (pharaoh/pharaohs): Pěchotou lze projít. Nikomu nepatří a nic ji nezabije.
- P-RAM-4 (pharaoh/pharaohs): Pěchotní blokáda: figura, která sousedí s pěchotou, nepřidává sílu. Karty a chrámy se počítají.
- P-RAM-5 (pharaoh/pharaohs): Nástup pěchoty: odstraňte všechnu pěchotu a postavte 3 jednotky do Ramessovy oblasti. Při 4 nebo 5 hráčích jsou to 4.
- P-RAM-6 (pharaoh/pharaohs): Dokud je v oblasti volná souš, pěchotu postavit musíte. Co se nevejde, to se nestaví.
- P-RAM-7 (pharaoh/pharaohs): V čele: po Konfliktu s žetonem posune bůh s nejnižší zbožností faraona až o 3 pole a nechá nastoupit pěchotu. Žeton opouští hru.
- P-RAM-9 (pharaoh/pharaohs): Ramessova hádanka: za každý sfinx, který ovládáte, smíte vzít 1 jednotku pěchoty mezi své stoupence.
- P-TUT-1 (pharaoh/pharaohs): Vládne-li Tutanchamon, leží na 1. až 3. Konfliktu po jednom žetonu a u třetího je žeton smrti.
- P-TUT-2 (pharaoh/pharaohs): Vyvolený: v každém Konfliktu se Tutanchamonova oblast vyhodnotí první a ostatní pak popořadě. Čísla se nemění.
- P-TUT-3 (pharaoh/pharaohs): Obnovitel: po Konfliktu s žetonem si bůh, který v jeho oblasti vyhrál nebo dominoval, vezme zpět všechny použité bojové karty i karty politiky.
- P-TUT-4 (pharaoh/pharaohs): Pokud v Tutanchamonově oblasti nikdo nevyhrál ani nedominoval nebo tento bůh upadl v zapomnění, karty zpět nebere nikdo. Pokud se spojil, bere je spojený bůh.
- P-TUT-5 (pharaoh/pharaohs): Se třetím žetonem Tutanchamon umírá. Opustí mapu a Trůnní síň se zavře.
- P-TUT-6 (pharaoh/pharaohs): Odkaz mladého krále: po jeho smrti nesmí do Trůnní síně vstoupit žádný kněz. Kněží, kteří v ní už jsou, zůstávají a stále se počítají.
- P-TUT-7 (pharaoh/pharaohs): Tutanchamonova hádanka: ovládáte-li sfinx, získáte 1 stoupence za každý svůj sfinx a 1 za každý žeton na jeho kartě. Po jeho smrti se počítá, jako by měl 3.
- P-AKH-1 (pharaoh/pharaohs): Velký sjednotitel: vašich 6 válečníků a 3 kněží jsou totéž a mají jednu zásobu. Na mapě jsou to válečníci, v paláci kněží.
- P-AKH-3 (pharaoh/pharaohs): Vládne-li Achnaton, změní se válečník v kněze a naopak jen přes zásobu.
- P-AKH-4 (pharaoh/pharaohs): Táhne je to k němu!: v každé akci Vyvolání figury smíte vyvolat 1 figuru navíc do Achnatonovy oblasti, podle obvyklých pravidel.
- P-AKH-5 (pharaoh/pharaohs): Díky schopnosti Táhne je to k němu! smí Apep přijít jen na vodu Achnatonovy oblasti.
- P-AKH-6 (pharaoh/pharaohs): Achnatonova hádanka: za každý sfinx, který ovládáte, smíte vyvolat 1 figuru na volnou souš, která s ním sousedí. Apep smí přijít jen na vodu, která s ním sousedí.
- P-AKH-7 (pharaoh/pharaohs): Achnatonova hádanka není akce Vyvolání figury. Nepřináší kněze ani vyvolání navíc.
`,
};
