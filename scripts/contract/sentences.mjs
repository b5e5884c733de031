// Describes a contract change in one sentence.
import { operationsOf } from '../../mock-server/reference/facts.mjs'

/** @typedef {import('../../mock-server/reference/facts.mjs').Json} Json */
/** @typedef {import('./redocly.mjs').Difference} Difference */

/** Words of OpenAPI and places in lists: no names that a person gave. */
const ANONYMOUS =
  /^(\d+|items|schema|properties|parameters|responses|content|.*\/json|get|put|post|patch|delete|oneOf|anyOf|allOf)$/

/**
 * What the rules of redocly say of a difference; where they are silent, what it is.
 * @param {Difference} difference
 * @param {Json} document the contract that it is shown in
 * @param {readonly string[]} names where in there
 * @returns {string[]}
 */
export function sentencesOf(difference, document, names) {
  const { kind, typeName, property, base, revision, verdicts } = difference
  const part = Object(names.reduce((/** @type {any} */ at, name) => Object(at)[name], document))
  const named = typeof part.$ref === 'string' ? part.$ref.split('/').at(-1) : undefined
  if (verdicts.length > 0) {
    // subschemas have no name but the one that they refer to
    const which = named && /subschema/.test(verdicts[0]?.message ?? '') ? ` (${named})` : ''
    return verdicts.map(({ message }) => message + which)
  }
  if (typeName === 'PathItem' || typeName === 'Operation') {
    const all = operationsOf(document).filter(
      (one) => one.path === names[1] && (names[2] ?? one.method) === one.method,
    )
    return all.map(({ id, method, path }) => `${id} (${method.toUpperCase()} ${path}) was ${kind}.`)
  }
  if (property !== undefined) {
    const label = names.slice(3, -1).findLast((name) => !ANONYMOUS.test(name))
    return [`\`${property}\`${label ? ` of \`${label}\`` : ''} ${changed(base?.value, revision?.value)}.`]
  }
  const isField = names.at(-2) === 'properties'
  const what = isField ? 'Field' : typeName.replaceAll(/([a-z])([A-Z])/g, '$1 $2')
  return [`${what} \`${isField ? names.at(-1) : (part.name ?? named ?? names.at(-1))}\` was ${kind}.`]
}

/** @param {unknown} before @param {unknown} after */
function changed(before, after) {
  if (!Array.isArray(before) && !Array.isArray(after)) {
    if (after === undefined) return `is gone (was ${JSON.stringify(before)})`
    return before === undefined
      ? `is now ${JSON.stringify(after)} (there was none)`
      : `was ${JSON.stringify(before)} and is ${JSON.stringify(after)}`
  }
  const [old, now] = [before, after].map((list) => (Array.isArray(list) ? list : []))
  const came = now?.filter((one) => !old?.includes(one)) ?? []
  const went = old?.filter((one) => !now?.includes(one)) ?? []
  const parts = [came.length > 0 && `gained ${came.join(', ')}`, went.length > 0 && `lost ${went.join(', ')}`]
  return parts.filter(Boolean).join(' and ') || 'has another order'
}
