import type { AnkhFact, AnkhState } from '@ennead/ankh/tables';
import type { MomentRow } from '../table/game-table.ts';
import { pictureAt, scriptOf } from './battle/script.ts';
import { verdictWords } from './battle/verdict-words.ts';
import { teamName } from './names.ts';
import { t } from './words.ts';

type Reached = Extract<AnkhFact, { readonly type: 'region-reached' }>;

interface Chapter {
  readonly reached: Reached | null;
  readonly facts: AnkhFact[];
}

/** What a Conflict brought, region by region in its order, and then what powers brought before them. */
export function conflictSummary(view: AnkhState, facts: readonly AnkhFact[]): MomentRow[] {
  const begin = facts.findLastIndex(({ type }) => type === 'conflict-began');
  const chapters: Chapter[] = [{ reached: null, facts: [] }];
  for (const fact of facts.slice(begin + 1)) {
    if (fact.type === 'region-reached') chapters.push({ reached: fact, facts: [] });
    chapters.at(-1)?.facts.push(fact);
  }
  const [around, ...regions] = chapters;
  const others = around === undefined ? [] : gainsOf(around.facts);
  return [
    ...regions.map(({ reached, facts }) => ({
      mark: String(reached?.number ?? ''),
      words: reached === null ? '' : wordsOf(view, reached, facts),
      gains: gainsOf(facts),
    })),
    ...(others.length > 0 ? [{ mark: '', words: t('player.powers'), gains: others }] : []),
  ];
}

function wordsOf(view: AnkhState, { status, teams }: Reached, facts: readonly AnkhFact[]): string {
  if (status === 'empty') return t('summary.empty');
  if (status === 'dominated') return t('summary.dominated', { god: teamName(view, teams[0] ?? -1) });
  const script = scriptOf(facts.slice(facts.findIndex(({ type }) => type === 'battle-began')));
  const { verdict } = pictureAt(script, script.beats.length - 1);
  return verdict === null ? t('summary.battle') : verdictWords(view, verdict);
}

function gainsOf(facts: readonly AnkhFact[]): MomentRow['gains'] {
  const sums = new Map<number, number>();
  for (const fact of facts)
    if (fact.type === 'devotion') sums.set(fact.team, (sums.get(fact.team) ?? 0) + fact.after - fact.before);
  return [...sums].flatMap(([seat, amount]) => (amount === 0 ? [] : [{ seat, amount }]));
}
