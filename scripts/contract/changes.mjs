// Differences of contracts in our own words: how grave, where, and whether in a fact or in a proposal.
import { factsOf, operationsOf } from '../../mock-server/reference/facts.mjs'
import { sentencesOf } from './sentences.mjs'

/** @typedef {import('../../mock-server/reference/facts.mjs').Json} Json */
/** @typedef {import('./redocly.mjs').Difference} Difference */
/**
 * `words`: a description, a summary or an example. `where`: the operation or component that contains it.
 * @typedef {{ weight: 'breaking' | 'compatible' | 'words', assumed: boolean, where: string, text: string }} Change
 */

/** @param {string} pointer `#/a/b~1c` */
const namesIn = (pointer) =>
  pointer
    .replace(/^#\/?/, '')
    .split('/')
    .filter(Boolean)
    .map((name) => decodeURIComponent(name).replaceAll('~1', '/').replaceAll('~0', '~'))

/**
 * Tells whether a place in a contract is a proposal: marked so itself, or within what is, or used by proposals only.
 * @param {Json} document bundled
 */
function proposalsOf(document) {
  const facts = factsOf(document)
  /** @param {readonly string[]} names @returns {boolean} */
  const isProposal = (names) => {
    /** @type {unknown} */
    let part = document
    let known = false
    for (const name of names) {
      part = Object(part)[name]
      if (typeof part !== 'object' || part === null) break
      if (Object(part)['x-assumed'] === true) return true
      known = facts.has(part)
    }
    const [area, path = '', method] = names
    // a path holds facts when one of its operations is one
    if (area === 'paths' && (method === undefined || names.length === 2)) {
      return !operationsOf(document).some((one) => one.path === path && facts.has(one.operation))
    }
    return !known
  }
  return isProposal
}

/** @param {Json} document @param {readonly string[]} names */
function whereIs(document, [area, name = '', ...rest]) {
  if (area === 'paths') {
    const [method = ''] = rest
    const found = operationsOf(document).find((one) => one.path === name && one.method === method)
    return found ? `${found.id}  ${method.toUpperCase()} ${name}` : name
  }
  return area === 'components' ? `${rest[0]} (${name.replace(/s$/, '')})` : 'the whole contract'
}

const WORDS = /^(description|summary|title|example|examples|version|tags|x-.*)$/

/** @param {Difference} difference @returns {Change['weight']} */
const weightOf = ({ impact, property, typeName }) => {
  if (impact === 'major') return 'breaking'
  return WORDS.test(property ?? '') || /^(Example|Tag|Info|Contact)/.test(typeName) ? 'words' : 'compatible'
}

/**
 * An added or removed shared component has no effect alone; its users changed too. @param {Difference}
 * difference
 */
const isPartAlone = ({ kind, base, revision }) =>
  kind !== 'modified' && /^#\/components\/[^/]+\/[^/]+$/.test(base?.pointer ?? revision?.pointer ?? '')

/** Of a list of required names, those that came or went. @param {Difference} difference */
function requiredNames({ property, base, revision }) {
  const [before, after] = [base?.value, revision?.value].map((value) => (Array.isArray(value) ? value : []))
  if (property !== 'required') return []
  const all = new Set([...(before ?? []), ...(after ?? [])])
  return [...all].filter((name) => before?.includes(name) !== after?.includes(name)).map(String)
}

/**
 * @param {readonly Difference[]} differences
 * @param {Json} before the bundled contracts
 * @param {Json} after
 * @returns {Change[]}
 */
export function changesOf(differences, before, after) {
  const [wasProposal, isProposal] = [proposalsOf(before), proposalsOf(after)]
  return differences
    .filter((one) => !isPartAlone(one))
    .flatMap((difference) => {
      const { base, revision } = difference
      // what is gone is judged by what it was, what is new by what it is
      const [document, judge, place] = base ? [before, wasProposal, base] : [after, isProposal, revision]
      const names = namesIn(place?.pointer ?? '')
      const at = difference.property === undefined ? names : names.slice(0, -1)
      const required = requiredNames(difference)
      const ofField = (/** @type {string} */ name) =>
        isProposalField(name, at, before, wasProposal) ??
        isProposalField(name, at, after, isProposal) ??
        judge(at)
      const assumed = required.length > 0 ? required.every(ofField) : judge(at)
      const [weight, where] = [weightOf(difference), whereIs(document, names)]
      return sentencesOf(difference, document, names).map((text) => ({ weight, assumed, where, text }))
    })
}

/** Whether a field of the schema at a place is a proposal; undefined when the schema has no such field. */
/** @param {string} name @param {readonly string[]} at @param {Json} document @param {(names: readonly string[]) => boolean} judge */
function isProposalField(name, at, document, judge) {
  const schema = at.reduce((/** @type {any} */ part, one) => Object(part)[one], document)
  return Object.hasOwn(Object(schema?.properties), name) ? judge([...at, 'properties', name]) : undefined
}
