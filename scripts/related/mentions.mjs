// Contract tests reach an operation by its address, through the whole app. What they say tells more than what
// they import: which operations a test names, and how much of it is about them.
import { readFileSync } from 'node:fs'
import path from 'node:path'

const OPERATIONS = /^mock-server\/operations\/[\w-]+\.ts$/
const TESTS = /^tests\/contract\/.*\.test\.ts$/

/** @param {string} root @returns {Map<string, string>} of each operation the first part of its path: `/v1/tasks/` */
function addresses(root) {
  const { paths } = JSON.parse(readFileSync(path.join(root, 'generated/openapi.json'), 'utf8'))
  /** @type {Map<string, string>} */
  const found = new Map()
  for (const [address, item] of Object.entries(paths))
    for (const { operationId } of Object.values(item))
      if (operationId) found.set(operationId, address.split('/').slice(0, 3).join('/') + '/')
  return found
}

/** @param {string} text @param {RegExp} pattern @returns {Map<string, number>} how often it says what */
function countOf(text, pattern) {
  /** @type {Map<string, number>} */
  const counts = new Map()
  for (const [, said = ''] of text.matchAll(pattern)) counts.set(said, (counts.get(said) ?? 0) + 1)
  return counts
}

/** @param {Map<string, number>} counts @param {(key: string) => boolean} [keep] */
const sum = (counts, keep = () => true) =>
  [...counts].reduce((total, [key, count]) => total + (keep(key) ? count : 0), 0)

/**
 * The contract tests that name the operations of a file, and which share of what they name that is.
 * @param {string} root
 * @param {ReadonlyMap<string, { text: string }>} modules
 * @returns {{ operations: string, test: string, share: number }[]}
 */
export function mentions(root, modules) {
  const addressOf = addresses(root)
  const tests = [...modules]
    .filter(([file]) => TESTS.test(file))
    .map(([file, { text }]) => ({
      file,
      ids: countOf(text, /['`](\w+)['`]/g),
      paths: countOf(text, /(\/v1\/[\w-]+\/)/g),
    }))
  return [...modules]
    .filter(([file]) => OPERATIONS.test(file))
    .flatMap(([operations, { text }]) => {
      const own = [...countOf(text, /^ {2}(?:async )?(\w+)(?=[:,(])/gm).keys()].filter((id) =>
        addressOf.has(id),
      )
      const places = new Set(own.map((id) => addressOf.get(id)))
      return tests.flatMap(({ file, ids, paths }) => {
        const named = sum(ids, (id) => own.includes(id)) + sum(paths, (place) => places.has(place))
        const all = sum(ids, (id) => addressOf.has(id)) + sum(paths)
        return named > 0 ? [{ operations, test: file, share: named / all }] : []
      })
    })
}
