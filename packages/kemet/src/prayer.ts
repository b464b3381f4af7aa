import { missing, type Seat } from '@ennead/kernel';
import type { Term } from './facts.ts';
import type { Log } from './flow.ts';
import { PRAYER_CAP } from './pieces.ts';
import type { KemetState } from './state.ts';
import { PAYMENT_DISCOUNT, type Sources, sum, terms } from './tiles/moments.ts';

/** Gains prayer up to the cap of 11; the rest is lost (K-COMP-5). */
export function gainPrayer(
  state: KemetState,
  seat: Seat,
  amount: number,
  rule: string,
  because: readonly Term[] | null,
  log: Log,
): void {
  const before = state.prayer[seat] ?? missing();
  const now = Math.min(PRAYER_CAP, before + amount);
  state.prayer[seat] = now;
  log?.push({ type: 'prayer-gained', rule, seat, gained: now - before, now, terms: because ?? [] });
}

/** A price after discounts: those of this kind of payment, and Priest of Ra unless the action has had it (K-PAY-3). */
export function price(
  state: KemetState,
  seat: Seat,
  base: number,
  discounts: Sources,
  times = 1,
  isFirst = true,
): number {
  const once = isFirst ? sum(state, seat, PAYMENT_DISCOUNT) : 0;
  const reduced = base - times * sum(state, seat, discounts) - once;
  return reduced < 0 ? 0 : reduced;
}

/** The highest price before discounts that a player can pay. */
export function payableBase(state: KemetState, seat: Seat, discounts: Sources): number {
  return (state.prayer[seat] ?? missing()) + sum(state, seat, discounts) + sum(state, seat, PAYMENT_DISCOUNT);
}

/** Pays; whoever calls has offered only what can be paid (K-PAY-1). */
export function pay(
  state: KemetState,
  seat: Seat,
  { base, discounts, times = 1, isFirst = true, purpose, rule }: Payment,
  log: Log,
): void {
  const due = price(state, seat, base, discounts, times, isFirst);
  const now = (state.prayer[seat] ?? missing()) - due;
  if (now < 0) throw new Error(`seat ${seat} cannot pay ${due} for ${purpose}`);
  state.prayer[seat] = now;
  log?.push({
    type: 'paid',
    rule,
    seat,
    price: due,
    now,
    purpose,
    terms: [
      { source: 'base', value: base },
      ...terms(state, seat, discounts, -times),
      ...(isFirst ? terms(state, seat, PAYMENT_DISCOUNT, -1) : []),
    ],
  });
}

interface Payment {
  readonly base: number;
  readonly discounts: Sources;
  /** How often the discounts count (Slaves: once per level). */
  readonly times?: number;
  /** Whether nothing was paid in this action before. */
  readonly isFirst?: boolean;
  readonly purpose: string;
  readonly rule: string;
}
