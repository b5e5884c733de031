// What of a contract is fact. What the source documents do not state carries `x-assumed: true` (docs/contract.md).

/** @typedef {{ [name: string]: unknown }} Json a part of an OpenAPI document */

const METHODS = ['get', 'put', 'post', 'delete', 'patch', 'head', 'options', 'trace']

/**
 * @param {unknown} value
 * @returns {value is Json}
 */
export const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * What a reference of a bundled document names.
 * @param {Json} document
 * @param {string} ref `#/components/...`
 * @returns {unknown}
 */
export const referred = (document, ref) =>
  ref
    .slice(2)
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((/** @type {unknown} */ at, part) => Object(at)[part], document)

/**
 * Every operation of a bundled document, with what its path says for all of them.
 * @param {Json} document
 * @returns {{ id: string, method: string, path: string, operation: Json, item: Json }[]}
 */
export const operationsOf = (document) =>
  Object.entries(Object(document.paths)).flatMap(([path, item]) =>
    METHODS.filter((method) => isObject(item[method])).map((method) => ({
      id: String(item[method].operationId ?? `${method.toUpperCase()} ${path}`),
      method,
      path,
      operation: item[method],
      item,
    })),
  )

/**
 * Every part of a bundled document that a fact rests on: operations that are no proposals, and from there all that
 * they name, but for what is marked as a proposal on the way.
 * @param {Json} document
 * @returns {ReadonlySet<unknown>} the very objects of the document
 */
export function factsOf(document) {
  /** @type {Set<unknown>} */
  const facts = new Set()
  /** @param {unknown} part */
  const walk = (part) => {
    if (typeof part !== 'object' || part === null || facts.has(part)) return
    if (Object(part)['x-assumed'] === true) return
    facts.add(part)
    const { $ref } = Object(part)
    if (typeof $ref === 'string') walk(referred(document, $ref))
    for (const member of Object.values(part)) walk(member)
  }
  for (const { operation, item } of operationsOf(document)) {
    if (operation['x-assumed'] === true || item['x-assumed'] === true) continue
    walk(operation)
    walk(item.parameters)
  }
  return facts
}
