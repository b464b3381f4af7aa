// Every small fault that could be put into a file: what it is, where, and the text of the file with it.
import ts from 'typescript';

/** @typedef {{ file: string, line: number, from: string, to: string, start: number, end: number }} Fault */

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
 * @param {string} file
 * @param {string} text
 * @returns {Fault[]}
 */
export function faultsIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  /** @type {Fault[]} */
  const faults = [];

  /**
   * @param {ts.Node} node
   * @param {string} to
   */
  function add(node, to) {
    const start = node.getStart(source);
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    faults.push({ file, line, from: text.slice(start, node.end), to, start, end: node.end });
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
  return faults;
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
