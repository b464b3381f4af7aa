import type { Translation } from '../../catalog.ts';
import type en from '../../en/kemet/tiles.ts';

/** Everything said of the power tiles and their creatures. */
export default {
  'tile.charge': 'Do útoku!',
  'tile.charge.text': '+1 k síle, když útočíte.',

  'tile.stargate': 'Hvězdná brána',
  'tile.stargate.text': 'Teleport vojska stojí o 1 bod modlitby méně (neplatí pro kartu Teleportace).',

  'tile.god-speed': 'Božská rychlost',
  'tile.god-speed.text': 'Všechna vaše vojska mají +1 k dosahu.',

  'tile.carnage': 'Krveprolití',
  'tile.carnage.text': '+1 ke zranění ve všech vašich bitvách.',

  'tile.offensive-strategy': 'Útočná strategie',
  'tile.offensive-strategy.text':
    'Vezměte zpět všechny použité bojové karty, pak jednu základní vyměňte za kartu se silou 3 a zraněním 3.',

  'tile.open-gates': 'Otevřené brány',
  'tile.open-gates.text': 'Hradby vaše vojska nikdy nezastaví.',

  'tile.teleport': 'Teleport',
  'tile.teleport.text': 'Vaše vojska se mohou teleportovat i od obelisku.',

  'tile.royal-scarab': 'Královský skarab',
  'tile.royal-scarab.text': 'Stvoření. Jeho vojsko má +2 k dosahu a +2 k síle.',

  'tile.blades-of-neith': 'Čepele Neity',
  'tile.blades-of-neith.text': '+1 k síle ve všech vašich bitvách.',

  'tile.divine-wound': 'Božské zranění',
  'tile.divine-wound.text': 'V bitvě smíte po odkrytí odhodit z ruky karty zásahu: +1 k síle za každou.',

  'tile.victory-point': 'Vítězný bod',
  'tile.victory-point.text': '1 trvalý vítězný bod.',

  'tile.giant-scorpion': 'Obří štír',
  'tile.giant-scorpion.text': 'Stvoření. Jeho vojsko má +1 k dosahu, +2 k síle a +2 ke zranění.',

  'tile.initiative': 'Iniciativa',
  'tile.initiative.text':
    'Když útočíte ve dne, 2 nepřátelští vojáci padnou před bitvou. Nezbude-li žádný, není bitva ani bod.',

  'tile.phoenix': 'Fénix',
  'tile.phoenix.text': 'Stvoření. Jeho vojsko má +1 k dosahu, +2 k síle a nedbá na hradby.',

  'tile.act-of-god': 'Boží čin',
  'tile.act-of-god.text': 'Stříbrný žeton: jedna akce denně navíc na kterémkoli volném poli.',

  'tile.recruiting-scribe': 'Verbující písař',
  'tile.recruiting-scribe.text': 'Při každém verbování jsou 2 vojáci zdarma.',

  'tile.defense': 'Obrana!',
  'tile.defense.text': '+1 k síle, když se bráníte.',

  'tile.legion': 'Legie',
  'tile.legion.text': 'Ve vašich vojscích může být 7 vojáků místo 5.',

  'tile.ancestral-elephant': 'Prastarý slon',
  'tile.ancestral-elephant.text': 'Stvoření. Jeho vojsko má +1 k dosahu, +1 k síle a +1 k ochraně.',

  'tile.defensive-strategy': 'Obranná strategie',
  'tile.defensive-strategy.text':
    'Vezměte zpět všechny použité bojové karty, pak jednu základní vyměňte za kartu se silou 3 a ochranou 3.',

  'tile.deep-desert-snake': 'Had z hlubin pouště',
  'tile.deep-desert-snake.text':
    'Stvoření. Jeho vojsko má +1 k dosahu; v jeho bitvách se jiná stvoření nepočítají.',

  'tile.shield-of-neith': 'Štít Neity',
  'tile.shield-of-neith.text': '+1 k ochraně ve všech vašich bitvách.',

  'tile.defensive-victory': 'Vítězství v obraně',
  'tile.defensive-victory.text': '1 trvalý bod, když zvítězíte jako obránce a někdo z vašich přežije.',

  'tile.prescience': 'Předvídavost',
  'tile.prescience.text': 'V bitvě vám soupeř ukáže bojovou kartu, než zvolíte svou.',

  'tile.reinforcements': 'Posily',
  'tile.reinforcements.text':
    'Každou noc smíte přidat až 4 vojáky ze zálohy: do svého města i k jednomu vojsku mimo ně.',

  'tile.sphinx': 'Sfinga',
  'tile.sphinx.text': 'Stvoření. Jeho vojsko má +2 k síle. Ihned 1 trvalý bod.',

  'tile.divine-will': 'Boží vůle',
  'tile.divine-will.text': 'Zlatý žeton: jednou denně ho položte na vrchol pro pohyb nebo verbování.',

  'tile.priest': 'Kněz',
  'tile.priest.text': 'Každá akce Modlitba dá o 1 bod modlitby více.',

  'tile.priestess': 'Kněžka',
  'tile.priestess.text': 'Destičky moci stojí o 1 bod modlitby méně.',

  'tile.slaves': 'Otroci',
  'tile.slaves.text': 'Každá postavená úroveň pyramidy stojí o 1 bod modlitby méně.',

  'tile.high-priest': 'Velekněz',
  'tile.high-priest.text': 'Každou noc o 2 body modlitby více.',

  'tile.crusade': 'Křížová výprava',
  'tile.crusade.text': '2 body modlitby za každého nepřátelského vojáka zničeného v bitvě.',

  'tile.divine-boon': 'Boží dar',
  'tile.divine-boon.text': 'Každou noc o 1 kartu zásahu více.',

  'tile.hand-of-god': 'Ruka boží',
  'tile.hand-of-god.text': 'Každou noc smíte zdarma zvýšit jednu ze svých pyramid o jednu úroveň.',

  'tile.vision': 'Vidění',
  'tile.vision.text': 'Každou noc si místo jedné karty zásahu prohlédněte 5 a 1 si nechte.',

  'tile.holy-war': 'Svatá válka',
  'tile.holy-war.text': '4 body modlitby za každou vyhranou bitvu.',

  'tile.priest-of-ra': 'Kněz boha Ra',
  'tile.priest-of-ra.text': 'Platba v akci i za každou kartu je o 1 bod modlitby nižší.',

  'tile.priest-of-amon': 'Kněz boha Amuna',
  'tile.priest-of-amon.text': 'Každou noc o 5 bodů modlitby více.',

  'tile.mummy': 'Mumie',
  'tile.mummy.text': 'Stvoření. Jeho vojsko má +1 k dosahu a +2 k síle. Každou noc o 1 kartu zásahu více.',

  'tile.about': '{colour}, úroveň {level}.',

  'ask.vision': 'Nechte si jednu z těchto karet',
  'ask.reinforcements': 'Posily: umístěte vojáka',
  'ask.hand-of-god': 'Ruka boží: zvyšte pyramidu o jednu úroveň',
  'ask.wound': 'Božské zranění: odhodit karty, +1 k síle za každou?',
  'option.wound': 'Odhodit: {card}',
  'option.wound.detail': '+1 k síle',
  'log.units-lost.initiative':
    'Kvůli Iniciativě ztrácí {who} {units, plural, one {# vojáka} few {# vojáky} many {# vojáka} other {# vojáků}}: {sector}.',
  'log.vision-used':
    '{who} si díky Vidění prohlíží {cards, plural, one {# kartu} few {# karty} many {# karty} other {# karet}} zásahu.',
  'log.vision-seen': '{who} vidí: {list}.',
  'log.vision-kept': '{who} si nechává: {card}.',
  'log.no-battle.initiative': 'Bitva nebude: {defender} už nemá vojáky.',
  'log.wound-added': '{who} odhazuje kartu zásahu a získává sílu: zatím +{strength}.',
  'log.wound-card': '{who} odhazuje kartu {card}.',
  'source.wound': 'odhozené karty',
  'stage.lost-before':
    '{count, plural, one {# voják padl} few {# vojáci padli} many {# vojáka padlo} other {# vojáků padlo}} před bitvou kvůli Iniciativě',
  'stage.verdict.initiative': '{name} už nemá vojáky. Bitva nebude.',
} satisfies Translation<typeof en>;

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'kemet/18-creatures': `
# Stvoření {#creatures rules="K-CREA-1..7 K-RUL-69..71 K-RUL-78"}

Stvoření je 7. Získáte ho, když koupíte jeho destičku.

| Stvoření | Destička | Jeho vojsko má |
| --- | --- | --- |
| Královský skarab | červená, úroveň 3 | +2 k dosahu, +2 k síle |
| Obří štír | červená, úroveň 4 | +1 k dosahu, +2 k síle, +2 ke zranění |
| Fénix | červená, úroveň 4 | +1 k dosahu, +2 k síle a nedbá na hradby |
| Prastarý slon | modrá, úroveň 2 | +1 k dosahu, +1 k síle, +1 k ochraně |
| Had z hlubin pouště | modrá, úroveň 2 | +1 k dosahu. V jeho bitvách se nepřátelské stvoření nepočítá |
| Sfinga | modrá, úroveň 4 | +2 k síle. Při koupi získáte 1 trvalý bod |
| Mumie | bílá, úroveň 4 | +1 k dosahu, +2 k síle. Každou noc líznete o 1 kartu zásahu víc |

**Kde začínají.** Když stvoření koupíte, smíte ho postavit do své čtvrti, kde máte vojáka a žádné jiné stvoření. Jinak čeká na své destičce.

**Není to voják.** Stvoření se nepočítá do povolených 5 vojáků, nic neovládá a nelze ho obětovat. Nikdy neumírá. Na jednom poli smíte mít jen 1 stvoření.

**Nikdy samo.** Když u stvoření nezbude žádný voják, odchází také. Byl-li poslední voják zničen, jde stvoření do vaší čtvrti, kde je váš voják a žádné stvoření. Když voják odešel nebo byl obětován, smíte ho místo toho dát zpět na destičku. Není-li taková čtvrť, jde na destičku. Po odvolání jde vždy na destičku. Hraje-li se u vašeho stolu podle FAQ vydavatele, jde ve všech těchto případech do takové čtvrti, pokud nějaká je.

**Návrat.** Pokaždé, když verbujete, smíte vrátit stvoření z destiček do čtvrtí se svými vojáky.

![Nour má v Pouštním chrámu (západ) Sfingu s 1 vojákem. Meryt se chystá zaútočit s 5.](figure:kemet/creature-home)

**Příklad.** Meryt útočí a ničí jediného vojáka v chrámu. Sfinga přežije. Nour má vojáky ve čtvrti A, takže Sfinga jde tam. Bod za Sfingu zůstává v každém případě.

Bonusy platí jen pro vojsko na stejném poli. Karta za Mumii a bod za Sfingu jsou vaše, ať je stvoření kdekoli.
`,
  'kemet/22-tiles': `
# Destičky moci {#tiles}

Destiček je 48, v každé barvě 16, po 4 od každé úrovně. Cena se rovná úrovni. (2) za jménem znamená, že tato destička je ve hře dvakrát, pro 2 různé hráče.

## Červené: útok a pohyb {#tiles-red}

| Úroveň | Destička | Co dělá |
| --- | --- | --- |
| 1 | Do útoku! (2) | +1 k síle, když útočíte |
| 1 | Hvězdná brána | Vaše teleporty stojí o 1 bod modlitby méně. Karty Teleportace se to netýká |
| 1 | Božská rychlost | Všechna vaše vojska mají +1 k dosahu |
| 2 | Krveprolití | +1 ke zranění ve všech vašich bitvách |
| 2 | Útočná strategie | Vezměte si zpět použité bojové karty, pak jednu základní vyměňte za kartu Útočná strategie: síla 3, zranění 3 |
| 2 | Otevřené brány | Hradby vaše vojska nikdy nezastaví |
| 2 | Teleport | Vaše vojska se smějí teleportovat i od obelisku, za obvyklou cenu |
| 3 | Královský skarab | Stvoření. Jeho vojsko má +2 k dosahu a +2 k síle |
| 3 | Čepele Neity | +1 k síle ve všech vašich bitvách |
| 3 | Božské zranění | Po odkrytí karet smíte odhodit z ruky karty zásahu, za každou +1 k síle |
| 3 | Vítězný bod | 1 trvalý bod |
| 4 | Obří štír | Stvoření. Jeho vojsko má +1 k dosahu, +2 k síle a +2 ke zranění |
| 4 | Iniciativa | Když útočíte ve dne, padnou před bitvou 2 nepřátelští vojáci. Nezbude-li žádný, není bitva ani bod |
| 4 | Fénix | Stvoření. Jeho vojsko má +1 k dosahu, +2 k síle a nedbá na hradby |
| 4 | Boží čin | Stříbrný žeton: 1 akce denně navíc na kterémkoli volném poli 3 řad |

## Modré: obrana a vojska {#tiles-blue}

| Úroveň | Destička | Co dělá |
| --- | --- | --- |
| 1 | Verbující písař (2) | V každé akci Verbování jsou 2 vojáci zdarma |
| 1 | Obrana! (2) | +1 k síle, když se bráníte |
| 2 | Legie | Ve vašich vojscích smí být 7 vojáků místo 5 |
| 2 | Prastarý slon | Stvoření. Jeho vojsko má +1 k dosahu, +1 k síle a +1 k ochraně |
| 2 | Obranná strategie | Vezměte si zpět použité bojové karty, pak jednu základní vyměňte za kartu Obranná strategie: síla 3, ochrana 3 |
| 2 | Had z hlubin pouště | Stvoření. Jeho vojsko má +1 k dosahu. V jeho bitvách se žádné jiné stvoření nepočítá |
| 3 | Štít Neity | +1 k ochraně ve všech vašich bitvách |
| 3 | Vítězství v obraně | 1 trvalý bod, když vyhrajete jako obránce a zbude vám voják |
| 3 | Předvídavost | V bitvě volí soupeř první a ukáže vám bojovou kartu, kterou hraje |
| 3 | Vítězný bod | 1 trvalý bod |
| 4 | Posily | Každou noc smíte přidat až 4 vojáky ze zálohy zdarma do svého města a k jednomu vojsku mimo ně |
| 4 | Sfinga | Stvoření. Jeho vojsko má +2 k síle. Ihned 1 trvalý bod |
| 4 | Boží vůle | Zlatý žeton: jednou denně Pohyb nebo Verbování na vrcholu |
| 4 | Boží čin | Stříbrný žeton: 1 akce denně navíc na kterémkoli volném poli 3 řad |

## Bílé: body modlitby a karty {#tiles-white}

| Úroveň | Destička | Co dělá |
| --- | --- | --- |
| 1 | Kněz (2) | Každá akce Modlitba dá o 1 bod modlitby víc |
| 1 | Kněžka (2) | Destičky moci stojí o 1 bod modlitby méně |
| 2 | Otroci | Každá úroveň pyramidy, kterou stavíte, stojí o 1 bod modlitby méně |
| 2 | Velekněz | Každou noc o 2 body modlitby víc |
| 2 | Křížová výprava | 2 body modlitby za každého nepřátelského vojáka ztraceného ve vašich bitvách |
| 2 | Boží dar | Každou noc o 1 kartu zásahu víc |
| 3 | Ruka boží | Každou noc smíte zdarma zvýšit jednu pyramidu svého města o 1 úroveň |
| 3 | Vidění | Každou noc si místo líznutí první karty zásahu prohlédněte 5 a 1 si nechte |
| 3 | Svatá válka | 4 body modlitby za každou vyhranou bitvu |
| 3 | Vítězný bod | 1 trvalý bod |
| 4 | Kněz boha Ra | Co platíte v akci a za každou kartu zásahu, je o 1 bod modlitby nižší |
| 4 | Kněz boha Amuna | Každou noc o 5 bodů modlitby víc |
| 4 | Mumie | Stvoření. Jeho vojsko má +1 k dosahu a +2 k síle. Každou noc o 1 kartu zásahu víc |
| 4 | Boží čin | Stříbrný žeton: 1 akce denně navíc na kterémkoli volném poli 3 řad |

## Podrobnosti {#tiles-details rules="K-RUL-23 K-RUL-26 K-RUL-27 K-RUL-29"}

- Verbující písař působí jen při akci Verbování, ne u karty Odvod ani u Posil.
- Kněz působí jen při akci Modlitba, ne u karty Modlitba.
- Kněz boha Ra vás nechrání před Krádeží many.
- Křížová výprava nepočítá vojáky ztracené Iniciativou nebo Ohnivým deštěm.
- Svatá válka platí, i když vítězi nezbyl žádný voják. Vítězství v obraně vyžaduje, aby někdo přežil.
- Krok přes hradby musí vojsko udělat společně s Fénixem.
- Žetony navíc lze použít už v tahu, ve kterém je koupíte.
`,
  'aids/05-kemet-things.1': `
# Kemet: destičky a karty {#kemet-things}

Cena destičky: její úroveň. (2) znamená 2 kusy.

| | Červené | Modré | Bílé |
| --- | --- | --- | --- |
| 1 | **Do útoku!** (2): +1 k síle v útoku. **Hvězdná brána:** teleporty o 1 levnější. **Božská rychlost:** +1 k dosahu | **Verbující písař** (2): 2 vojáci zdarma při každém Verbování. **Obrana!** (2): +1 k síle v obraně | **Kněz** (2): Modlitba dá o 1 víc. **Kněžka** (2): destičky o 1 levnější |
| 2 | **Krveprolití:** +1 ke zranění. **Útočná strategie:** karta 3/3/0. **Otevřené brány:** bez hradeb. **Teleport:** i od obelisků | **Legie:** vojska po 7. **Prastarý slon:** +1 k dosahu, +1 k síle, +1 k ochraně. **Obranná strategie:** karta 3/0/3. **Had z hlubin pouště:** +1 k dosahu, nepřátelské stvoření neplatí | **Otroci:** úrovně o 1 levnější. **Velekněz:** +2 v noci. **Křížová výprava:** 2 za každého nepřátelského vojáka ztraceného v bitvě. **Boží dar:** +1 karta v noci |
| 3 | **Královský skarab:** +2 k dosahu, +2 k síle. **Čepele Neity:** +1 k síle. **Božské zranění:** smíte odhodit karty, za každou +1 k síle. **Vítězný bod** | **Štít Neity:** +1 k ochraně. **Vítězství v obraně:** 1 bod za výhru v obraně. **Předvídavost:** vidíte nepřítelovu kartu. **Vítězný bod** | **Ruka boží:** smíte zvýšit 1 úroveň za noc. **Vidění:** 5 karet, 1 si nechte. **Svatá válka:** 4 za vyhranou bitvu. **Vítězný bod** |
| 4 | **Obří štír:** +1 k dosahu, +2 k síle, +2 ke zranění. **Iniciativa:** zničí 2 vojáky před bitvou. **Fénix:** +1 k dosahu, +2 k síle, bez hradeb. **Boží čin:** stříbrný žeton | **Posily:** až 4 vojáci zdarma za noc. **Sfinga:** +2 k síle, 1 bod. **Boží vůle:** zlatý žeton. **Boží čin:** stříbrný žeton | **Kněz boha Ra:** platíte o 1 méně. **Kněz boha Amuna:** +5 v noci. **Mumie:** +1 k dosahu, +2 k síle, +1 karta v noci. **Boží čin:** stříbrný žeton |
`,
  'rules/kemet': `
- K-TILE-2 (kemet/buy): Bonusy destiček, stvoření, karet zásahu a bojové karty se vždy sčítají.
- K-TILE-4 (kemet/night): S Posilami smíte každou noc přidat až 4 vojáky zdarma. Jdou do vašeho města a k jednomu vojsku mimo ně, v mezích povoleného počtu vojáků.
- K-TILE-5 (kemet/night): S Rukou boží smíte každou noc zdarma zvýšit jednu pyramidu svého vlastního města o 1 úroveň.
`,
};
