// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { load } from './i18n/shell.ts';
import { applySettings, changeSettings, motionAllowed, settings } from './settings.ts';

let stillness = { matches: false, heard: (_event: { matches: boolean }) => {} };
const first = { ...settings() };
beforeEach(async () => {
  stillness = { matches: false, heard: () => {} };
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return stillness.matches;
    },
    addEventListener: (_type: string, heard: typeof stillness.heard) => {
      stillness.heard = heard;
    },
  }));
  await load();
  await changeSettings(first);
  localStorage.clear();
});

const keep = (kept: unknown) => localStorage.setItem('ennead.settings', JSON.stringify(kept));

test('what was chosen before counts again, each choice by itself', async () => {
  const chosen = {
    locale: 'uk',
    theme: 'night',
    motion: 'reduced',
    pace: 'quick',
    sound: !first.sound,
    autoAnswer: !first.autoAnswer,
    autoPass: !first.autoPass,
    forecast: !first.forecast,
    bubbles: !first.bubbles,
    askFor: ['veto'],
    coordinates: !first.coordinates,
    name: 'Nefertari',
  } as const;
  keep(chosen);
  await applySettings();
  expect(settings()).toMatchObject(chosen);
  expect(document.documentElement.lang).toBe('uk');
  expect(document.documentElement.dataset).toMatchObject({ theme: 'night', motion: 'reduced' });
  keep({ theme: 'day', motion: 'full', pace: 'instant' });
  await applySettings();
  expect(settings()).toMatchObject({ ...chosen, theme: 'day', motion: 'full', pace: 'instant' });
});

test('nonsense in the storage of a browser is no choice', async () => {
  keep({
    locale: 'xx',
    theme: 'green',
    motion: 1,
    pace: 'slow',
    sound: 'yes',
    autoAnswer: 1,
    autoPass: null,
    forecast: 'no',
    bubbles: 0,
    askFor: 'veto',
    coordinates: [],
    name: 7,
  });
  await applySettings();
  expect(settings()).toEqual(first);
  keep({ askFor: ['veto', 3], name: 'N'.repeat(50) });
  await applySettings();
  expect(settings()).toMatchObject({ askFor: ['veto'], name: 'N'.repeat(40) });
  localStorage.setItem('ennead.settings', '{');
  await applySettings();
});

test('things move as the device wants, unless somebody chose', async () => {
  stillness.matches = true;
  await applySettings();
  expect([motionAllowed(), document.documentElement.dataset.motion]).toEqual([false, 'reduced']);
  stillness.heard({ matches: false });
  expect([motionAllowed(), document.documentElement.dataset.motion]).toEqual([true, 'full']);
  await changeSettings({ motion: 'reduced' });
  expect(motionAllowed()).toBe(false);
  stillness.heard({ matches: true });
  await changeSettings({ motion: 'full' });
  expect(motionAllowed()).toBe(true);
  expect(document.documentElement.dataset.theme).toBeUndefined();
});
