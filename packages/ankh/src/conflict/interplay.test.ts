import { expect, test } from 'vitest';
import { trappedBy } from '../gods/kept.ts';
import { conflictOn, powers, skirmish } from '../testing/battle.ts';

const QUIET = { twoCardsUsed: true } as const;

test('A-AMUN-3, A-CARD-1, A-KILL-5, A-KILL-6, A-KILL-8, A-KILL-9, A-KILL-10, A-CARD-10: two Plagues, a Mummy that dies twice, a curse between them, a judge outside', () => {
  const table = skirmish(
    {
      gods: ['amun', 'isis', 'anubis'],
      guardians: ['cat-mummy', 'mummy', 'androsphinx'],
      pieces: {
        F2: 'god 0',
        F3: 'mummy 0',
        E3: 'warrior 0',
        G4: 'god 1',
        G3: 'cat-mummy 1',
        H3: 'warrior 1',
        B8: 'god 2',
      },
      teams: { 0: { devotion: 5, followers: 3 }, 1: { devotion: 9, followers: 3 } },
    },
    'F2',
  );
  table.play(0, 'yes', 'plague-of-locusts+miracle').play(1, 'plague-of-locusts');
  // The Plague of the team with less devotion comes first.
  expect(table.decision(0).about).toBe(0);
  table.play(0, 1).play(1, 2);
  expect(table.options(2)).toEqual([0, 'pass']);
  table.play(2, 0);
  expect(table.asked()).toEqual(['0 mummy']);
  table.play(0, 'F3');
  // Both have bid followers away; a shared highest bid spares nobody.
  expect(table.decision(1).about).toBe(1);
  expect(table.options(1)).toEqual([0, 1]);
  table.play(0, 1).play(1, 1);
  expect(table.options(2)).toEqual([1, 'pass']);
  table.play(2, 'pass');
  expect(table.team(0).devotion).toBe(4);
  table.play(0, 'F3');
  expect(table.told('strength').map(({ team, total }) => [team, total])).toEqual([
    [0, 3],
    [1, 2],
  ]);
  expect(table.told('devotion').map(({ team, source, amount }) => [team, source, amount])).toEqual([
    [0, 'cat-mummy', -1],
    [0, 'battle', 1],
    [0, 'miracle', 2],
  ]);
  expect(trappedBy(table.state)).toEqual([0]);
  expect(table.team(1).guardians).toHaveLength(1);
});

test('A-WIN-4, A-POW-10, A-CAT-2, A-OSIRIS-2, A-CARD-10, A-POW-12: everybody loses: rewards of losers, curses, gate, Miracle, worship, in this order', () => {
  const table = skirmish(
    {
      gods: ['ra', 'osiris', 'isis'],
      guardians: ['cat-mummy', 'mummy', 'androsphinx'],
      turn: 2,
      pieces: {
        F2: 'god 0',
        F3: 'warrior 0',
        C2: 'god 1',
        C3: 'cat-mummy 1',
        G4: 'god 2',
        B8: 'temple',
      },
      teams: {
        0: { devotion: 7, followers: 2, powers: powers('magnanimous', 'worshipful') },
        1: { devotion: 6, followers: 0, powers: powers('magnanimous') },
      },
    },
    'F2',
  );
  table.play(0, 'miracle').play(1, 'flood').play(2, 'cycle-of-maat');
  expect(table.told('battle-decided')).toMatchObject([{ losers: [0, 1, 2] }]);
  // Flood shelters the Cat Mummy on fertile ground: there is no curse.
  expect(table.told('figure-spared')).toMatchObject([{ space: 'C3', by: 'flood' }]);
  expect(table.asked()).toEqual(['1 gate-token']);
  table.play(1, 'new', 'F3');
  expect(table.asked()).toEqual(['0 worshipful']);
  table.play(0, 'yes');
  expect(table.told('devotion').map(({ team, source, amount }) => [team, source, amount])).toEqual([
    [1, 'magnanimous', 2],
    [0, 'magnanimous', 2],
    [0, 'miracle', 1],
    [0, 'worshipful', 1],
  ]);
  expect(table.told('cards-taken-back')).toMatchObject([{ team: 2 }]);
});

test('A-BAT-2, A-OSIRIS-2, A-POW-12, A-WIN-2: a team that Plague left without figures still has its gate and its worship', () => {
  const table = skirmish(
    {
      gods: ['osiris', 'ra'],
      guardians: ['satet', 'mummy', 'androsphinx'],
      pieces: { B8: 'god 0', F3: 'warrior 0', G4: 'god 1', G3: 'warrior 1' },
      teams: {
        0: { devotion: 3, followers: 4, powers: powers('worshipful', 'magnanimous') },
        1: { followers: 0 },
      },
    },
    'F3',
  );
  table.play(0, 'plague-of-locusts').play(1, 'chariots').play(0, 0);
  expect(table.told('figure-killed').map(({ space }) => space)).toEqual(['F3', 'G3']);
  expect(table.told('strength').map(({ team, total }) => [team, total])).toEqual([
    [0, 0],
    [1, 4],
  ]);
  table.play(0, 'new', 'F3', 'yes');
  // It had no figure at B9: nothing for Magnanimous.
  expect(table.told('devotion').map(({ team, source }) => [team, source])).toEqual([
    [1, 'battle'],
    [0, 'worshipful'],
  ]);
});

test('A-DEV-6, A-DEV-5: who reaches the top with the reward wins at once: nobody dies, nothing else is resolved', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis'],
      pieces: { F2: 'god 0', F3: 'warrior 0', G4: 'god 1', G3: 'warrior 1' },
      teams: { 0: { devotion: 30 }, 1: { devotion: 29, powers: powers('magnanimous') } },
    },
    'F2',
  );
  table.play(0, 'chariots').play(1, 'miracle');
  expect(table.state.outcome).toEqual({ winners: [0], rule: 'A-END-1' });
  expect(table.told('figure-killed')).toEqual([]);
  expect(table.asked()).toEqual([]);
});

test('A-RUL-80, A-POW-6, A-CON-4: figures called to an obelisk leave their regions to others; a region already resolved is not revisited', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    pieces: {
      B5: 'warrior 0',
      B8: 'god 1',
      F2: 'god 0',
      F3: 'warrior 1',
      D1: 'obelisk 0',
      I6: 'warrior 0',
      I4: 'warrior 1',
    },
    conflict: { B5: 3, F2: 2, I6: 1 },
    teams: { 0: { powers: powers('obelisk-attuned') } },
  });
  table.play(0, 'cycle-of-maat').play(1, 'miracle');
  // East: a draw that the holder of the tie-breaker lets stand, so both warriors fall.
  table.play(0, 'no');
  expect(table.options(0)).toEqual(expect.arrayContaining(['B5', 'F2']));
  table.play(0, 'B5', 'C1', 'pass', 'chariots').play(1, 'flood');
  expect(table.told('region-reached').map(({ number, status, teams }) => [number, status, teams])).toEqual([
    [1, 'battle', [0, 1]],
    [2, 'battle', [0, 1]],
    [3, 'dominated', [1]],
  ]);
});

test('A-RUL-44, A-MAP-10, A-APEP-1: one Apep between two banks dies in the first battle and is missing in the second', () => {
  const table = conflictOn(4, {
    gods: ['ra', 'isis'],
    guardians: ['satet', 'apep', 'androsphinx'],
    pieces: { B8: 'god 0', K2: 'apep 0', J2: 'god 1', K4: 'warrior 1' },
    conflict: { B8: 3, J2: 1, K4: 2 },
  });
  table.play(0, 'miracle').play(1, 'chariots');
  expect(table.told('figure-killed')).toMatchObject([{ figure: 'apep', space: 'K2' }]);
  expect(table.told('region-reached').map(({ number, status }) => [number, status])).toEqual([
    [1, 'battle'],
    [2, 'dominated'],
    [3, 'dominated'],
  ]);
});

test('A-MRG-6, A-SPHINX-1, A-MRG-19, A-ISIS-1: what the lower god brought fights for the merged one and is kept alive by its upper seat', () => {
  const table = skirmish(
    {
      gods: ['ra', 'isis', 'amun'],
      guardians: ['satet', 'mummy', 'androsphinx'],
      seats: [0, 0, 2],
      turn: 2,
      pieces: {
        F2: 'god 0',
        F3: 'androsphinx 0',
        E3: 'warrior 0',
        G3: 'warrior 2',
        H3: 'god 2',
        C3: 'warrior 0',
      },
      teams: { 0: { devotion: 5, lower: 'isis' }, 2: { devotion: 9, ...QUIET } },
    },
    'F2',
  );
  table.play(0, 'miracle').play(2, 'chariots');
  // Its own Androsphinx takes nothing from the warriors beside it, but everything from the enemy's.
  expect(table.told('strength').map(({ team, total }) => [team, total])).toEqual([
    [0, 4],
    [2, 4],
  ]);
  table.play(2, 'yes');
  expect(table.asked()).toEqual(['0 isis']);
  expect(table.decision(0).about).toBe('F3');
  table.play(0, 'keep');
  expect(table.at('F3')).toBe('androsphinx 0');
  expect([table.at('E3'), table.at('C3')]).toEqual(['', '']);
  expect(table.told('devotion').map(({ team, source, amount }) => [team, source, amount])).toEqual([
    [2, 'battle', 1],
    [0, 'miracle', 2],
  ]);
});
