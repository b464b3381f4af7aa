import { type AnkhState, findSpace, groundOf, isLand, SPACES } from '@ennead/ankh/tables';
import type { Decision } from '@ennead/kernel';
import { moveRangeOf } from '../policy-changes.ts';
import { t } from '../words.ts';

/** One short line on why a space cannot be chosen now. */
export function whyNot(view: AnkhState, decision: Decision, space: number): string {
  const name = SPACES[space] as string;
  const ground = groundOf(view);
  if (ground.open[space] === false) return t('why.closed', { space: name });
  if (ground.cities.includes(space)) return t('why.city', { space: name });
  if (!isLand(space)) return t('why.water', { space: name });
  if (view.underworld.includes(space)) return t('why.underworld', { space: name });
  const from = typeof decision.about === 'string' ? findSpace(decision.about) : undefined;
  if (decision.kind === 'move-to' && from !== undefined)
    return t('why.too-far', { space: name, range: moveRangeOf(view) });
  if (decision.kind === 'pharaoh-to') return t('why.too-far', { space: name, range: Number(decision.about) });
  if (decision.kind === 'summon-to') return t('why.not-beside', { space: name });
  return t('why.not-offered', { space: name });
}
