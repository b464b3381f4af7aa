import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/gods.ts';

/** Everything said of the gods: names, texts, questions, log, and their part of the rulebook. */
export default {
  'god.amun': 'Amun',
  'god.amun.power': 'Tajemné formy',
  'god.amun.text':
    'Jednou za Konflikt může Amun, než ostatní zvolí karty, ohlásit, že v tomto boji zahraje dvě bojové karty. Obě platí naplno.',
  'god.amun.line': 'Jednou za Konflikt smí v jednom boji zahrát dvě bojové karty.',

  'god.anubis': 'Anubis',
  'god.anubis.power': 'Soudce mrtvých',
  'god.anubis.text':
    'Kdykoli jsou zabiti nepřátelští válečníci, může Anubis jednoho z nich polapit; držet smí nejvýše tři. Za každého je jeho figura boha o 1 silnější. Majitel smí válečníka při vyvolání vykoupit: dá Anubovi 1 stoupence.',
  'god.anubis.line': 'Padlé válečníky soupeřů může polapit; každý ho posílí.',

  'god.isis': 'Isis',
  'god.isis.power': 'Ochránkyně',
  'god.isis.text':
    'Figura Isis vedle nepřátelské figury je chráněná: má-li zahynout při vyhodnocení boje, smí ji Isis ušetřit. Kobylky ji zabijí i tak.',
  'god.isis.line': 'Její figury vedle soupeřovy figury mohou přežít prohraný boj.',

  'god.osiris': 'Osiris',
  'god.osiris.power': 'Brána do podsvětí',
  'god.osiris.text':
    'Po prohraném boji může Osiris v té oblasti položit nebo přemístit bránu do podsvětí. Při každém Vyvolání figury smí branou projít jedna figura navíc. Nikdo jiný na bráně stát nesmí.',
  'god.osiris.line': 'Po prohraném boji smí otevřít bránu, kam může vyvolávat figury.',

  'god.ra': 'Ra',
  'god.ra.power': 'Záře',
  'god.ra.text':
    'K figurám, které Ra vyvolá, lze přiložit jeden ze tří slunečních žetonů. Vítězství nebo dominance v oblasti s jeho zářivou figurou vynese o 1 zbožnost víc.',
  'god.ra.line': 'Jeho zářivé figury vynesou ve své oblasti o 1 zbožnost víc.',

  'token.underworld': 'brána do podsvětí',
  'token.underworld.text': 'Brána do podsvětí. Stát tu smějí jen figury Osira; pole není úrodné ani poušť.',
  'ask.sun': 'Přiložit k figuře na {space} sluneční žeton?',
  'ask.sun.detail':
    '{count, plural, one {Zbývá # sluneční žeton} few {Zbývají # sluneční žetony} many {Zbývá # slunečního žetonu} other {Zbývá # slunečních žetonů}}',
  'ask.two-cards': 'Ohlásit dvě bojové karty?',
  'ask.trap': 'Polapit padlého válečníka?',
  'ask.isis': '{figure} na {space}: nechat naživu?',
  'ask.gate-token': 'Otevřít v této oblasti bránu do podsvětí?',
  'ask.gate-to': 'Kde se brána otevře?',
  'option.no-trap': 'Nikoho nepolapit',
  'option.no-gate': 'Bránu neotvírat',
  'option.announce': 'Ohlásit dvě karty',
  'option.one-card': 'Hrát jednu kartu',
  'option.keep-alive': 'Nechat naživu',
  'option.let-die': 'Nechat zemřít',
  'option.give-sun': 'Přiložit žeton',
  'option.keep-sun': 'Nechat si ho',
  'option.ransom': 'Vykoupený válečník',
  'option.ransom.detail': '1 stoupenec pro boha, který ho drží',
  'option.slot.gate': 'Branou',
  'option.new-gate': 'Nová brána',
  'option.move-gate': 'Přemístit bránu z {space}',
  'option.trap': 'Válečník: {owner}',
  'log.warrior-ransomed': '{who} vykupuje válečníka, kterého drží {from}.',
  'log.sun-given': '{who} přikládá sluneční žeton k figuře na {space}.',
  'log.two-cards-announced': '{who} ohlašuje dvě karty.',
  'log.figure-spared.isis': '{who} zachraňuje {figure} na {space}.',
  'log.warrior-trapped': '{who} drží polapeného válečníka ({owner}).',
  'log.warriors-released':
    '{who}: ze zajetí {count, plural, one {se vrací # válečník} few {se vracejí # válečníci} many {se vrací # válečníka} other {se vrací # válečníků}}.',
  'log.warriors-released.box':
    '{who}: hru {count, plural, one {opouští # polapený válečník} few {opouštějí # polapení válečníci} many {opouští # polapeného válečníka} other {opouští # polapených válečníků}}.',
  'log.underworld-token-placed': '{who} otevírá bránu na {space}.',
  'source.ransom': 'výkupné',
  'board.radiant': 'zářivá figura',
  'why.underworld': 'Na bráně smí stát jen Osiris.',
  'player.trapped': 'Polapení válečníci',
  'player.suns': 'Volné sluneční žetony',
  'player.two-cards': 'Dvě karty: k dispozici',
  'player.two-cards.used': 'Dvě karty: v tomto Konfliktu použito',
  'player.token.underworld': 'Brány mimo plán',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/19-gods': `
# Pět bohů {#gods}

Každý bůh má 1 božskou schopnost, která platí od prvního tahu a nic nestojí.

## Amun: Tajemné formy {#amun rules="A-AMUN-1..3"}

Jednou za Konflikt smí Amun, než se zvolí karty, ohlásit, že v tomto boji zahraje **2 bojové karty**. Všichni to slyší a vzít zpět to nelze. Musí mít v ruce 2 karty. Jejich síly se sčítají a oba účinky nastanou ve svých obvyklých krocích.

## Anubis: Soudce mrtvých {#anubis rules="A-ANUBIS-1..8"}

Kdykoli jsou zabiti nepřátelští válečníci, smí Anubis **1 z nich polapit**. Nemusí se boje účastnit. Kobylky a ztráty jsou dvě různé příležitosti. Držet jich smí 3 a figura boha Anuba má za každého sílu +1. Bohy ani Strážce polapit nelze.

Při vyvolávání smí majitel svého polapeného válečníka vykoupit za 1 stoupence pro Anuba. Polapení válečníci se pro Zázrak stále počítají. Upadne-li Anubis v zapomnění, jsou volní. Opustí-li hru jejich majitel, odcházejí s ním.

## Isis: Ochránkyně {#isis rules="A-ISIS-1..5"}

Figury bohyně Isis jsou chráněné, dokud **sousedí s nepřátelskou figurou**. Má-li některá v kroku 7 zahynout, smí ji Isis nechat naživu. Rozhoduje o každé figuře zvlášť. Nevadí, že nepřátelská figura zahyne ve stejné chvíli. Kobylky ji zabijí i tak.

![Isis smí zachránit B5 a D5. Vedle D8 žádný nepřítel není.](figure:ankh/isis)

**Příklad.** Isis prohraje na západě. Její válečníci na B5 a D5 sousedí s Amunovými figurami, smí je tedy nechat naživu. Válečník na D8 zahyne.

## Osiris: Brána do podsvětí {#osiris rules="A-OSIRIS-1..9"}

Pokaždé, když Osiris prohraje boj, smí položit nebo přemístit 1 ze svých 3 **bran** na volné pole souše v této oblasti. V každé akci Vyvolání figury smí vyvolat 1 figuru navíc na volnou bránu, ať je kdekoli.

Figury jiných bohů smějí branou projít, zastavit se na ní však nesmějí. Nelze na ní ani stavět. Pole s bránou není úrodné ani pouštní.

![Osiris může vyvolat figuru na bránu na H2.](figure:ankh/osiris)

**Příklad.** Osiris nemá v deltě žádnou figuru, má však bránu na H2. Smí tam vyvolat válečníka kromě svého obvyklého vyvolání.

## Ra: Záře {#ra rules="A-RA-1..4"}

Když Ra vyvolá figuru, smí k ní přiložit 1 ze svých 3 slunečních žetonů. Figura je **zářivá**, dokud nezahyne. Pak se sluneční žeton bohu Ra vrací. Vyhraný boj nebo dominance v oblasti, kde je aspoň 1 zářivá figura, vynese o 1 zbožnost víc. Další zářivé figury nepřidají nic. Figura boha Ra zářivá být nemůže.
`,
  'aids/02-ankh-things.4': `
| Bůh | Schopnost |
| --- | --- |
| Amun | Jednou za Konflikt: 2 karty v boji |
| Anubis | Polapí zabité válečníky, +1 k síle za každého, nejvýše 3 |
| Isis | Zachrání figury vedle nepřátel, ne před kobylkami |
| Osiris | Prohra: položí bránu, vyvolává skrz ni |
| Ra | Zářivé figury: o 1 víc za výhru nebo dominanci |
`,
  'rules/ankh': `
- A-AMUN-1 (ankh/gods): Tajemné formy: jednou za Konflikt smí Amun, než se zvolí karty, ohlásit pro boj 2 karty. Musí mít v ruce 2 karty.
- A-AMUN-2 (ankh/gods): Amunovo ohlášení je veřejné a závazné. Znovu smí ohlásit až v příštím Konfliktu.
- A-AMUN-3 (ankh/gods): Obě Amunovy karty platí naplno. Jejich síly se sčítají a nastanou oba účinky.
- A-ANUBIS-1 (ankh/gods): Soudce mrtvých: kdykoli jsou zabiti nepřátelští válečníci, smí Anubis 1 z nich polapit. Nemusí se boje účastnit.
- A-ANUBIS-2 (ankh/gods): Anubis drží nejvýše 3 válečníky. Bohy, Strážce ani vlastní válečníky polapit nelze.
- A-ANUBIS-3 (ankh/gods): Figura boha Anuba má za každého polapeného válečníka sílu +1, nejvýše +3.
- A-ANUBIS-5 (ankh/gods): Při vyvolávání si smí majitel vzít svého polapeného válečníka, když dá Anubovi 1 stoupence. Anubis nesmí odmítnout.
- A-ANUBIS-6 (ankh/gods): Když se bůh stane nižším bohem spojení nebo upadne v zapomnění, jeho polapení válečníci opouštějí hru.
- A-ANUBIS-7 (ankh/gods): Když se Anubis stane nižším bohem spojení, polapení válečníci vyššího boha se vracejí do zásoby. Ostatní zůstávají polapeni.
- A-ANUBIS-8 (ankh/gods): Když Anubis upadne v zapomnění, všichni polapení válečníci se vracejí do zásob majitelů.
- A-ISIS-1 (ankh/gods): Ochránkyně: figury bohyně Isis, které sousedí s nepřátelskou figurou, jsou chráněné. Má-li některá zahynout při ztrátách v boji, smí ji Isis nechat naživu.
- A-ISIS-2 (ankh/gods): Před kobylkami Isis své figury chránit nemůže.
- A-ISIS-3 (ankh/gods): Figura bohyně Isis je chráněná, i když sousední nepřátelská figura zahyne ve stejné chvíli.
- A-ISIS-4 (ankh/gods): Figuru bohyně Isis na vodě chrání kterákoli sousední nepřátelská figura, i mimo oblast boje.
- A-OSIRIS-1 (ankh/gods): Osiris má 3 brány do podsvětí, na začátku mimo mapu. Nejsou to figury ani monumenty.
- A-OSIRIS-2 (ankh/gods): Brána do podsvětí: pokaždé, když Osiris prohraje boj, smí položit nebo přemístit 1 bránu na volné pole souše v této oblasti.
- A-OSIRIS-3 (ankh/gods): Na poli smí být jen 1 brána. Pokud se brána přemístí jinam, figura na ní zůstane na místě.
- A-OSIRIS-5 (ankh/gods): V každé akci Vyvolání figury smí Osiris vyvolat 1 figuru navíc na kteroukoli bránu bez figury, ať je kdekoli.
- A-OSIRIS-7 (ankh/gods): Figury jiných bohů se na bráně nesmějí nijak zastavit, projít přes ni však smějí. Nelze na ní stavět.
- A-OSIRIS-8 (ankh/gods): Pole s bránou není úrodné ani pouštní, Záplava a Sucho je tedy nepočítají.
- A-RA-1 (ankh/gods): Záře: když Ra vyvolá figuru, smí k ní přiložit 1 ze svých 3 slunečních žetonů. Figura je zářivá, dokud nezahyne nebo neodejde.
- A-RA-2 (ankh/gods): Figura má nejvýše 1 sluneční žeton a sluneční žetony nelze přesouvat. Figura boha Ra zářivá být nemůže.
- A-RA-3 (ankh/gods): Když zářivá figura zahyne, její sluneční žeton se vrací bohu Ra a lze ho hned použít znovu.
- A-RA-4 (ankh/gods): Výhra nebo dominance v oblasti, kde má Ra aspoň 1 zářivou figuru, vynese o 1 zbožnost víc.
`,
};
