import { expect, test } from 'vitest';
import { COLOURS, PATTERNS, pictureFor, readPicture, SHAPES, SIGNS, writePicture } from './picture.ts';

test('every picture that can be made is a code of four that reads as the same picture', () => {
  for (const shape of SHAPES)
    for (const colour of COLOURS)
      for (const pattern of PATTERNS)
        for (const sign of SIGNS) {
          const code = writePicture({ shape, colour, pattern, sign });
          expect(code).toMatch(/^[0-9a-z]{4}$/);
          expect(readPicture(code)).toEqual({ shape, colour, pattern, sign });
        }
});

test('codes of today read as today for ever', () => {
  expect(readPicture('0000')).toEqual({ shape: 'round', colour: 'gold', pattern: 'rays', sign: 'ankh-sign' });
  expect(readPicture('325h')).toEqual({ shape: 'shield', colour: 'lapis', pattern: 'plain', sign: 'moon' });
});

test('what a newer page wrote is still a picture', () => {
  expect(readPicture('zzzz')).toEqual(readPicture('0000'));
});

test('who chose nothing has a picture of their own', () => {
  expect(pictureFor('person-one', null)).toEqual(pictureFor('person-one', null));
  const codes = Array.from({ length: 60 }, (_, i) => writePicture(pictureFor(`person-${i}`, null)));
  expect(new Set(codes).size).toBeGreaterThan(40);
  expect(pictureFor('person-one', '0123')).toEqual(readPicture('0123'));
});
