// Syntax queries of the mutators.
import ts from 'typescript'
import { isDrawn, isStyle } from './style-names.mjs'

/** @typedef {import('typescript').Node} Node */
/** @typedef {import('typescript').SourceFile} SourceFile */

/** Nothing in these runs, or only says where something else is; `notHere` (src/lib) drops its reason. @param {Node} node */
export const isSkipped = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) ||
  (ts.isExpressionStatement(node) && node.expression.getText().startsWith('console.')) ||
  (ts.isCallExpression(node) && node.expression.getText() === 'notHere') ||
  (ts.isNewExpression(node) && /^(Range|Type)?Error$/.test(node.expression.getText()))

/** A call of a method by its name: `rows.filter(...)`. @param {Node} node */
export function methodOf(node) {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return undefined
  return { name: node.expression.name.text, on: node.expression.expression }
}

/** The JSX attribute that a node is the value of, or a part of its value. @param {Node} node */
export function attributeAround(node) {
  for (let at = node.parent; at && !ts.isFunctionLike(at); at = at.parent)
    if (ts.isJsxAttribute(at)) return at
  return undefined
}

/** Attributes spread over an SVG element. @param {import('typescript').JsxSpreadAttribute} spread */
export const isDrawing = (spread) => isDrawn(spread.parent.parent.tagName.getText())

/** @param {import('typescript').JsxAttribute} attribute */
export const isStyleAttribute = (attribute) =>
  isStyle(attribute.name.getText(), attribute.parent.parent.tagName.getText())

/** A string that is a value: no name of a property, no directive, no blank between texts, nothing of the looks. @param {Node} node */
export function isTextLiteral(node) {
  if (!ts.isStringLiteralLike(node) && !ts.isTemplateExpression(node)) return false
  const { parent } = node
  if (ts.isExpressionStatement(parent) || ts.isTaggedTemplateExpression(parent)) return false
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false
  if (
    ts.isJsxExpression(parent) &&
    !ts.isJsxAttribute(parent.parent) &&
    node.getText().slice(1, -1).trim() === ''
  )
    return false
  const attribute = attributeAround(node)
  return !attribute || !isStyleAttribute(attribute)
}

/** Whether an object is handed to a call, or is a part of one that is. @param {Node} node */
export function isSent(node) {
  let at = node
  while (
    ts.isObjectLiteralExpression(at.parent) ||
    ts.isPropertyAssignment(at.parent) ||
    ts.isArrayLiteralExpression(at.parent)
  )
    at = at.parent
  return ts.isCallExpression(at.parent) && at.parent.expression !== at
}

/**
 * The names of a file that texts are read from: `t`, and what is made of it (`const texts = t.kit.list`).
 * @param {SourceFile} file
 */
export function textNames(file) {
  const names = new Set(['t', 'texts', 'words'])
  visit(file, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name) || !node.initializer) return
    if (isTextPath(node.initializer, names)) names.add(node.name.text)
  })
  return names
}

/** `t.kit.list.showing`, from one of these names. @param {Node} node @param {ReadonlySet<string>} names */
export function isTextPath(node, names) {
  let root = node
  while (ts.isPropertyAccessExpression(root)) root = root.expression
  return root !== node && ts.isIdentifier(root) && names.has(root.text)
}

/** Where a text is, and with which values: two of the same place can be confused. */
/** @param {import('typescript').CallExpression} call `texts.next({ count })` */
export function placeOfText({ expression, arguments: values }) {
  const place = ts.isPropertyAccessExpression(expression) ? expression.expression.getText() : ''
  return `${place}(${values.map((one) => one.getText()).join(', ')})`
}

/**
 * The texts that a file uses, by their places.
 * @param {SourceFile} file
 * @param {ReadonlySet<string>} names
 */
export function textKeys(file, names) {
  /** @type {Map<string, string[]>} */
  const keys = new Map()
  visit(file, (node) => {
    if (!ts.isCallExpression(node) || !isTextPath(node.expression, names)) return
    const place = placeOfText(node)
    keys.set(place, [...(keys.get(place) ?? []), node.getText()])
  })
  return keys
}

/** @param {Node} node @param {(node: Node) => void} each */
function visit(node, each) {
  each(node)
  ts.forEachChild(node, (child) => visit(child, each))
}
