import { actsOf } from '../../reel/acts.ts';
import { captionOf } from '../../reel/caption.ts';
import type { SceneState } from '../scene-state.svelte.ts';
import type { Sentence } from '../sentence.ts';
import type { LogEntry } from '../snapshot.ts';
import { isTableFact } from '../table-events.ts';

/** Something that would be undone. */
interface Undone {
  readonly at: number;
  readonly sentence: Sentence;
  readonly facts: readonly LogEntry['fact'][];
}

/** What happened after a moment, a line each, the newest first. */
export function undoneBy(
  scene: Pick<SceneState, 'log' | 'game' | 'view' | 'story'>,
  moment: number,
): Undone[] {
  const log = scene.log.filter(({ number, fact }) => number > moment && !isTableFact(fact));
  return actsOf(scene.story.telling, log)
    .flatMap(({ at, facts }) => {
      const sentence = captionOf(scene.game, scene.view, facts);
      return sentence === null ? [] : [{ at, sentence, facts }];
    })
    .reverse();
}

/** Where on the board it happened. */
export function placesOf(
  { story, view }: Pick<SceneState, 'story' | 'view'>,
  undone: readonly Undone[],
): number[] {
  const places = undone.flatMap(({ facts }) =>
    facts.flatMap((fact) => {
      const trace = story.telling.trace(view, fact);
      return trace === null ? [] : [trace.to];
    }),
  );
  return [...new Set(places)];
}
