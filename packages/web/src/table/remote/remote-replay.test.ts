import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { remoteReplay } from './remote-replay.ts';

const ann = { id: 'person-ann', name: 'Ann' };
const bo = { id: 'person-bo', name: 'Bo' };

/** What the server says, by the end of the address. */
let answers: Record<string, unknown>;

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const known = Object.entries(answers).find(([end]) => address.endsWith(end))?.[1];
    const found = known !== undefined;
    return Promise.resolve(
      new Response(JSON.stringify(known ?? { code: 'no-table', message: 'There is no such table.' }), {
        status: found ? 200 : 404,
      }),
    );
  });
});

afterEach(() => vi.unstubAllGlobals());

function table(status: 'playing' | 'finished', visitor: typeof ann | null) {
  const seats = [ann, bo, ann].map((person) => ({ person, bot: null, standIn: null }));
  answers = {
    '/tables/t1': {
      id: 't1',
      game: 'ankh',
      status,
      seats: [...seats, { person: null, bot: 'hard', standIn: null }],
    },
    '/me': { person: visitor },
    '/replay?move=0': { of: 41 },
  };
}

async function viewers(): Promise<unknown> {
  const opened = await remoteReplay('t1').open();
  return opened.ok ? opened.value.viewers : opened.problem.code;
}

test('while a match goes on everybody looks back through their own seats, and strangers through none', async () => {
  table('playing', ann);
  expect(await viewers()).toEqual([null, 0, 2]);
  table('playing', bo);
  expect(await viewers()).toEqual([null, 1]);
  table('playing', null);
  expect(await viewers()).toEqual([null]);
});

test('a match that is over is looked at through every seat', async () => {
  table('finished', null);
  expect(await viewers()).toEqual([null, 0, 1, 2, 3]);
  const opened = await remoteReplay('t1').open();
  expect(opened).toMatchObject({ ok: true, value: { game: 'ankh', length: 41 } });
});

test('a table that is not there is a problem, not a replay', async () => {
  table('finished', null);
  delete answers['/tables/t1'];
  expect(await viewers()).toBe('no-table');
});
