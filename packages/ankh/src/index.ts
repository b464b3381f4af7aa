export { ACTION_NAMES, type ActionName } from './actions/names.ts';
export type { AnkhFact } from './facts.ts';
export { ankh } from './game.ts';
export type { GuardianName } from './guardians/kinds.ts';
export type { AnkhSetup } from './setup/setup.ts';
export type { AnkhState, Team } from './state.ts';
