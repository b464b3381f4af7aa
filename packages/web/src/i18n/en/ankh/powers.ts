/** Everything said of the powers. */
export default {
  'power.commanding': 'Commanding',
  'power.commanding.text': 'Gain 3 followers for every battle you win.',

  'power.inspiring': 'Inspiring',
  'power.inspiring.text': 'The Build Monument card costs you no followers.',

  'power.omnipresent': 'Omnipresent',
  'power.omnipresent.text': 'When a Conflict begins, gain 1 follower for each region you have a figure in.',

  'power.revered': 'Revered',
  'power.revered.text': 'Gain 1 more follower in every Gain Followers action.',

  'power.resplendent': 'Resplendent',
  'power.resplendent.text': 'While you control three monuments of one kind, your god figure has strength 3.',

  'power.obelisk-attuned': 'Obelisk-Attuned',
  'power.obelisk-attuned.text':
    'When a battle you’re in begins, you may move any of your figures, from anywhere, next to your obelisks in that region.',

  'power.temple-attuned': 'Temple-Attuned',
  'power.temple-attuned.text':
    'Each of your temples in the region with your figure next to it adds 2 strength.',

  'power.pyramid-attuned': 'Pyramid-Attuned',
  'power.pyramid-attuned.text':
    'When summoning, you may put one extra figure next to each pyramid you control.',

  'power.glorious': 'Glorious',
  'power.glorious.text': 'If you win a battle by 3 or more strength, gain 3 devotion instead of 1.',

  'power.magnanimous': 'Magnanimous',
  'power.magnanimous.text': 'If you lose a battle with 2 or more figures in it, gain 2 devotion.',

  'power.bountiful': 'Bountiful',
  'power.bountiful.text': 'While you’re in the red, each time you gain devotion, gain 1 more.',

  'power.worshipful': 'Worshipful',
  'power.worshipful.text': 'After each of your battles you may sacrifice 2 followers for 1 devotion.',

  'ask.obelisk-figure': 'Move a figure next to one of your obelisks?',
  'ask.obelisk-to': '{figure} from {space}: next to which obelisk?',
  'ask.worshipful': 'Sacrifice 2 followers for 1 devotion?',
  'option.sacrifice': 'Sacrifice 2 followers',
  'option.slot.pyramid': 'Next to the pyramid on {space}',
  'log.figure-relocated': '{who} brings {figure} from {from} to {space}.',
};

/** @public Pages of the rulebook, parts of its sheets, a sentence a rule. */
export const rulebook = {
  'ankh/21-powers': `
# Ankh powers {#powers rules="A-POW-1..12 A-POW-6a A-RUL-40 A-RUL-82"}

You may unlock 2 of each level. Each [costs](page:ankh/unlock) as many followers as its level.

| Level 1 | What it does |
| --- | --- |
| Commanding | Gain 3 followers for every battle you win. Domination doesn’t count |
| Inspiring | The Build Monument card costs you no followers |
| Omnipresent | When a Conflict begins, gain 1 follower for each region where you have a figure |
| Revered | Gain 1 more follower in every Gain Followers action, even if you gain none otherwise |

| Level 2 | What it does |
| --- | --- |
| Resplendent | While you control 3 monuments of one kind, anywhere, your god figure has strength 3 |
| Obelisk-Attuned | When a battle you’re in begins, you may move any of your figures, from anywhere, next to your obelisks in that region |
| Temple-Attuned | In battle, each of your temples in the region with your figure next to it adds 2 strength |
| Pyramid-Attuned | When you summon, you may put 1 extra figure next to each pyramid you control |

| Level 3 | What it does |
| --- | --- |
| Glorious | If you win a battle by 3 or more strength, gain 3 devotion instead of 1 |
| Magnanimous | If you lose a battle with 2 or more figures in it, gain 2 devotion |
| Bountiful | While you’re in the red, each time you gain devotion, gain 1 more |
| Worshipful | After each of your battles you may sacrifice 2 followers for 1 devotion |

Some details:

- **Obelisk-Attuned.** Distance doesn’t matter, gods may come too, and each figure moves once. If several gods have it, they take turns, 1 figure each. Once you pass, you’re done.
- **Pyramid-Attuned.** A space next to 2 pyramids uses up the extra summon of only one of them.
- **Glorious.** Only gods in the battle are compared. A win by tie-breaker has no lead.
- **Magnanimous.** Figures are counted in step 5. It also pays when nobody wins.
- **Bountiful.** On 20 you still gain 1 more. On 21 you don’t.
- **Worshipful.** Once per battle, and only if you played a card in it.
`,
  'aids/02-ankh-things.1': `
# Ankh: powers, cards, guardians {#ankh-things}

| Power | Level | Effect |
| --- | --- | --- |
| Commanding | 1 | 3 followers for each battle won |
| Inspiring | 1 | Build Monument is free |
| Omnipresent | 1 | Conflict begins: 1 follower for each region with your figure |
| Revered | 1 | Gain Followers: 1 more |
| Resplendent | 2 | 3 monuments of one kind: your god has strength 3 |
| Obelisk-Attuned | 2 | Battle begins: move figures to your obelisks there |
| Temple-Attuned | 2 | 2 strength for each temple with your figure next to it |
| Pyramid-Attuned | 2 | Summon 1 extra figure next to each pyramid |
| Glorious | 3 | Win by 3 or more: 3 devotion instead of 1 |
| Magnanimous | 3 | Lose with 2 or more figures: 2 devotion |
| Bountiful | 3 | In the red: 1 more for each gain |
| Worshipful | 3 | After your battle: 2 followers for 1 devotion |
`,
  'rules/ankh': `
- A-POW-1 (ankh/powers): Commanding: gain 3 followers for every battle you win. Domination doesn’t count.
- A-POW-2 (ankh/powers): Inspiring: the Build Monument card costs you no followers.
- A-POW-3 (ankh/powers): Omnipresent: when a Conflict begins, gain 1 follower for each region where you have a figure.
- A-POW-4 (ankh/powers): Revered: gain 1 more follower in every Gain Followers action.
- A-POW-5 (ankh/powers): Resplendent: while you control 3 monuments of one kind, anywhere on the map, your god figure has strength 3.
- A-POW-6 (ankh/powers): Obelisk-Attuned: when a battle you’re in begins, you may move any of your figures next to your obelisks in that region. Distance doesn’t matter. Each figure moves once.
- A-POW-6a (ankh/powers): If several gods have Obelisk-Attuned, they move 1 figure each in turn, lowest devotion first. A god who passes is done for this battle.
- A-POW-7 (ankh/powers): Temple-Attuned: each of your temples in the region with your figure next to it adds 2 strength.
- A-POW-8 (ankh/powers): Pyramid-Attuned: in a Summon Figure action you may put 1 extra figure next to each pyramid you control.
- A-POW-9 (ankh/powers): Glorious: if you win a battle by 3 or more strength, gain 3 devotion instead of 1.
- A-POW-10 (ankh/powers): Magnanimous: if you lose a battle with 2 or more figures in it, gain 2 devotion. It also pays when nobody wins.
- A-POW-11 (ankh/powers): Bountiful: while you’re in the red, each gain of devotion is 1 larger. On 20 it still works, on 21 it doesn’t.
- A-POW-12 (ankh/powers): Worshipful: after each battle in which you played a card, you may sacrifice 2 followers to gain 1 devotion.
`,
};
