import type { BaseState } from '@ennead/kernel';
import type { GameTable } from './game-table.ts';
import type { Part } from './sentence.ts';

/** Any game, playable from the decision bar alone in the words of its engine. */
export function plainTable(id: string): GameTable<BaseState> {
  return {
    id,
    seatLook: () => null,
    describeDecision: (_view, { kind, about }) => ({
      title: spoken(kind),
      ...(about !== undefined && { detail: spoken(JSON.stringify(about)) }),
    }),
    describeOption: (_view, _decision, option) => ({ label: spoken(String(option)) }),
    describeFact(_view, { type, rule: _rule, to: _to, ...rest }) {
      const { seat, ...about } = rest as Record<string, unknown>;
      const who: readonly Part[] = typeof seat === 'number' ? [{ seat }, ' '] : [];
      return [...who, [spoken(type), ...Object.values(about).map(String)].join(' ')];
    },
    optionTarget: () => 'bar',
    hasSecrets: () => false,
    score: () => [],
  };
}

function spoken(text: string): string {
  const words = text.replace(/["{}[\]]/g, '').replace(/[-_,:]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
