import type { Explained } from '@ennead/bots';
import type { Decision, Fact, Outcome } from '@ennead/kernel';

/** A fact in one line: the rule behind it, what happened, the details, who alone may see it. */
export function factLine({ type, rule, to, ...details }: Fact): string {
  const told = Object.entries(details).map(([name, value]) => `${name} ${asWord(value)}`);
  const only = to === undefined ? [] : [`(seen by ${to.join(', ') || 'nobody'})`];
  return [rule.padEnd(14), type, ...told, ...only].join(' ');
}

/** Open decisions: who is asked what, and every answer. */
export function decisionLines(open: readonly Decision[]): string[] {
  if (open.length === 0) return ['no open decision for this seat'];
  return open.flatMap(({ seat, kind, options, about }) => [
    `seat ${seat} must decide: ${kind}${about === undefined ? '' : ` (${asWord(about)})`}`,
    ...options.map((option) => `  ${JSON.stringify(option)}`),
  ]);
}

export function outcomeLine(outcome: Outcome | null): string {
  if (outcome === null) return 'the game is not over';
  if (outcome.winners.length === 0) return `nobody wins (${outcome.rule})`;
  return `won by ${outcome.winners.length === 1 ? 'seat' : 'seats'} ${outcome.winners.join(' and ')} (${outcome.rule})`;
}

/** What a bot thinks of its best options: the chance to win it sees, and what the option changes. */
export function explainedLines(best: readonly Explained[]): string[] {
  return best.map(({ option, value, reasons }) => {
    const why = reasons.map(({ key, amount }) => `${key} ${amount > 0 ? '+' : ''}${amount}`);
    return [`  ${(value * 100).toFixed(1).padStart(5)}%`, JSON.stringify(option), why.join(', ')]
      .join('  ')
      .trimEnd();
  });
}

function asWord(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
