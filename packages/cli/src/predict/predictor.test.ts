import type { Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { openPredictor } from './predictor.ts';

const asked = (...options: string[]): Decision => ({ seat: 0, kind: 'card', options, secret: 'cards' });

test('what was answered most often is guessed, and never what is not offered', () => {
  const predictor = openPredictor();
  for (let i = 0; i < 4; i++) predictor.learn(asked('a', 'b', 'c'), 'b');
  predictor.learn(asked('a', 'c', 'd'), 'd');
  expect(predictor.guess(asked('a', 'b', 'd'))).toBe('b');
  expect(predictor.guess(asked('a', 'c', 'd'))).toBe('d');
  expect(predictor.guess(asked('x', 'y'))).toBe('x');
});

test('the very same question counts alone once it was answered often', () => {
  const predictor = openPredictor();
  for (let i = 0; i < 20; i++) predictor.learn(asked('a', 'b', 'c'), 'b');
  for (let i = 0; i < 4; i++) predictor.learn(asked('a', 'b'), 'a');
  expect(predictor.guess(asked('a', 'b'))).toBe('b');
  predictor.learn(asked('a', 'b'), 'a');
  expect(predictor.guess(asked('a', 'b'))).toBe('a');
});
