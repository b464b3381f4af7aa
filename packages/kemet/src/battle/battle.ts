import type { KemetStep } from '../flow.ts';
import { escapeWindow } from '../interventions/escape-window.ts';
import { afterReveal, beforeBattle } from '../tiles/in-battle.ts';
import { aftermathWindows } from './aftermath.ts';
import { cardWindows } from './cards.ts';
import { cleanUpWindow } from './clean-up.ts';
import { casualtiesWindow, creaturesWindow, pointsWindow, prayerWindow, winnerWindow } from './outcome.ts';
import { revealWindow } from './reveal.ts';

/** The sixteen windows of a battle in order (section 10). Window 1 is the declaration itself. */
export const battleProcedure: readonly KemetStep[] = [
  ...escapeWindow, // 2
  ...beforeBattle, // 3
  ...cardWindows, // 4 and 5
  revealWindow, // 6
  ...afterReveal, // 7
  winnerWindow, // 8
  casualtiesWindow, // 9 and 10
  prayerWindow, // 11
  pointsWindow, // 12
  creaturesWindow, // 13
  ...aftermathWindows, // 14 and 15
  cleanUpWindow, // 16
];
