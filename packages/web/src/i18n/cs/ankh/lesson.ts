import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/lesson.ts';

export default {
  teacher: 'Anubis',
  welcome:
    'Vítejte! Jste Isis, modrá; vaším soupeřem je fialový Anubis. Bohové žijí ze zbožnosti: kdo jí má na konci nejvíc, vyhraje, a kdo příliš málo, upadne v zapomnění. Stupnice zbožnosti ji ukazuje u každého boha.',
  board:
    'Nil dělí Egypt na tři oblasti a každá má číslo v kartuši. Velké pečeti jsou bohové, malé štíty válečníci. Obelisky, chrámy a pyramidy jsou monumenty: holý kámen je neutrální, pečeť u paty prozrazuje majitele.',
  tracks:
    'Tah tvoří dvě různé akce a druhá musí být na stupnicích akcí níž než první. Každá akce posune svůj ukazatel o jedno pole, ať ji provede kdokoli; na konci stupnice čeká událost. Co lze zvolit, svítí.',
  'tracks.task': 'Zvolte Pohyb figur.',
  move: 'Každá vaše figura se smí pohnout až o 3 pole, přes řeky, vodu i jiné figury, a zastavit musí na volné souši. Vaši bohyni potřebujete u neutrální pyramidy na jihu.',
  'move.task': 'Přesuňte Isis z B6 na B8 a stiskněte Hotovo.',
  gain: 'Získání stoupenců dá 1 stoupence za každý monument, váš nebo neutrální, vedle kterého stojí vaše figura. Teď jsou takové dva: váš obelisk a pyramida.',
  'gain.task': 'Jako druhou akci zvolte Získání stoupenců.',
  summon:
    'Anubis vyvolal válečníka a také získal stoupence. Nová figura přijde na volnou souš vedle vaší figury nebo vašeho monumentu.',
  'summon.task': 'Zvolte Vyvolání figury a postavte válečníka na C8, mezi pyramidu a chrám.',
  unlock:
    'Stoupence obětujete za schopnosti Ankh: dvě z každé úrovně, nejdřív úroveň 1, a schopnost stojí tolik stoupenců, kolik je její úroveň. Platí odteď až do konce hry.',
  'unlock.task': 'Zvolte Odemknutí schopnosti Ankh a vezměte si kteroukoli.',
  event:
    'Anubis dovedl ukazatel na konec stupnice: tím spustil událost a ovládl monument. Teď je Získání stoupenců jedno pole od konce, a kdo ho provede, spustí další.',
  'event.task': 'Zvolte Získání stoupenců a spusťte událost.',
  control:
    'Nejdřív jste dostali stoupence, teď přijde událost Ovládnutí monumentu: ovládněte ten, vedle kterého stojí vaše figura. Dokud v Egyptě zbývá nějaký neutrální, musí to být neutrální.',
  'control.task': 'Ovládněte pyramidu na B9 nebo chrám na D8.',
  controlled:
    'Monument je váš, ukazatel akce se vrátil na začátek a událost ukončila váš tah. Potom Anubis spustil třetí událost a ovládl pyramidu v deltě. Kdy spustit událost a kterou, to je půlka hry.',
  'second-power':
    'Některé schopnosti přivedou Strážce: druhá úrovně 1, druhá úrovně 2 a první úrovně 3. Vaše druhá schopnost vám přivede Kočičí mumii.',
  'second-power.task':
    'Zvolte Získání stoupenců, potom Odemknutí schopnosti Ankh a vezměte si druhou schopnost.',
  guardian:
    'Kočičí mumie čeká ve vaší zásobě. Strážci chodí a bojují jako válečníci a každý má svůj dar: když Kočičí mumie zahyne, každý soupeř ztratí 1 zbožnost.',
  'guardian.task': 'Zvolte Vyvolání figury, potom Kočičí mumii, a postavte ji, kam chcete.',
  help: 'To byl celý tah. Ve skutečné partii vracíte kroky tlačítkem Vrátit, dokud se neodkryje něco skrytého. Otazník otevře pravidlo k otázce a stejně tak každý řádek zápisu.',
  conflict:
    'O pár tahů později je na stupnici událostí na řadě první Konflikt. Teď se získává zbožnost: oblasti se vyhodnocují jedna po druhé podle svých čísel.',
  'conflict.task': 'Zvolte Získání stoupenců a spusťte Konflikt.',
  cards:
    'Na západě jste byli sami, takže jste tam dominovali: 1 zbožnost za dominanci a po 1 za každý druh monumentů, kterých tam máte nejvíc. Na východě mají figury oba, bude boj. Každý má stejných sedm karet, volí je tajně a každou použije jednou.',
  build:
    'Tady sotva vyhrajete, získejte tedy něco jiného. Stavba monumentu promění 3 stoupence ve váš monument a převaha v jednom druhu dá 1 zbožnost i poraženému.',
  'build.task': 'Vyberte Stavbu monumentu a položte ji lícem dolů.',
  place:
    'Anubis zahrál Vozataje se silou 3. Vaše karta působí dřív: na východě nemá obelisk nikdo, takže k převaze stačí jeden.',
  'place.task': 'Postavte obelisk na kterékoli pole.',
  keep: 'Každá figura dá 1, takže vyhrává 4 ku 1 a figury poražených zahynou; jen bohové nikdy. Vy jste ale Isis, Ochránkyně: vaše figura vedle nepřítele může přežít.',
  'keep.task': 'Nechte válečníka naživu.',
  card: 'Další boj je v deltě, tři vaše figury proti dvěma. Ten se vyplatí vyhrát. Zahrané karty leží odkryté, takže víte, že Vozataje už nemá.',
  'card.task': 'Vyberte Vozataje (síla 3) a položte je lícem dolů.',
  strength:
    'Figury a karta dávají vám 6, Anubovi 3: vyhraje větší síla. Předtím vám zbožnost vynesl chrám, protože v chrámech tu máte převahu. Při nerozhodném boji smí ten, kdo Konflikt spustil, jednou rozhodnout ve svůj prospěch.',
  devotion:
    'Vítěz získá 1 zbožnost a Anubův válečník zahynul; bůh zůstává. Použité karty se vrátí do ruky, jen když zahrajete Cyklus Ma’at: tu chvíli si dobře vyberte.',
  caravan:
    'Po Konfliktu přijde Velbloudí karavana a spustit ji můžete vy. Anubis poslal válečníka na váš západ: při příštím Konfliktu byste bojovali o celý.',
  'caravan.task': 'Zvolte Pohyb figur, stiskněte Hotovo a potvrďte: hýbat se nikdo nemusí.',
  line: 'Karavana je linie nejvýš 6 velbloudů od jedné hranice ke druhé: hranicí je řeka, voda, jiní velbloudi i okraj mapy. Rozdělí oblast na dvě a každá musí mít aspoň 6 polí souše. Odřízněte ho!',
  'line.task': 'Postavte tři velbloudy od jezera k západnímu okraji; silně vyznačená strana je na řadě.',
  token:
    'Západ teď tvoří dvě oblasti a severní je zase jen vaše. Jedna z nich si nechá číslo 1, druhá dostane nejnižší volné, 4.',
  'token.task': 'Nechte číslo 1 severní oblasti.',
  swap: 'Ještě smíte prohodit jedno nové číslo s kterýmkoli jiným: pořadí rozhoduje, kdo je kdy silný a které karty už budou pryč. Tady to nechte, jak to je.',
  'swap.task': 'Nechte čísla, jak jsou.',
  red: 'O hodně později se blíží čtvrtý Konflikt a ten je nebezpečný: bohové, kteří zůstanou v červené části, tedy na zbožnosti 20 či méně, po něm upadnou v zapomnění. Máte 17.',
  'red.task': 'Zvolte Vyvolání figury a postavte válečníka na H7: ukazatel spustí Konflikt.',
  drought:
    'Západ vás posunul na 20, pořád ještě v červené části. Sucho dá vítězi o 1 zbožnost víc za každou jeho figuru na poušti a všechny čtyři vaše stojí na písku.',
  'drought.task': 'Vyberte Sucho a položte ho lícem dolů.',
  won: 'Vy jste z červené části vyšli, Anubis ne: upadá v zapomnění a vy vítězíte! Jsou ještě dvě cesty: 31 bodů zbožnosti vyhrává hned, a když tam nikdo nedojde, vyhraje nejvíc zbožnosti po pátém Konfliktu.',
  end: 'Při třech a více hráčích se po třetím Konfliktu dva nejnižší bohové spojí v jednoho s oběma božskými schopnostmi. I poslední tak může ještě vyhrát. Tlačítko spustí skutečnou partii: jste opět Isis a dva lehcí boti čekají.',
} satisfies Translation<typeof en>;
