// Every small fault that could be put into a file: what it is, where, and the text of the file with it.
import ts from 'typescript';
import { markOf, withMarks } from './markers.mjs';

/** @typedef {{ file: string, line: number, from: string, to: string, start: number, end: number, mark: string }} Fault */

/** @type {Readonly<Partial<Record<ts.SyntaxKind, string>>>} */
const OTHER_OPERATOR = {
  [ts.SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [ts.SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [ts.SyntaxKind.LessThanToken]: '<=',
  [ts.SyntaxKind.LessThanEqualsToken]: '<',
  [ts.SyntaxKind.GreaterThanToken]: '>=',
  [ts.SyntaxKind.GreaterThanEqualsToken]: '>',
  [ts.SyntaxKind.AmpersandAmpersandToken]: '||',
  [ts.SyntaxKind.BarBarToken]: '&&',
  [ts.SyntaxKind.PlusToken]: '-',
  [ts.SyntaxKind.MinusToken]: '+',
  [ts.SyntaxKind.PlusEqualsToken]: '-=',
  [ts.SyntaxKind.MinusEqualsToken]: '+=',
};

/**
 * The faults of a file, and its text with a mark at the place of each. Of a component, those in its scripts.
 * @param {string} file
 * @param {string} text
 * @param {string} log where marks write
 * @returns {{ faults: Fault[], marked: string }}
 */
export function faultsIn(file, text, log) {
  /** @type {Fault[]} */
  const faults = [];
  let marked = '';
  let done = 0;
  for (const { start, end } of scriptsIn(file, text)) {
    const script = faultsOfScript(file, text, start, end);
    faults.push(...script.faults);
    const { marked: inside, telling } = withMarks(text.slice(start, end), script.marks, log);
    marked += text.slice(done, start) + inside + (script.marks.length > 0 ? telling : '');
    done = end;
  }
  return { faults, marked: marked + text.slice(done) };
}

/**
 * @param {string} file
 * @param {string} text
 */
function scriptsIn(file, text) {
  if (!file.endsWith('.svelte')) return [{ start: 0, end: text.length }];
  return [...text.matchAll(/(<script\b[^>]*>)([\s\S]*?)<\/script>/g)].map((match) => {
    const start = match.index + (match[1]?.length ?? 0);
    return { start, end: start + (match[2]?.length ?? 0) };
  });
}

/**
 * @param {string} file
 * @param {string} whole
 * @param {number} offset of the script in the file
 * @param {number} end
 */
function faultsOfScript(file, whole, offset, end) {
  const text = whole.slice(offset, end);
  const source = ts.createSourceFile(`${file}.ts`, text, ts.ScriptTarget.Latest, true);
  const linesAbove = whole.slice(0, offset).split('\n').length;
  /** @type {Fault[]} */
  const faults = [];
  /** @type {Map<string, { name: string, at: number, end: number | null }>} */
  const marks = new Map();

  /**
   * @param {ts.Node} node
   * @param {string} to
   */
  function add(node, to) {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + linesAbove;
    const place = markOf(node);
    const mark = `${file}:${offset + place.at}`;
    marks.set(mark, { name: mark, ...place });
    const from = text.slice(start, node.end);
    faults.push({ file, line, from, to, start: offset + start, end: offset + node.end, mark });
  }

  /**
   * `??` stands beside `&&` only in brackets.
   * @param {ts.BinaryExpression} node
   */
  function withAnd({ left, right }) {
    return `((${left.getText(source)}) && (${right.getText(source)}))`;
  }

  /** @param {ts.Node} node */
  function visit(node) {
    if (ts.isTypeNode(node) || ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (isThrown(node)) return;
    if (ts.isBinaryExpression(node)) {
      const other = OTHER_OPERATOR[node.operatorToken.kind];
      if (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) add(node, withAnd(node));
      else if (other !== undefined && !joinsText(node)) add(node.operatorToken, other);
    } else if (node.kind === ts.SyntaxKind.TrueKeyword) add(node, 'false');
    else if (node.kind === ts.SyntaxKind.FalseKeyword) add(node, 'true');
    else if (ts.isNumericLiteral(node)) add(node, String(Number(node.text) + 1));
    else if (ts.isIfStatement(node) || ts.isConditionalExpression(node)) {
      const condition = ts.isIfStatement(node) ? node.expression : node.condition;
      add(condition, `!(${condition.getText(source)})`);
    } else if (ts.isExpressionStatement(node) && doesSomething(node.expression)) add(node, ';');
    ts.forEachChild(node, visit);
  }
  visit(source);
  return { faults, marks: [...marks.values()] };
}

/**
 * The file with the fault in it.
 * @param {string} text
 * @param {Fault} fault
 */
export function withFault(text, { start, end, to }) {
  return text.slice(0, start) + to + text.slice(end);
}

/**
 * What stops an impossible state is no behaviour.
 * @param {ts.Node} node
 */
function isThrown(node) {
  return ts.isThrowStatement(node) || (ts.isIfStatement(node) && ts.isThrowStatement(node.thenStatement));
}

/** @param {ts.BinaryExpression} node */
function joinsText({ operatorToken, left, right }) {
  return operatorToken.kind === ts.SyntaxKind.PlusToken && [left, right].some(isText);
}

/** @param {ts.Expression} node */
function isText(node) {
  return ts.isStringLiteralLike(node) || ts.isTemplateExpression(node);
}

/** @param {ts.Expression} node */
function doesSomething(node) {
  return ts.isCallExpression(node) || ts.isAwaitExpression(node) || ts.isBinaryExpression(node);
}
