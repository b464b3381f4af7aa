import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/texts.ts';

export default {
  'figure.god.text': 'Síla 1. Bohem lze pohnout i ho odsunout, ale zabít ho nelze nikdy.',
  'figure.warrior.text': 'Síla 1. Každý bůh jich má šest. Zabitý válečník se vrací do zásoby.',
  'figure.pharaoh.text': 'Nikomu nepatří a nelze ho zabít. Co dělá, záleží na vládnoucím faraonovi.',

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

  'action.move.text': 'Pohněte každou svou figurou nejvýše o 3 pole, přes cokoli, na volnou souš.',
  'action.summon.text': 'Postavte figuru ze zásoby vedle své figury nebo monumentu.',
  'action.gain.text':
    'Získáte 1 stoupence za každý neutrální nebo vlastní monument, se kterým sousedí vaše figura.',
  'action.unlock.text': 'Zaplaťte stoupence podle úrovně a vyberte schopnost té úrovně.',

  'event.control.text':
    'Kdo ji spustí, ovládne neutrální monument vedle své figury; nejsou-li na plánu žádné neutrální, soupeřův.',
  'event.caravan.text':
    'Kdo ji spustí, smí rozdělit oblast až šesti velbloudy. Obě části potřebují šest polí souše.',
  'event.conflict.text': 'Oblasti se vyhodnotí podle čísel: jediný bůh dominuje, více bohů bojuje.',
  'devotion.text':
    'Kdo dosáhne 31, hned vítězí. Na stejném čísle má víc ten, jehož žeton leží navrchu. Po čtvrtém Konfliktu upadnou bohové do 20 v zapomnění.',
} satisfies Translation<typeof en>;
