import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/guardians.ts';

/** Everything said of the guardians. */
export default {
  'figure.satet': 'Satet',
  'figure.satet.acc': 'Satet',
  'figure.satet.text':
    'Strážce úrovně 1. Smí skončit pohyb na nepřátelské figuře a odsunout ji na sousední volné pole souše.',
  'guardian.satet.line': 'Může skončit pohyb na poli soupeřovy figury a odsunout ji.',

  'figure.cat-mummy': 'Kočičí mumie',
  'figure.cat-mummy.acc': 'Kočičí mumii',
  'figure.cat-mummy.text': 'Strážce úrovně 1. Když je zabita, všichni ostatní ztrácejí 1 zbožnost.',
  'guardian.cat-mummy.line': 'Když je zabita, všichni ostatní ztratí 1 zbožnost.',

  'figure.mummy': 'Mumie',
  'figure.mummy.acc': 'Mumii',
  'figure.mummy.text': 'Strážce úrovně 2. Když je zabita, hned povstane vedle svého boha.',
  'guardian.mummy.line': 'Když je zabita, hned povstane vedle svého boha.',

  'figure.apep': 'Apep',
  'figure.apep.acc': 'Apepa',
  'figure.apep.text': 'Strážce úrovně 2. Lze ho vyvolat na kterékoli volné pole vody.',
  'guardian.apep.line': 'Lze ho vyvolat na kterékoli pole vody.',

  'figure.giant-scorpion': 'Obří štír',
  'figure.giant-scorpion.acc': 'Obřího štíra',
  'figure.giant-scorpion.text':
    'Strážce úrovně 3. Míří na dvě pole vedle sebe. Na začátku Konfliktu zničí sousední monumenty, na které míří, i vaše.',
  'guardian.giant-scorpion.line': 'Na začátku Konfliktu ničí monumenty, na které míří.',

  'figure.androsphinx': 'Sfinga',
  'figure.androsphinx.acc': 'Sfingu',
  'figure.androsphinx.text': 'Strážce úrovně 3. Nepřátelské figury vedle ní nemají v boji sílu.',
  'guardian.androsphinx.line': 'Nepřátelské figury vedle ní nemají sílu.',

  'ask.push': '{figure} na {space}: kam odsunout?',
  'ask.aim': 'Obří štír na {space}: kam míří?',
  'ask.aim.detail': 'Klepeta míří na dvě pole vedle sebe',
  'ask.summon-to.apep': 'Na volnou vodu, nebo na souš vedle vašich figur či monumentů',
  'ask.mummy': 'Kde povstane Mumie?',
  'option.aim': 'Mířit: {first} a {second}',
  'option.aim.off': 'mimo mapu',
  'log.figure-pushed': '{by} odsouvá {figure} ({who}) z {from} na {space}.',
  'log.scorpion-aimed': '{who} míří štírem ({space}): {first} a {second}.',
  'log.mummy-to-pool': 'Mumie ({who}) nemá místo vedle svého boha.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/20-guardians': `
# Strážci {#guardians rules="A-COMP-7"}

Strážci jsou figury se silou 1. Přicházejí s vaší [2., 4. a 5. schopností](page:ankh/unlock). Ve hře je z každé úrovně jeden druh.

| Strážce | Úroveň | Velikost | Kusů |
| --- | --- | --- | --- |
| Satet | 1 | malý | 3 |
| Kočičí mumie | 1 | malý | 3 |
| Mumie | 2 | malý | 3 |
| Apep | 2 | velký | 2 |
| Obří štír | 3 | velký | 2 |
| Sfinga | 3 | velký | 2 |

## Satet {#satet rules="A-SATET-1..5"}

V akci Pohyb figur smí Satet skončit pohyb na nepřátelské figuře. Tu **odsunete** na vedlejší volné pole souše. Odsunout lze i bohy a Strážce. Řeky a velbloudi odsunutí nebrání. Voda, figury, monumenty a okraj mapy ano. Není-li pro odsunutou figuru místo, Satet se tam zastavit nesmí.

![Satet jde z F5 na G6 a odsune válečníka na některé zelené pole.](figure:ankh/satet)

## Kočičí mumie {#cat-mummy rules="A-CAT-1..3"}

Když je zabita, **každý jiný bůh ztrácí 1 zbožnost**, i ti mimo boj. Pokud zahyne v kroku 7, nastane ztráta v kroku Po boji, ještě před Zázrakem.

## Mumie {#mummy rules="A-MUM-1..3"}

Když je zabita, **hned povstane** na volném poli souše, které sousedí s vaším bohem. Stále se počítá jako zabitá. Není-li takové pole, jde do vaší zásoby.

## Apep {#apep rules="A-APEP-1..3"}

Lze ho vyvolat na **kterékoli pole vody** bez figury, ať je kdekoli. Apep je pak v každé oblasti, které se voda dotýká. Pohyb na vodě skončit nesmí.

## Obří štír {#scorpion rules="A-SCORP-1..5 A-RUL-16"}

Míří klepety na **2 vedlejší pole**, která leží u sebe. Namíříte ho pokaždé, když je vyvolán, pohne se nebo je odsunut. Na začátku Konfliktu zničí každý monument na těchto polích, i váš. Je-li mezi nimi řeka nebo velbloudi, monument je chráněný.

![Štír zničí chrám na E5. Pyramidu na F4 chrání řeka.](figure:ankh/scorpion)

## Sfinga {#androsphinx rules="A-SPHINX-1..3"}

Nepřátelské figury, které s ní sousedí, mají **sílu 0**. Ztrácejí všechny vlastní bonusy, karty a chrámy se však počítají.
`,
  'aids/02-ankh-things.3': `
| Strážce | Úroveň | Účinek |
| --- | --- | --- |
| Satet | 1 | Odsune nepřátelskou figuru |
| Kočičí mumie | 1 | Zahyne: všichni ostatní ztratí 1 zbožnost |
| Mumie | 2 | Zahyne: povstane vedle vašeho boha |
| Apep | 2 | Vyvolání na kteroukoli vodu |
| Obří štír | 3 | Začátek Konfliktu: zničí monumenty u klepet |
| Sfinga | 3 | Sousední nepřátelé mají sílu 0 |
`,
  'rules/ankh': `
- A-COMP-7 (ankh/guardians): Satet a Kočičí mumie jsou Strážci úrovně 1, Mumie a Apep úrovně 2, Obří štír a Sfinga úrovně 3. Apep a Strážci úrovně 3 jsou velcí, ostatní malí.
- A-SATET-1 (ankh/guardians): Satet, úroveň 1: smí skončit pohyb na nepřátelské figuře a odsunout ji na vedlejší volné pole souše. Kam, vybírá ten, komu Satet patří.
- A-SATET-2 (ankh/guardians): Odsunutí brání voda, figury, monumenty a okraj mapy, řeky a velbloudi ne. Pole, ze kterého Satet přichází, je volné. Není-li pro figuru místo, Satet se tam zastavit nesmí.
- A-SATET-3 (ankh/guardians): Satet smí odsunout bohy i Strážce, ne však figury vlastní strany ani monumenty.
- A-SATET-4 (ankh/guardians): Na vodě ani na bráně jiného boha Satet odsouvat nesmí. Figuru nelze odsunout na bránu, na které by se nesměla zastavit.
- A-SATET-5 (ankh/guardians): Odsunutého Obřího štíra znovu namíří jeho vlastní majitel.
- A-CAT-1 (ankh/guardians): Kočičí mumie, úroveň 1: když je zabita, každý jiný bůh ztrácí 1 zbožnost, i ti mimo boj.
- A-CAT-2 (ankh/guardians): Zabijí-li Kočičí mumii kobylky, ostatní ztratí zbožnost hned. Zahyne-li při ztrátách, nastane to v kroku Po boji, ještě před Zázrakem.
- A-MUM-1 (ankh/guardians): Mumie, úroveň 2: když je zabita, hned povstane na volném poli souše, které sousedí s jejím bohem. Není-li takové pole, jde do zásoby.
- A-MUM-2 (ankh/guardians): Když Mumie povstane, je to vyvolání, takže k ní Ra smí přiložit sluneční žeton. Stále se počítá jako zabitá.
- A-APEP-1 (ankh/guardians): Apep, úroveň 2: lze ho vyvolat na kterékoli pole vody bez figury, ať je kdekoli, nebo na souš jako obvykle.
- A-APEP-2 (ankh/guardians): Vyvolání Apepa na vodu spotřebuje běžné vyvolání. Vedle vaší pyramidy smí využít vyvolání navíc od této pyramidy.
- A-APEP-3 (ankh/guardians): Apep nesmí skončit pohyb na vodě. Dostane se tam jen vyvoláním.
- A-SCORP-1 (ankh/guardians): Obří štír, úroveň 3: míří na 2 ze 6 polí kolem sebe, která leží u sebe. Majitel ho namíří pokaždé, když je vyvolán, pohne se nebo je odsunut.
- A-SCORP-2 (ankh/guardians): Obří štír smí mířit kterýmkoli směrem, i na vodu, přes řeku nebo mimo mapu.
- A-SCORP-4 (ankh/guardians): Na začátku Konfliktu zničí každý Obří štír monumenty, na které míří, i monumenty svého majitele. Je-li mezi nimi řeka nebo velbloudi, monument je chráněný.
- A-SCORP-5 (ankh/guardians): Všichni Obří štíři udeří ve stejné chvíli.
- A-SPHINX-1 (ankh/guardians): Sfinga, úroveň 3: nepřátelské figury, které s ní sousedí, mají sílu 0 i se všemi vlastními bonusy. Karty a chrámy se počítají.
- A-SPHINX-2 (ankh/guardians): Figura na vodě, která sousedí s nepřátelskou Sfingou, má sílu 0 v každém boji, kterého se účastní.
- A-SPHINX-3 (ankh/guardians): Sfinga působí, i když má sama sílu 0. Dvě znepřátelené Sfingy, které sousedí, mají obě sílu 0.
`,
};
