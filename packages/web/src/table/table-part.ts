/** What stands beside the board, where there is room for one thing at a time. */
export type TablePart = 'players' | 'tracks' | 'log' | 'forecast';
