/** What stands beside the board, where there is room for one of them at a time. */
export type Tab = 'players' | 'tracks' | 'log';
