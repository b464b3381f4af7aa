import { missing } from '@ennead/kernel';
/** The value that this share of all values does not exceed, to a hundredth. 0 when there are none. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  const at = Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1);
  return Math.round((sorted[Math.max(0, at)] ?? missing()) * 100) / 100;
}
