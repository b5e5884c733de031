// Runs as a separate process (pool.mjs): keeps one Vitest open on a copy of the tree and reports, for one
// mutant after the other, which test notices it. What Vitest needs to start is paid for once.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { mutated } from './mutators.mjs'
import { patternOf } from './titles.mjs'

/**
 * @typedef {{ mutant: import('./mutators.mjs').Mutant, source: string, tests: readonly string[] }} Order
 * @typedef {{ test: string, title: string }} Notice
 * @typedef {{ type: 'ready', tests: string[] } | { type: 'alive' }
 *   | { type: 'done', notice: Notice | null, failing: string[] }} Message `failing`: tests that fail without a mutant
 */

const NOT_LOADED = 'does not load'

const [folder = ''] = process.argv.slice(2)
const say = (/** @type {Message} */ message) => process.send?.(message)

/** Runs the tests in the order in which they are given. */
class AsGiven {
  shard(/** @type {any} */ files) {
    return files
  }
  sort(/** @type {any} */ files) {
    return files
  }
}

/** Reports progress, so that a hanging test can be distinguished from a slow one. */
const beat = () => void say({ type: 'alive' })
const heartbeat = { onTestModuleStart: beat, onTestCaseReady: beat, onTestCaseResult: beat }

const vitest = await createVitest('test', {
  root: folder,
  // It reads what is built.
  project: ['!bundle'],
  watch: false,
  bail: 1,
  fileParallelism: false,
  reporters: [heartbeat],
  sequence: { sequencer: AsGiven },
})
const specifications = new Map(
  (await vitest.globTestSpecifications()).map((one) => [path.relative(folder, one.moduleId), one]),
)

/** Fail on the code as it is: they can notice nothing. @type {Set<string>} */
const failing = new Set()

/**
 * The first test that fails, or the first file that does not load.
 * @param {import('vitest/node').TestRunResult} result
 * @returns {Notice | null}
 */
function noticeOf({ testModules, unhandledErrors }) {
  for (const module of testModules) {
    if (module.ok()) continue
    const [failed] = module.children.allTests('failed')
    return { test: path.relative(folder, module.moduleId), title: failed?.fullName ?? NOT_LOADED }
  }
  return unhandledErrors.length > 0 ? { test: 'an error outside of the tests', title: '' } : null
}

/** @param {string} file @param {string} source */
function write(file, source) {
  writeFileSync(file, source)
  vitest.invalidateFile(file)
}

/** @param {readonly string[]} tests */
async function noticeIn(tests) {
  vitest.state.filesMap.clear()
  return noticeOf(await vitest.runTestSpecifications(tests.flatMap((test) => specifications.get(test) ?? [])))
}

/** What passed on the code as it is. @type {Set<string>} */
const passing = new Set()

/** Whether what noticed a mutant passes without it. @param {Notice} notice */
async function passesWithout({ test, title }) {
  const key = `${test}: ${title}`
  if (passing.has(key) || !specifications.has(test)) return true
  if (title !== NOT_LOADED) vitest.setGlobalTestNamePattern(patternOf(title))
  // Once may be the machine: others may keep it busy.
  const failing = (await noticeIn([test])) && (await noticeIn([test]))
  vitest.resetGlobalTestNamePattern()
  if (!failing) passing.add(key)
  return !failing
}

/** @param {Order} order */
async function runMutant({ mutant, source, tests }) {
  const file = path.join(folder, mutant.file)
  let left = tests.filter((test) => !failing.has(test))
  /** @type {Notice | null} */
  let notice = null
  while (left.length > 0) {
    write(file, mutated(source, mutant))
    notice = await noticeIn(left)
    write(file, source)
    if (!notice || (await passesWithout(notice))) break
    failing.add(notice.test)
    left = left.slice(left.indexOf(notice.test) + 1)
    notice = null
  }
  say({ type: 'done', notice, failing: [...failing] })
}

process.on('message', (/** @type {Order} */ order) => void runMutant(order))
process.on('disconnect', () => process.exit())
say({ type: 'ready', tests: [...specifications.keys()] })
