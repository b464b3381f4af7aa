import type { AnkhState } from '@ennead/ankh/tables';
import { joinedLook, lookOfTeam } from '../looks.ts';

/** The markers on the devotion track, the last place first: of two on one number the later one is on top. */
export function markersOf(view: AnkhState) {
  return view.ladder.map((team, place) => ({
    team,
    place,
    devotion: view.teams[team]?.devotion ?? 0,
    look: lookOfTeam(view, team),
    joined: joinedLook(view, team),
  }));
}
