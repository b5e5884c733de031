// Mutators of what is decided and computed: conditions, bounds, negations, fallbacks.
import ts from 'typescript'
import { attributeAround, isStyleAttribute } from './syntax.mjs'

/** @typedef {import('typescript').Node} Node */
/** @typedef {import('./mutators.mjs').Mutator} Mutator */

const { SyntaxKind } = ts

/** @type {Readonly<Record<string, string>>} */
const OTHER = {
  '&&': '||',
  '||': '&&',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
}

/** @param {Node} node @param {readonly string[]} operators */
const isOneOf = (node, operators) =>
  ts.isBinaryExpression(node) && operators.includes(node.operatorToken.getText())

/** @param {readonly string[]} operators @returns {Mutator} */
const swap = (operators) => (node) => {
  if (!ts.isBinaryExpression(node) || !isOneOf(node, operators)) return []
  const operator = OTHER[node.operatorToken.getText()]
  return [`(${node.left.getText()} ${operator} ${node.right.getText()})`]
}

/** The condition of an `if` or a ternary, or the left operand of `&&`. @param {Node} node */
function isCondition(node) {
  const { parent } = node
  if (ts.isIfStatement(parent)) return parent.expression === node
  if (ts.isConditionalExpression(parent)) return parent.condition === node
  return ts.isBinaryExpression(parent) && isOneOf(parent, ['&&']) && parent.left === node
}

/** @type {Mutator} */
const always = (node) => (node.parent && isCondition(node) ? ['true', 'false'] : [])

/** @type {Mutator} */
const flip = ({ kind }) =>
  kind === SyntaxKind.TrueKeyword ? ['false'] : kind === SyntaxKind.FalseKeyword ? ['true'] : []

/** @type {Mutator} */
const notNegated = (node) =>
  ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
    ? [node.operand.getText()]
    : []

/** A number that means something: no index, no size on the screen. @type {Mutator} */
const offByOne = (node) => {
  if (!ts.isNumericLiteral(node) || ts.isElementAccessExpression(node.parent)) return []
  if (ts.isLiteralTypeNode(node.parent) || ts.isEnumMember(node.parent)) return []
  const attribute = attributeAround(node)
  if (attribute && isStyleAttribute(attribute)) return []
  const value = Number(node.text)
  return Number.isFinite(value) ? [String(value + 1), ...(value > 0 ? [String(value - 1)] : [])] : []
}

/** @type {Mutator} */
const swapBranches = (node) =>
  ts.isConditionalExpression(node)
    ? [`${node.condition.getText()} ? ${node.whenFalse.getText()} : ${node.whenTrue.getText()}`]
    : []

/** @type {Mutator} */
const noFallback = (node) =>
  ts.isBinaryExpression(node) && isOneOf(node, ['??', '||'])
    ? [node.left.getText(), node.right.getText()]
    : []

/** @type {Readonly<Record<string, Mutator>>} */
export const decisions = {
  logic: swap(['&&', '||']),
  condition: always,
  bound: swap(['<', '<=', '>', '>=']),
  equality: swap(['===', '!==']),
  negation: notNegated,
  boolean: flip,
  number: offByOne,
  ternary: swapBranches,
  fallback: noFallback,
}
