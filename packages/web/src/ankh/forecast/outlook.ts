import type { RegionForecast, TeamForecast } from '@ennead/ankh/read-model';
import { type AnkhState, groundOf } from '@ennead/ankh/tables';
import { capitalised } from '../../i18n/format.ts';
import type { Outlook } from '../../table/game-table.ts';
import type { Forecast } from '../../table/sentence.ts';
import { monumentWord, teamName } from '../names.ts';
import { t } from '../words.ts';
import { dueConflict } from './due.ts';
import { regionsAhead } from './read-model.ts';

/** What a Conflict would bring as things stand, region by region. */
export const outlook: Outlook<AnkhState> = {
  forecasts(view) {
    const regions = regionsAhead(view);
    return regions.map((region, at) => wordsOf(view, region, at + 1, regions.length));
  },
  due: dueConflict,
};

/** What it would bring in one region. */
export function forecastsOf(view: AnkhState, region: number): readonly Forecast[] {
  const regions = regionsAhead(view);
  const at = regions.findIndex((each) => each.region === region);
  const found = regions[at];
  return found === undefined ? [] : [wordsOf(view, found, at + 1, regions.length)];
}

function wordsOf(view: AnkhState, region: RegionForecast, place: number, count: number): Forecast {
  return {
    title: t('forecast.region', { number: region.number, place, count }),
    sides: region.teams.map((side) => sideOf(view, side, region.status === 'battle')),
    lines: [standing(view, region), majorities(view, region), gains(view, region)].filter(
      (line) => line !== '',
    ),
    places: groundOf(view).lands[region.region] ?? [],
  };
}

function sideOf(
  view: AnkhState,
  { team, figures, strength, cards, victory, mortals }: TeamForecast,
  isFoughtFor: boolean,
): Forecast['sides'][number] {
  return {
    seat: team,
    // As in a battle and in its summary: on the board it is gods who meet.
    name: teamName(view, team),
    sure: strength,
    least: strength + cards.least,
    most: strength + cards.most,
    note: t('forecast.figures', { count: figures, risk: mortals.length }),
    ...(isFoughtFor && { win: victory }),
  };
}

function standing(view: AnkhState, { status, dominated }: RegionForecast): string {
  if (status === 'empty') return t('forecast.empty');
  return status === 'dominated' ? t('forecast.alone', { god: teamName(view, dominated) }) : '';
}

function majorities(view: AnkhState, region: RegionForecast): string {
  const list = region.majorities.map(({ monument, team, scored }) => {
    const words = { monument: capitalised(monumentWord(monument)), god: teamName(view, team ?? -1) };
    if (team === undefined) return t('forecast.majority.tied', words);
    return t(scored ? 'forecast.majority' : 'forecast.majority.absent', words);
  });
  return list.length === 0 ? '' : t('forecast.majorities', { list: list.join('; ') });
}

function gains(view: AnkhState, region: RegionForecast): string {
  const sums = new Map<number, number>();
  for (const { team, amount } of region.gains) sums.set(team, (sums.get(team) ?? 0) + amount);
  const list = [...sums].map(
    ([team, amount]) => `${teamName(view, team)} ${amount < 0 ? '−' : '+'}${Math.abs(amount)}`,
  );
  return list.length === 0 ? '' : t('forecast.sure', { list: list.join(', ') });
}
