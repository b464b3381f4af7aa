import { NO_CHANCE, type Viewer } from '@ennead/kernel';
import { isDiscardOpen, isKnownToHaveChosen, prescientSide } from './battle/cards.ts';
import { other, SIDES, seatOf } from './battle/sides.ts';
import { cloneBattle, clonePlay, cloneState } from './clone.ts';
import { INTERVENTIONS } from './data/interventions.ts';
import { ADDS, ASKED, BATTLE_KINDS, INTERVENTION_KINDS, NOT_ASKED, PLAYS } from './pieces.ts';
import type { Battle, KemetState, Play } from './state.ts';
import { keepingTiles } from './tiles/module.ts';

/** What a viewer may know (K-HID-1): a copy in which everything hidden is masked. */
export function view(state: KemetState, viewer: Viewer): KemetState {
  return mask(cloneState(state), state, viewer);
}

/** The same of a state that nobody will change: only what may be masked is copied. */
export function cover(state: KemetState, viewer: Viewer): KemetState {
  const { play, battle } = state;
  const copies: Partial<KemetState> = {
    play: play && clonePlay(play),
    battle: battle && cloneBattle(battle),
  };
  return mask({ ...state, ...copies }, state, viewer);
}

const NO_CARDS: readonly number[] = INTERVENTIONS.map(() => 0);

function mask(view: KemetState, state: KemetState, viewer: Viewer): KemetState {
  view.chance = [...NO_CHANCE];
  view.deck = NO_CARDS;
  const hands = state.hands.slice();
  const discarded = state.discarded.slice();
  const openDiscards = state.setup.discards === 'open';
  for (let seat = 0; seat < state.setup.players; seat++) {
    if (seat === viewer) continue;
    const cards = seat * INTERVENTION_KINDS;
    hands.fill(0, cards, cards + INTERVENTION_KINDS);
    if (!openDiscards) discarded[seat] = 0;
  }
  view.hands = hands;
  view.discarded = discarded;
  for (const tile of keepingTiles(view)) tile.cover?.(view, viewer);
  if (view.play !== null) maskAnswers(view.play, viewer);
  if (view.battle !== null) maskBattle(state, view.battle, viewer);
  return view;
}

/** Who is asked is public, who has answered is not (K-INT-5). */
function maskAnswers(play: Play, viewer: Viewer): void {
  for (let seat = 0; seat < play.answers.length; seat++)
    if (seat !== viewer && play.answers[seat] !== NOT_ASKED) play.answers[seat] = ASKED;
}

/** Choices of windows 4 and 5 are unseen until the reveal; the discard stays so unless discards are open (K-HID-1, K-RUL-61). */
function maskBattle(state: KemetState, battle: Battle, viewer: Viewer): void {
  const prescient = prescientSide(state, battle);
  for (const side of SIDES) {
    if (seatOf(battle, side) === viewer) continue;
    if (!isDiscardOpen(state, state.battle ?? battle, side)) battle.discard[side] = -1;
    if (battle.revealed) continue;
    const watches = prescient === other(side) && seatOf(battle, prescient) === viewer;
    const hasChosen = isKnownToHaveChosen(state, state.battle ?? battle, side);
    if (!(hasChosen && watches)) battle.card[side] = -1;
    battle.ready[side] = hasChosen ? ADDS : PLAYS;
    battle.added.fill(0, side * BATTLE_KINDS, (side + 1) * BATTLE_KINDS);
  }
}
