import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/texts.ts';

export default {
  'god.amun.text':
    'Jednou za Konflikt může Amun, než ostatní zvolí karty, ohlásit, že v tomto boji zahraje dvě bojové karty. Obě platí naplno.',
  'god.anubis.text':
    'Kdykoli jsou zabiti nepřátelští válečníci, může Anubis jednoho z nich polapit; držet smí nejvýše tři. Za každého je jeho figura boha o 1 silnější. Majitel vykoupí válečníka při vyvolání za 1 stoupence pro Anuba.',
  'god.isis.text':
    'Figura Isis vedle nepřátelské figury je chráněná: má-li zemřít při vyhodnocení boje, může ji Isis ušetřit. Kobylky ji zabijí i tak.',
  'god.osiris.text':
    'Po prohraném boji může Osiris v té oblasti položit nebo přemístit bránu do podsvětí. Při každém Vyvolání figury smí branou projít jedna figura navíc. Nikdo jiný na bráně stát nesmí.',
  'god.ra.text':
    'K figurám, které Ra vyvolá, lze přiložit jeden ze tří slunečních žetonů. Vítězství nebo dominance v oblasti s jeho zářivou figurou vynese o 1 zbožnost víc.',

  'figure.god.text': 'Síla 1. Bohem lze pohnout i ho odsunout, ale zabít ho nelze nikdy.',
  'figure.warrior.text': 'Síla 1. Každý bůh jich má šest. Zabitý válečník se vrací do zásoby.',
  'figure.satet.text':
    'Strážce úrovně 1. Smí skončit pohyb na nepřátelské figuře a odsunout ji na sousední volné pole souše.',
  'figure.cat-mummy.text': 'Strážce úrovně 1. Když je zabita, všichni ostatní ztrácejí 1 zbožnost.',
  'figure.mummy.text': 'Strážce úrovně 2. Když je zabita, hned povstane vedle svého boha.',
  'figure.apep.text': 'Strážce úrovně 2. Lze ho vyvolat na kterékoli volné pole vody.',
  'figure.giant-scorpion.text':
    'Strážce úrovně 3. Míří na dvě pole vedle sebe. Na začátku Konfliktu zničí sousední monumenty, na které míří.',
  'figure.androsphinx.text': 'Strážce úrovně 3. Nepřátelské figury vedle ní nemají v boji sílu.',
  'figure.pharaoh.text': 'Nikomu nepatří a nelze ho zabít. Co dělá, záleží na vládnoucím faraonovi.',
  'figure.infantry.text': 'Vojáci faraona. Na jejich poli nesmí stát nic jiného.',

  'monument.obelisk.text':
    'Dává stoupence sousedním figurám. Se schopností Zaměřený na obelisky se vaše figury na začátku boje sejdou u vašich obelisků.',
  'monument.temple.text':
    'Dává stoupence sousedním figurám. Se schopností Zaměřený na chrámy dává každý váš chrám, se kterým sousedí vaše figura, +2 k síle.',
  'monument.pyramid.text':
    'Dává stoupence sousedním figurám. Se schopností Zaměřený na pyramidy smíte ke každé své pyramidě vyvolat figuru navíc.',
  'monument.sphinx.text': 'Počítá se za každý druh monumentu, jen ne pro převahy.',
  'monument.site.text':
    'Zde lze postavit monument. Kdo staveniště získá, odhodí jeho stoupence a postaví monument ze své zásoby. Má-li zásobu prázdnou, vezme si stoupence a staveniště se odstraní.',
  'monument.owned': 'Ovládá: {owner}.',
  'monument.neutral': 'Nikdo ho neovládá. Každý bůh se sousední figurou za něj získá stoupence.',

  'power.commanding.text': 'Za každý vyhraný boj získáte 3 stoupence.',
  'power.inspiring.text': 'Monumenty stavěné kartou vás nic nestojí.',
  'power.omnipresent.text': 'Na začátku Konfliktu získáte 1 stoupence za každou oblast se svou figurou.',
  'power.revered.text': 'Při každém Získání stoupenců získáte o 1 víc.',
  'power.resplendent.text': 'Dokud ovládáte aspoň tři monumenty stejného druhu, má váš bůh sílu 3.',
  'power.obelisk-attuned.text':
    'Na začátku svého boje přemístěte libovolné své figury ke svým obeliskům v té oblasti.',
  'power.temple-attuned.text': 'Každý váš chrám v oblasti, se kterým sousedí vaše figura, dává +2 k síle.',
  'power.pyramid-attuned.text': 'Při vyvolání postavte ke každé své pyramidě jednu figuru navíc.',
  'power.glorious.text': 'Za výhru v boji o 3 a víc získáte 3 zbožnosti místo 1.',
  'power.magnanimous.text': 'Prohrajete-li boj se 2 a více figurami, získáte 2 zbožnosti.',
  'power.bountiful.text': 'V červené části je každý zisk zbožnosti o 1 větší.',
  'power.worshipful.text': 'Po každém svém boji smíte obětovat 2 stoupence za 1 zbožnost.',

  'card.plague-of-locusts.text':
    'Všichni v boji naslepo nabídnou stoupence a přijdou o ně. Přežijí jen válečníci a Strážci toho, kdo jako jediný nabídl nejvíc.',
  'card.build-monument.text':
    'Obětujte 3 stoupence a postavte vlastní monument na volné pole souše v oblasti.',
  'card.chariots.text': 'Jen síla.',
  'card.cycle-of-maat.text': 'Po boji si vezměte zpět všechny použité karty, i tuto.',
  'card.drought.text': 'Vyhrajete-li, získáte 1 zbožnost navíc za každou svou figuru na poušti v oblasti.',
  'card.flood.text':
    'Získáte 1 stoupence za každou svou figuru na úrodném poli v oblasti; při vyhodnocení je nelze zabít.',
  'card.miracle.text': 'Po boji získáte 1 zbožnost za každou svou figuru, která v něm byla zabita.',

  'action.move.text': 'Pohněte každou svou figurou nejvýše o 3 pole, přes cokoli, na volnou souš.',
  'action.summon.text': 'Postavte figuru ze zásoby vedle své figury nebo monumentu.',
  'action.gain.text':
    'Získáte 1 stoupence za každý neutrální nebo vlastní monument, se kterým sousedí vaše figura.',
  'action.unlock.text': 'Zaplaťte stoupence podle úrovně a vyberte schopnost té úrovně.',

  'event.control.text':
    'Kdo ji spustí, ovládne neutrální monument vedle své figury; nejsou-li na plánu žádné neutrální, soupeřův.',
  'event.caravan.text':
    'Kdo ji spustí, smí rozdělit oblast až šesti velbloudy. Obě části potřebují šest polí souše.',
  'event.consolidation.text':
    'Kdo ho spustí, vezme si stoupence a spojí dvě oblasti oddělené velbloudy. Nejvyšší číslo opustí hru.',
  'event.conflict.text': 'Oblasti se vyhodnotí podle čísel: jediný bůh dominuje, více bohů bojuje.',
  'token.underworld.text': 'Brána do podsvětí. Stát tu smějí jen figury Osira; pole není úrodné ani poušť.',
  'devotion.text':
    'Kdo dosáhne 31, hned vítězí. Na stejném čísle má víc ten, jehož žeton leží navrchu. Po čtvrtém Konfliktu upadnou bohové do 20 v zapomnění.',
} satisfies Translation<typeof en>;
