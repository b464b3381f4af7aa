/**
 * The questions of Ankh by kind: who is asked, what the options are and what `about` says.
 * Spaces and sides go by name.
 *
 * | kind           | id       | options                                              | about                       |
 * | -------------- | -------- | ---------------------------------------------------- | --------------------------- |
 * | action         | D-ACT1   | 'move', 'summon', 'gain', 'unlock'                   | null                        |
 * | second-action  | D-ACT2   | the actions on lower rows                            | the first action            |
 * | move-figure    | D-MOVE   | spaces of figures that can still move, 'done'        | null                        |
 * | move-to        | D-MOVE   | spaces                                               | the space of the figure     |
 * | push           | D-PUSH   | spaces                                               | { by, from }: spaces        |
 * | aim            | D-AIM    | 0 to 5: the first of two directions, clockwise from north | the space of the Scorpion |
 * | summon-figure  | D-SUM    | figure names, 'ransom', 'done'                       | null                        |
 * | summon-to      | D-SUM    | spaces                                               | the chosen figure           |
 * | summon-slot    | D-SUM    | extra summons that could serve: 'gate', 'pyramid F7' | { figure, space }           |
 * | sun            | D-SUN    | 'yes', 'no'                                          | the space of the figure     |
 * | unlock         | D-UNL    | power names, 'pass'                                  | the level                   |
 * | control        | D-CTRL   | spaces of monuments                                  | null                        |
 * | caravan        | D-CAR    | sides, 'pass' before the first                       | the sides drawn so far      |
 * | caravan-token  | D-CARTOK | the two new regions, by their first land space       | the number of the old token |
 * | caravan-swap   | D-CARSWAP| '1 4': a new region's number and another, 'pass'     | the numbers of the new regions |
 */
export type TurnDecisionKind =
  | 'action'
  | 'second-action'
  | 'move-figure'
  | 'move-to'
  | 'push'
  | 'aim'
  | 'summon-figure'
  | 'summon-to'
  | 'summon-slot'
  | 'sun'
  | 'unlock'
  | 'control'
  | 'caravan'
  | 'caravan-token'
  | 'caravan-swap';

/**
 * The questions of Conflicts and of what follows them. Asked of the seat of the team's upper god (A-MRG-14).
 *
 * | kind           | id       | options                                              | about                       |
 * | -------------- | -------- | ---------------------------------------------------- | --------------------------- |
 * | obelisk-figure | D-OBEL   | spaces of own figures not yet moved, 'pass'          | null                        |
 * | obelisk-to     | D-OBEL   | spaces                                               | the space of the figure     |
 * | two-cards      | D-AMUN   | 'yes', 'no'                                          | null                        |
 * | card           | D-CARD   | cards in hand; secret                                | the region, by its first land space |
 * | card-pair      | D-CARD   | 'chariots+flood': pairs of cards in hand; secret     | the region, by its first land space |
 * | build          | D-BUILD  | kinds of monument, 'pass'                            | null                        |
 * | build-to       | D-BUILD  | spaces                                               | the kind                    |
 * | bid            | D-BID    | 0 to all followers; secret                           | the team whose Plague it is |
 * | trap           | D-TRAP   | teams of which a warrior died, 'pass'                | null                        |
 * | mummy          | D-MUM    | spaces                                               | null                        |
 * | tie-breaker    | D-TIE    | 'yes', 'no'                                          | null                        |
 * | isis           | D-ISIS   | 'keep', 'die'                                        | the space of the figure     |
 * | gate-token     | D-GATE   | spaces of tokens on the board, 'new', 'pass'         | null                        |
 * | gate-to        | D-GATE   | spaces                                               | 'new' or the token's space  |
 * | worshipful     | D-WOR    | 'yes', 'no'                                          | null                        |
 * | give-up        | D-MRGG   | spaces of guardians, names of those in the pool      | null                        |
 */
export type ConflictDecisionKind =
  | 'obelisk-figure'
  | 'obelisk-to'
  | 'two-cards'
  | 'card'
  | 'card-pair'
  | 'build'
  | 'build-to'
  | 'bid'
  | 'trap'
  | 'mummy'
  | 'tie-breaker'
  | 'isis'
  | 'gate-token'
  | 'gate-to'
  | 'worshipful'
  | 'give-up';

/**
 * The questions that only scenarios ask.
 *
 * | kind              | id       | options                                          | about                       |
 * | ----------------- | -------- | ------------------------------------------------ | --------------------------- |
 * | draft             | D-DRAFT  | kinds of monument left                           | picks made so far           |
 * | starting-monument | D-START  | kinds of monument in the own stock; secret       |                             |
 * | site-monument     | D-SITE   | kinds of monument in the own stock               | the space of the site       |
 * | auction           | D-AUCT   | 0 to all followers, 'decline'; secret            | the guardian                |
 * | place-guardian    | D-GPLACE | spaces                                           | the guardian                |
 * | city              | D-CITY   | the spaces of the two cities                     |                             |
 * | join              | D-JOIN   | '1 4': the tokens of two regions                 |                             |
 * | join-token        | D-JOINTOK| the tokens of the two regions: which stays       | the token the other replaces |
 */
export type ScenarioDecisionKind =
  | 'draft'
  | 'starting-monument'
  | 'site-monument'
  | 'auction'
  | 'place-guardian'
  | 'city'
  | 'join'
  | 'join-token';

/**
 * The questions of the Pharaoh expansion. Rooms are 'decrees', 'war', 'judgement', 'throne'; policy cards go by name.
 * Rooms also stand among the options of `move-figure` (a priest of that room is to move) and of `summon-figure` (a priest
 * is summoned into that room: D-PRSUM), and `summon-figure` and `summon-to` serve Hired Spears.
 *
 * | kind            | id         | options                                             | about                       |
 * | --------------- | ---------- | --------------------------------------------------- | --------------------------- |
 * | place-pharaoh   | D-PHPLACE  | spaces                                              | the pharaoh                 |
 * | policy-before   | D-POLBEF   | cards in hand, 'pass'                               | the action                  |
 * | policy-after    | D-POLAFT   | cards in hand, 'pass'                               | the action                  |
 * | priest-to       | D-PRMOVE   | rooms                                               | the room of the priest      |
 * | decree          | D-DECREE   | cards of the display; 'hand X', 'played X': an own card to remove | null          |
 * | sphinx          | D-SPHINX   | spaces of own monuments, 'pass'                     | null                        |
 * | take-policy     | D-TAKE     | cards of the display                                | the room                    |
 * | pharaoh-to      | D-PHMOVE   | spaces, 'stay'                                      | how far he may go           |
 * | keep-policy     | D-REVEAL   | revealed cards                                      | null                        |
 * | tribute         | D-TRIBUTE  | teams with followers                                | followers still to be taken |
 * | infantry-to     | D-INF      | spaces                                              | infantry still to be placed |
 * | take-infantry   | D-INFTAKE  | spaces of infantry, 'pass'                          | infantry still to be taken  |
 * | sphinx-figure   | D-RIDSUM   | figure names, 'pass'                                | the space of the sphinx     |
 * | sphinx-to       | D-RIDSUM   | spaces                                              | the chosen figure           |
 * | ordain          | Ordination | rooms                                               | null                        |
 * | enemy-priest    | Court Intrigue, Banishment | 'war 2': the room and team of a priest | the card                 |
 * | enemy-priest-to | Court Intrigue | rooms                                           | the priest, as above        |
 * | reform          | Reformation | own powers                                         | null                        |
 * | reform-to       | Reformation | locked powers of the same level                    | the power given up          |
 * | edict           | Edict of War | '1 4': two conflict tokens                        | null                        |
 * | amend           | Scribal Amendment | played cards                                 | null                        |
 */
export type PharaohDecisionKind =
  | 'place-pharaoh'
  | 'policy-before'
  | 'policy-after'
  | 'priest-to'
  | 'decree'
  | 'sphinx'
  | 'take-policy'
  | 'pharaoh-to'
  | 'keep-policy'
  | 'tribute'
  | 'infantry-to'
  | 'take-infantry'
  | 'sphinx-figure'
  | 'sphinx-to'
  | 'ordain'
  | 'enemy-priest'
  | 'enemy-priest-to'
  | 'reform'
  | 'reform-to'
  | 'edict'
  | 'amend';
