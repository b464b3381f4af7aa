import type { NewTournament } from '@ennead/wire';

/** A small tournament of the toy game that anybody may join. */
export const tournamentOf = (more: Partial<NewTournament> = {}): NewTournament => ({
  name: 'Flood',
  game: 'toy',
  setup: { rounds: 1 },
  format: 'swiss',
  seats: { least: 2, most: 2, wanted: 2 },
  rounds: 2,
  points: [1],
  places: 8,
  roundHours: null,
  late: false,
  visibility: 'public',
  ...more,
});
