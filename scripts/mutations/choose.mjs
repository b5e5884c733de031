import { kinds } from './kinds.mjs'
import { randomOf } from './random.mjs'
import { partAt, sitesOf } from './sites.mjs'

/** @typedef {import('../../mock-server/reference/facts.mjs').Json} Json */
/**
 * One change to the contract.
 * @typedef {{ number: number, kind: string, place: string, fact: boolean, what: string, changed: Json }} Mutation
 */

/**
 * As many changes of each kind, by turns of a fact and of a proposal, at places that chance picks by the seed. The
 * same contract, seed and number always give the same changes.
 * @param {Json} document the bundled contract; it stays as it is
 * @param {{ seed: number, each: number }} options `each`: how many of each kind
 * @returns {Mutation[]}
 */
export function chooseMutations(document, { seed, each }) {
  const random = randomOf(seed)
  const sites = sitesOf(document)
  return kinds.flatMap((kind, index) => {
    const able = sites[kind.sites].filter(({ at }) => {
      const part = partAt(document, at)
      return kind.able?.(part, partAt(document, at.slice(0, -2)), String(at.at(-1))) ?? true
    })
    /** @type {Set<string>} */
    const taken = new Set()
    return Array.from({ length: each }, (_, turn) => {
      const fact = (index + turn) % 2 === 0
      const left = able.filter((site) => site.fact === fact && !taken.has(site.at.join(' ')))
      const site = left[Math.floor(random() * left.length)]
      if (!site) throw new Error(`No line is left for another "${kind.name}".`)
      taken.add(site.at.join(' '))
      const changed = structuredClone(document)
      const place = placeOf(document, site.at)
      const what = kind.change(changed, site.at, random)
      return { number: index * each + turn + 1, kind: kind.name, place, fact, what, changed }
    })
  })
}

/** How a person would name the place: `Task.name`, `listTasks 404`, `/v1/tasks/`. */
/** @param {Json} document @param {readonly string[]} at */
function placeOf(document, at) {
  const [area, name, method, ...rest] = at
  if (area === 'paths') {
    if (method === undefined) return String(name)
    const id = partAt(document, at.slice(0, 3)).operationId ?? name
    const words = rest.filter((word) => !['responses', 'properties', 'schema'].includes(word))
    const part = partAt(document, at)
    return [id, part?.in ? part.name : words.join(' ')].join(' ')
  }
  const part = partAt(document, at)
  if (name === 'parameters' && part.in) return `parameter ${part.name}`
  return [at[2], ...at.slice(3).filter((word) => word !== 'properties' && word !== 'schema')].join('.')
}
