import { createSubscriber } from 'svelte/reactivity';
import { isLocale, type Locale, preferredLocale, setLocale } from './i18n/locale.ts';

export type Pace = 'calm' | 'quick' | 'instant';

/** What a person chose on this device. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: 'system' | 'day' | 'night';
  readonly sound: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** How fast bots move on this device. */
  readonly pace: Pace;
  /** The name one plays under. */
  readonly name: string;
}

const KEY = 'ennead.settings';

let current: Settings = {
  locale: preferredLocale(globalThis.navigator?.languages ?? []),
  theme: 'system',
  sound: false,
  motion: 'system',
  pace: 'calm',
  name: '',
};

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

/** Reading them in a template or effect runs that again when they change. */
export function settings(): Settings {
  subscribe();
  return current;
}

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const before = current;
  current = { ...current, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // A browser without storage keeps the choice for this visit.
  }
  if (current.locale !== before.locale) await setLocale(current.locale);
  show();
  for (const update of listeners) update();
}

/** Reads what was chosen before and shows the page accordingly. */
export async function applySettings(): Promise<void> {
  current = { ...current, ...stored() };
  await setLocale(current.locale);
  show();
  matchMedia('(prefers-reduced-motion: reduce)').addEventListener('change', () => {
    show();
    for (const update of listeners) update();
  });
}

/** True if things may slide and turn. */
export function motionAllowed(): boolean {
  const { motion } = settings();
  if (motion !== 'system') return motion === 'full';
  return !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function stored(): Partial<Settings> {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Record<string, unknown>;
    return {
      ...(isLocale(kept.locale) && { locale: kept.locale }),
      ...((kept.theme === 'day' || kept.theme === 'night') && { theme: kept.theme }),
      ...((kept.motion === 'full' || kept.motion === 'reduced') && { motion: kept.motion }),
      ...((kept.pace === 'quick' || kept.pace === 'instant') && { pace: kept.pace }),
      ...(typeof kept.sound === 'boolean' && { sound: kept.sound }),
      ...(typeof kept.name === 'string' && { name: kept.name.slice(0, 40) }),
    };
  } catch {
    return {};
  }
}

function show(): void {
  const { dataset, lang } = document.documentElement;
  if (lang !== current.locale) document.documentElement.lang = current.locale;
  if (current.theme === 'system') delete dataset.theme;
  else dataset.theme = current.theme;
  dataset.motion = motionAllowed() ? 'full' : 'reduced';
}
