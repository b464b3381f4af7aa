import type { Translation } from '../../catalog.ts';
import type en from '../../en/ankh/policies.ts';

/** Everything said of the policy cards. Their names are ours. */
export default {
  'policy.double-march': 'Dvojitý pochod',
  'policy.double-march.text': 'Proveďte celou akci ještě jednou.',

  'policy.royal-road': 'Královská cesta',
  'policy.royal-road.text': 'V této akci se vaše figury pohybují až o 4 pole.',

  'policy.open-doors': 'Otevřené dveře',
  'policy.open-doors.text': 'V této akci smějí vaši kněží přejít do kterékoli síně.',

  'policy.court-intrigue': 'Dvorská intrika',
  'policy.court-intrigue.text': 'Přesuňte soupeřova kněze do sousední síně.',

  'policy.call-to-arms': 'Do zbraně!',
  'policy.call-to-arms.text': 'Proveďte celou akci ještě jednou.',

  'policy.frontier-garrison': 'Pohraniční posádka',
  'policy.frontier-garrison.text': 'V této akci smíte vyvolávat i vedle neutrálních monumentů.',

  'policy.ordination': 'Vysvěcení',
  'policy.ordination.text': 'Vyvolejte dalšího kněze do kterékoli síně.',

  'policy.hired-spears': 'Najatá kopí',
  'policy.hired-spears.text': 'Obětujte 1 stoupence a vyvolejte další figuru.',

  'policy.temple-tithe': 'Chrámový desátek',
  'policy.temple-tithe.text': 'Získejte 2 stoupence.',

  'policy.census': 'Sčítání lidu',
  'policy.census.text': 'V této akci dávají stoupence i monumenty soupeřů vedle vašich figur.',

  'policy.harvest-festival': 'Slavnost sklizně',
  'policy.harvest-festival.text': 'Získejte 1 stoupence za každou svou figuru na úrodném poli, nejvýše 4.',

  'policy.road-toll': 'Mýto',
  'policy.road-toll.text': 'Získejte 1 stoupence za každou oblast se svou figurou.',

  'policy.twin-revelation': 'Dvojí zjevení',
  'policy.twin-revelation.text': 'Odemkněte další schopnost a zaplaťte ji jako obvykle.',

  'policy.house-of-life': 'Dům života',
  'policy.house-of-life.text': 'Schopnost stojí o 2 stoupence méně.',

  'policy.reformation': 'Reformace',
  'policy.reformation.text': 'Přesuňte žeton Ankh na zamčenou schopnost stejné úrovně: zdarma a bez Strážce.',

  'policy.royal-progress': 'Královský průvod',
  'policy.royal-progress.text': 'Přesuňte faraona až o 2 pole.',

  'policy.edict-of-war': 'Válečný edikt',
  'policy.edict-of-war.text': 'Prohoďte čísla dvou oblastí; aspoň v jedné musíte mít figuru.',

  'policy.public-offering': 'Veřejná oběť',
  'policy.public-offering.text': 'Obětujte 3 stoupence a získejte 1 zbožnost.',

  'policy.banishment': 'Vyhnanství',
  'policy.banishment.text': 'Pošlete soupeřova kněze zpět do zásoby ze síně, kde je i váš.',

  'policy.royal-stipend': 'Královská renta',
  'policy.royal-stipend.text': 'Získejte 1 stoupence za každého svého kněze v paláci.',

  'policy.scribal-amendment': 'Písařská oprava',
  'policy.scribal-amendment.text': 'Vraťte si do ruky jinou zahranou kartu politiky.',

  'ask.ordain': 'Další kněz: do které síně?',
  'ask.enemy-priest.court-intrigue': 'Kterého kněze přesunete?',
  'ask.enemy-priest.banishment': 'Kterého kněze pošlete zpět do zásoby?',
  'ask.enemy-priest-to': 'Kněz ({god}), {room}: kam?',
  'ask.reform': 'Které schopnosti se vzdáte?',
  'ask.reform-to': '{power}: která schopnost ji nahradí?',
  'ask.edict': 'Které dvě oblasti si vymění čísla?',
  'ask.amend': 'Kterou zahranou kartu si vezmete zpět?',
  'option.enemy-priest': '{god}, {room}',
  'log.power-swapped': '{who} mění schopnost {from} za schopnost {power}.',
  'policy-when.before': 'Před akcí {action}',
  'policy-when.after': 'Po akci {action}',
  'policy-when.either': 'Před akcí {action} nebo po ní',
  'policy-any.either': 'Před kteroukoli akcí nebo po ní',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'pharaoh/09-policy-deck': `
# Balíček karet politiky {#policy-deck rules="P-CARD-1..9" unofficial}

Balíček má 40 karet 21 druhů, většinou po 2. Názvy jsou naše.

| Karta | K akci | Kdy | Účinek |
| --- | --- | --- | --- |
| Dvojitý pochod | Pohyb | po | Proveďte celou akci ještě jednou |
| Královská cesta | Pohyb | před | Vaše figury se pohybují až o 4 pole |
| Otevřené dveře | Pohyb | před | Vaši kněží smějí do kterékoli síně |
| Dvorská intrika | Pohyb | před, nebo po | Přesuňte soupeřova kněze do sousední síně |
| Do zbraně! | Vyvolání | po | Proveďte celou akci ještě jednou |
| Pohraniční posádka | Vyvolání | před | Smíte vyvolávat i vedle neutrálních monumentů |
| Vysvěcení | Vyvolání | před, nebo po | Vyvolejte 1 kněze navíc do kterékoli síně |
| Najatá kopí | Vyvolání | před, nebo po | Obětujte 1 stoupence a vyvolejte 1 figuru navíc |
| Chrámový desátek | Získání | před, nebo po | Získejte 2 stoupence |
| Sčítání lidu | Získání | před | Počítají se i monumenty soupeřů, které sousedí s vašimi figurami |
| Slavnost sklizně | Získání | před, nebo po | Získejte 1 stoupence za každou svou figuru na úrodném poli, nejvýše 4 |
| Mýto | Získání | před, nebo po | Získejte 1 stoupence za každou oblast, kde máte figuru |
| Dvojí zjevení | Odemknutí | po | Odemkněte další schopnost a zaplaťte ji |
| Dům života | Odemknutí | před | Schopnost stojí o 2 stoupence méně |
| Reformace | Odemknutí | před, nebo po | Vyměňte schopnost za zamčenou stejné úrovně |
| Královský průvod | kterákoli | před, nebo po | Přesuňte faraona až o 2 pole |
| Válečný edikt | kterákoli | před, nebo po | Prohoďte 2 čísla oblastí; v jedné z nich musíte mít figuru |
| Veřejná oběť | kterákoli | před, nebo po | Obětujte 3 stoupence a získejte 1 zbožnost |
| Vyhnanství | kterákoli | před, nebo po | Pošlete soupeřova kněze zpět do zásoby ze síně, kde je i váš |
| Královská renta | kterákoli | před, nebo po | Získejte 1 stoupence za každého svého kněze v paláci |
| Písařská oprava | kterákoli | před, nebo po | Vraťte si do ruky jinou zahranou kartu politiky |

Reformace nic nestojí a Strážce nepřináší. Po Tutanchamonově smrti žádná karta nepřesune kněze do Trůnní síně.
`,
  'rules/ankh': `
- P-CARD-1 (pharaoh/policy-deck): Dvojitý pochod a Do zbraně! provedou akci znovu. Dvojí zjevení odemkne další schopnost za plnou cenu.
- P-CARD-2 (pharaoh/policy-deck): Královská cesta dovolí vašim figurám pohyb až o 4 pole. Otevřené dveře dovolí každému knězi jeden přesun, do kterékoli síně.
- P-CARD-3 (pharaoh/policy-deck): Dvorská intrika přesune soupeřova kněze do sousední síně. Vyhnanství pošle jednoho zpět do zásoby. Ani jedna z těchto karet nesmí využít zavřenou Trůnní síň.
- P-CARD-4 (pharaoh/policy-deck): Pohraniční posádka: v této akci smíte vyvolávat i vedle neutrálních monumentů a stavenišť. Vyvolání navíc ze schopností se tím nerozšiřují.
- P-CARD-5 (pharaoh/policy-deck): Najatá kopí: obětujte 1 stoupence a vyvolejte 1 figuru navíc. Vysvěcení: vyvolejte 1 kněze navíc, máte-li ho v zásobě.
- P-CARD-6 (pharaoh/policy-deck): Sčítání lidu: stoupence dávají i monumenty soupeřů, které sousedí s vašimi figurami. Slavnost sklizně počítá vaše figury na úrodných polích, Mýto oblasti, ve kterých jste.
- P-CARD-7 (pharaoh/policy-deck): Dům života: schopnost stojí o 2 stoupence méně. Reformace: vyměňte schopnost za jinou stejné úrovně, zdarma a bez Strážce.
- P-CARD-8 (pharaoh/policy-deck): Válečný edikt: prohoďte čísla 2 oblastí, máte-li v jedné z nich figuru.
- P-CARD-9 (pharaoh/policy-deck): Písařská oprava: vraťte si do ruky jinou zahranou kartu politiky. Sama sebe vrátit nemůže.
`,
};
