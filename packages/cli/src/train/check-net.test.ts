import { judgementOf, loadBot, loadGame, taughtJudgementOf } from '@ennead/bots';
import { type NetFile, netFrom, numbersOf } from '@ennead/bots/training';
import { missing } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { judgementsFor } from './check-net.ts';

const PLAYERS = 4;
const entry = (await loadGame('ankh')) ?? missing();
await loadBot('expert', entry.engine);
const inputs = (await entry.inputs?.()) ?? missing();
const serving = entry.nets?.find(({ players }) => players.includes(PLAYERS)) ?? missing();
const shipped: NetFile = { ...(await serving.load()), players: [PLAYERS] };
const setup = entry.engine.setup({ players: PLAYERS });
if (!setup.ok) throw new Error(setup.problem.message);
const state = entry.engine.start(setup.value, 'check', null);
const taught = taughtJudgementOf(entry.engine).chances?.(state, PLAYERS) ?? missing();

test('a net that was trained onto the one that ships plays against that one, doubted as it is', async () => {
  const { better, before } = await judgementsFor(entry, inputs, shipped, true);
  expect(before.chances?.(state, PLAYERS)).toEqual(taught);
  expect(better.chances?.(state, PLAYERS)).toEqual(taught);
  const more = { ...netFrom(shipped), direct: netFrom(shipped).direct.map((_, at) => at) };
  const other = { ...shipped, numbers: numbersOf(more) };
  const { better: corrected } = await judgementsFor(entry, inputs, other, true);
  expect(corrected.chances?.(state, PLAYERS)).not.toEqual(taught);
});

test('one from scratch plays against the judgement alone', async () => {
  const { better, before } = await judgementsFor(entry, inputs, shipped, false);
  expect(before).toBe(judgementOf(entry.engine));
  expect(better.chances?.(state, PLAYERS)).not.toEqual(taught);
});
