import {
  type AnkhState,
  figureOfKind,
  kindOf,
  monumentKind,
  monumentOfKind,
  type SpaceName,
  spaceNamed,
} from '@ennead/ankh/tables';
import { capitalised } from '../../i18n/format.ts';
import type { OptionText } from '../../table/game-table.ts';
import { figureWord, monumentWord } from '../names.ts';
import { topicOfSpace } from '../topics.ts';
import { t } from '../words.ts';

/** A space as an option: what stands there, and what can be read of it. */
export function describeSpace(view: AnkhState, name: SpaceName): OptionText {
  const space = spaceNamed(name);
  const [figure = 0, monument = 0] = [view.figures[space], view.monuments[space]];
  const topic = topicOfSpace(view, space);
  const piece =
    figure !== 0
      ? figureWord(figureOfKind(kindOf(figure)))
      : monument !== 0
        ? monumentWord(monumentOfKind(monumentKind(monument)))
        : null;
  return {
    label: piece === null ? name : t('option.at', { piece: capitalised(piece), space: name }),
    ...(topic !== null && { topic }),
  };
}
