// The tests that are nearest to a file. `vitest related` follows every import, so that one file of the mock
// server's engine is related to every test that imports the app; here each import counts the less, the more its
// file imports besides, and a contract test is near to the operations that it names.
import path from 'node:path'
import { readModules } from './imports.mjs'
import { mentions } from './mentions.mjs'

/** Those of the bundle need a build. */
const TEST = /^(?!tests\/bundle\/).*\.test\.tsx?$/

/** The words of a file's name and folder: a test often has the name of what it is for without importing it. */
const wordsOf = (/** @type {string} */ file) =>
  new Set(
    path.posix
      .join(path.posix.basename(path.posix.dirname(file)), path.posix.basename(file))
      .replace(/(\.test)?\.\w+$/, '')
      .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .split(/[^a-z]+/)
      .filter((word) => word.length > 3)
      .map((word) => word.replace(/s$/, '')),
  )

/** @typedef {ReadonlyMap<string, readonly { user: string, steps: number }[]>} Users of a file, and how far each is */

/**
 * Reads the project. Takes half a second: who asks for many files reads it once.
 * @param {string} root
 * @returns {Users}
 */
export function readUsers(root) {
  const modules = readModules(root)
  /** @type {Map<string, { user: string, steps: number }[]>} */
  const users = new Map()
  /** @param {string} file @param {string} user @param {number} steps */
  const add = (file, user, steps) => {
    const all = users.get(file)
    if (all) all.push({ user, steps })
    else users.set(file, [{ user, steps }])
  }
  for (const [user, { imports }] of modules)
    for (const file of imports) add(file, user, 1 + Math.log2(imports.size))
  for (const { operations, test, share } of mentions(root, modules))
    add(operations, test, 1 + 4 * (1 - share))
  return users
}

/**
 * @param {Users} users
 * @param {string} file
 * @returns {Map<string, number>} everything that uses the file, with its distance
 */
export function distancesFrom(users, file) {
  const distances = new Map([[file, 0]])
  const open = new Set([file])
  for (const one of open) {
    // Visiting one again when a shorter way turns up is cheaper than keeping them sorted.
    open.delete(one)
    for (const { user, steps } of users.get(one) ?? []) {
      const distance = (distances.get(one) ?? 0) + steps
      if (distance >= (distances.get(user) ?? Infinity)) continue
      distances.set(user, distance)
      open.add(user)
    }
  }
  return distances
}

/**
 * @param {Users} users
 * @param {readonly string[]} files relative to the root, with forward slashes
 * @returns {{ test: string, distance: number }[]} nearest first; a test that changed itself has distance 0
 */
function testDistances(users, files) {
  /** @type {Map<string, number>} */
  const nearest = new Map()
  for (const file of files) {
    const words = wordsOf(file)
    for (const [test, steps] of distancesFrom(users, file)) {
      if (!TEST.test(test)) continue
      const shared = [...wordsOf(test)].filter((word) => words.has(word)).length
      const distance = Math.max(0, steps - 2 * shared)
      if (distance < (nearest.get(test) ?? Infinity)) nearest.set(test, distance)
    }
  }
  return [...nearest]
    .map(([test, distance]) => ({ test, distance }))
    .sort((a, b) => a.distance - b.distance || a.test.localeCompare(b.test))
}

/**
 * @param {string} root
 * @param {readonly string[]} files
 * @param {Users} [users]
 * @returns {string[]} the tests that may notice a change of the files, nearest first
 */
export const relatedTests = (root, files, users = readUsers(root)) =>
  testDistances(users, files).map(({ test }) => test)
