/** Everything said of the guardians. */
export default {
  'figure.satet': 'Satet',
  'figure.satet.acc': 'Satet',
  'figure.satet.text':
    'Level 1 guardian. May end its move on an enemy figure and push it to a neighbouring empty land space.',
  'guardian.satet.line': 'Can end its move on an enemy figure and push it away.',

  'figure.cat-mummy': 'Cat Mummy',
  'figure.cat-mummy.acc': 'a Cat Mummy',
  'figure.cat-mummy.text': 'Level 1 guardian. When it is killed, everyone else loses 1 devotion.',
  'guardian.cat-mummy.line': 'When it is killed, everyone else loses 1 devotion.',

  'figure.mummy': 'Mummy',
  'figure.mummy.acc': 'a Mummy',
  'figure.mummy.text': 'Level 2 guardian. When it is killed, it returns at once next to its god.',
  'guardian.mummy.line': 'When it is killed, it returns at once next to your god.',

  'figure.apep': 'Apep',
  'figure.apep.acc': 'Apep',
  'figure.apep.text': 'Level 2 guardian. May be summoned onto any empty water space.',
  'guardian.apep.line': 'Can be summoned onto any water space.',

  'figure.giant-scorpion': 'Giant Scorpion',
  'figure.giant-scorpion.acc': 'a Giant Scorpion',
  'figure.giant-scorpion.text':
    'Level 3 guardian. Points at two neighbouring spaces. When a Conflict begins, it destroys any monument on them, yours included, unless a river or camels lie between.',
  'guardian.giant-scorpion.line': 'Destroys the monuments it points at when a Conflict begins.',

  'figure.androsphinx': 'Androsphinx',
  'figure.androsphinx.acc': 'an Androsphinx',
  'figure.androsphinx.text': 'Level 3 guardian. Enemy figures next to it have no strength in battle.',
  'guardian.androsphinx.line': 'Enemy figures next to it have no strength.',

  'ask.push': '{figure} on {space}: push to which space?',
  'ask.aim': 'Aim the Giant Scorpion on {space}',
  'ask.aim.detail': 'Its claws point at two spaces next to each other',
  'ask.summon-to.apep': 'Empty water, or empty land next to your figures or monuments',
  'ask.mummy': 'Return the Mummy to which space?',
  'option.aim': 'Aim at {first} and {second}',
  'option.aim.off': 'off the map',
  'log.figure-pushed': '{by} pushes {who}’s {figure} from {from} to {space}.',
  'log.scorpion-aimed': '{who} aims the Scorpion on {space} at {first} and {second}.',
  'log.mummy-to-pool': '{who}’s Mummy has no space next to its god and returns to the pool.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/20-guardians': `
# Guardians {#guardians rules="A-COMP-7"}

Guardians are figures with strength 1. They come with your [2nd, 4th and 5th power](page:ankh/unlock). One kind of each level is in play.

| Guardian | Level | Size | Copies |
| --- | --- | --- | --- |
| Satet | 1 | small | 3 |
| Cat Mummy | 1 | small | 3 |
| Mummy | 2 | small | 3 |
| Apep | 2 | large | 2 |
| Giant Scorpion | 3 | large | 2 |
| Androsphinx | 3 | large | 2 |

## Satet {#satet rules="A-SATET-1..5"}

In a Move Figures action, Satet may end its move on an enemy figure. You **push** that figure to a neighbouring empty land space. Gods and guardians can be pushed too. Rivers and camels don’t stop a push. Water, figures, monuments and the map edge do. If there is no space for the pushed figure, Satet can’t stop there.

![Satet moves from F5 to G6 and pushes the warrior to a green space.](figure:ankh/satet)

## Cat Mummy {#cat-mummy rules="A-CAT-1..3"}

When it is killed, **every other god loses 1 devotion**, also those outside the battle. If it dies in step 7, the loss comes in the Aftermath, before Miracle.

## Mummy {#mummy rules="A-MUM-1..3"}

When it is killed, it **returns at once** to an empty land space next to your god. It still counts as killed. If there is no such space, it goes to your pool.

## Apep {#apep rules="A-APEP-1..3"}

May be summoned onto **any water space** without a figure, wherever it is. Apep is then in every region the water touches. Apep can’t end a move on water.

## Giant Scorpion {#scorpion rules="A-SCORP-1..5 A-RUL-16"}

Points its claws at **2 neighbouring spaces**, side by side. You aim it whenever it is summoned, moved or pushed. When a Conflict begins, it destroys each monument on those spaces, your own included. A river or camels in between protect a monument.

![The Scorpion destroys the temple on E5. The river protects the pyramid on F4.](figure:ankh/scorpion)

## Androsphinx {#androsphinx rules="A-SPHINX-1..3"}

Enemy figures next to it have **strength 0**. All their own bonuses are lost, but cards and temples still count.
`,
  'aids/02-ankh-things.3': `
| Guardian | Level | Effect |
| --- | --- | --- |
| Satet | 1 | Pushes an enemy figure |
| Cat Mummy | 1 | Dies: all others lose 1 devotion |
| Mummy | 2 | Dies: returns next to your god |
| Apep | 2 | Summon onto any water |
| Giant Scorpion | 3 | Conflict begins: destroys monuments at its claws |
| Androsphinx | 3 | Enemies next to it have strength 0 |
`,
  'rules/ankh': `
- A-COMP-7 (ankh/guardians): Satet and Cat Mummy are level 1, Mummy and Apep level 2, Giant Scorpion and Androsphinx level 3. Apep and the level 3 guardians are large, the others small.
- A-SATET-1 (ankh/guardians): Satet, level 1: may end its move on an enemy figure and push it to a neighbouring empty land space. Satet’s owner chooses where.
- A-SATET-2 (ankh/guardians): Water, figures, monuments and the map edge stop a push, rivers and camels don’t. The space Satet came from is empty. With no space for the figure, Satet can’t stop there.
- A-SATET-3 (ankh/guardians): Satet may push gods and guardians, but no figures of its own side and no monuments.
- A-SATET-4 (ankh/guardians): Satet can’t push on water or on another god’s gate. A figure can’t be pushed onto a gate it couldn’t stop on.
- A-SATET-5 (ankh/guardians): A pushed Giant Scorpion is aimed again by its own owner.
- A-CAT-1 (ankh/guardians): Cat Mummy, level 1: when it is killed, every other god loses 1 devotion, also those outside the battle.
- A-CAT-2 (ankh/guardians): If locusts kill a Cat Mummy, the others lose devotion at once. If it dies in the losses, that comes in the Aftermath, before Miracle.
- A-MUM-1 (ankh/guardians): Mummy, level 2: when it is killed, it returns at once to an empty land space next to its god. If there is none, it goes to its pool.
- A-MUM-2 (ankh/guardians): A returning Mummy is summoned, so Ra may give it a sun. It still counts as killed.
- A-APEP-1 (ankh/guardians): Apep, level 2: may be summoned onto any water space without a figure, wherever it is, or onto land as usual.
- A-APEP-2 (ankh/guardians): Summoning Apep onto water uses the regular summon. Next to one of your pyramids it may use that pyramid’s extra summon.
- A-APEP-3 (ankh/guardians): Apep can’t end a move on water. Only a summon puts it there.
- A-SCORP-1 (ankh/guardians): Giant Scorpion, level 3: aims at 2 of the 6 spaces around it, side by side. Its owner aims it whenever it is summoned, moved or pushed.
- A-SCORP-2 (ankh/guardians): A Giant Scorpion may aim in any direction, also at water, across a river or off the map.
- A-SCORP-4 (ankh/guardians): When a Conflict begins, every Giant Scorpion destroys the monuments it aims at, its owner’s included. A river or camels in between protect them.
- A-SCORP-5 (ankh/guardians): All Giant Scorpions strike at the same moment.
- A-SPHINX-1 (ankh/guardians): Androsphinx, level 3: enemy figures next to it have strength 0, with all their own bonuses. Cards and temples still count.
- A-SPHINX-2 (ankh/guardians): A figure on water next to an enemy Androsphinx has strength 0 in every battle it is in.
- A-SPHINX-3 (ankh/guardians): An Androsphinx works even if its own strength is 0. Two enemy ones next to each other both have strength 0.
`,
};
