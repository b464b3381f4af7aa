import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/cards.ts';

/** Everything said of the battle cards. */
export default {
  'card.plague-of-locusts': 'Zamoření kobylkami',
  'card.plague-of-locusts.text':
    'Všichni v boji naslepo nabídnou stoupence a přijdou o ně. Přežijí jen válečníci a Strážci toho, kdo jako jediný nabídl nejvíc.',

  'card.build-monument': 'Stavba monumentu',
  'card.build-monument.text':
    'Obětujte 3 stoupence a postavte vlastní monument na volné pole souše v oblasti.',

  'card.chariots': 'Vozatajové',
  'card.chariots.text': 'Jen síla.',

  'card.cycle-of-maat': 'Cyklus Ma’at',
  'card.cycle-of-maat.text': 'Po boji si vezměte zpět všechny použité karty, i tuto.',

  'card.drought': 'Sucho',
  'card.drought.text': 'Vyhrajete-li, získáte 1 zbožnost navíc za každou svou figuru na poušti v oblasti.',

  'card.flood': 'Záplava',
  'card.flood.text':
    'Získáte 1 stoupence za každou svou figuru na úrodném poli v oblasti; při vyhodnocení je nelze zabít.',

  'card.miracle': 'Zázrak',
  'card.miracle.text': 'Po boji získáte 1 zbožnost za každou svou figuru, která v něm byla zabita.',

  'ask.build': 'Postavit monument?',
  'ask.build.detail':
    '{cost, plural, =0 {Zdarma} one {Cena: # stoupenec} few {Cena: # stoupenci} many {Cena: # stoupence} other {Cena: # stoupenců}}',
  'ask.build-to': '{monument}: kde bude stát?',
  'ask.bid': 'Kobylky: vaše nabídka',
  'ask.bid.detail': 'Tajně; máte {have}. Kobylky ušetří jen toho, kdo jako jediný nabídne nejvíc',
  'option.no-build': 'Nestavět',
  'option.bid':
    '{count, plural, =0 {Žádný stoupenec} one {# stoupenec} few {# stoupenci} many {# stoupence} other {# stoupenců}}',
  'log.figures-sheltered':
    'Záplava chrání {count, plural, one {# figuru} few {# figury} many {# figury} other {# figur}}: {who}.',
  'log.bid-made': '{who} tajně nabízí {bid}.',
  'log.bids-revealed': 'Nabídky proti kobylkám: {list}. Vyvázne jen {spared}.',
  'log.bids-revealed.tie':
    'Nabídky proti kobylkám: {list}. O nejvyšší se dělí víc hráčů: kobylky neušetří nikoho.',
  'log.figure-spared.flood': 'Záplava zachraňuje {figure} ({who}) na {space}.',
  'log.cards-taken-back': '{who} si bere zpět všechny použité karty.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/16-cards': `
# Bojové karty {#cards rules="A-CARD-0 A-CARD-5"}

Všichni mají stejných 7 karet. Zahraná karta zůstává před vámi lícem nahoru a znovu ji zahrát nelze, dokud ji nevrátí Cyklus Ma’at. Každý tak vidí, co vám zbývá.

| Karta | Síla | Účinek |
| --- | --- | --- |
| Vozatajové | 3 | Žádný další účinek |
| Zamoření kobylkami | 1 | Všichni nabízejí stoupence. Přežijí jen válečníci a Strážci toho, kdo nabídl nejvíc |
| Sucho | 1 | Vyhrajete-li, získáte o 1 zbožnost víc za každou svou figuru na poušti v oblasti |
| Záplava | 0 | 1 stoupenec za každou vaši figuru na úrodném poli v oblasti. Tyto figury přežijí krok 7 |
| Stavba monumentu | 0 | Smíte obětovat 3 stoupence a postavit v oblasti monument |
| Zázrak | 0 | 1 zbožnost za každou vaši figuru zabitou v tomto boji |
| Cyklus Ma’at | 0 | Po boji si vezměte zpět všechny použité karty, i tuto |

Karty vám nemohou dojít, protože Cyklus Ma’at se vždy vrátí.

## Zamoření kobylkami {#cards-plague rules="A-CARD-1..3"}

Každý bůh, který má v oblasti ještě figuru, tajně nabídne 0 nebo více stoupenců. Všechny nabídky se odkryjí najednou a **každý o nabídnuté stoupence přijde**. Kdo nabídl nejvíc, toho kobylky ušetří. Všichni ostatní válečníci a Strážci v oblasti zahynou a nezachrání je Záplava ani Isis. Při shodě na nejvyšší nabídce, i když je to 0, kobylky neušetří nikoho.

Dvě Zamoření znamenají 2 nabídky, jednu po druhé.

![Isis má 4 stoupence, Amun 3.](figure:ankh/locusts)

**Příklad.** Isis hraje Zamoření kobylkami, Amun hraje Vozataje. Isis nabídne 3, Amun 2. Oba zaplatí a 2 Amunovi válečníci zahynou. Teď stojí 3 figury a 1 za kartu proti 1 bohu a 3 za kartu: shoda, každý má 4.

## Stavba monumentu {#cards-build rules="A-CARD-4 A-RUL-28"}

Vyberete druh a kterékoli volné pole souše v oblasti. Potřebujete žeton Ankh ve své zásobě a daný druh musí být ve společné zásobě. Na bráně do podsvětí nesmí stavět nikdo. Se schopností Inspirující je stavba zdarma.

## Záplava, Sucho, Zázrak, Cyklus Ma’at {#cards-others rules="A-CARD-6..10"}

Záplava počítá figury ve chvíli, kdy se odkryje, i vašeho boha. Chráněné jsou právě tyto figury. Sucho se počítá dřív, než v kroku 7 kdokoli zahyne. Zázrak počítá každou figuru zabitou v tomto boji, i kobylkami, a dohromady je to 1 zisk. Cyklus Ma’at vrátí i druhou kartu boha Amuna.
`,
  'aids/02-ankh-things.2': `
| Karta | Síla | Účinek |
| --- | --- | --- |
| Vozatajové | 3 | Žádný |
| Zamoření kobylkami | 1 | Nabídka. Žijí jen figury toho, kdo nabídl nejvíc |
| Sucho | 1 | Při výhře: 1 za každou vaši figuru na poušti |
| Záplava | 0 | 1 stoupenec za každou vaši figuru na úrodném poli. Přežijí |
| Stavba monumentu | 0 | 3 stoupenci: stavba v oblasti |
| Zázrak | 0 | 1 zbožnost za každou vaši zabitou figuru |
| Cyklus Ma’at | 0 | Všechny karty zpět |
`,
  'rules/ankh': `
- A-CARD-0 (ankh/cards): Všichni mají stejných 7 bojových karet. Zahraná karta zůstává použitá, dokud ji nevrátí Cyklus Ma’at.
- A-CARD-1 (ankh/cards): Zamoření kobylkami, síla 1: každý bůh, který má v oblasti ještě figuru, tajně nabídne stoupence. Každé zahrané Zamoření má vlastní nabídku.
- A-CARD-2 (ankh/cards): Každý přijde o stoupence, které nabídl. Kobylky ušetří toho, kdo jako jediný nabídl nejvíc, všichni ostatní válečníci a Strážci v oblasti zahynou. Při shodě na nejvyšší nabídce neušetří nikoho.
- A-CARD-3 (ankh/cards): Záplava ani Isis před kobylkami nechrání. Zahynou i figury na vodě oblasti.
- A-CARD-4 (ankh/cards): Stavba monumentu, síla 0: smíte obětovat 3 stoupence a postavit monument na kterékoli volné pole souše v oblasti. Potřebujete žeton Ankh.
- A-CARD-5 (ankh/cards): Vozatajové: síla 3, žádný další účinek.
- A-CARD-6 (ankh/cards): Cyklus Ma’at, síla 0: po boji si vezmete zpět všechny použité karty, i tuto.
- A-CARD-7 (ankh/cards): Sucho, síla 1: vyhrajete-li, získáte o 1 zbožnost víc za každou svou figuru na poušti v oblasti.
- A-CARD-8 (ankh/cards): Záplava, síla 0: jakmile se odkryje, získáte 1 stoupence za každou svou figuru na úrodném poli v oblasti, i za boha.
- A-CARD-9 (ankh/cards): Figury započítané Záplavou nelze při ztrátách v tomto boji zabít. Kobylky je zabijí i tak.
- A-CARD-10 (ankh/cards): Zázrak, síla 0: po boji získáte 1 zbožnost za každou svou figuru, která v něm byla zabita, jako 1 zisk. Dvakrát zabitá Mumie se počítá jednou, podle FAQ vydavatele dvakrát.
`,
};
