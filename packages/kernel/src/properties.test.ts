import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chanceFrom, draw, shuffle } from './chance.ts';
import { hash } from './hash.ts';

const plain = fc.jsonValue();

test('equal data hashes alike after a trip through JSON', () => {
  fc.assert(fc.property(plain, (data) => hash(JSON.parse(JSON.stringify(data))) === hash(data)));
});

test('the order of keys does not change a hash', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), plain), (record) => {
      const backwards = Object.fromEntries(Object.entries(record).reverse());
      return hash(backwards) === hash(record);
    }),
  );
});

test('a draw is one of the numbers below its count', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 32 }), (seed, count) => {
      const drawn = draw(chanceFrom(seed), count);
      return Number.isInteger(drawn) && drawn >= 0 && drawn < count;
    }),
  );
});

test('a shuffle keeps every item and is repeated by its seed', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, items) => {
      const once = shuffle(chanceFrom(seed), [...items]);
      const again = shuffle(chanceFrom(seed), [...items]);
      expect(once).toEqual(again);
      expect([...once].sort()).toEqual([...items].sort());
    }),
  );
});
