import type { Translation } from '../../../i18n/catalog.ts';
import type en from '../en/ankh.ts';

export default {
  'step.ankh.welcome':
    'Vítejte! Jste Isis, modrá; vaším soupeřem je fialový Anubis. Bohové žijí ze zbožnosti: kdo jí má na konci nejvíc, vyhraje, a kdo příliš málo, bude zapomenut. Žebřík ji ukazuje u každého boha.',
  'step.ankh.board':
    'Nil dělí Egypt na tři oblasti a každá má číslo v kartuši. Velké pečeti jsou bohové, malé štíty válečníci. Obelisky, chrámy a pyramidy jsou monumenty: holý kámen je neutrální, pečeť u paty jmenuje majitele.',
  'step.ankh.tracks':
    'Tah jsou dvě různé akce a druhá musí být na stupnicích akcí níž než první. Každá akce posune svůj ukazatel o krok, ať ji provede kdokoli; na konci stupnice čeká událost. Co lze zvolit, svítí.',
  'step.ankh.tracks.task': 'Zvolte Pohyb figur.',
  'step.ankh.move':
    'Každá vaše figura se smí pohnout až o 3 pole, přes řeky, vodu i jiné figury, a zastavit musí na volné souši. Váš bůh je potřeba u neutrální pyramidy na jihu.',
  'step.ankh.move.task': 'Přesuňte boha z B6 na B8 a stiskněte Hotovo.',
  'step.ankh.gain':
    'Získání stoupenců dá 1 stoupence za každý monument, váš nebo neutrální, vedle kterého stojí vaše figura. Teď jsou takové dva: váš obelisk a pyramida.',
  'step.ankh.gain.task': 'Jako druhou akci zvolte Získání stoupenců.',
  'step.ankh.summon':
    'Anubis vyvolal válečníka a také získal stoupence. Nová figura přijde na volnou souš vedle vaší figury nebo vašeho monumentu.',
  'step.ankh.summon.task': 'Zvolte Vyvolání figury a postavte válečníka na C8, mezi pyramidu a chrám.',
  'step.ankh.unlock':
    'Stoupenci jsou na schopnosti Ankh: dvě každé úrovně, nejdřív úroveň 1, a schopnost stojí tolik stoupenců, kolik je její úroveň. Platí odteď až do konce hry.',
  'step.ankh.unlock.task': 'Zvolte Odemknutí schopnosti Ankh a vezměte si kteroukoli.',
  'step.ankh.event':
    'Anubis dovedl ukazatel na konec stupnice: tím nastala událost a vzal si monument. Teď je Získání stoupenců krok od konce, a kdo ho provede, vyvolá další.',
  'step.ankh.event.task': 'Zvolte Získání stoupenců a vyvolejte událost.',
  'step.ankh.control':
    'Nejdřív jste dostali stoupence, teď přijde událost Ovládnutí monumentu: vezměte ten, vedle kterého stojí vaše figura. Dokud je v Egyptě nějaký neutrální, musí to být neutrální.',
  'step.ankh.control.task': 'Vezměte pyramidu na B9 nebo chrám na D8.',
  'step.ankh.controlled':
    'Monument je váš, ukazatel akce se vrátil na začátek a událost ukončila váš tah. Potom Anubis vyvolal třetí událost a vzal pyramidu v deltě. Kdy vyvolat událost a kterou, je půlka hry.',
  'step.ankh.second-power':
    'Některé schopnosti přivedou Strážce: druhá úrovně 1, druhá úrovně 2 a první úrovně 3. Vaše druhá schopnost vám přivede Kočičí mumii.',
  'step.ankh.second-power.task':
    'Zvolte Získání stoupenců, potom Odemknutí schopnosti Ankh a vezměte si druhou schopnost.',
  'step.ankh.guardian':
    'Kočičí mumie čeká ve vaší zásobě. Strážci chodí a bojují jako válečníci a každý má svůj dar: když Kočičí mumie zahyne, každý soupeř ztratí 1 zbožnost.',
  'step.ankh.guardian.task': 'Zvolte Vyvolání figury, potom Kočičí mumii, a postavte ji, kam chcete.',
  'step.ankh.help':
    'To byl celý tah. Ve skutečné hře Vrátit bere kroky zpět, dokud nevyšlo najevo něco skrytého; otazník otevře pravidlo, které je za otázkou, a stejně tak každý řádek záznamu.',
  'step.ankh.conflict':
    'O pár tahů později je na stupnici událostí na řadě první konflikt. Teď se získává zbožnost: oblasti se řeší jedna po druhé v pořadí svých čísel.',
  'step.ankh.conflict.task': 'Zvolte Získání stoupenců a vyvolejte konflikt.',
  'step.ankh.cards':
    'Na západě jste byli sami, takže jste tam dominovali: 1 zbožnost za to a 1 za většinu obelisků. Na východě mají figury oba, bude bitva. Každý má stejných sedm karet, volí je tajně a každou použije jednou.',
  'step.ankh.build':
    'Tady sotva vyhrajete, získejte tedy něco jiného. Stavba monumentu promění 3 stoupence ve váš monument a převaha v jednom druhu dá 1 zbožnost i poraženému.',
  'step.ankh.build.task': 'Vyberte Stavbu monumentu a položte ji lícem dolů.',
  'step.ankh.place':
    'Anubis zahrál Vozataje se silou 3. Vaše karta působí dřív: na východě nemá obelisk nikdo, takže k převaze stačí jeden.',
  'step.ankh.place.task': 'Postavte obelisk na kterékoli pole.',
  'step.ankh.keep':
    'Každá figura dá 1, takže vyhrává 4 ku 1 a figury poražených zahynou; jen bohové nikdy. Vy jste ale Isis, Ochránkyně: vaše figura vedle nepřítele může přežít.',
  'step.ankh.keep.task': 'Nechte válečníka naživu.',
  'step.ankh.card':
    'Další bitva je v deltě, tři vaše figury proti dvěma. Tu se vyplatí vyhrát. Zahrané karty leží odkryté, takže víte, že Vozataje už nemá.',
  'step.ankh.card.task': 'Vyberte Vozataje (síla 3) a položte je lícem dolů.',
  'step.ankh.strength':
    'Figury a karta dávají vám 6, Anubisovi 3: vyhraje větší síla. Předtím zaplatil váš chrám, protože chrámů tu máte nejvíc. Při rovnosti si ten, kdo konflikt vyvolal, smí jednou vzít vítězství.',
  'step.ankh.devotion':
    'Vítěz získá 1 zbožnost a Anubisův válečník zahynul; bůh zůstává. Použité karty se vrátí do ruky, jen když zahrajete Cyklus Ma’at: tu chvíli si dobře vyberte.',
  'step.ankh.caravan':
    'Po konfliktu přijde Velbloudí karavana a můžete ji vyvolat vy. Anubis poslal válečníka na váš západ: při příštím konfliktu byste bojovali o celý.',
  'step.ankh.caravan.task': 'Zvolte Pohyb figur, stiskněte Hotovo a potvrďte: hýbat se nikdo nemusí.',
  'step.ankh.line':
    'Karavana je řada nejvýš 6 velbloudů, od řeky, vody, velbloudů či okraje k jinému. Rozdělí oblast na dvě a každá část potřebuje 6 polí souše. Odřízněte ho!',
  'step.ankh.line.task': 'Postavte tři velbloudy od jezera k západnímu okraji; tlustá strana je další.',
  'step.ankh.token':
    'Teď je západ dvě oblasti a severní je zase jen vaše. Jedna z nich si nechá číslo 1, druhá dostane nejnižší volné, 4.',
  'step.ankh.token.task': 'Nechte číslo 1 severní oblasti.',
  'step.ankh.swap':
    'Ještě smíte prohodit jedno nové číslo s kterýmkoli jiným: pořadí rozhoduje, kdo je kdy silný a které karty už budou pryč. Tady je to dobré, jak to je.',
  'step.ankh.swap.task': 'Nechte čísla, jak jsou.',
  'step.ankh.red':
    'O hodně později se blíží čtvrtý konflikt a ten je nebezpečný: bohové, kteří jsou v červeném, na zbožnosti 20 či méně, jsou po něm zapomenuti. Máte 17.',
  'step.ankh.red.task': 'Zvolte Vyvolání figury a postavte válečníka na H7: ukazatel vyvolá konflikt.',
  'step.ankh.drought':
    'Západ vás zvedl na 20, pořád ještě do červeného. Sucho dá vítězi o 1 zbožnost víc za každou jeho figuru na poušti a všechny čtyři vaše stojí na písku.',
  'step.ankh.drought.task': 'Vyberte Sucho a položte ho lícem dolů.',
  'step.ankh.won':
    'Vy jste z červeného vyšli, Anubis ne: je zapomenut a vyhráli jste! Jsou ještě dvě cesty: 31 zbožnosti vyhrává hned, a když tam nikdo nedojde, nejvíc zbožnosti po pátém konfliktu.',
  'step.ankh.end':
    'Při třech a více hráčích se po třetím konfliktu dva nejnižší bohové spojí v jednoho s oběma mocemi. I poslední tak může ještě vyhrát. Teď to zkuste sami: dva boti čekají a na pravidla se tu dohlíží.',
} satisfies Translation<typeof en>;
