/** Loaded into a server before anything else: the clock of its process is wrong by so many milliseconds. */
const offset = Number(process.env.ENNEAD_CHAOS_SKEW ?? 0);
const RealDate = Date;

class SkewedDate extends RealDate {
  constructor(...values: [] | [number | string]) {
    super(values[0] ?? RealDate.now() + offset);
  }
  static override now(): number {
    return RealDate.now() + offset;
  }
}

globalThis.Date = SkewedDate as DateConstructor;
