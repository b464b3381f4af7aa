import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/powers.ts';

/** Everything said of the powers. */
export default {
  'power.commanding': 'Velící',
  'power.commanding.text': 'Za každý vyhraný boj získáte 3 stoupence.',

  'power.inspiring': 'Inspirující',
  'power.inspiring.text': 'Karta Stavba monumentu vás nestojí žádné stoupence.',

  'power.omnipresent': 'Všudypřítomný',
  'power.omnipresent.text': 'Na začátku Konfliktu získáte 1 stoupence za každou oblast se svou figurou.',

  'power.revered': 'Uctívaný',
  'power.revered.text': 'Při každém Získání stoupenců získáte o 1 víc.',

  'power.resplendent': 'Oslnivý',
  'power.resplendent.text': 'Dokud ovládáte aspoň tři monumenty stejného druhu, má váš bůh sílu 3.',

  'power.obelisk-attuned': 'Zaměřený na obelisky',
  'power.obelisk-attuned.text':
    'Na začátku svého boje smíte přemístit libovolné své figury, odkudkoli, ke svým obeliskům v té oblasti.',

  'power.temple-attuned': 'Zaměřený na chrámy',
  'power.temple-attuned.text': 'Každý váš chrám v oblasti, se kterým sousedí vaše figura, dává +2 k síle.',

  'power.pyramid-attuned': 'Zaměřený na pyramidy',
  'power.pyramid-attuned.text': 'Při vyvolání smíte postavit ke každé své pyramidě jednu figuru navíc.',

  'power.glorious': 'Velkolepý',
  'power.glorious.text': 'Za výhru v boji o 3 a víc získáte 3 zbožnosti místo 1.',

  'power.magnanimous': 'Velkorysý',
  'power.magnanimous.text': 'Prohrajete-li boj se 2 a více figurami, získáte 2 zbožnosti.',

  'power.bountiful': 'Štědrý',
  'power.bountiful.text': 'V červené části je každý zisk zbožnosti o 1 větší.',

  'power.worshipful': 'Ctihodný',
  'power.worshipful.text': 'Po každém svém boji smíte obětovat 2 stoupence za 1 zbožnost.',

  'ask.obelisk-figure': 'Přiveďte figuru ke svým obeliskům',
  'ask.obelisk-to': '{figure} z {space}: ke kterému obelisku?',
  'ask.worshipful': 'Obětovat 2 stoupence za 1 zbožnost?',
  'option.sacrifice': 'Obětovat 2 stoupence',
  'option.slot.pyramid': 'K pyramidě na {space}',
  'log.figure-relocated': '{who} přivádí {figure} z {from} na {space}.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/21-powers': `
# Schopnosti Ankh {#powers rules="A-POW-1..12 A-POW-6a A-RUL-40 A-RUL-82"}

Z každé úrovně smíte odemknout 2. Každá [stojí](page:ankh/unlock) tolik stoupenců, kolik je její úroveň.

| Úroveň 1 | Co dělá |
| --- | --- |
| Velící | Získáte 3 stoupence za každý vyhraný boj. Dominance se nepočítá |
| Inspirující | Karta Stavba monumentu vás nestojí žádné stoupence |
| Všudypřítomný | Na začátku Konfliktu získáte 1 stoupence za každou oblast, kde máte figuru |
| Uctívaný | V každé akci Získání stoupenců získáte o 1 stoupence víc, i když jinak nezískáte žádného |

| Úroveň 2 | Co dělá |
| --- | --- |
| Oslnivý | Dokud ovládáte kdekoli 3 monumenty jednoho druhu, má vaše figura boha sílu 3 |
| Zaměřený na obelisky | Na začátku boje, kterého se účastníte, smíte přemístit libovolné své figury odkudkoli ke svým obeliskům v této oblasti |
| Zaměřený na chrámy | V boji přidá každý váš chrám v oblasti, se kterým sousedí vaše figura, 2 k síle |
| Zaměřený na pyramidy | Při vyvolávání smíte ke každé pyramidě, kterou ovládáte, postavit 1 figuru navíc |

| Úroveň 3 | Co dělá |
| --- | --- |
| Velkolepý | Vyhrajete-li boj o 3 nebo více, získáte 3 zbožnosti místo 1 |
| Velkorysý | Prohrajete-li boj, ve kterém máte 2 nebo více figur, získáte 2 zbožnosti |
| Štědrý | Dokud jste v červené části, je každý váš zisk zbožnosti o 1 větší |
| Ctihodný | Po každém svém boji smíte obětovat 2 stoupence za 1 zbožnost |

Několik podrobností:

- **Zaměřený na obelisky.** Na vzdálenosti nezáleží, přijít smějí i bohové a každá figura se přemístí jednou. Má-li schopnost více bohů, střídají se po 1 figuře. Kdo jednou vynechá, už nepokračuje.
- **Zaměřený na pyramidy.** Pole, které sousedí se 2 pyramidami, spotřebuje vyvolání navíc jen od jedné z nich.
- **Velkolepý.** Porovnávají se jen bohové v boji. Při výhře díky žetonu nerozhodného boje žádný náskok není.
- **Velkorysý.** Figury se počítají v kroku 5. Platí i tehdy, když nevyhraje nikdo.
- **Štědrý.** Na stupni 20 ještě získáte o 1 víc. Na stupni 21 už ne.
- **Ctihodný.** Jednou za boj, a jen pokud jste v něm zahráli kartu.
`,
  'aids/02-ankh-things.1': `
# Ankh: schopnosti, karty, Strážci {#ankh-things}

| Schopnost | Úroveň | Účinek |
| --- | --- | --- |
| Velící | 1 | 3 stoupenci za každý vyhraný boj |
| Inspirující | 1 | Stavba monumentu je zdarma |
| Všudypřítomný | 1 | Začátek Konfliktu: 1 stoupenec za každou oblast s vaší figurou |
| Uctívaný | 1 | Získání stoupenců: o 1 víc |
| Oslnivý | 2 | 3 monumenty jednoho druhu: váš bůh má sílu 3 |
| Zaměřený na obelisky | 2 | Začátek boje: přemístěte figury ke svým obeliskům v oblasti |
| Zaměřený na chrámy | 2 | 2 k síle za každý chrám, se kterým sousedí vaše figura |
| Zaměřený na pyramidy | 2 | Vyvolejte 1 figuru navíc ke každé pyramidě |
| Velkolepý | 3 | Výhra o 3 nebo více: 3 zbožnosti místo 1 |
| Velkorysý | 3 | Prohra se 2 nebo více figurami: 2 zbožnosti |
| Štědrý | 3 | V červené části: ke každému zisku 1 navíc |
| Ctihodný | 3 | Po vašem boji: 2 stoupenci za 1 zbožnost |
`,
  'rules/ankh': `
- A-POW-1 (ankh/powers): Velící: získáte 3 stoupence za každý vyhraný boj. Dominance se nepočítá.
- A-POW-2 (ankh/powers): Inspirující: karta Stavba monumentu vás nestojí žádné stoupence.
- A-POW-3 (ankh/powers): Všudypřítomný: na začátku Konfliktu získáte 1 stoupence za každou oblast, kde máte figuru.
- A-POW-4 (ankh/powers): Uctívaný: v každé akci Získání stoupenců získáte o 1 stoupence víc.
- A-POW-5 (ankh/powers): Oslnivý: dokud ovládáte kdekoli na mapě 3 monumenty jednoho druhu, má vaše figura boha sílu 3.
- A-POW-6 (ankh/powers): Zaměřený na obelisky: na začátku boje, kterého se účastníte, smíte přemístit libovolné své figury ke svým obeliskům v této oblasti. Na vzdálenosti nezáleží. Každá figura se přemístí jednou.
- A-POW-6a (ankh/powers): Má-li Zaměřený na obelisky více bohů, přemísťují střídavě po 1 figuře; začíná bůh s nejnižší zbožností. Kdo vynechá, v tomto boji už nepřemísťuje.
- A-POW-7 (ankh/powers): Zaměřený na chrámy: každý váš chrám v oblasti, se kterým sousedí vaše figura, přidá 2 k síle.
- A-POW-8 (ankh/powers): Zaměřený na pyramidy: v akci Vyvolání figury smíte ke každé pyramidě, kterou ovládáte, postavit 1 figuru navíc.
- A-POW-9 (ankh/powers): Velkolepý: vyhrajete-li boj o 3 nebo více, získáte 3 zbožnosti místo 1.
- A-POW-10 (ankh/powers): Velkorysý: prohrajete-li boj, ve kterém máte 2 nebo více figur, získáte 2 zbožnosti. Platí i tehdy, když nevyhraje nikdo.
- A-POW-11 (ankh/powers): Štědrý: dokud jste v červené části, je každý zisk zbožnosti o 1 větší. Na stupni 20 ještě působí, na stupni 21 už ne.
- A-POW-12 (ankh/powers): Ctihodný: po každém boji, ve kterém jste zahráli kartu, smíte obětovat 2 stoupence a získat 1 zbožnost.
`,
};
