import { missing } from '@ennead/kernel';
import { toyGame } from '@ennead/kernel/contract';
import { expect, test } from 'vitest';
import { pictureFor, pictureOf } from './picture.ts';
import type { Play } from './play.ts';
import { answer, toyTable, witnessed } from './testing/witness.ts';
import { viewFor } from './view-for.ts';

const goOn = (play: Play, at: number) => {
  const { seat, options } = play.match.open[0] ?? missing();
  answer(play, seat, options[0] ?? missing(), at);
};

test('a picture shows each viewer what they may see, after every row', () => {
  witnessed(3, 'pictures', (play) => {
    for (const viewer of [null, 0, 1, 2]) expect(pictureFor(play, viewer)).toEqual(viewFor(play, viewer));
    expect(pictureOf(play)).toEqual(play.match.state);
    expect(pictureOf(play)).not.toBe(play.match.state);
  });
});

test('a picture is taken once for a position and shares with the one before it what is the same', () => {
  const play = toyTable(2, 'shared');
  const before = pictureOf(play);
  expect(pictureOf(play)).toBe(before);
  goOn(play, 2000);
  const after = pictureOf(play);
  expect(after).not.toBe(before);
  expect(after.rulings).toBe(before.rulings);
  expect(after).toMatchObject({ deck: expect.any(Array) });
  expect(Reflect.get(after, 'deck')).toBe(Reflect.get(before, 'deck'));
});

test('while an answer is secret others are shown the position without it, and its seat the one with it', () => {
  const play = toyTable(2, 'secret');
  const views = [null, 1].map((viewer) => structuredClone(pictureFor(play, viewer)));
  goOn(play, 2000);
  expect([null, 1].map((viewer) => pictureFor(play, viewer))).toEqual(views);
  expect(pictureFor(play, 0)).toEqual(play.game.view(play.match.state, 0));
});

test('a picture stays as it is while the game goes on, whatever its game shares with the state', () => {
  const sharing: typeof toyGame = { ...toyGame, cover: (still) => ({ ...still }) };
  const play = toyTable(2, 'still', { kind: 'none' }, undefined, sharing);
  const before = pictureFor(play, null);
  const as = structuredClone(before);
  for (let at = 2000; at < 8000; at += 1000) goOn(play, at);
  expect(before).toEqual(as);
});

test('a decision that is taken and not yet kept is in the picture', () => {
  const play = toyTable(2, 'prepared');
  const before = pictureOf(play);
  const { seat, options } = play.match.open[0] ?? missing();
  play.game.apply(play.match.state, seat, options[0] ?? missing(), null);
  play.match.moves.push({ seat, option: options[0] ?? missing(), revealed: false });
  expect(pictureOf(play)).not.toBe(before);
  expect(pictureOf(play)).toEqual(play.match.state);
});
