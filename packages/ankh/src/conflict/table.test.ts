import { expect, test, vi } from 'vitest';
import type { AnkhState } from '../state.ts';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';
import type { TableConflictHooks } from './hooks.ts';

/** A scenario that listens at every moment. */
const heard: string[] = [];
const rules: { hooks: TableConflictHooks } = { hooks: {} };

const MOMENTS = [
  'beforeConflict',
  'firstRegion',
  'addMajority',
  'addReward',
  'preventsGain',
  'neutralises',
  'afterRegion',
  'atConflictEnd',
  'merges',
  'onMerge',
  'afterMerges',
  'onForgotten',
  'afterConflict',
  'onCardsTakenBack',
] as const;

vi.mock('../table/modules.ts', async (original) => ({
  ...(await original<typeof import('../table/modules.ts')>()),
  conflictHooksOf: () => [listeners()],
  modulesOf: () => [{ id: 'listener', conflict: listeners() }],
}));

function listeners() {
  return Object.fromEntries(MOMENTS.map((moment) => [moment, listener(moment)]));
}

function listener(moment: (typeof MOMENTS)[number]) {
  return (...args: readonly unknown[]) => {
    heard.push(moment);
    const hook = rules.hooks[moment] as ((...a: readonly unknown[]) => unknown) | undefined;
    return hook === undefined ? SILENT[moment]?.(args[0] as AnkhState) : hook(...args);
  };
}

/** What the base rules would do. */
const SILENT: Readonly<Record<string, (state: AnkhState) => unknown>> = {
  firstRegion: () => -1,
  addMajority: () => 0,
  addReward: () => 0,
  preventsGain: () => null,
  neutralises: () => false,
  merges: ({ ladder }) => [ladder[1], ladder[0]],
};

function listen(hooks: TableConflictHooks = {}): void {
  heard.length = 0;
  rules.hooks = hooks;
}

const THREE = {
  gods: ['isis', 'ra', 'osiris'] as const,
  pieces: { B5: 'god 0', F2: 'god 1', G5: 'god 2' },
  conflict: { F5: 1, F4: 2, G5: 3 },
};

test('S-TIME-1: the moments of a Conflict come in their order', () => {
  listen();
  conflictOn(12, THREE);
  const once = heard.filter((moment, i) => heard.indexOf(moment) === i);
  expect(once).toEqual([
    'beforeConflict',
    'firstRegion',
    'addReward',
    'preventsGain',
    'afterRegion',
    'atConflictEnd',
    'merges',
    'onMerge',
    'afterMerges',
    'afterConflict',
  ]);
  expect(heard.filter((moment) => moment === 'afterRegion')).toHaveLength(3);
  expect(heard.slice(-4)).toEqual(['merges', 'onMerge', 'afterMerges', 'afterConflict']);
});

test('S-TIME-1: a region may be resolved first, and not again in its turn', () => {
  listen({ firstRegion: () => 2 });
  const table = conflictOn(4, THREE);
  expect(table.told('region-reached').map(({ number }) => number)).toEqual([3, 1, 2]);
});

test('S-TIME-1: several pairs may merge, one after the other, or none', () => {
  listen({ merges: () => [] });
  expect(conflictOn(12, THREE).told('gods-merged')).toEqual([]);
  listen({ merges: () => [1, 3, 2, 4] });
  const table = conflictOn(12, {
    gods: ['isis', 'ra', 'osiris', 'anubis', 'amun'],
    pieces: { B4: 'god 0', F2: 'god 1', G5: 'god 2', A8: 'god 3', I10: 'god 4' },
  });
  expect(table.told('gods-merged').map(({ upper, lower }) => [upper, lower])).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(heard.filter((moment) => moment === 'afterMerges')).toHaveLength(1);
});

test('the table may add to majorities and rewards, in the same gains', () => {
  listen({ addMajority: () => 1, addReward: () => 1 });
  const table = conflictOn(4, { ...THREE, pieces: { ...THREE.pieces, A5: 'temple 0', A6: 'obelisk 0' } });
  expect(
    table
      .told('devotion')
      .slice(0, 2)
      .map(({ source, amount }) => [source, amount]),
  ).toEqual([
    ['majorities', 4],
    ['domination', 2],
  ]);
});

test('where nobody gains, everything else happens and Worshipful is not offered', () => {
  listen({ preventsGain: () => 'A-DEV-10' });
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pieces: { F2: 'god 0', C2: 'god 1', C3: 'warrior 1', D3: 'warrior 1', F3: 'temple 0' },
      teams: {
        0: { followers: 4, powers: powers('commanding', 'worshipful', 'glorious') },
        1: { powers: powers('magnanimous') },
      },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'cycle-of-maat');
  expect(table.told('devotion')).toEqual([]);
  expect(table.told('gain-prevented').map(({ source }) => source)).toEqual([
    'majorities',
    'battle',
    'magnanimous',
  ]);
  expect(table.team(0).followers).toBe(7);
  expect(table.told('figure-killed')).toHaveLength(2);
  expect(heard).toContain('onCardsTakenBack');
  expect(table.asked()).toEqual(['0 action']);
});

test('what the table neutralises has no strength', () => {
  listen({ neutralises: () => true });
  const table = skirmish({ gods: ['ra', 'isis'], pieces: { F2: 'god 0', C2: 'god 1' } }, 'F2');
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.told('strength').map(({ total }) => total)).toEqual([3, 0]);
});

test('S-TIME-2: a gain at any of these moments can end the game', () => {
  listen({
    beforeConflict(state) {
      state.outcome = { winners: [0], rule: 'A-END-1' };
    },
  });
  const table = conflictOn(4, THREE);
  expect(table.state.frames).toEqual([]);
  expect(table.told('region-reached')).toEqual([]);
});
