export { expertBot } from '../expert.ts';
export { type NetFile, netFrom, numbersOf } from '../net/file.ts';
export { learned } from '../net/learned.ts';
export type { Inputs, Net } from '../net/net.ts';
export { type Learner, learn, lossOf, newLearner, rounded } from './fit.ts';
export { type Shipped, shippedFor, withMore } from './onto.ts';
export { type Sample, samplesOf } from './samples.ts';
export { type Style, selfPlay, type TrainingGame } from './self-play.ts';
export { stylesFor, tableFor } from './tables.ts';
