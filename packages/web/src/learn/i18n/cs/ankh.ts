import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/ankh.ts';

export default {
  'step.ankh.welcome':
    'Jste Isis, modrá; vaším soupeřem je Anubis. Vyhraje, kdo má na konci nejvíc zbožnosti; žebřík ji ukazuje u každého boha.',
  'step.ankh.tracks':
    'Tah jsou dvě různé akce a druhá musí být na stupnicích akcí níž než první. Každá akce posune svůj ukazatel o jedno pole, ať ji provede kdokoli.',
  'step.ankh.tracks.task': 'Zvolte Pohyb figur.',
  'step.ankh.move':
    'Každá vaše figura se smí pohnout až o 3 pole, přes řeky i jiné figury. Váš bůh je potřeba u neutrální pyramidy na jihu.',
  'step.ankh.move.task': 'Přesuňte boha z B6 na B8 a stiskněte Hotovo.',
  'step.ankh.gain':
    'Získání stoupenců dá 1 stoupence za každý monument, váš nebo neutrální, vedle kterého stojí vaše figura. Teď jsou takové dva.',
  'step.ankh.gain.task': 'Jako druhou akci zvolte Získání stoupenců.',
  'step.ankh.summon':
    'Anubis vyvolal válečníka a získal stoupence. Nová figura přijde vedle vaší figury nebo vašeho monumentu.',
  'step.ankh.summon.task': 'Zvolte Vyvolání figury a postavte válečníka na C8, mezi pyramidu a chrám.',
  'step.ankh.unlock':
    'Za stoupence se odemykají schopnosti: dvě každé úrovně, a schopnost stojí tolik stoupenců, kolik je její úroveň. Některé přivedou i Strážce.',
  'step.ankh.unlock.task': 'Zvolte Odemknutí schopnosti Ankh a vezměte si kteroukoli.',
  'step.ankh.event':
    'Anubis dovedl ukazatel na konec stupnice: tím nastala událost a vzal si monument. Teď je Získání stoupenců jedno pole od konce.',
  'step.ankh.event.task': 'Zvolte Získání stoupenců a vyvolejte další událost.',
  'step.ankh.control':
    'Událostí je Ovládnutí monumentu: vezměte ten, vedle kterého stojí vaše figura, neutrální, dokud nějaký je. Váš žeton Ankh ukazuje, že je váš.',
  'step.ankh.control.task': 'Vezměte pyramidu na B9 nebo chrám na D8.',
  'step.ankh.controlled':
    'Ukazatel akce se vrátí na začátek a událost ukončila váš tah. Karavany, jiný druh událostí, kreslí nové hranice; nejdůležitější je konflikt.',
  'step.ankh.conflict':
    'O pár tahů později: na stupnici událostí je na řadě konflikt. V konfliktu se regiony řeší v pořadí svých čísel.',
  'step.ankh.conflict.task': 'Zvolte Získání stoupenců a vyvolejte konflikt.',
  'step.ankh.card':
    'Na západě jste sami, takže jste tam měli nadvládu a získali zbožnost. V deltě mají figury oba, bude bitva: každý tajně vyloží kartu.',
  'step.ankh.card.task': 'Vyberte Vozataje (síla 3) a položte je lícem dolů.',
  'step.ankh.strength':
    'Každá figura má sílu 1 a karta přidá svou: vyhraje větší síla. Ještě předtím dá většina monumentů každého druhu v regionu 1 zbožnost, i tomu, kdo prohraje.',
  'step.ankh.devotion':
    'Vítěz získá zbožnost a figury poraženého tam zahynou, nikdy však bůh. Použité karty se vrátí do ruky, až zahrajete Cyklus Ma’at.',
  'step.ankh.red':
    'Blíží se čtvrtý konflikt: bohové, kteří jsou v červeném, na 20 či méně, jsou po něm zapomenuti. Máte 17.',
  'step.ankh.red.task': 'Zvolte Vyvolání figury a postavte válečníka na H7: ukazatel vyvolá konflikt.',
  'step.ankh.drought':
    'Západ vás zvedl na 20, na kraj červeného. Sucho dá vítězi o 1 zbožnost víc za každou jeho figuru na poušti a všechny čtyři vaše stojí na písku.',
  'step.ankh.drought.task': 'Vyberte Sucho a položte ho lícem dolů.',
  'step.ankh.end':
    'Vy jste z červeného vyšli, Anubis ne: je zapomenut a vyhráli jste. Při třech a více hráčích se po třetím konfliktu dva nejnižší bohové spojí v jednoho.',
} satisfies Translation<typeof en>;
