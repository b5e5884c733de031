// npm run check:changed: types, and lint, format and the nearest tests of what changed since main. For the time
// while one works; `npm test` decides.
import { changedFiles } from './files.mjs'
import { chooseTests } from './choose-tests.mjs'
import { generatedIsFresh } from '../generate/stamp.mjs'
import { requireNode, root } from '../node-version.mjs'
import { relatedTests } from '../related/related-tests.mjs'
import { run, runTool } from '../run.mjs'
import { readTestTimes } from '../test-times.mjs'

/** Seconds of processor time for tests: what two processors do, beside the types, in half a minute, and in one. */
const BUDGET = { portal: 35, mockServer: 70 }
/** They hold of every file, and no file imports them. */
const HOUSE_RULES = ['floors', 'rules', 'size'].map((name) => `tests/architecture/${name}.test.ts`)

requireNode()
if (!generatedIsFresh(root)) {
  console.error('generated/ is older than openapi/: npm run generate')
  process.exit(1)
}
const changed = changedFiles(root)
const written = changed.filter((file) => !/^generated\/|^package-lock/.test(file))
const related = relatedTests(root, written)
const isServer = written.some((file) => file.startsWith('mock-server/'))
const budget = isServer ? BUDGET.mockServer : BUDGET.portal
const { chosen, left } = chooseTests(related, changed, readTestTimes(root), budget)
const tests = [...new Set([...chosen, ...HOUSE_RULES])]
console.log(`${changed.length} changed files, ${tests.length} test files:\n  ${tests.join('\n  ')}`)

/** @typedef {import('../run.mjs').Outcome} Outcome */
/** @param {string} name @param {() => Promise<Outcome>} start @returns {Promise<boolean>} */
async function step(name, start) {
  const { code, output, seconds } = await start()
  if (code !== 0) console.error(output.trimEnd())
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s`)
  return code === 0
}
const quiet = ['--no-error-on-unmatched-pattern', ...written]
const lint = () => runTool(root, 'oxlint/bin/oxlint', ['--deny-warnings', ...quiet])
const format = () => runTool(root, 'oxfmt/bin/oxfmt', ['--check', ...quiet])
const types = () => run(process.execPath, ['scripts/types.mjs'], { cwd: root, quiet: true })
const unit = () =>
  runTool(root, 'vitest/vitest.mjs', [
    'run',
    ...['node', 'isolated', 'dom'].flatMap((project) => ['--project', project]),
    '--maxWorkers=2',
    ...tests,
  ])

const quick = async () =>
  written.length === 0 || ((await step('lint', lint)) && (await step('format', format)))
const done = await Promise.all([quick(), step('types', types), step('tests', unit)])
if (left > 0) console.log(`${left} more test files are related less closely; run them with npm run unit`)
process.exitCode = done.every(Boolean) ? 0 : 1
