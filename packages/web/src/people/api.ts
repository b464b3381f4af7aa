import type {
  Friends,
  Invitations,
  Invited,
  Ladder,
  NewTournament,
  PlayedGames,
  Profile,
  Tournament,
  TournamentList,
  Waiting,
  Wish,
} from '@ennead/wire';
import { ask } from '../table/remote/api.ts';

export const profileOf = (id: string) => ask<Profile>('GET', `/people/${id}`);
export const gamesOf = (id: string, after: string | null) =>
  ask<PlayedGames>('GET', `/people/${id}/games${after === null ? '' : `?after=${after}`}`);
export const changeProfile = (change: Partial<Pick<Profile, 'picture' | 'privacy'>>) =>
  ask<Profile>('PUT', '/me/profile', change);

export const friends = () => ask<Friends>('GET', '/me/friends');
export const befriend = (id: string) => ask<Friends>('POST', `/friends/${id}`);
export const unfriend = (id: string) => ask<Friends>('DELETE', `/friends/${id}`);
export const block = (id: string) => ask<Friends>('POST', `/blocked/${id}`);
export const unblock = (id: string) => ask<Friends>('DELETE', `/blocked/${id}`);

export const invite = (table: string, person: string) =>
  ask<Invited>('POST', `/tables/${table}/invite`, { person });
export const invitations = () => ask<Invitations>('GET', '/me/invitations');
export const decline = (table: string) => ask<Invitations>('DELETE', `/me/invitations/${table}`);

export const ladderOf = (game: string, after: string | null) =>
  ask<Ladder>('GET', `/ladder?game=${encodeURIComponent(game)}${after === null ? '' : `&after=${after}`}`);

export const waiting = () => ask<Waiting>('GET', '/me/match');
export const match = (wish: Wish) => ask<Waiting>('PUT', '/me/match', wish);
export const stopWaiting = () => ask<Waiting>('DELETE', '/me/match');

export const tournaments = (list: 'mine' | 'going' | 'over') =>
  ask<TournamentList>('GET', `/tournaments?list=${list}`);
export const tournamentNamed = (id: string) => ask<Tournament>('GET', `/tournaments/${id}`);
export const createTournament = (wanted: NewTournament) => ask<Tournament>('POST', '/tournaments', wanted);
export const actOnTournament = (id: string, act: 'join' | 'leave' | 'start' | 'close') =>
  ask<Tournament>('POST', `/tournaments/${id}/${act}`);
export const removeEntrant = (id: string, person: string) =>
  ask<Tournament>('POST', `/tournaments/${id}/remove`, { person });
