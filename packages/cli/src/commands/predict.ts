import { missing } from '@ennead/kernel';
import { required, text, UsageError, whole } from '../arguments.ts';
import { botPerSeat, type Chair, type Player, seating } from '../bots.ts';
import { command } from '../command.ts';
import { gameCalled } from '../games.ts';
import { openPredictor } from '../predict/predictor.ts';
import { playSeries } from '../simulate/series.ts';
import { interval } from '../simulate/tally.ts';

/** With fewer options a guess is right often enough by chance. */
const OPTIONS = 3;

export const predict = command({
  name: 'predict',
  summary:
    'Watches bots play and guesses what they will choose in secret, to see how well they vary their play.',
  flags: {
    game: required(text('ID', 'the game')),
    bot: text('NAME', 'the bot that is watched, at every seat (expert)'),
    players: whole('N', 'number of players (2)', 2, 2),
    games: whole('N', 'how many games (200)', 1, 200),
    nodes: whole('N', 'worlds a bot may play out for a decision (100)', 1, 100),
    seed: text('S', 'names the series (predict)'),
  },
  examples: [['predict --game ankh --games 200', 'how often the battle card of expert is guessed']],
  async run({ game: id, bot = 'expert', players, games, nodes, seed = 'predict' }, _rest, context) {
    const game = await gameCalled(context.games, id);
    const setup = game.setup({ players });
    if (!setup.ok) throw new UsageError(setup.problem.message);
    const bots = botPerSeat([bot], players);
    const seat = await seating(bots, { nodes, milliseconds: undefined });
    const predictor = openPredictor();
    /** By kind of question: how often it was asked, and how often the guess was right. */
    const guesses = new Map<string, { asked: number; right: number }>();
    const sit = (name: string, chair: Chair): Player => {
      const play = seat(name, chair);
      return (state, decision) => {
        const option = play(state, decision);
        if (decision.secret === undefined || decision.options.length < OPTIONS) return option;
        const known = guesses.get(decision.kind) ?? { asked: 0, right: 0 };
        known.asked += 1;
        if (predictor.guess(decision) === option) known.right += 1;
        guesses.set(decision.kind, known);
        predictor.learn(decision, option);
        return option;
      };
    };
    playSeries({ game, setup: setup.value, games, seed, bots, sit, check: false }, (_played, number) =>
      context.show?.(`${number + 1} of ${games} games`),
    );
    context.show?.('');
    const percent = (share: number) => `${(100 * share).toFixed(1)}%`;
    for (const [kind, { asked, right }] of guesses) {
      const [low = missing(), high = missing()] = interval(right, asked);
      context.out(
        `${kind}: guessed ${right} of ${asked}, ${percent(right / asked)} (${percent(low)} to ${percent(high)})`,
      );
    }
    return 0;
  },
});
