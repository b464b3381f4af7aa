import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/pharaoh-lesson.ts';

export default {
  teacher: 'Anubis',
  welcome:
    'Vítejte u dvora! Tato lekce je pro ty, kdo už Ankh znají. Egyptu teď vládne faraon: stojí na plánu a vedle plánu je jeho palác. Jste opět Isis a vaším soupeřem je Anubis.',
  figure:
    'Faraon nepatří nikomu. Nemá sílu, nelze ho zabít a Pohyb figur s ním nehýbe. Každý z pěti faraonů mění hru po svém. Amenhotep je zbožňovaný: kdo v jeho oblasti zvítězí nebo dominuje, získá o 1 zbožnost víc.',
  rooms:
    'Palác má čtyři síně: Síň nařízení, Válečnou, Soudní a Trůnní. Každý bůh má tři kněze. Jeden váš začíná v Síni nařízení, dva čekají v zásobě. Kněží nejsou figury: nikdy nestojí na plánu a nebojují.',
  doors:
    'Při Pohybu figur se smí každý váš kněz v paláci také přesunout do sousední síně. Síně tvoří čtverec s dveřmi mezi sousedy, takže Síň nařízení a Trůnní síň nesousedí.',
  'doors.task': 'Zvolte Pohyb figur, přesuňte kněze ze Síně nařízení do Válečné síně a stiskněte Hotovo.',
  summon:
    'Při Vyvolání figury vyvoláte také jednoho kněze ze zásoby, do kterékoli síně. Dva kněží pohromadě se těžko přebíjejí.',
  'summon.task':
    'Zvolte Vyvolání figury, postavte válečníka na C8, mezi pyramidu a chrám, a kněze do Válečné síně.',
  majority:
    'Anubis udělal totéž a teď má v Síni nařízení dva kněze. Síň ovládá, kdo v ní má nejvíc kněží. Při shodě bůh s nejnižší zbožností, takže tady je výhodné zaostávat.',
  event:
    'Síně nic nedávají, dokud se palác nevyhodnotí, a to přijde na konci každé události Ovládnutí monumentu. Příští událost je právě tahle a Získání stoupenců je jedno pole od konce.',
  'event.task': 'Zvolte Získání stoupenců a spusťte událost.',
  control: 'Nejdřív sama událost, jak ji znáte: ovládněte neutrální monument vedle své figury.',
  'control.task': 'Ovládněte pyramidu na B9 nebo chrám na D8.',
  war: 'Teď síně, popořadě. Síň nařízení ovládal Anubis: vzal si kartu politiky a jeho kněží se odtud vrátili do zásoby. Válečná síň je vaše a vaši kněží jsou také zpět v zásobě. Smíte proměnit jeden svůj monument ve sfinx.',
  'war.task': 'Zvolte, který váš monument se stane sfinxem.',
  riddle:
    'Válečná síň dává také faraonovu hádanku a čím víc sfinxů, tím je silnější. Amenhotepova hádanka odkryje kartu politiky za každý váš sfinx a jednu si necháte. Vám vyšel Královský průvod a už ho máte v ruce. Dvě další síně byly prázdné, ty se přeskočily.',
  sphinx:
    'Sfinx platí zároveň za obelisk, chrám i pyramidu. Jen při počítání převahy je samostatným, čtvrtým druhem. Sfinxů je pouze pět, jinak se postavit nedají a soupeři je mohou ovládnout jako každý monument.',
  hand: 'O několik tahů později. Teď máte dvě karty politiky: Královský průvod a Chrámový desátek. Ruce jsou otevřené a karet může být kolik chce. Každá karta uvádí akci, ke které se hraje, nebo se hodí ke každé. K akci smíte zahrát jednu, před ní nebo po ní, ale vždy před událostí.',
  tithe:
    'Chrámový desátek se hraje k Získání stoupenců a dá vám 2 stoupence navíc. Až akci zvolíte, hra se zeptá, zda k ní kartu zahrát.',
  'tithe.task': 'Zvolte Získání stoupenců a zahrajte Chrámový desátek.',
  progress:
    'Královský průvod se hraje k jakékoli akci a pohne faraonem až o 2 pole. Faraon projde vším a zastaví se na volné souši. Na západě jste sami, takže tam je vítán.',
  'progress.task':
    'Zvolte Odemknutí schopnosti Ankh, zahrajte Královský průvod a přesuňte faraona přes Nil na západ.',
  power: 'Karta je zahraná a akce pokračuje jako obvykle.',
  'power.task': 'Vezměte si kteroukoli schopnost.',
  decrees:
    'Anubis spustil událost Ovládnutí monumentu, takže se palác vyhodnocuje znovu. Síň nařízení ovládal on, ale kartu si nevzal: místo toho jednu svou odstranil ze hry a vy jste ztratili 1 zbožnost. To je druhá možnost v této síni.',
  judgement:
    'V Soudní síni má každý po jednom knězi. Méně zbožnosti máte vy, takže shoda je vaše: vezměte si vyloženou kartu politiky a získejte 2 stoupence. Jeho kněz zůstává a příště se počítá znovu.',
  'judgement.task': 'Vezměte si jednu ze tří karet.',
  throne:
    'V Trůnní síni máte také nejvíc kněží. Dá vám další kartu a pak smíte faraonem pohnout až o 3 pole. Bojovat budete v deltě a jste tam silnější, tak ať má větší cenu.',
  'throne.task': 'Vezměte si kartu a přesuňte faraona do delty, na zvýrazněné pole.',
  refill:
    'Teprve po všech čtyřech síních se vyložené karty doplní na tři. Všichni vaši kněží jsou zase v zásobě. Nestojí nic než čas na nové rozmístění, takže myslete na to, kdy přijde příští Ovládnutí monumentu a kdo ho spustí.',
  later:
    'O pár tahů později se blíží první Konflikt. Faraon stojí v deltě a máte tam tři figury proti dvěma. Obě zahrané karty leží otevřeně a použité.',
  conflict: 'Karty politiky se hrají jen k akcím, nikdy v boji. Samotný Konflikt probíhá, jak ho znáte.',
  'conflict.task': 'Zvolte Získání stoupenců a spusťte Konflikt. Kartu politiky k tomu nepotřebujete.',
  west: 'Na západě jste dominovali: 1 zbožnost a po 1 za každý druh monumentů, kterých tam máte nejvíc. Sfinx byl jedním z těch druhů, sám o sobě. Na východě dominoval Anubis. Následuje boj v deltě.',
  maat: 'Před kartami máte sílu 3 proti 2. Cyklus Ma’at nemá sílu, ale vrátí vám do ruky všechny použité bojové karty. Za faraona vrátí i zahrané karty politiky.',
  'maat.task': 'Zvolte Cyklus Ma’at a zahrajte ho lícem dolů.',
  adored:
    'Vyhráli jste a získali 2 zbožnosti místo 1: jednu za vítězství a jednu proto, že v této oblasti stojí Amenhotep. Před nadějným bojem stojí jeho přesun za jednoho nebo dva kněze.',
  back: 'Chrámový desátek a Královský průvod máte zpět v ruce. Kartu získanou brzy můžete hrát znovu a znovu, pokud včas hrajete Cyklus Ma’at.',
  merge:
    'Když se dva bohové spojí, kněží a karty politiky toho nižšího opustí hru. Každý z obou hráčů smí dál ke své akci zahrát jednu kartu politiky. Kněží a karty zapomenutého boha také opustí hru.',
  rulers:
    'Ostatní faraoni: z Xerxovy oblasti nikdo zbožnost nezíská. Ramesse přivádí pěchotu, která bere sílu. Tutanchamonova oblast se vyhodnocuje první a on umírá mladý. Za Achnatona jsou kněží a válečníci zaměnitelní. Klepněte u stolu na faraonovo jméno a přečtete si, co dělá.',
  end: 'Nejlépe se začíná s Amenhotepem. Tlačítko spustí partii za jeho vlády: jste Isis a dva lehcí boti už čekají. Sledujte palác a mějte faraona tam, kde vyhráváte!',
} satisfies Translation<typeof en>;
