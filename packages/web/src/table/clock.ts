import { languageTag } from '../i18n/locale.ts';

/**
 * '4:05', '1:02:30', or days and hours once there are days, as the language writes them. Never below zero. Where turns take
 * days nobody is pressed by seconds before the last hour.
 */
export function timeLeft(ms: number, isSlow = false): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60] as const;
  const [hours, minutes, rest] = parts;
  const two = (value: number) => String(value).padStart(2, '0');
  if (hours >= 24) return `${counted(Math.floor(hours / 24), 'day')} ${counted(hours % 24, 'hour')}`;
  if (isSlow && hours > 0) return `${counted(hours, 'hour')} ${counted(minutes, 'minute')}`;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

const HOUR = 3_600_000;

/** The same in one word, where turns take days: '3d', '47h', and minutes in the last hour. */
export function briefTime(ms: number): string {
  const hours = Math.floor(ms / HOUR);
  if (hours >= 72) return counted(Math.floor(hours / 24), 'day');
  return hours > 0 ? counted(hours, 'hour') : timeLeft(ms);
}

function counted(value: number, unit: 'day' | 'hour' | 'minute'): string {
  return new Intl.NumberFormat(languageTag(), { style: 'unit', unit, unitDisplay: 'narrow' }).format(value);
}
