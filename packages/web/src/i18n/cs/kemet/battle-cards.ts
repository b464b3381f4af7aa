import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/battle-cards.ts';

/** Everything said of the battle cards. */
export default {
  'battle-card.cavalry-blitz': 'Jezdecký výpad',

  'battle-card.fervent-purge': 'Horlivá očista',

  'battle-card.shield-push': 'Úder štítem',

  'battle-card.phalanx-defense': 'Obrana falangy',

  'battle-card.mixed-tactics': 'Smíšená taktika',

  'battle-card.chariot-raid': 'Nájezd vozů',

  'battle-card.text': 'Síla {strength}, zranění {damage}, ochrana {protection}.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/17-battle-cards': `
# Bojové karty {#battle-cards rules="K-RUL-1 K-RUL-60 K-RUL-61"}

Všichni mají stejných 6 karet.

| Karta | Síla | Zranění | Ochrana |
| --- | --- | --- | --- |
| Jezdecký výpad | 4 | 1 | 0 |
| Horlivá očista | 3 | 2 | 0 |
| Úder štítem | 3 | 0 | 1 |
| Obrana falangy | 2 | 0 | 2 |
| Smíšená taktika | 2 | 2 | 1 |
| Nájezd vozů | 1 | 3 | 0 |

Každá bitva spotřebuje 2: jednu zahrajete, druhou odhodíte. Karty vám tedy vystačí na 3 bitvy. Když je použito všech 6, vezmete si je hned na konci té bitvy zpět.

Zahrané karty zná každý. Odhozená zůstává tajná, ledaže se u vašeho stolu odhozené karty ukazují. Po vaší druhé bitvě může nepřítel dost dobře uhodnout, co vám zbývá.

S destičkami přicházejí dvě zvláštní karty:

| Karta | Síla | Zranění | Ochrana |
| --- | --- | --- | --- |
| Útočná strategie | 3 | 3 | 0 |
| Obranná strategie | 3 | 0 | 3 |

Když takovou destičku koupíte, vezmete si zpět všechny použité karty. Pak jednu základní kartu odstraníte ze hry a na její místo přijde zvláštní. Stále jich máte 6.

> Tip: Karty se vrátí po 3 bitvách. Silnou kartu si nechte pro bitvu, kterou musíte vyhrát.
`,
  'aids/05-kemet-things.3': `
| Bojová karta | Síla | Zranění | Ochrana |
| --- | --- | --- | --- |
| Jezdecký výpad | 4 | 1 | 0 |
| Horlivá očista | 3 | 2 | 0 |
| Úder štítem | 3 | 0 | 1 |
| Obrana falangy | 2 | 0 | 2 |
| Smíšená taktika | 2 | 2 | 1 |
| Nájezd vozů | 1 | 3 | 0 |
| Útočná strategie | 3 | 3 | 0 |
| Obranná strategie | 3 | 0 | 3 |
`,
};
