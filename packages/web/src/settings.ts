import { isLocale, type Locale, preferredLocale, setLocale } from './i18n/locale.ts';
import { signal } from './signal.ts';

export type Pace = 'calm' | 'quick' | 'instant';

/** What a person chose on this device. */
export interface Settings {
  readonly locale: Locale;
  readonly theme: 'system' | 'day' | 'night';
  readonly sound: boolean;
  readonly motion: 'system' | 'full' | 'reduced';
  /** How fast what happens is told on this device. */
  readonly pace: Pace;
  /** What has only one answer is answered by the page. */
  readonly autoAnswer: boolean;
  /** Questions that most answer with no are answered so, unless one of these cards could be played. */
  readonly autoPass: boolean;
  readonly askFor: readonly string[];
  /** Spaces and sectors bear their names. */
  readonly coordinates: boolean;
  /** What is about to happen is foretold without being asked. */
  readonly forecast: boolean;
  /** What others say is shown over the board when it comes. */
  readonly bubbles: boolean;
  /** The name one plays under. */
  readonly name: string;
}

const KEY = 'ennead.settings';

const current = signal<Settings>({
  locale: preferredLocale(globalThis.navigator?.languages ?? []),
  theme: 'system',
  sound: true,
  motion: 'system',
  pace: 'calm',
  autoAnswer: true,
  autoPass: false,
  askFor: [],
  coordinates: false,
  forecast: true,
  bubbles: true,
  name: '',
});

/** What the device asks for, as long as nothing else was chosen. */
const wantsStillness = signal(false);

/** Reading them in a template or effect runs that again when they change. */
export function settings(): Settings {
  return current.get();
}

export async function changeSettings(change: Partial<Settings>): Promise<void> {
  const before = settings();
  const next = { ...before, ...change };
  current.set(next);
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser without storage keeps the choice for this visit.
  }
  if (next.locale !== before.locale) await setLocale(next.locale);
  show();
}

/** Reads what was chosen before and shows the page accordingly. */
export async function applySettings(): Promise<void> {
  const next = { ...settings(), ...stored() };
  current.set(next);
  await setLocale(next.locale);
  const stillness = matchMedia('(prefers-reduced-motion: reduce)');
  wantsStillness.set(stillness.matches);
  show();
  stillness.addEventListener('change', ({ matches }) => {
    wantsStillness.set(matches);
    show();
  });
}

/** True if things may slide and turn. */
export function motionAllowed(): boolean {
  const { motion } = settings();
  return motion === 'system' ? !wantsStillness.get() : motion === 'full';
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
      ...(typeof kept.autoAnswer === 'boolean' && { autoAnswer: kept.autoAnswer }),
      ...(typeof kept.autoPass === 'boolean' && { autoPass: kept.autoPass }),
      ...(typeof kept.forecast === 'boolean' && { forecast: kept.forecast }),
      ...(typeof kept.bubbles === 'boolean' && { bubbles: kept.bubbles }),
      ...(Array.isArray(kept.askFor) && { askFor: kept.askFor.filter((card) => typeof card === 'string') }),
      ...(typeof kept.coordinates === 'boolean' && { coordinates: kept.coordinates }),
      ...(typeof kept.name === 'string' && { name: kept.name.slice(0, 40) }),
    };
  } catch {
    return {};
  }
}

function show(): void {
  const { dataset, lang } = document.documentElement;
  const { locale, theme } = settings();
  if (lang !== locale) document.documentElement.lang = locale;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  dataset.motion = motionAllowed() ? 'full' : 'reduced';
}
