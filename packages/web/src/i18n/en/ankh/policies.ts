/** Everything said of the policy cards. Their names are ours. */
export default {
  'policy.double-march': 'Double March',
  'policy.double-march.text': 'Take the whole action again.',

  'policy.royal-road': 'Royal Road',
  'policy.royal-road.text': 'Your figures move up to 4 spaces in this action.',

  'policy.open-doors': 'Open Doors',
  'policy.open-doors.text': 'Your priests may move to any room in this action.',

  'policy.court-intrigue': 'Court Intrigue',
  'policy.court-intrigue.text': 'Move an enemy priest to an adjacent room.',

  'policy.call-to-arms': 'Call to Arms',
  'policy.call-to-arms.text': 'Take the whole action again.',

  'policy.frontier-garrison': 'Frontier Garrison',
  'policy.frontier-garrison.text': 'In this action you may also summon next to neutral monuments.',

  'policy.ordination': 'Ordination',
  'policy.ordination.text': 'Summon one more priest into any room.',

  'policy.hired-spears': 'Hired Spears',
  'policy.hired-spears.text': 'Sacrifice 1 follower to summon one more figure.',

  'policy.temple-tithe': 'Temple Tithe',
  'policy.temple-tithe.text': 'Gain 2 followers.',

  'policy.census': 'Census',
  'policy.census.text': 'In this action, enemy monuments next to your figures also give you followers.',

  'policy.harvest-festival': 'Harvest Festival',
  'policy.harvest-festival.text': 'Gain 1 follower for each of your figures on fertile land, up to 4.',

  'policy.road-toll': 'Road Toll',
  'policy.road-toll.text': 'Gain 1 follower for each region where you have a figure.',

  'policy.twin-revelation': 'Twin Revelation',
  'policy.twin-revelation.text': 'Unlock another power, paying for it as usual.',

  'policy.house-of-life': 'House of Life',
  'policy.house-of-life.text': 'The power costs 2 followers less.',

  'policy.reformation': 'Reformation',
  'policy.reformation.text':
    'Swap one of your powers for a locked power of the same level. No cost, no guardian.',

  'policy.royal-progress': 'Royal Progress',
  'policy.royal-progress.text': 'Move the pharaoh up to 2 spaces.',

  'policy.edict-of-war': 'Edict of War',
  'policy.edict-of-war.text': 'Swap the numbers of two regions. You need a figure in at least one of them.',

  'policy.public-offering': 'Public Offering',
  'policy.public-offering.text': 'Sacrifice 3 followers to gain 1 devotion.',

  'policy.banishment': 'Banishment',
  'policy.banishment.text': 'Send an enemy priest back to its pool from a room that also holds one of yours.',

  'policy.royal-stipend': 'Royal Stipend',
  'policy.royal-stipend.text': 'Gain 1 follower for each of your priests in the palace.',

  'policy.scribal-amendment': 'Scribal Amendment',
  'policy.scribal-amendment.text': 'Take another policy card you’ve played back into your hand.',

  'ask.ordain': 'Place an extra priest in which room?',
  'ask.enemy-priest.court-intrigue': 'Move which priest?',
  'ask.enemy-priest.banishment': 'Send which priest back?',
  'ask.enemy-priest-to': 'Move {god}’s priest from the {room} to which room?',
  'ask.reform': 'Give up which power?',
  'ask.reform-to': 'Replace {power} with which power?',
  'ask.edict': 'Swap the numbers of which two regions?',
  'ask.amend': 'Take back which played card?',
  'option.enemy-priest': '{god}, {room}',
  'log.power-swapped': '{who} swaps {from} for {power}.',
  'policy-when.before': 'Before {action}',
  'policy-when.after': 'After {action}',
  'policy-when.either': 'Before or after {action}',
  'policy-any.either': 'Before or after any action',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'pharaoh/09-policy-deck': `
# The policy deck {#policy-deck rules="P-CARD-1..9" unofficial}

The deck has 40 cards of 21 kinds, mostly 2 of each. The names are ours.

| Card | With | When | Effect |
| --- | --- | --- | --- |
| Double March | Move | after | Take the whole action again |
| Royal Road | Move | before | Your figures move up to 4 spaces |
| Open Doors | Move | before | Your priests may move to any room |
| Court Intrigue | Move | either | Move an enemy priest to an adjacent room |
| Call to Arms | Summon | after | Take the whole action again |
| Frontier Garrison | Summon | before | You may also summon next to neutral monuments |
| Ordination | Summon | either | Summon 1 more priest into any room |
| Hired Spears | Summon | either | Sacrifice 1 follower to summon 1 more figure |
| Temple Tithe | Gain | either | Gain 2 followers |
| Census | Gain | before | Enemy monuments next to your figures count too |
| Harvest Festival | Gain | either | Gain 1 follower for each of your figures on fertile land, up to 4 |
| Road Toll | Gain | either | Gain 1 follower for each region where you have a figure |
| Twin Revelation | Unlock | after | Unlock another power and pay for it |
| House of Life | Unlock | before | The power costs 2 followers less |
| Reformation | Unlock | either | Swap a power for a locked one of its level |
| Royal Progress | any | either | Move the pharaoh up to 2 spaces |
| Edict of War | any | either | Swap 2 region numbers, one where you have a figure |
| Public Offering | any | either | Sacrifice 3 followers to gain 1 devotion |
| Banishment | any | either | Return an enemy priest to its pool from a room with your priest |
| Royal Stipend | any | either | Gain 1 follower for each of your priests in the palace |
| Scribal Amendment | any | either | Take another played policy card back |

Reformation costs nothing and brings no guardian. After Tutankhamun’s death no card moves a priest into the Throne Room.
`,
  'rules/ankh': `
- P-CARD-1 (pharaoh/policy-deck): Double March and Call to Arms take the action again. Twin Revelation unlocks another power at full price.
- P-CARD-2 (pharaoh/policy-deck): Royal Road lets your figures move up to 4 spaces. Open Doors lets each priest move once, to any room.
- P-CARD-3 (pharaoh/policy-deck): Court Intrigue moves an enemy priest to an adjacent room. Banishment returns one to its pool. Neither can use a closed Throne Room.
- P-CARD-4 (pharaoh/policy-deck): Frontier Garrison: in this action you may also summon next to neutral monuments and building sites. Extra summons of powers aren’t widened.
- P-CARD-5 (pharaoh/policy-deck): Hired Spears: sacrifice 1 follower to summon 1 more figure. Ordination: summon 1 more priest, if your pool has one.
- P-CARD-6 (pharaoh/policy-deck): Census: enemies’ monuments next to your figures give you followers too. Harvest Festival counts your figures on fertile land, Road Toll the regions you’re in.
- P-CARD-7 (pharaoh/policy-deck): House of Life: the power costs 2 followers less. Reformation: swap a power for another of its level, without cost or guardian.
- P-CARD-8 (pharaoh/policy-deck): Edict of War: swap the numbers of 2 regions, if you have a figure in one of them.
- P-CARD-9 (pharaoh/policy-deck): Scribal Amendment: take another played policy card back into your hand. It can’t take back itself.
`,
};
