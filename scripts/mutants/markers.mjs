// Marks in a copy of the sources that tell which places a test runs through: nobody need ask the others about a fault there.
import ts from 'typescript';

/**
 * Where the mark of a place stands: before the statement around it, or before the value of an arrow function.
 * A place outside all of these (a default value, a field) is marked where its declaration is run: too often, never too seldom.
 * @param {ts.Node} node
 * @returns {{ at: number, end: number | null }} `end` when a value is marked
 */
export function markOf(node) {
  for (let inner = node, outer = node.parent; outer !== undefined; inner = outer, outer = outer.parent) {
    if (ts.isArrowFunction(outer) && outer.body === inner && !ts.isBlock(inner))
      return { at: inner.getStart(), end: inner.end };
    const holdsStatements =
      ts.isBlock(outer) || ts.isSourceFile(outer) || ts.isCaseClause(outer) || ts.isDefaultClause(outer);
    if (holdsStatements && ts.isStatement(inner)) return { at: inner.getStart(), end: null };
  }
  return { at: node.getStart(), end: null };
}

/**
 * The text with its marks. What is run is told once, as the name of the mark in a line of a file; in a browser nothing is told.
 * @param {string} text
 * @param {readonly { name: string, at: number, end: number | null }[]} marks
 * @param {string} log
 */
export function withMarks(text, marks, log) {
  /** @type {{ at: number, text: string }[]} */
  const inserts = [];
  for (const { name, at, end } of marks) {
    const call = `__reached(${JSON.stringify(name)})`;
    inserts.push({ at, text: end === null ? `${call};` : `(${call},(` });
    if (end !== null) inserts.push({ at: end, text: '))' });
  }
  let marked = text;
  for (const insert of inserts.toSorted((a, b) => b.at - a.at))
    marked = marked.slice(0, insert.at) + insert.text + marked.slice(insert.at);
  return { marked, telling: tellingInto(log) };
}

/**
 * One line to stand at the end of the script.
 * @param {string} log
 */
function tellingInto(log) {
  const write = `process.getBuiltinModule('node:fs').appendFileSync(${JSON.stringify(log)}, name + '\\n')`;
  return `\nvar __told; function __reached(name) { __told ??= new Set(); if (__told.has(name)) return; __told.add(name); if (globalThis.process?.getBuiltinModule) ${write}; }\n`;
}
