// Where the last `npm test` spent its time.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const FILE = 'node_modules/.cache/portage/test-times.json'

/**
 * @typedef {Record<string, number>} Times seconds of each test file
 * @typedef {{ testResults?: { name?: string, startTime?: number, endTime?: number }[] }} VitestReport
 * @typedef {{ file?: string, suites?: Suite[], specs?: { tests: { results: { duration: number }[] }[] }[] }} Suite
 * @typedef {{ config?: { rootDir?: string }, suites?: Suite[] }} PlaywrightReport
 * @typedef {{ seconds: number, steps: Record<string, number>, files: Times }} Kept
 */

/** @param {string} root @param {string} file absolute */
const relative = (root, file) => path.relative(root, file).replaceAll(path.sep, '/')

/**
 * @param {VitestReport | null} report
 * @param {string} root
 * @returns {Times} from the start of a file's first test to the end of its last
 */
export const vitestTimes = (report, root) =>
  Object.fromEntries(
    (report?.testResults ?? []).map(({ name = '', startTime = 0, endTime = 0 }) => [
      relative(root, name),
      (endTime - startTime) / 1000,
    ]),
  )

/** @param {Suite} suite @returns {number} */
const secondsOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
    .reduce((sum, { duration }) => sum + duration / 1000, 0) +
  suites.reduce((sum, suite) => sum + secondsOf(suite), 0)

/**
 * @param {PlaywrightReport | null} report
 * @param {string} root
 * @returns {Times} the sum of a file's tests, in all projects
 */
export function playwrightTimes(report, root) {
  /** @type {Times} */
  const times = {}
  for (const suite of report?.suites ?? []) {
    const file = relative(root, path.resolve(report?.config?.rootDir ?? root, suite.file ?? ''))
    times[file] = (times[file] ?? 0) + secondsOf(suite)
  }
  return times
}

/**
 * @param {Times} times
 * @param {number} count
 * @returns {string[]} one line each, the slowest first
 */
export const slowest = (times, count) =>
  Object.entries(times)
    .sort(([, a], [, b]) => b - a)
    .slice(0, count)
    .map(([file, seconds]) => `${seconds.toFixed(1).padStart(7)} s  ${file}`)

/** @param {string} root @param {Kept} kept */
export function keepTestTimes(root, kept) {
  const file = path.join(root, FILE)
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`)
}

/** @param {string} root @returns {Kept | null} null when no whole run was made here */
export const lastRun = (root) => {
  const file = path.join(root, FILE)
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}

/** @param {string} root @returns {Times} none when no whole run was made here */
export const readTestTimes = (root) => lastRun(root)?.files ?? {}
