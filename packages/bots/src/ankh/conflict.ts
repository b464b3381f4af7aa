import {
  addedToGain,
  consolationOf,
  deadly,
  offeredTo,
  prizeOf,
  type Standings,
  standingsOf,
} from '@ennead/ankh/read-model';
import { type AnkhState, CARD_BOX } from '@ennead/ankh/tables';
import { missing } from '@ennead/kernel';

/** Cards are not known before they are chosen: how much strength one is good for, by the strongest of the hand. */
const CARD_STRENGTH = 0.4;
const ANY_STRONG_CARD = 0.3;
const GUESSED_STRENGTH = Array.from({ length: 1 << CARD_BOX.length }, (_, hand) => {
  const strongest = Math.max(...CARD_BOX.map(({ strength }, card) => (hand & (1 << card) ? strength : 0)));
  return strongest > 0 ? ANY_STRONG_CARD + CARD_STRENGTH * strongest : 0;
});

/** How much of a greater prize is counted on where so much more strength, which a card may bring, makes it sure. */
const GLORY = 0.75;
const HOPED_FOR = 1;
/** What devotion is worth that is bought. */
const BOUGHT = 0.7;
/** So much more strength makes the chance to win a battle e times as large. */
const STRENGTH = 1.3;
/** What a figure lost in battle costs. */
const LOSS = 0.3;

/** How all stand, and what a Conflict would bring each team. */
export interface Survey {
  readonly standings: Standings;
  readonly gains: readonly number[];
}

export function survey(state: AnkhState): Survey {
  const standings = standingsOf(state);
  const { teams, regions } = standings;
  const gains = new Array<number>(teams).fill(0);
  const sides = sidesOf(standings);
  for (let region = 0; region < regions; region++) {
    const here = standings.here[region] ?? missing();
    if (here === 0) continue;
    const isFought = (here & (here - 1)) !== 0;
    const strengths = isFought ? guessedStrengths(standings, region) : [];
    for (let team = 0; team < teams; team++) {
      if ((here & (1 << team)) === 0) continue;
      const side = sides[team] ?? missing();
      const majorities = gain(side, standings.majorities[region * teams + team] ?? missing());
      gains[team] =
        (gains[team] ?? missing()) +
        majorities +
        (isFought ? battle(standings, region, here, strengths, side) : domination(standings, region, side));
    }
  }
  return { standings, gains };
}

/** What is the same for a team in all regions. */
interface Side {
  readonly team: number;
  /** Added to every gain. */
  readonly bonus: number;
  /** What each figure in a region costs that the team holds afterwards, and in one it has lost. */
  readonly held: number;
  readonly lost: number;
}

function sidesOf(standings: Standings): readonly Side[] {
  const { state } = standings;
  const { held, lost } = deadly(standings);
  return state.teams.map((_, team) => ({
    team,
    bonus: addedToGain(state, team)?.amount ?? 0,
    held: held & (1 << team) ? LOSS : 0,
    lost: lost & (1 << team) ? LOSS : 0,
  }));
}

function gain({ bonus }: Side, amount: number): number {
  return amount > 0 ? amount + bonus : 0;
}

function domination(standings: Standings, region: number, side: Side): number {
  const mortal = standings.mortal[region * standings.teams + side.team] ?? missing();
  return gain(side, prizeOf(standings, region, side.team, null)) - side.held * mortal;
}

/** Strength before cards, and a guess of what these bring. */
function guessedStrengths({ state, strength, present, teams }: Standings, region: number): number[] {
  return state.teams.map(({ hand }, team) => {
    const at = region * teams + team;
    if (present[at] === 0) return 0;
    return (strength[at] ?? missing()) + (GUESSED_STRENGTH[hand] ?? missing());
  });
}

function battle(
  standings: Standings,
  region: number,
  participants: number,
  strengths: number[],
  side: Side,
): number {
  const { team, held, lost } = side;
  const own = strengths[team] ?? missing();
  let shares = 0;
  for (let other = 0; other < standings.teams; other++)
    if (participants & (1 << other)) shares += Math.exp(((strengths[other] ?? missing()) - own) / STRENGTH);
  const win = 1 / shares;
  const mortal = standings.mortal[region * standings.teams + team] ?? missing();
  const consolation = gain(side, consolationOf(standings, region, team));
  const offered = offeredTo(standings, region, team);
  return (
    win * (gain(side, prize(standings, region, participants, strengths, team)) - held * mortal) +
    (1 - win) * (consolation - lost * mortal) +
    (offered > 0 ? gain(side, offered * BOUGHT) : 0)
  );
}

/** A victory by much may bring more, and cards may make it so. */
function prize(
  standings: Standings,
  region: number,
  participants: number,
  strengths: number[],
  team: number,
): number {
  const own = strengths[team] ?? missing();
  const fought = { participants, strength: strengths };
  strengths[team] = 0;
  const plain = prizeOf(standings, region, team, fought);
  const isAhead = Math.max(...strengths) < own;
  strengths[team] = own + HOPED_FOR;
  const hoped = isAhead ? prizeOf(standings, region, team, fought) : plain;
  strengths[team] = own;
  return plain + GLORY * (hoped - plain);
}
