import { beforeEach, expect, test, vi } from 'vitest';
import type { Chat, ChatLine } from '../source.ts';
import { isMuted, mute, muted } from './muted.ts';
import { TalkState } from './talk-state.svelte.ts';

let listener: Parameters<Chat['subscribe']>[0] = () => {};
const chat: Chat = {
  subscribe(next) {
    listener = next;
    next([], null);
    return () => {};
  },
  say: async () => ({ ok: true, value: null }),
  react: async () => ({ ok: true, value: null }),
};
const line = (id: number, more: Partial<ChatLine> = {}): ChatLine => ({
  id,
  person: 'bo',
  name: 'Bo',
  text: `line ${id}`,
  reaction: null,
  at: id,
  fromSpectator: false,
  isMine: false,
  ...more,
});

/** What a browser keeps. */
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test('what others said is unread until it is in sight, here and on the next visit', () => {
  const talk = new TalkState(chat, 'T');
  talk.listen();
  listener([line(1), line(2, { isMine: true }), line(3)], null);
  expect(talk.unread).toBe(2);
  expect(talk.heard).toBeNull();
  const hide = talk.show();
  expect(talk.unread).toBe(0);
  listener([line(1), line(3), line(4)], line(4));
  expect([talk.unread, talk.heard]).toEqual([0, null]);
  hide();
  listener([line(4), line(5)], line(5));
  expect(talk.unread).toBe(1);
  expect(talk.heard?.id).toBe(5);
  const later = new TalkState(chat, 'T');
  later.listen();
  listener([line(4), line(5)], null);
  expect(later.unread).toBe(1);
});

test('who is muted is neither shown nor counted nor heard, and can be heard again', () => {
  const talk = new TalkState(chat, 'M');
  talk.listen();
  mute({ id: 'bo', name: 'Bo' }, true);
  listener([line(1), line(2, { person: 'cy' })], line(1));
  expect(talk.lines.map(({ id }) => id)).toEqual([2]);
  expect([talk.unread, talk.heard]).toEqual([1, null]);
  expect(muted()).toEqual([{ id: 'bo', name: 'Bo' }]);
  mute({ id: 'bo', name: 'Bo' }, false);
  expect(isMuted('bo')).toBe(false);
  expect(talk.unread).toBe(2);
});
