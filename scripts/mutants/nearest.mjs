// Which tests are asked about a mutant, the nearest first: every test of the mock server imports all of it, so imports
// alone do not say. Words do: a test that is about a piece of code uses its words.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readOpened } from './opened.mjs'
import { distancesFrom, readUsers } from '../related/related-tests.mjs'

/** Tests of the other part are rarely about this one. */
const OTHER_PART = 0.25

/** `canEditOfferings` -> can, edit, offering. @param {string} source @returns {ReadonlySet<string>} */
const wordsOf = (source) =>
  new Set(
    (source.match(/[A-Z]?[a-z]+/g) ?? [])
      .map((word) => word.toLowerCase().replace(/s$/, ''))
      .filter((word) => word.length > 2),
  )

/** These read the source: they say nothing about what it does. */
const isArchitecture = (/** @type {string} */ test) => test.startsWith('tests/architecture/')
/** These ask everything of their part, and use the words of none: they come last. */
const isBroad = (/** @type {string} */ test) =>
  test.startsWith('src/app/reading/') || test.startsWith('tests/contract/kept-')
/**
 * How many of the portal's snapshot tests run: pages, writes and walks are in different files. The server's are
 * all fast.
 */
const BROAD = 8
const isOfServer = (/** @type {string} */ file) => /^(mock-server|tests)\//.test(file)

/** The statement of the file that a place is in, with its comment. @param {string} source @param {number} at */
function around(source, at) {
  const before = source.lastIndexOf('\n\n', at)
  const after = source.indexOf('\n}\n', at)
  return source.slice(before === -1 ? 0 : before, after === -1 ? undefined : after)
}

/**
 * @param {string} root
 * @param {readonly string[]} tests
 */
export function nearestTests(root, tests) {
  const users = readUsers(root)
  const sources = new Map(tests.map((test) => [test, readFileSync(path.join(root, test), 'utf8')]))
  const words = new Map([...sources].map(([test, source]) => [test, wordsOf(test + source)]))
  const openedIn = readOpened(root)
  const opened = new Map(
    [...sources].filter(([test]) => isBroad(test)).map(([test, source]) => [test, openedIn(source)]),
  )
  /** @type {Map<string, number>} */
  const uses = new Map()
  for (const used of words.values()) for (const word of used) uses.set(word, (uses.get(word) ?? 0) + 1)
  /** How much a word says: one that few tests use says more. */
  const weightOf = (/** @type {string} */ word) => Math.log(tests.length / (uses.get(word) ?? tests.length))

  /**
   * @param {import('./mutators.mjs').Mutant} mutant
   * @param {string} source of its file
   * @param {number} most
   */
  return ({ file, start, original }, source, most) => {
    const distances = distancesFrom(users, file)
    const asked = [around(source, start), original, file, file].flatMap((text) => [...wordsOf(text)])
    const own = file.replace(/\.tsx?$/, '.test.')
    const nearness = (/** @type {string} */ test) => {
      if (test.startsWith(own)) return Infinity
      const used = words.get(test) ?? new Set()
      const shared = asked.reduce((sum, word) => sum + (used.has(word) ? weightOf(word) : 0), 0)
      const part = isOfServer(test) === isOfServer(file) ? 1 : OTHER_PART
      return (part * shared) / Math.sqrt(used.size + 1) / (1 + (distances.get(test) ?? 0))
    }
    /** Who opens more pages that use the file, and from fewer steps away, asks more about it. */
    const use = (/** @type {string} */ test) =>
      (opened.get(test) ?? []).reduce((sum, page) => sum + 1 / (1 + (distances.get(page) ?? Infinity)), 0)
    const nearest = tests
      .filter((test) => distances.has(test) && !isArchitecture(test))
      .map((test) => ({ test, near: nearness(test) }))
      .toSorted((a, b) => b.near - a.near)
      .map(({ test }) => test)
    const broad = nearest
      .filter((test) => isBroad(test) && isOfServer(test) === isOfServer(file))
      .toSorted((a, b) => use(b) - use(a))
    return [
      ...nearest.filter((test) => !isBroad(test)).slice(0, most),
      ...broad.slice(0, isOfServer(file) ? undefined : BROAD),
    ]
  }
}
