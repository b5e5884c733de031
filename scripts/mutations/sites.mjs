// Where a contract can be changed: places in a bundled document, each a list of names from its root.
import { factsOf, isObject, operationsOf } from '../../mock-server/reference/facts.mjs'

/** @typedef {import('../../mock-server/reference/facts.mjs').Json} Json */
/** @typedef {{ at: readonly string[], fact: boolean }} Site */

/** Values, not schemas: nothing in them is a part of the contract. */
const VALUES = ['example', 'examples', 'default', 'enum', 'const']

/**
 * @param {Json} document
 * @param {readonly string[]} at
 * @returns {any}
 */
export const partAt = (document, at) =>
  at.reduce((/** @type {unknown} */ part, name) => Object(part)[name], document)

/**
 * Every object of the document, in its order, with its place.
 * @param {Json} document
 * @returns {{ at: string[], part: Json }[]}
 */
function partsOf(document) {
  /** @type {{ at: string[], part: Json }[]} */
  const found = []
  /** @param {unknown} part @param {string[]} at */
  const walk = (part, at) => {
    if (typeof part !== 'object' || part === null) return
    if (isObject(part)) found.push({ at, part })
    for (const [name, member] of Object.entries(part)) {
      if (!VALUES.includes(name) || at.at(-1) === 'properties') walk(member, [...at, name])
    }
  }
  walk({ paths: document.paths, components: document.components }, [])
  return found
}

/**
 * The places of all fields (`.../properties/<name>`), enumerations, formats, parameters, paths and statuses.
 * @param {Json} document a bundled contract
 */
export function sitesOf(document) {
  const facts = factsOf(document)
  const parts = partsOf(document)
  /** @param {(part: Json, at: string[]) => boolean} fits @returns {Site[]} */
  const where = (fits) =>
    parts.filter(({ part, at }) => fits(part, at)).map(({ part, at }) => ({ at, fact: facts.has(part) }))
  const operations = operationsOf(document).map((one) => ({ ...one, at: ['paths', one.path, one.method] }))
  return {
    fields: where((_, at) => at.at(-2) === 'properties' && at.at(-3) !== 'properties'),
    enumerations: where(({ enum: values }) => Array.isArray(values) && values.length > 1),
    formats: where(({ format }) => typeof format === 'string'),
    parameters: where((part) => part.in === 'query' || part.in === 'header'),
    paths: operations.map(({ path, operation }) => ({ at: ['paths', path], fact: facts.has(operation) })),
    statuses: operations.flatMap(({ at, operation }) =>
      Object.entries(Object(operation.responses)).map(([status, response]) => ({
        at: [...at, 'responses', status],
        fact: facts.has(response),
      })),
    ),
  }
}
