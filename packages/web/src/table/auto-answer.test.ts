import type { BaseState, Decision } from '@ennead/kernel';
import { expect, test } from 'vitest';
import { type AskingRules, autoAnswer } from './auto-answer.ts';

const all: AskingRules = { autoAnswer: true, autoPass: true, askFor: [] };
const alone = { isWatched: false, canUndo: false };
const game = {
  routineOf: (_view: BaseState, { kind }: Decision) =>
    kind === 'veto' ? { pass: 'pass', cards: ['veto', 'escape'] } : null,
  endsTurn: ({ kind }: Decision) => kind === 'end',
};
const asked = (kind: string, options: readonly string[], secret?: string): Decision => ({
  seat: 0,
  kind,
  options,
  ...(secret !== undefined && { secret }),
});
const by = (decision: Decision, rules: Partial<AskingRules> = {}, circumstances: object = {}) =>
  autoAnswer(game, {} as BaseState, decision, { ...all, ...rules }, { ...alone, ...circumstances });

test('routine questions are passed for whoever wants that, unless a card they hold is one to be asked for', () => {
  const veto = asked('veto', ['pass', 'veto']);
  expect(by(veto)).toEqual({ option: 'pass', wait: 'none' });
  expect(by(veto, { askFor: ['escape'] })).toBeNull();
  expect(by(veto, { askFor: ['prayer'] })).toEqual({ option: 'pass', wait: 'none' });
  expect(by(veto, { autoPass: false })).toBeNull();
});

test('what has one answer is not asked, what has two is', () => {
  expect(by(asked('step', ['f1']))).toEqual({ option: 'f1', wait: 'none' });
  expect(by(asked('step', ['f1', 'f2']))).toBeNull();
  expect(by(asked('step', []))).toBeNull();
  expect(by(asked('step', ['f1']), { autoAnswer: false })).toBeNull();
});

test('a secret answer without a choice takes as long as one with, where others could notice', () => {
  const secret = asked('battle-card', ['shield-push'], 'cards');
  expect(by(secret, {}, { isWatched: true })).toEqual({ option: 'shield-push', wait: 'unseen' });
  expect(by(secret)).toEqual({ option: 'shield-push', wait: 'none' });
});

test('before a turn ends by itself there is a moment to take something back, if there is anything', () => {
  expect(by(asked('end', ['end']), {}, { canUndo: true })).toEqual({ option: 'end', wait: 'grace' });
  expect(by(asked('end', ['end']))).toEqual({ option: 'end', wait: 'none' });
  expect(by(asked('step', ['f1']), {}, { canUndo: true })).toEqual({ option: 'f1', wait: 'none' });
});
