// Runs as a separate process (pool.mjs): keeps one Vitest open on a copy of the tree and reports, for one
// mutant after the other, which test notices it. What Vitest needs to start is paid for once.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { createVitest } from 'vitest/node'
import { mutated } from './mutators.mjs'

/**
 * @typedef {{ mutant: import('./mutators.mjs').Mutant, source: string, tests: readonly string[] }} Order
 * @typedef {{ test: string, title: string }} Notice
 * @typedef {{ type: 'ready', tests: string[] } | { type: 'alive' }
 *   | { type: 'done', notice: Notice | null }} Message
 */

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

/**
 * The first test that fails, or the first file that does not load.
 * @param {import('vitest/node').TestRunResult} result
 * @returns {Notice | null}
 */
function noticeOf({ testModules, unhandledErrors }) {
  for (const module of testModules) {
    if (module.ok()) continue
    const [failed] = module.children.allTests('failed')
    return { test: path.relative(folder, module.moduleId), title: failed?.fullName ?? 'does not load' }
  }
  return unhandledErrors.length > 0 ? { test: 'an error outside of the tests', title: '' } : null
}

/** @param {string} file @param {string} source */
function write(file, source) {
  writeFileSync(file, source)
  vitest.invalidateFile(file)
}

/** @param {Order} order */
async function runMutant({ mutant, source, tests }) {
  const file = path.join(folder, mutant.file)
  write(file, mutated(source, mutant))
  vitest.state.filesMap.clear()
  const chosen = tests.flatMap((test) => specifications.get(test) ?? [])
  const result = await vitest.runTestSpecifications(chosen)
  write(file, source)
  say({ type: 'done', notice: noticeOf(result) })
}

process.on('message', (/** @type {Order} */ order) => void runMutant(order))
process.on('disconnect', () => process.exit())
say({ type: 'ready', tests: [...specifications.keys()] })
