import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/interventions.ts';

/** Everything said of the interventions. */
export default {
  'card.war-rage': 'Válečný hněv',
  'card.war-rage.text': '+1 k síle v této bitvě.',

  'card.war-fury': 'Válečná zuřivost',
  'card.war-fury.text': '+2 k síle v této bitvě.',

  'card.bloody-battle': 'Krvavá bitva',
  'card.bloody-battle.text': '+1 ke zranění v této bitvě.',

  'card.bloodbath': 'Krvavá lázeň',
  'card.bloodbath.text': '+2 ke zranění v této bitvě.',

  'card.bronze-wall': 'Bronzová zeď',
  'card.bronze-wall.text': '+1 k ochraně v této bitvě.',

  'card.iron-wall': 'Železná zeď',
  'card.iron-wall.text': '+2 k ochraně v této bitvě.',

  'card.raining-fire': 'Ohnivý déšť',
  'card.raining-fire.text': 'Zničte 1 nepřátelského vojáka kdekoli na plánu.',

  'card.prayer': 'Modlitba',
  'card.prayer.text': 'Získejte 2 body modlitby.',

  'card.enlistment': 'Odvod',
  'card.enlistment.text': 'Přidejte až 2 vojáky ze zálohy do svého města nebo k jednomu vojsku mimo ně.',

  'card.mana-theft': 'Krádež many',
  'card.mana-theft.text': 'Každý soupeř ztratí 1 bod modlitby, vy získáte 1.',

  'card.teleportation': 'Teleportace',
  'card.teleportation.text': 'Při vašem pohybu: dalším krokem se lze odkudkoli teleportovat k obelisku.',

  'card.open-gates': 'Otevřené brány',
  'card.open-gates.text': 'Při vašem pohybu: hradby vás nezastaví.',

  'card.veto': 'Veto',
  'card.veto.text': 'V cizím tahu: zrušte právě zahranou kartu zásahu.',

  'card.escape': 'Únik',
  'card.escape.text': 'Když na vás někdo útočí, odejděte s vojskem na volné sousední pole. Bitva nebude.',

  'ask.fire-target': 'Ohnivý déšť: které vojsko ztratí vojáka?',
  'ask.enlistment': 'Odvod: umístěte vojáka',
  'ask.escape': '{sector}: někdo na vás útočí',
  'ask.escape.detail': 'Ptáme se každého, s kartou i bez ní',
  'ask.escape-sector': 'Únik: kam?',
  'ask.veto': '{name} hraje kartu {card}. Veto?',
  'ask.veto.detail': 'Ptáme se každého, s kartou i bez ní',
  'option.card-teleport': 'Karta Teleportace',
  'option.escape': 'Zahrát Únik',
  'option.escape.detail': 'Bitva nebude; pole ztratíte',
  'option.veto': 'Zahrát Veto',
  'log.units-lost.raining-fire':
    'Kvůli Ohnivému dešti ztrácí {who} {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.escaped':
    '{who} uniká, {units, plural, one {# voják} few {# vojáci} many {# vojáka} other {# vojáků}}: {from} → {into}.',
  'log.veto-answered': '{who} vetuje.',
  'log.no-battle.escape': 'Bitva nebude: {defender} uniká.',
  'stage.verdict.escape': 'Uniká {name}. Bitva nebude.',
  'stage.fate.escaped': 'uniká: {sector}',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/21-interventions': `
# Božské zásahy {#interventions rules="K-DI-1..9"}

Karty božského zásahu jsou překvapení. Držíte je v tajnosti, zaplatíte cenu a zahrajete je v pravou chvíli. Zahrát kartu nikdy není akce. Je jich 14 druhů.

**V bitvě**, skrytě se svou bojovou kartou:

| Karta | Cena | Účinek |
| --- | --- | --- |
| Válečný hněv | 0 | +1 k síle v této bitvě |
| Válečná zuřivost | 1 | +2 k síle v této bitvě |
| Krvavá bitva | 0 | +1 ke zranění v této bitvě |
| Krvavá lázeň | 1 | +2 ke zranění v této bitvě |
| Bronzová zeď | 0 | +1 k ochraně v této bitvě |
| Železná zeď | 1 | +2 k ochraně v této bitvě |

**Ve svém tahu**, v klidné chvíli:

| Karta | Cena | Účinek |
| --- | --- | --- |
| Ohnivý déšť | 1 | Zničte 1 nepřátelského vojáka kdekoli. Body za to nejsou |
| Modlitba | 0 | Získejte 2 body modlitby. Destička Kněz nic nepřidá |
| Odvod | 0 | Přidejte až 2 vojáky ze zálohy zdarma, do svého města nebo k jednomu vojsku mimo ně |
| Krádež many | 0 | Každý soupeř ztratí 1 bod modlitby, pokud ho má. Vy získáte celkem 1 |

**Při svém Pohybu:**

| Karta | Cena | Účinek |
| --- | --- | --- |
| Teleportace | 1 | Váš další krok smí být teleport zdarma odtud, kde vaše vojsko stojí |
| Otevřené brány | 1 | Hradby toto vojsko do konce Pohybu nezastaví |

**V cizím tahu:**

| Karta | Cena | Účinek |
| --- | --- | --- |
| Veto | 0 | Zrušte právě zahranou kartu zásahu |
| Únik | 0 | Když na vás útočí: odejděte s vojskem na prázdné sousední pole. Bitva nebude |

Kartu smíte zahrát, i když nebude mít žádný účinek. Je tím ale spotřebovaná. Umístíte-li kartou Odvod vojáky do vlastní čtvrti s nepřítelem, útočí.

Použité karty jdou lícem dolů na odhazovací balíček.

## Veto {#interventions-veto rules="K-INT-1..9 K-RUL-36"}

Když někdo zahraje kartu zásahu jindy než v kroku karet v bitvě, mohou ji ostatní zrušit kartou Veto. Hráč na tahu to nikdy nesmí a nikdo nevetuje vlastní kartu. Zrušená karta se odhodí a zůstává zaplacená. Vetovat lze i Veto: pak první karta přece jen působí.

![Nour se chystá zahrát Ohnivý déšť. Oba soupeři mají v ruce Veto.](figure:kemet/veto)

**Příklad.** Nour hraje Ohnivý déšť za 1 bod modlitby. Meryt hraje Veto a žádný voják nepadne. Pokud ale Teti vetuje toto Veto, Ohnivý déšť působí.

Ptáme se každého, kdo by Veto mohl zahrát, ať ho má, nebo ne. Vidíte jen to, co bylo zahráno, nikdy to, kdo odmítl. Odpoví-li kartou Veto 2 hráči, spotřebuje ji jen ten, kdo je po hráči na tahu dřív na řadě.

## Kolik jich je {#interventions-copies unofficial rules="K-RUL-2"}

Balíček má 35 karet. Od každého druhu jsou 3, ale Modlitba, Krádež many a Veto jsou jen po 2 a Otevřené brány a Únik po 1. Celkový počet je jistý. Rozdělení je náš nejlepší odhad.
`,
  'aids/05-kemet-things.2': `
| Karta zásahu | Cena | Účinek |
| --- | --- | --- |
| Válečný hněv, Válečná zuřivost | 0, 1 | Bitva: +1, +2 k síle |
| Krvavá bitva, Krvavá lázeň | 0, 1 | Bitva: +1, +2 ke zranění |
| Bronzová zeď, Železná zeď | 0, 1 | Bitva: +1, +2 k ochraně |
| Ohnivý déšť | 1 | Váš tah: zničte 1 nepřátelského vojáka |
| Modlitba | 0 | Váš tah: získejte 2 body modlitby |
| Odvod | 0 | Váš tah: až 2 vojáci zdarma |
| Krádež many | 0 | Váš tah: soupeři ztratí 1 bod modlitby, vy získáte 1 |
| Teleportace | 1 | Váš Pohyb: teleport odkudkoli |
| Otevřené brány | 1 | Váš Pohyb: bez hradeb |
| Veto | 0 | Cizí tah: zrušte kartu |
| Únik | 0 | Někdo na vás útočí: odejděte, bitva nebude |
`,
  'rules/kemet': `
- K-DI-1 (kemet/interventions): Karta zásahu se ukáže a zaplatí a ostatní smějí odpovědět kartou Veto. Pak její účinek nastane a karta se odhodí. Zrušená karta zůstává zaplacená.
- K-DI-2 (kemet/interventions): Kartu zásahu smíte zahrát, kdykoli je na ni vhodná chvíle a máte na ni. Smíte ji zahrát, i když nebude mít žádný účinek.
- K-DI-3 (kemet/interventions): Ohnivý déšť zničí 1 nepřátelského vojáka na poli, které zvolíte. Body za to nejsou a stvoření, které zůstane samo, pole opustí.
- K-DI-4 (kemet/interventions): Karta Modlitba dá přesně 2 body modlitby. Destička Kněz nic nepřidá.
- K-DI-5 (kemet/interventions): Odvod přidá až 2 vojáky zdarma, buď do čtvrtí vašeho města, nebo oba k jednomu vojsku mimo ně. Ve vlastní čtvrti s nepřítelem útočí.
- K-DI-6 (kemet/interventions): Krádeží many ztratí každý soupeř 1 bod modlitby, pokud ho má. Vy získáte celkem 1.
- K-DI-7 (kemet/interventions): Teleportaci smíte zahrát při svém Pohybu, jakmile jste zvolili vojsko. Teleport zdarma musí být váš další krok, jinak propadá.
- K-DI-8 (kemet/interventions): Otevřené brány smíte zahrát kdykoli při svém Pohybu. Hradby vojsko do konce Pohybu nezastaví.
`,
};
