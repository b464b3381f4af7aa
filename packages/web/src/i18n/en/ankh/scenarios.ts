/** Everything said of the scenarios. */
export default {
  'scenario.dynastic-crisis': 'Dynastic Crisis',
  'scenario.dynastic-crisis.line':
    'Gods never merge. After each of the first three Conflicts everyone loses devotion, and the god in last place takes followers.',

  'scenario.flood': 'The Flood',
  'scenario.flood.line': 'For 2 players. The delta is flooded and closed; three regions remain.',

  'scenario.gift-of-the-delta': 'Gift of the Delta',
  'scenario.gift-of-the-delta.line':
    'Two cities stand in the delta. In a region with a city, winning, dominating and each majority are worth 1 more devotion.',

  'scenario.great-rebuilding': 'The Great Rebuilding',
  'scenario.great-rebuilding.line':
    'There are no monuments at first, only building sites. Each player drafts six monuments to build.',

  'scenario.guardians-of-kemet': 'Guardians of Kemet',
  'scenario.guardians-of-kemet.line':
    'Guardians don’t come with powers. Six of them are auctioned for followers during the game.',

  'scenario.middle-kingdom': 'Middle Kingdom',
  'scenario.middle-kingdom.line': 'The classic start, without special rules. Good for a first game.',

  'scenario.new-kingdom-strife': 'Strife in the New Kingdom',
  'scenario.new-kingdom-strife.line':
    'For 4 players, uneven on purpose. The two leaders hold the cities and lose devotion if they fail to defend them.',

  'scenario.old-kingdom': 'Old Kingdom',
  'scenario.old-kingdom.line': 'Different borders; every god starts next to an enemy. No special rules.',

  'scenario.peoples-revolt': 'The People’s Revolt',
  'scenario.peoples-revolt.line':
    'Advanced. Whoever wins a battle or dominates a region loses their own figures there. Caravans are replaced: regions are joined.',

  'scenario.syncretism': 'Syncretism',
  'scenario.syncretism.line': 'For 5 players. After the third Conflict, two pairs of gods merge at once.',

  'scenario.two-capitals': 'Two Capitals',
  'scenario.two-capitals.line':
    'At each Conflict, whoever has the most figures around Memphis and Waset takes followers; the others lose devotion.',

  'pharaoh.warning': 'Not recommended with Dynastic Crisis: every god may be forgotten.',

  'event.consolidation': 'Consolidation',
  'event.consolidation.text':
    'Whoever triggers it takes the follower and joins two regions divided by camels. The highest number leaves the game.',
  'option.bid.auction': 'Bid {count}',
  'ask.draft': 'Draft a monument',
  'ask.draft.detail': '{count, plural, one {# taken so far} other {# taken so far}}',
  'ask.starting-monument': 'Choose your first monument',
  'ask.site-monument': 'Build what on {space}?',
  'ask.auction': 'Bid for {guardian}',
  'ask.auction.detail': 'Secret. You have {have}. Only the winner pays',
  'ask.join': 'Join which two regions?',
  'ask.join.detail': 'The camels between them are removed; number {number} leaves the game',
  'ask.join-token': 'Which number does the new region keep?',
  'ask.join-token.detail': 'The other replaces number {number}',
  'option.join': 'Join {one} and {other}',
  'option.join.detail': '{size, plural, one {# land space} other {# land spaces}} together',
  'option.join-token': 'Keep {kept}; {moved} replaces {gone}',
  'ask.city': 'Which city do you control?',
  'log.capitals-judged': 'Figures next to the cities: {list}. {who} controls them.',
  'log.capitals-judged.tie': 'Figures next to the cities: {list}. Nobody controls them.',
  'log.regions-joined': '{who} joins regions {one} and {other}.',
  'log.conflict-token-removed': 'Number {number} leaves the game.',
  'log.city-assigned': '{who} controls {city}.',
  'log.monument-drafted': '{who} drafts {monument}.',
  'log.start-chosen': '{who} secretly chooses: {monument}.',
  'log.site-cleared': '{who} takes the followers from the building site on {space}.',
  'log.no-bid': 'no bid',
  'log.auction-declined': '{who} makes no bid.',
  'log.auction-ended': 'Auction for {guardian}: {list}. {who} wins.',
  'log.auction-ended.none': 'Auction for {guardian}: {list}. Nobody bids, so it leaves the game.',
  'why.join': 'Choose a camel between the two regions.',
  'rail.auction': 'Next guardian: {guardian}',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'scenarios/01-choose': `
# Choosing a scenario {#choose rules="S-GEN-1..5 S-TIME-1..3"}

A scenario says where everything starts. Most add a rule or two. The player numbers on its map follow the turn order, not the gods.

| Scenario | Players | Level | In one line |
| --- | --- | --- | --- |
| Middle Kingdom | 2 to 5 | first game | No special rules |
| Old Kingdom | 2 to 5 | first game | No special rules, gods start among enemies |
| The Flood | 2 | first game | The Delta is under water |
| Two Capitals | 2 or 3 | medium | Surround 2 cities or lose devotion |
| Gift of the Delta | 3 or 4 | medium | City regions pay more |
| Dynastic Crisis | 2 to 4 | medium | Everyone loses devotion, nobody merges |
| The Great Rebuilding | 3 to 5 | advanced | Your own stock of monuments |
| Guardians of Kemet | 3 to 5 | medium | Guardians are auctioned |
| Strife in the New Kingdom | 4 | advanced | Leaders must defend cities |
| Syncretism | 5 | medium | 2 pairs of gods merge |
| The People’s Revolt | 2 to 5 | advanced | Winners lose their figures |

Everyone starts with a god, at least 1 warrior and their own monuments on the map. Scenario effects in a Conflict come at fixed moments: at its start, right after a region, or at its end. A merged god counts, pays and bids once. 31 devotion wins at any moment.
`,
  'scenarios/02-cities': `
# Cities {#cities rules="S-CITY-1..7"}

3 scenarios put 2 cities on the map: Two Capitals, Gift of the Delta and Strife in the New Kingdom.

![Memphis on D5. Nothing can stop on a city.](figure:ankh/city)

- No figure, monument or token can be on a city. Figures may pass through.
- No camel goes on any of its sides.
- A city isn’t a monument. It gives no followers, it can’t be taken as a monument or destroyed, and it doesn’t help you summon.
- It counts as a land space of its region. If camels divide the land, its region is the one it is in now.
`,
  'scenarios/03-kingdoms': `
# Middle Kingdom and Old Kingdom {#kingdoms rules="S-MIDDLE-1 S-OLD-1"}

Both are for 2 to 5 players and add no rules. With 2 or 3 players there are 3 regions and no camels. With 4 players there are 4 regions, with 5 there are 5.

![The Middle Kingdom for 4.](figure:ankh/middle-kingdom)

In the Middle Kingdom you start with your figures together.

![The Old Kingdom for 4.](figure:ankh/old-kingdom)

In the Old Kingdom your god starts next to an enemy’s warrior, away from your own. That is intended.

> Tip: Start with the Middle Kingdom.
`,
  'scenarios/04-flood': `
# The Flood {#flood rules="S-FLOOD-1 S-FLOOD-4..5 S-FLOOD-7..8"}

For 2 players. The Nile has flooded the Delta, and it is closed for the whole game.

![Layout A.](figure:ankh/flood-a)

There are 2 layouts, A and B. Closed spaces are off the map: no figure enters or crosses them, and nothing is next to them. A caravan may end at them. The Delta has no number and is never resolved. All else is the usual game for 2.

## The layouts {#flood-layouts rules="S-FLOOD-2..3 S-FLOOD-6" unofficial}

You start with your god, 2 warriors and 1 monument. Camels divide one bank, so there are 3 regions with 2 neutral monuments each. The water on K2 stays open.

![Layout B.](figure:ankh/flood-b)

> Tip: The map is small. Expect a battle in every Conflict.
`,
  'scenarios/05-two-capitals': `
# Two Capitals {#two-capitals rules="S-CAPITALS-2..3 S-CAPITALS-7..13"}

For 2 or 3 players, medium. Everyone starts on 2 devotion. 2 followers wait on each Conflict.

![The grey spaces around Memphis and Waset are marked.](figure:ankh/two-capitals)

**When a Conflict begins,** count your figures next to the 2 cities, both together. A figure on water that touches a city counts too.

- The god with the most takes the 2 followers. Every other god loses 2 devotion.
- If several gods tie for the most, the followers are gone. Only gods outside the tie lose 2.
- If nobody is there, nobody loses.

**Example.** Isis has figures on C5 and G8, Amun has 1 on D6, Ra none. Isis takes the 2 followers. Amun and Ra lose 2 devotion each.

With 3 players, gods merge as usual after Conflict 3.

## Cities and grey spaces {#two-capitals-map rules="S-CAPITALS-1 S-CAPITALS-4..6" unofficial}

The spaces around the cities are grey. Figures may be there. Monuments, gates and infantry can’t.
`,
  'scenarios/06-gift-of-the-delta': `
# Gift of the Delta {#gift-of-the-delta rules="S-DELTA-3..7"}

For 3 or 4 players, medium. The cities are Rosetta and Tanis.

![Ra is strong in the Delta, the region of both cities.](figure:ankh/gift-of-the-delta)

In a region with a city, these are worth **1 more devotion**, for any god: dominating it, winning the battle in it, and **each** majority in it. 2 cities in a region still add only 1. It comes on top of every other bonus. Magnanimous, Miracle and Worshipful aren’t raised.

**Example.** Ra has the majority of temples and of pyramids: 2 + 2 = 4. He wins with Glorious and a radiant figure: 3 + 1 + 1 = 5.

## The map {#gift-of-the-delta-map rules="S-DELTA-1..2" unofficial}

With 3 players the Delta holds both cities. With 4, camels give each city a region of its own.
`,
  'scenarios/07-dynastic-crisis': `
# Dynastic Crisis {#dynastic-crisis rules="S-CRISIS-1..2 S-CRISIS-4..7"}

For 2 to 4 players, medium. Gods never merge here, and more of them are forgotten.

![Conflict 2 is about to begin, with 4 followers on it.](figure:ankh/dynastic-crisis)

2, 4 and 6 followers wait on Conflicts 1, 2 and 3. At the end of each, **every god loses that much devotion**. Then the god with the least devotion takes the followers.

Nobody can unlock Bountiful. Every player keeps 2 actions to the end. Gods are forgotten after Conflict 4 as usual, and it may be all of them.

**Example.** After the regions of Conflict 2, Isis has 9, Amun 5 and Ra 3. All lose 4: Ra drops to 0, Amun to 1, Isis to 5. Ra takes the 4 followers.

## The map {#dynastic-crisis-map rules="S-CRISIS-3" unofficial}

With 2 or 3 players there are no camels. With 4, camels divide the West.
`,
  'scenarios/08-great-rebuilding': `
# The Great Rebuilding {#great-rebuilding rules="S-REBUILD-1..5"}

For 3 to 5 players, advanced. There are no neutral monuments, only building sites with 3 followers on each. There is no common supply either.

![Building sites wait for monuments.](figure:ankh/great-rebuilding)

**The draft.** Before the first turn you take 6 monuments each, one at a time, in the open. The last player picks first, then the player before, down to player 1. Player 1 picks twice, and the order runs back up, and so on. With 5 players the first 10 picks go 5, 4, 3, 2, 1, 1, 2, 3, 4, 5. Then everyone secretly chooses 1 of their 6 as their first monument. The other 5 are your **stock**.

## Building sites {#building-sites rules="S-REBUILD-7..18"}

A site is a neutral monument without a kind. It gives a follower when you gain followers. It counts for no majority and no power.

- **Control Monument on a site:** its 3 followers are discarded. Put a monument from your stock there, with your ankh token.
- **With an empty stock:** you take the 3 followers instead, and the site is removed.
- While any site is left, you can’t take enemies’ monuments.
- Build Monument uses your stock. With an empty stock you can’t build.
- If your monument is destroyed, it goes to your stock. A destroyed site loses its followers.
- Merging gods join their stocks. A forgotten god’s stock leaves the game.

## The map {#great-rebuilding-map rules="S-REBUILD-6" unofficial}

There are 6, 8 or 9 sites with 3, 4 or 5 players, and as many regions as players.
`,
  'scenarios/09-guardians-of-kemet': `
# Guardians of Kemet {#guardians-of-kemet rules="S-GUARD-1..2 S-GUARD-5..16"}

For 3 to 5 players, medium. All 6 kinds of guardian are in play, 1 of each, and you win them in auctions. You start with 2 followers. Powers bring no guardians.

![Guardians of Kemet for 4.](figure:ankh/guardians-of-kemet)

6 of the Control Monument events are **Guardian Auctions** instead. Each sells the next guardian in the row, level 1 first.

1. The god who triggered it takes the follower on the event and holds the tie-breaker.
2. Everyone secretly bids followers. 0 is a bid, and nobody may refuse. If you own 2 guardians of that size, you’re left out.
3. The highest bid wins. **Only the winner pays.** A tie goes to the tied player who comes first, counted clockwise and beginning with the player who triggered it.
4. The winner puts the guardian on the map at once, as in a summon.

If nobody can take part, the guardian leaves the game. A merged god bids once.

![Player 3 is about to trigger the auction of Satet.](figure:ankh/guardians-auction)

**Example.** Player 3 triggers the auction. The bids of players 1 to 4 are 2, 3, 1 and 3. Clockwise from player 3, player 4 comes before player 2. So player 4 wins Satet and pays 3.

## The map {#guardians-of-kemet-map rules="S-GUARD-3..4" unofficial}

Everyone starts with a god, 2 warriors and 1 monument. Auctions are events 2, 3, 7, 11, 15 and 17.
`,
  'scenarios/10-new-kingdom-strife': `
# Strife in the New Kingdom {#new-kingdom-strife rules="S-STRIFE-2..3 S-STRIFE-6..13"}

For 4 players, advanced. The leaders hold 2 cities, Bubastis and Het-Nesu, and pay dearly for it. Everyone starts on 2 devotion. 1 of your ankh tokens is set aside for a city.

![Bubastis on G3 and Het-Nesu on D8.](figure:ankh/new-kingdom-strife)

- In a region with a city, **each majority is worth 1 more**, for any god.
- If you control a city, you **lose 4 devotion** right after its region is resolved, unless you won or dominated there. A battle without a winner costs you 4 as well. A region without figures costs nothing.
- At the end of each Conflict but the last, the cities change hands. The god in second place chooses a city, the leader gets the other.

The cities are given out before gods merge or are forgotten. If the owner of a city is forgotten, nobody holds it until the next Conflict ends.

![Players 1 and 3 are about to fight in the Delta.](figure:ankh/strife-price)

**Example.** Player 1, Isis, controls Bubastis. Her pyramid majority in the Delta is worth 2, so she goes from 8 to 10. Then Ra wins the battle there. Isis loses 4 and is on 6.

## The map {#new-kingdom-strife-map rules="S-STRIFE-1 S-STRIFE-4..5" unofficial}

Players 1 and 2 hold the cities at the start. Camels divide the West.
`,
  'scenarios/11-syncretism': `
# Syncretism {#syncretism rules="S-SYNC-1 S-SYNC-3..7"}

For 5 players, medium. After Conflict 3, **2 pairs** of gods merge.

![Syncretism: everyone starts in 2 regions.](figure:ankh/syncretism)

Second place merges with fourth, third with fifth. The leader stays alone. The order is read once, before both merges. The better god of a pair is the upper god.

The pair with less devotion takes the 1 follower from Conflict 3. That is always third and fifth. The leader keeps 2 actions per turn, everyone else has 1.

![Conflict 3 is about to begin, with each god alone in a region.](figure:ankh/syncretism-merge)

**Example.** After Conflict 3, Isis has 22, Amun 18, Ra and Osiris 15 each, and Anubis 9. Ra arrived on 15 after Osiris, so Ra is third. Amun and Osiris merge on 15. Ra and Anubis merge on 9 and take the follower.

## The map {#syncretism-map rules="S-SYNC-2" unofficial}

There are 3 regions and no camels. Your warrior and your monument start next to another god.
`,
  'scenarios/12-peoples-revolt': `
# The People’s Revolt {#peoples-revolt rules="S-REVOLT-1..16"}

For 2 to 5 players, advanced. The people have had enough, and winning costs dearly.

![The start for 3. Isis is about to trigger Consolidation.](figure:ankh/peoples-revolt)

**Revolt.** If you dominate a region or win its battle, **all your own warriors and guardians there die** once it is resolved. Losers’ figures survive. If nobody wins, nobody’s figures die. Gods never die. Locusts kill as always.

You gain your devotion first, while your figures are still there. In a battle your dead count for Miracle, and Flood protects your figures on fertile land. Isis may save hers or let them die.

**Consolidation.** The 3 Camel Caravan events bring regions together instead. 1 follower waits on each. If you trigger one, you

1. take the follower,
2. choose 2 regions with camels between them and remove those camels, so that they become 1 region,
3. remove the highest region number on the map from the game,
4. choose which number stays, if the new region still has 2. The other goes where a number is missing.

You must do this if you can. If only a river divides 2 regions, you can’t choose them. If there is no such pair, you just take the follower.

**Example.** Isis takes the follower and joins regions 2 and 5, the 2 halves of the Delta. Number 7 leaves the game. She keeps 2 for the Delta, and 5 goes to the region that was 7.

Everyone starts with a god, a warrior and a pyramid in 3 different regions.

> Tip: A region full of your warriors is a prize for someone else. Win with few figures.
`,
  'pharaoh/10-pharaoh-scenarios': `
# Merging, forgetting, scenarios {#pharaoh-scenarios rules="P-MERGE-1..4 P-SCEN-1..10"}

**Merging.** The lower god’s priests and policy cards leave the game. Both players use the upper god’s. Each may play 1 policy card with their action.

**Forgotten gods** take their priests and policy cards with them.

**When.** Pharaoh effects after a Conflict come last, after merging and forgetting.

Changes in scenarios:

- **The Flood:** the pharaoh and infantry stay out of the Delta.
- **Two Capitals:** the pharaoh may be next to a city but isn’t counted. Infantry can’t be on grey spaces.
- **Gift of the Delta:** Adored adds to the city’s bonus. Under Tyrant nothing is paid.
- **Dynastic Crisis:** Xerxes is allowed but not advised. Everyone may be forgotten.
- **The Great Rebuilding:** a monument replaced by a sphinx goes to your stock.
- **Guardians of Kemet:** the palace is also resolved after every auction.
- **Strife in the New Kingdom:** Tyrant doesn’t prevent the loss of 4.
- **The People’s Revolt:** the pharaoh and infantry don’t die.
`,
  'aids/03-ankh-more.1': `
# Ankh: scenarios and Pharaoh {#ankh-more}

| Scenario | What changes |
| --- | --- |
| Middle Kingdom, Old Kingdom | Nothing |
| The Flood | The Delta is closed |
| Two Capitals | Conflict begins: most figures next to the cities takes 2 followers, others lose 2 devotion |
| Gift of the Delta | City regions: 1 more for dominating, winning and each majority |
| Dynastic Crisis | After Conflicts 1 to 3 all lose 2, 4, 6. The last takes the followers. No merge, no Bountiful |
| The Great Rebuilding | Draft 6 monuments. A site taken becomes a monument from your stock |
| Guardians of Kemet | 6 auctions. Only the winner pays |
| Strife in the New Kingdom | City owners lose 4 unless they win or dominate there. Majorities there: 1 more |
| Syncretism | After Conflict 3, second joins fourth and third joins fifth |
| The People’s Revolt | Winners’ figures die, losers’ live. Caravans join regions |
`,
  'rules/ankh': `
- S-GEN-1 (scenarios/choose): A game uses 1 scenario, one that fits the number of players.
- S-TIME-1 (scenarios/choose): Scenario effects come at fixed moments of a Conflict: at its start, right after a region, or at its end. Then gods merge or are forgotten, and pharaoh effects come last.
- S-CITY-2 (scenarios/cities): No figure, monument or token can be on a city. Figures may pass through it.
- S-CITY-3 (scenarios/cities): No camel goes on any side of a city.
- S-CITY-7 (scenarios/cities): A city’s region is the one it is in now, with the present rivers and camels.
- S-MIDDLE-1 (scenarios/kingdoms): The Middle Kingdom has no special rules. With 2 or 3 players there are 3 regions, with 4 or 5 players 4 or 5.
- S-OLD-1 (scenarios/kingdoms): The Old Kingdom has no special rules. Gods start next to an enemy’s warrior, away from their own.
- S-FLOOD-1 (scenarios/flood): The Flood, for 2 players, has 2 layouts, A and B. You choose one when you create the table, or leave it to chance.
- S-FLOOD-4 (scenarios/flood): The Delta is flooded. It has no number and is never resolved.
- S-FLOOD-5 (scenarios/flood): No figure and no token can be on a flooded space.
- S-FLOOD-7 (scenarios/flood): Flooded spaces are off the map. Nothing crosses them or is next to them, but a caravan may end at them.
- S-FLOOD-8 (scenarios/flood): Apart from the closed Delta, The Flood is the usual game for 2: no merge, and gods are forgotten after Conflict 4.
- S-CAPITALS-1 (scenarios/two-capitals): The cities of Two Capitals are Memphis in the West and Waset in the East.
- S-CAPITALS-3 (scenarios/two-capitals): In Two Capitals, 2 followers wait on each of the 5 Conflicts.
- S-CAPITALS-5 (scenarios/two-capitals): The spaces around the 2 cities are grey. Figures may be there, but no monuments or other tokens.
- S-CAPITALS-7 (scenarios/two-capitals): When a Conflict begins, figures next to the 2 cities are counted together. The god with the most controls the cities.
- S-CAPITALS-8 (scenarios/two-capitals): Gods, warriors and guardians next to a city count once each, also a figure on water that touches a city.
- S-CAPITALS-9 (scenarios/two-capitals): The god who controls the cities takes the 2 followers from this Conflict. Every other god loses 2 devotion.
- S-CAPITALS-10 (scenarios/two-capitals): If several gods tie for the most figures, the followers are gone. Only gods outside the tie lose 2 devotion.
- S-CAPITALS-11 (scenarios/two-capitals): If nobody has a figure next to a city, the followers are gone and nobody loses devotion.
- S-CAPITALS-13 (scenarios/two-capitals): With 3 players the merge happens as usual. With 2 gods left, a tie costs nobody anything.
- S-DELTA-1 (scenarios/gift-of-the-delta): The cities of Gift of the Delta are Rosetta in the west and Tanis in the north-east of the Delta.
- S-DELTA-3 (scenarios/gift-of-the-delta): In a region with a city, dominating it, winning its battle and majorities in it are worth 1 more devotion. It holds for any god.
- S-DELTA-4 (scenarios/gift-of-the-delta): In a region with a city, each majority is worth 2 devotion instead of 1.
- S-DELTA-5 (scenarios/gift-of-the-delta): 2 cities in one region raise its rewards only once.
- S-DELTA-6 (scenarios/gift-of-the-delta): The city’s bonus is part of the same gain and adds to every other bonus.
- S-DELTA-7 (scenarios/gift-of-the-delta): A city doesn’t raise Magnanimous, Miracle or Worshipful.
- S-CRISIS-1 (scenarios/dynastic-crisis): In Dynastic Crisis, 2, 4 and 6 followers wait on Conflicts 1, 2 and 3.
- S-CRISIS-2 (scenarios/dynastic-crisis): In Dynastic Crisis nobody can unlock Bountiful.
- S-CRISIS-4 (scenarios/dynastic-crisis): At the end of Conflicts 1, 2 and 3, every god loses as much devotion as followers wait there: 2, 4 and 6.
- S-CRISIS-5 (scenarios/dynastic-crisis): After these losses the god with the least devotion takes the waiting followers.
- S-CRISIS-6 (scenarios/dynastic-crisis): In Dynastic Crisis gods never merge. Every player keeps 2 actions.
- S-CRISIS-7 (scenarios/dynastic-crisis): In Dynastic Crisis gods are forgotten after Conflict 4 as usual. If all are, nobody wins.
- S-REBUILD-1 (scenarios/great-rebuilding): The Great Rebuilding starts without neutral monuments. There are building sites instead, with 3 followers on each.
- S-REBUILD-2 (scenarios/great-rebuilding): There is no common supply of monuments. 6, 8 or 10 of each kind are ready for the draft with 3, 4 or 5 players.
- S-REBUILD-3 (scenarios/great-rebuilding): You draft monuments one at a time. The last player picks first, then it goes back and forth until everyone has 6.
- S-REBUILD-5 (scenarios/great-rebuilding): After the draft everyone secretly chooses 1 of their monuments as the first. The other 5 are their stock.
- S-REBUILD-7 (scenarios/great-rebuilding): A building site is a neutral monument without a kind. It gives a follower when you gain followers, and the followers on it stay.
- S-REBUILD-10 (scenarios/great-rebuilding): Build Monument takes the monument from your own stock. With an empty stock you can’t build.
- S-REBUILD-11 (scenarios/great-rebuilding): If you take a site, its followers are discarded. You put a monument from your stock there, with your ankh token.
- S-REBUILD-12 (scenarios/great-rebuilding): If you take a site with an empty stock, its 3 followers are yours and the site is removed.
- S-REBUILD-13 (scenarios/great-rebuilding): You can’t take a site’s followers while your stock has a monument. With a stock but no ankh token you get nothing.
- S-REBUILD-14 (scenarios/great-rebuilding): When no site is left, Control Monument takes an enemy’s monument, as in the base game.
- S-REBUILD-15 (scenarios/great-rebuilding): A destroyed site loses its followers to the supply, and its space is empty.
- S-REBUILD-16 (scenarios/great-rebuilding): If your monument is destroyed, it goes to your own stock.
- S-REBUILD-17 (scenarios/great-rebuilding): When gods merge, their stocks are joined. The lower god’s destroyed monuments are part of it.
- S-REBUILD-18 (scenarios/great-rebuilding): A forgotten god’s monuments and stock leave the game.
- S-GUARD-1 (scenarios/guardians-of-kemet): In Guardians of Kemet everyone starts with 2 followers.
- S-GUARD-2 (scenarios/guardians-of-kemet): All 6 kinds of guardian are in play, 1 of each. They wait in a row, level 1 first.
- S-GUARD-3 (scenarios/guardians-of-kemet): 6 of the Control Monument events are Guardian Auctions instead, with 1 follower on each.
- S-GUARD-5 (scenarios/guardians-of-kemet): In Guardians of Kemet, powers never bring a guardian.
- S-GUARD-6 (scenarios/guardians-of-kemet): A Guardian Auction takes the place of Control Monument on its space.
- S-GUARD-7 (scenarios/guardians-of-kemet): The god who triggers the auction first takes the follower from the event, and holds the tie-breaker.
- S-GUARD-9 (scenarios/guardians-of-kemet): If you own 2 guardians of that size, you take no part in the auction.
- S-GUARD-10 (scenarios/guardians-of-kemet): Everyone else secretly bids followers. 0 is a bid, and nobody may refuse.
- S-GUARD-11 (scenarios/guardians-of-kemet): The highest bid wins. Only the winner pays.
- S-GUARD-12 (scenarios/guardians-of-kemet): A tie goes to the tied player who comes first, counted clockwise from the player who triggered the auction.
- S-GUARD-13 (scenarios/guardians-of-kemet): If everyone bids 0, it is a tie like any other. If nobody can take part, the guardian leaves the game.
- S-GUARD-14 (scenarios/guardians-of-kemet): The winner puts the guardian on the map at once, as in a summon. With no legal space it goes to their pool.
- S-GUARD-15 (scenarios/guardians-of-kemet): A guardian won in an auction is summoned, so Ra may give it a sun. There are no extra summons and no priest.
- S-GUARD-16 (scenarios/guardians-of-kemet): A merged god bids once. Guardians that leave the game aren’t auctioned again.
- S-STRIFE-1 (scenarios/new-kingdom-strife): The cities of Strife in the New Kingdom are Bubastis in the Delta and Het-Nesu in the south-west.
- S-STRIFE-2 (scenarios/new-kingdom-strife): In Strife in the New Kingdom everyone starts on 2 devotion.
- S-STRIFE-3 (scenarios/new-kingdom-strife): Everyone sets 1 ankh token aside. It marks control of a city and is used for nothing else.
- S-STRIFE-4 (scenarios/new-kingdom-strife): Players 1 and 2 control the cities at the start.
- S-STRIFE-6 (scenarios/new-kingdom-strife): In a region with a city each majority is worth 1 more devotion. Winning and dominating aren’t raised.
- S-STRIFE-7 (scenarios/new-kingdom-strife): If you control a city, you lose 4 devotion right after its region is resolved, unless you won the battle or dominate there.
- S-STRIFE-8 (scenarios/new-kingdom-strife): A battle without a winner costs the city’s owner 4 devotion too. A region without figures costs nothing.
- S-STRIFE-9 (scenarios/new-kingdom-strife): The loss comes after the whole battle. If both cities are in one region, the owner with less devotion is judged first.
- S-STRIFE-10 (scenarios/new-kingdom-strife): At the end of each Conflict the god in second place chooses a city to control. The leader gets the other.
- S-STRIFE-13 (scenarios/new-kingdom-strife): Cities are given out before gods are forgotten. If the owner is forgotten, nobody holds the city until the next Conflict ends.
- S-SYNC-1 (scenarios/syncretism): In Syncretism 1 follower waits on Conflict 3.
- S-SYNC-3 (scenarios/syncretism): After Conflict 3 second place merges with fourth, and third with fifth. The leader stays alone.
- S-SYNC-4 (scenarios/syncretism): The order is read once, before both merges. The better placed god of a pair is the upper god.
- S-SYNC-5 (scenarios/syncretism): The merged god with less devotion takes the follower from Conflict 3.
- S-SYNC-6 (scenarios/syncretism): After the merges the leader still has 2 actions per turn. Everyone else has 1.
- S-HID-1 (scenarios/choose): Your first monument and your bid in an auction stay secret until everyone has decided. All else is open.
- S-INV-3 (scenarios/new-kingdom-strife): Each city has at most 1 owner, and nobody controls 2 cities.
- S-REVOLT-1 (scenarios/peoples-revolt): In The People’s Revolt everyone starts with a god, a warrior and a pyramid in 3 different regions. There are 7 regions, or 8 with 5 players.
- S-REVOLT-2 (scenarios/peoples-revolt): The 3 Camel Caravan events are Consolidation events instead. 1 follower waits on each.
- S-REVOLT-3 (scenarios/peoples-revolt): Apart from Revolt and Consolidation, everything is as in the base game. No caravan is ever placed.
- S-REVOLT-4 (scenarios/peoples-revolt): If you win a battle or dominate a region, all your own warriors and guardians there die once it is resolved.
- S-REVOLT-5 (scenarios/peoples-revolt): Losers’ figures aren’t killed in The People’s Revolt. If nobody wins, nobody’s are. Locusts kill as always.
- S-REVOLT-6 (scenarios/peoples-revolt): You gain your devotion before your figures die. Drought and radiant figures are counted while they’re still there.
- S-REVOLT-7 (scenarios/peoples-revolt): The winner’s dead count for Miracle. Flood protects the winner’s figures on fertile land, and Isis may save hers or let them die.
- S-REVOLT-8 (scenarios/peoples-revolt): In a battle the winner’s figures die in the losses step. Anubis may trap, Mummies return, and Cat Mummies cost the others devotion.
- S-REVOLT-9 (scenarios/peoples-revolt): After a domination your figures die right after your gain. There are no cards, so no Flood and no Miracle, but Isis may save hers.
- S-REVOLT-10 (scenarios/peoples-revolt): Consolidation takes the place of the Camel Caravan. The god who triggered it first takes the follower from the event.
- S-REVOLT-11 (scenarios/peoples-revolt): Choose 2 regions with camels between them. Those camels are removed, and the regions become 1. You must do it if you can.
- S-REVOLT-12 (scenarios/peoples-revolt): The highest region number on the map leaves the game.
- S-REVOLT-13 (scenarios/peoples-revolt): If the new region still has 2 numbers, choose which one stays. The other goes to the region whose number left the game.
- S-REVOLT-14 (scenarios/peoples-revolt): If no 2 regions have camels between them, you take the follower and nothing else happens.
- S-REVOLT-15 (scenarios/peoples-revolt): Figures, monuments and gates stay where they are. They are simply in the new region.
- S-REVOLT-16 (scenarios/peoples-revolt): The pharaoh and infantry don’t die in The People’s Revolt. Under Tyrant you still lose your figures.
- P-SCEN-1 (pharaoh/pharaoh-scenarios): In The Flood the pharaoh and infantry stay out of the closed Delta.
- P-SCEN-2 (pharaoh/pharaoh-scenarios): In Two Capitals the pharaoh may be next to a city but isn’t counted. Infantry can’t be on grey spaces.
- P-SCEN-3 (pharaoh/pharaoh-scenarios): In Gift of the Delta the city’s bonus and Adored add up. Under Tyrant his region pays nothing.
- P-SCEN-4 (pharaoh/pharaoh-scenarios): Xerxes isn’t advised for Dynastic Crisis, because every god may be forgotten. Reformation can’t give you Bountiful there.
- P-SCEN-5 (pharaoh/pharaoh-scenarios): In The Great Rebuilding a monument replaced by a sphinx goes to your stock. A building site can’t be replaced.
- P-SCEN-6 (pharaoh/pharaoh-scenarios): In Guardians of Kemet the palace is also resolved after every Guardian Auction.
- P-SCEN-7 (pharaoh/pharaoh-scenarios): In Strife in the New Kingdom, Tyrant doesn’t prevent the loss of 4 devotion. With Tutankhamun his region, and its city, comes first.
- P-SCEN-8 (pharaoh/pharaoh-scenarios): In Syncretism both lower gods’ priests and policy cards leave the game.
- P-SCEN-9 (pharaoh/pharaoh-scenarios): Pharaoh effects at the end of a Conflict come last, after merging and forgetting.
- P-SCEN-10 (pharaoh/pharaoh-scenarios): In The People’s Revolt the pharaoh and infantry don’t die. Edict of War swaps the numbers that are left.
`,
};
