// What became of each fault, one line each, written as it is found: a run that was stopped goes on where it was.
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from '../node.mjs';
import { hashOf } from './reach.mjs';

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {{ by: string | null, asked: number, left: number, isBrowsed: boolean }} Result `by` the test that noticed; `asked` so many test files, `left` those there was no time for */

/**
 * @param {string} name of the package
 * @param {string} seed
 * @param {(file: string) => string} textOf
 */
export function resultsOf(name, seed, textOf) {
  const path = join(root, 'artefacts/mutants', `${name}-${seed}.jsonl`);
  /** @type {Map<string, Result>} */
  const kept = new Map();
  if (existsSync(path))
    for (const line of readFileSync(path, 'utf8').split('\n').filter(Boolean)) {
      const { key, ...result } = JSON.parse(line);
      kept.set(key, result);
    }
  /** @param {Fault} fault */
  const keyOf = (fault) => hashOf(`${fault.file}\0${fault.start}\0${fault.to}\0${textOf(fault.file)}`);

  return {
    /** @param {Fault} fault */
    of: (fault) => kept.get(keyOf(fault)),

    /**
     * @param {Fault} fault
     * @param {Result} result
     */
    keep(fault, result) {
      kept.set(keyOf(fault), result);
      mkdirSync(dirname(path), { recursive: true });
      const { file, line, from, to } = fault;
      appendFileSync(path, `${JSON.stringify({ key: keyOf(fault), file, line, from, to, ...result })}\n`);
    },
  };
}
