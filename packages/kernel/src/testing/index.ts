export { hostileValue, spoilt } from './hostile.ts';
export { playing, type Watch } from './playing.ts';
export { readsSafely } from './reading.ts';
export { refused, sound, type TestTable, testTable } from './table.ts';
