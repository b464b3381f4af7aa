import type { LayoutProblem } from '@ennead/ankh/tables';
import { toolName } from './tool-words.ts';
import { t } from './words.ts';

const THINGS = {
  'grey space': 'grey',
  'conflict number': 'number',
  piece: 'piece',
} as const;

const PIECES = ['god', 'warrior', 'obelisk', 'temple', 'pyramid', 'site', 'city'] as const;

/** What is wrong, in the reader's language. */
export function problemWords(problem: LayoutProblem): string {
  const { kind, ...values } = problem;
  const words: Record<string, string | number> = { ...values };
  if ('thing' in problem)
    words.thing = problem.thing === 'city' ? toolName('city') : t(`thing.${THINGS[problem.thing]}`);
  if ('piece' in problem) {
    const name = PIECES.find((piece) => piece === problem.piece);
    words.piece = name === undefined ? problem.piece : toolName(name);
  }
  if (problem.kind === 'players' && problem.least === problem.most)
    return t('problem.players.exactly', words);
  return t(`problem.${kind}`, words);
}

/** The space a problem is about, to point at it. */
export function placeOfProblem(problem: LayoutProblem): string | null {
  return 'at' in problem ? problem.at : null;
}
