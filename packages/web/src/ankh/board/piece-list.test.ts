import { GOD, spaceNamed, WARRIOR } from '@ennead/ankh/tables';
import { expect, test } from 'vitest';
import { nextPieces, type PieceOnBoard } from './piece-list.ts';

function figures(placed: Readonly<Record<string, number>>): number[] {
  const board = new Array<number>(101).fill(0);
  for (const [name, figure] of Object.entries(placed)) board[spaceNamed(name)] = figure;
  return board;
}
const own = (kind: number) => kind;
const theirs = (kind: number) => kind | (1 << 4);

function counter(): () => number {
  let last = 0;
  return () => ++last;
}

function at(pieces: readonly PieceOnBoard[], name: string): number | undefined {
  return pieces.find(({ space }) => space === spaceNamed(name))?.id;
}

test('a figure keeps its identity when it moves', () => {
  const fresh = counter();
  const before = nextPieces([], figures({ F5: own(WARRIOR), E5: own(GOD) }), [], fresh);
  const after = nextPieces(before, figures({ G6: own(WARRIOR), E5: own(GOD) }), [], fresh);
  expect(at(after, 'G6')).toBe(at(before, 'F5'));
  expect(at(after, 'E5')).toBe(at(before, 'E5'));
});

test('told trips decide who went where among equals', () => {
  const fresh = counter();
  const before = nextPieces([], figures({ F5: own(WARRIOR), F6: own(WARRIOR) }), [], fresh);
  const trips = [
    { from: spaceNamed('F5'), to: spaceNamed('F8') },
    { from: spaceNamed('F6'), to: spaceNamed('F5') },
  ];
  const after = nextPieces(before, figures({ F5: own(WARRIOR), F8: own(WARRIOR) }), trips, fresh);
  expect(at(after, 'F8')).toBe(at(before, 'F5'));
  expect(at(after, 'F5')).toBe(at(before, 'F6'));
});

test('a summoned figure is new and never takes the place of an enemy', () => {
  const fresh = counter();
  const before = nextPieces([], figures({ F5: theirs(WARRIOR) }), [], fresh);
  const after = nextPieces(before, figures({ G6: own(WARRIOR) }), [], fresh);
  expect(at(after, 'G6')).not.toBe(at(before, 'F5'));
});

test('where nothing slides a figure that moved is new on its space, and the others stay who they are', () => {
  const fresh = counter();
  const before = nextPieces([], figures({ F5: own(WARRIOR), E5: own(GOD) }), [], fresh);
  const trips = [{ from: spaceNamed('F5'), to: spaceNamed('G6') }];
  const after = nextPieces(before, figures({ G6: own(WARRIOR), E5: own(GOD) }), trips, fresh, false);
  expect(at(after, 'G6')).not.toBe(at(before, 'F5'));
  expect(at(after, 'E5')).toBe(at(before, 'E5'));
});
