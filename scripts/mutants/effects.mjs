// Mutators of what is done, sent, said and listed.
import ts from 'typescript'
import {
  isDrawing,
  isSent,
  isStyleAttribute,
  isTextLiteral,
  isTextPath,
  methodOf,
  placeOfText,
} from './syntax.mjs'

/** @typedef {import('typescript').Node} Node */
/** @typedef {import('./mutators.mjs').Mutator} Mutator */

const { SyntaxKind } = ts

/** Whether the expression can be a call with a side effect. @param {Node} node @returns {boolean} */
function isEffect(node) {
  if (ts.isAwaitExpression(node) || ts.isVoidExpression(node)) return isEffect(node.expression)
  if (ts.isCallExpression(node)) return node.expression.kind !== SyntaxKind.SuperKeyword
  return ts.isBinaryExpression(node) && /^(\?\?|[|]{2}|&&|[-+])?=$/.test(node.operatorToken.getText())
}

/** A statement that only has an effect: a call, `await` of one, an assignment. @type {Mutator} */
const statement = (node) => (ts.isExpressionStatement(node) && isEffect(node.expression) ? [';'] : [])

/** A handler that only calls: `onClick={() => save()}`, `onSuccess: () => refresh()`. @type {Mutator} */
const handler = (node) => {
  if (!ts.isArrowFunction(node) || !isEffect(node.body)) return []
  const owner = ts.isJsxExpression(node.parent) ? node.parent.parent : node.parent
  const isHandler =
    (ts.isJsxAttribute(owner) || ts.isPropertyAssignment(owner)) && /^on[A-Z]/.test(owner.name.getText())
  return isHandler ? ['() => undefined'] : []
}

/** Not the type of a plain button: the lint rules ask for it. @type {Mutator} */
const attribute = (node) => {
  if (ts.isJsxSpreadAttribute(node)) return isDrawing(node) ? [] : ['']
  if (!ts.isJsxAttribute(node) || isStyleAttribute(node)) return []
  return node.getText() === 'type="button"' ? [] : ['']
}

/** A property of what is handed to a call; the comma behind it goes with it. @type {Mutator} */
const property = (node) =>
  node.parent &&
  ts.isObjectLiteralExpression(node.parent) &&
  !ts.isMethodDeclaration(node) &&
  isSent(node.parent)
    ? ['']
    : []

/** A text that is looked up: another one of the same place with the same values, or nothing. @type {Mutator} */
const textKey = (node, { texts, keys }) => {
  if (!ts.isCallExpression(node) || !isTextPath(node.expression, texts)) return []
  const other = keys.get(placeOfText(node))?.find((one) => one !== node.getText())
  return other ? [other] : ["('' as never)"]
}

/** @type {Mutator} */
const literal = (node) => {
  if (!isTextLiteral(node)) return []
  return node.getText().length > 2 ? ["''"] : ["'x'"]
}

const KEPT_WITHOUT = [
  'filter',
  'toSorted',
  'sort',
  'toReversed',
  'reverse',
  'slice',
  'trim',
  'toLowerCase',
  'normalize',
]

/** @type {Mutator} */
const step = (node) => {
  const method = methodOf(node)
  return method && KEPT_WITHOUT.includes(method.name) ? [method.on.getText()] : []
}

/** @type {Mutator} */
const order = (node) => {
  if (ts.isStringLiteral(node) && /^(asc|desc)$/.test(node.text))
    return [node.text === 'asc' ? "'desc'" : "'asc'"]
  const name = methodOf(node)?.name
  if (name === 'toSorted') return [`${node.getText()}.toReversed()`]
  return name === 'sort' ? [`${node.getText()}.reverse()`] : []
}

/** @type {Readonly<Record<string, Mutator>>} */
export const effects = { statement, handler, attribute, property, text: textKey, literal, step, order }
