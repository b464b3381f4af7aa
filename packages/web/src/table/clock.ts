import { languageTag } from '../i18n/locale.ts';

/** '4:05', '1:02:30', or days and hours once there are days, as the language writes them. Never below zero. */
export function timeLeft(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
  const [hours, minutes, rest] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours >= 48) return `${counted(Math.floor(hours / 24), 'day')} ${counted(hours % 24, 'hour')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

function counted(value: number, unit: 'day' | 'hour'): string {
  return new Intl.NumberFormat(languageTag(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}
