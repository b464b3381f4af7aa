import type { Bot } from '@ennead/bots';
import { decisionsFor, missing } from '@ennead/kernel';
import { numberOf } from '@ennead/table';
import { takeDecision } from '../play/decide.ts';
import { type Hub, roomOf } from '../play/hub.ts';

/** Plays a table that has begun to its end in this process; a bot answers for everybody. Returns how many answers there were. */
export async function playThrough(hub: Hub, id: string, bot: Bot): Promise<number> {
  const room = await roomOf(hub, id);
  const { game, match, steps } = room.play ?? missing();
  let answers = 0;
  while (match.open.length > 0) {
    const { seat } = match.open[0] ?? missing();
    const option = bot.choose(game.view(match.state, seat), seat, decisionsFor(match.open, seat));
    const answer = { seat, number: numberOf(steps, seat), option, call: null, done: () => {} };
    await takeDecision(hub, room, answer);
    answers += 1;
  }
  return answers;
}
