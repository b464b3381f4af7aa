import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/setup.ts';
import pieces from './pieces.ts';

export default {
  ...pieces,
  god: 'Bůh',
  'god.amun.line': 'Jednou za Konflikt smí v jednom boji zahrát dvě bojové karty.',
  'god.anubis.line': 'Padlé válečníky soupeřů může polapit; každý ho posílí.',
  'god.isis.line': 'Její figury vedle soupeřovy figury mohou přežít prohraný boj.',
  'god.osiris.line': 'Po prohraném boji smí otevřít bránu, kam může vyvolávat figury.',
  'god.ra.line': 'Jeho zářivé figury vynesou ve své oblasti o 1 zbožnost víc.',
  guardian: 'Strážce úrovně {level}',
  'guardian.androsphinx.line': 'Nepřátelské figury vedle ní nemají sílu.',
  'guardian.apep.line': 'Lze ho vyvolat na kterékoli pole vody.',
  'guardian.cat-mummy.line': 'Když je zabita, všichni ostatní ztratí 1 zbožnost.',
  'guardian.giant-scorpion.line': 'Na začátku Konfliktu ničí monumenty, na které míří.',
  'guardian.mummy.line': 'Když je zabita, hned povstane vedle svého boha.',
  'guardian.satet.line': 'Může skončit pohyb na poli soupeřovy figury a odsunout ji.',
  pharaoh: 'Faraon',
  'pharaoh.none': 'Bez rozšíření',
  'ruling.plague-bidders': 'Kdo sází ve druhém Zamoření kobylkami',
  'ruling.plague-bidders.book': 'Jen bohové, kteří mají v oblasti ještě figuru.',
  'ruling.plague-bidders.faq': 'Všichni účastníci boje.',
  'ruling.mummy-miracle': 'Mumie zabitá v jednom boji dvakrát',
  'ruling.mummy-miracle.book': 'Zázrak ji počítá jednou.',
  'ruling.mummy-miracle.faq': 'Zázrak počítá obě smrti.',
  'ruling.red-section': 'Červená část',
  'ruling.red-section.line': 'Bohové, kteří mají zbožnost nižší než {number}, jsou v červené části.',
  'ruling.track-lengths': 'Pole stupnic akcí (pohyb, vyvolání, stoupenci, schopnost)',
  'ruling.track-lengths.line': 'Jak se deska akcí obvykle čte.',
  'ruling.track-lengths.longer': 'Každá stupnice je o pole delší: události přicházejí o akci později.',
  'rulings.book.line':
    'V Zamoření kobylkami sázejí jen bohové, kterým zbyla figura; dvakrát zabitá Mumie se pro Zázrak počítá jednou.',
  'rulings.faq.line':
    'V každém Zamoření kobylkami sázejí všichni účastníci boje; Zázrak počítá každou smrt Mumie.',
  'second-hand':
    'Výchozí rozložení pochází z veřejné implementace, která souhlasí s čísly v knize scénářů; obrázek z knihy jsme neviděli.',
  inferred: 'Číslo {number} oblasti kolem {land} je náš odhad.',
  reconstructed: 'Neoficiální rozložení: sestavili jsme ho podle textu scénáře.',
  scenario: 'Scénář',
  'scenario.dynastic-crisis': 'Dynastická krize',
  'scenario.dynastic-crisis.line':
    'Bohové se nespojují. Po každém z prvních tří Konfliktů všichni ztratí zbožnost a poslední bůh získá stoupence.',
  'scenario.flood': 'Záplavy',
  'scenario.flood.line': 'Pro dva hráče. Delta je zaplavená a uzavřená; zbývají tři oblasti.',
  'scenario.gift-of-the-delta': 'Dar delty',
  'scenario.gift-of-the-delta.line':
    'V deltě stojí dvě města. V oblasti s městem je každá odměna o 1 zbožnost vyšší.',
  'scenario.great-rebuilding': 'Velká přestavba',
  'scenario.great-rebuilding.line':
    'Na začátku žádné monumenty, jen staveniště. Každý si vybere šest vlastních monumentů, které pak postaví.',
  'scenario.guardians-of-kemet': 'Strážci Kemetu',
  'scenario.guardians-of-kemet.line':
    'Strážci nepřicházejí se schopnostmi. Šest z nich se během hry draží za stoupence.',
  'scenario.middle-kingdom': 'Střední říše',
  'scenario.middle-kingdom.line': 'Klasický začátek bez zvláštních pravidel. Vhodný pro první partii.',
  'scenario.new-kingdom-strife': 'Rozbroje v Nové říši',
  'scenario.new-kingdom-strife.line':
    'Pro čtyři hráče, záměrně nevyrovnaný. Města patří dvěma vedoucím bohům; kdo své neubrání, ztratí zbožnost.',
  'scenario.old-kingdom': 'Stará říše',
  'scenario.old-kingdom.line': 'Jiné hranice; každý bůh začíná vedle nepřítele. Bez zvláštních pravidel.',
  'scenario.peoples-revolt': 'Lidové povstání',
  'scenario.peoples-revolt.line':
    'Pro pokročilé. Kdo vyhraje boj nebo v oblasti dominuje, přijde tam o vlastní figury. Místo karavan se oblasti spojují.',
  'scenario.syncretism': 'Synkretismus',
  'scenario.syncretism.line': 'Pro pět hráčů. Po třetím Konfliktu se spojí hned dvě dvojice bohů.',
  'scenario.two-capitals': 'Dvě hlavní města',
  'scenario.two-capitals.line':
    'Kdo má při Konfliktu kolem měst Memfis a Vaset nejvíc figur, získá stoupence. Ostatní ztratí zbožnost.',
  random: 'Náhodně',
  'random.god': 'Boha určí los.',
  layout: 'Rozložení',
  'layout.named': 'Rozložení {name}',
  map: 'Mapa výchozího postavení',
  'map.line':
    'Čísla na figurách označují hráče v pořadí tahů. Čísla na mapě určují pořadí oblastí v Konfliktu.',
  'map.edit': 'Otevřít v editoru',
  own: 'Vlastní: {name}',
  'own.short': 'Vlastní mapa',
  'own.line': 'Vaše vlastní rozložení podle pravidel scénáře {scenario}.',
  'pharaoh.none.line': 'Hra bez rozšíření Faraon.',
  'pharaoh.amenhotep.line':
    'Vítězství i dominance v jeho oblasti vynesou o 1 zbožnost víc. Dobrý pro začátek.',
  'pharaoh.xerxes.line': 'V jeho oblasti během Konfliktu nikdo nezískává zbožnost.',
  'pharaoh.ramesses.line': 'Jeho pěchota blokuje pole a bere sílu figurám vedle sebe.',
  'pharaoh.tutankhamun.line': 'Jeho oblast se vyhodnocuje jako první; po třetím Konfliktu zemře.',
  'pharaoh.akhenaten.line':
    'Válečníci a kněží mají společnou zásobu a každé vyvolání může přidat další figuru do jeho oblasti.',
  'pharaoh.warning': 'S Dynastickou krizí se nedoporučuje: v zapomnění mohou upadnout všichni bohové.',
} satisfies Translation<typeof en>;
