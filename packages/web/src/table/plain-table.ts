import type { BaseState, Seat } from '@ennead/kernel';
import { missing } from '@ennead/kernel';
import type { GameTable, SeatColour, SeatLook, SeatPattern } from './game-table.ts';
import type { Part } from './sentence.ts';

const colours: readonly SeatColour[] = ['carnelian', 'lapis', 'malachite', 'gold', 'amethyst', 'stone'];
const patterns: readonly SeatPattern[] = ['bands', 'dots', 'columns', 'rays', 'hatching', 'plain'];
const glyphs = ['ram-profile', 'throne', 'crook-flail', 'sun-disc', 'jackal', 'ankh-sign'] as const;

/** The look of a seat whose god or city is not known yet. */
export function plainLook(seat: Seat, name: string): SeatLook {
  const at = seat % colours.length;
  return {
    name,
    colour: colours[at] ?? missing(),
    pattern: patterns[at] ?? missing(),
    glyph: glyphs[at] ?? missing(),
  };
}

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
