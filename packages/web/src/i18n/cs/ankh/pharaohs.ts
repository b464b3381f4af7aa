import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pharaohs.ts';

export default {
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
