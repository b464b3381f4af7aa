import type { BaseSetup, Game } from '@ennead/kernel';
import { json, names, required, text, toggle, UsageError, type Values, whole } from '../arguments.ts';
import { botPerSeat, type Listener, seating } from '../bots.ts';
import { columns } from '../columns.ts';
import { type Context, command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { explainedLines } from '../lines.ts';
import { progress } from '../progress.ts';
import { recordsIn } from '../simulate/records.ts';
import { playSeries, type SeriesResult } from '../simulate/series.ts';
import { interval } from '../simulate/tally.ts';

const flags = {
  game: required(text('ankh|kemet', 'the game')),
  players: required(whole('N', 'how many seats', 1, undefined)),
  scenario: text('ID', 'scenario of Ankh'),
  layout: text('A|B', 'layout for The Flood'),
  pharaoh: text('ID|none', 'the ruling pharaoh of Ankh'),
  gods: names('A,B,..', 'gods in seat order (Ankh)'),
  guardians: names('A,B,C', 'guardians in play, one per level (Ankh)'),
  house: json('JSON', 'house rules of Ankh, as an object'),
  setup: json('JSON', 'other setup options as a JSON object: {"length":"long"}'),
  bots: names('NAME[,..]', 'who plays: one bot for all seats, or one for each (random)'),
  budget: whole('MS', 'milliseconds a bot may think about a decision', 1, undefined),
  nodes: whole('N', 'playouts a bot may use per decision; makes its play repeatable', 1, undefined),
  explain: toggle('show each bot’s best options for every decision'),
  games: whole('N', 'how many games (100)', 1, 100),
  seed: text('S', 'names the series; the same seed gives the same games (1)'),
  check: toggle('verify every invariant after every decision'),
  out: text('DIR', 'write a match record of every game'),
  json: toggle('print one object on one line'),
};

export const simulate = command({
  name: 'simulate',
  summary: 'Plays games between bots and reports who won.',
  flags,
  examples: [
    [
      'simulate --game ankh --players 4 --games 1000 --check',
      'a thousand random games with all invariants checked',
    ],
    ['simulate --game ankh --players 2 --scenario flood --layout B --gods ra,isis', 'a specific setup'],
    [
      'simulate --game kemet --players 2 --bots easy,random --games 200',
      'a match between bots, seats rotated',
    ],
    ['simulate --game kemet --players 5 --games 3 --seed corpus --out games', 'three games as match records'],
  ],
  async run(values, _rest, context) {
    const game = await gameCalled(context.games, values.game);
    const setup = setupOf(game, values);
    const bots = botPerSeat(values.bots ?? ['random'], setup.players);
    const seed = values.seed ?? '1';
    const write = values.out === undefined ? undefined : recordsIn(values.out);
    const bar = progress(context, values.games, 'games');
    const { games, check, budget: milliseconds, nodes } = values;
    const tell = values.explain ? explainTo(context) : undefined;
    const sit = await seating(bots, { milliseconds, nodes }, tell);
    const result = playSeries({ game, setup, games, seed, bots, sit, check }, (played, number) => {
      write?.(played.record, setup.players);
      bar.done(number + 1);
    });
    bar.clear();
    if (values.json) context.out(JSON.stringify(asJson(values, setup, seed, bots, result)));
    else for (const line of forPeople(values, setup, result)) context.out(line);
    for (const sentence of result.violations.slice(0, SHOWN)) context.err(sentence);
    if (result.violations.length > SHOWN) context.err(`and ${result.violations.length - SHOWN} more`);
    return result.violations.length > 0 ? 1 : 0;
  },
});

function explainTo(context: Context): Listener {
  return (seat, decision, best) => {
    context.err(`seat ${seat} must decide: ${decision.kind}`);
    for (const line of explainedLines(best)) context.err(line);
  };
}

/** So many violations are printed. */
const SHOWN = 10;

type Given = Values<typeof flags>;

function setupOf(game: Game, values: Given): BaseSetup {
  const { players, scenario, layout, gods, guardians, house: houseRules } = values;
  const pharaoh = values.pharaoh === 'none' ? null : values.pharaoh;
  const { setup: others = {} } = values;
  if (typeof others !== 'object' || others === null || Array.isArray(others))
    throw new UsageError('--setup takes a JSON object.');
  const named = { players, scenario, layout, pharaoh, gods, guardians, houseRules };
  const asked = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const setup = game.setup({ ...others, ...asked });
  if (!setup.ok) throw new UsageError(setup.problem.message);
  return setup.value;
}

function asJson(
  { game, games }: Given,
  setup: BaseSetup,
  seed: string,
  bots: readonly string[],
  { decisions, seconds, violations, wins, nobody, hash }: SeriesResult,
) {
  return {
    game,
    players: setup.players,
    games,
    decisions,
    seconds,
    gamesPerSecond: games / seconds,
    decisionsPerSecond: decisions / seconds,
    violations: violations.length,
    wins,
    nobody,
    hash,
    seed,
    bots,
    intervals: Object.fromEntries(Object.entries(wins).map(([bot, won]) => [bot, interval(won, games)])),
    setup,
  };
}

function forPeople({ game, games }: Given, setup: BaseSetup, result: SeriesResult): string[] {
  const { decisions, seconds, violations, wins, nobody, hash } = result;
  const rows = Object.entries(wins).map(([bot, won]) => {
    const [low, high] = interval(won, games).map(percent);
    return [`  ${bot}`, won.toFixed(1), percent(won / games), `95% interval ${low} to ${high}`];
  });
  return [
    `${game}, ${setup.players} players: ${games} games, ${decisions} decisions in ${seconds.toFixed(2)} s`,
    `${(games / seconds).toFixed(1)} games per second, ${(decisions / seconds).toFixed(0)} decisions per second`,
    'won by',
    ...columns([...rows, ['  nobody', nobody.toFixed(1), percent(nobody / games), '']], [1, 2]),
    `violations ${violations.length}`,
    `hash ${hash}`,
  ];
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;
