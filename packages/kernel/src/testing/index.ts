export { hostileValue, spoilt } from './hostile.ts';
export { readsSafely } from './reading.ts';
