// The gates that can detect a changed contract in a copy. Each returns its first finding, or nothing.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '../run.mjs'

/** All of the contract's own tests make the calls; what they see is in those. These see what no call shows. */
const RECORDED = ['tests/contract']
const TESTS = [
  'tests/contract/every-operation',
  'tests/contract/document',
  'tests/contract/stated-facts',
  'tests/contract/full-bodies',
]

/** @param {string} folder @param {readonly string[]} args @param {Record<string, string>} [env] */
const node = (folder, args, env) =>
  run(process.execPath, [path.join(folder, 'node_modules', String(args[0])), ...args.slice(1)], {
    cwd: folder,
    env,
    quiet: true,
  })

/** @param {string} folder */
const recorded = (folder) => path.join(folder, '.traffic')
/** @param {string} folder */
const contractOf = (folder) => path.join(folder, 'generated/openapi.json')

/**
 * Runs the tests as they are once, keeps the calls that they make, and of those the ones that are as the contract
 * says: faults are made on purpose, too.
 * @param {string} folder
 * @param {string} [kept] a file of an earlier run; where there is none yet, this one writes it
 * @returns {Promise<string | undefined>} what fails
 */
export async function recordTraffic(folder, kept = path.join(folder, '.all-traffic')) {
  const failure = existsSync(kept)
    ? undefined
    : await testsNotice(folder, RECORDED, { PORTAGE_TRAFFIC: kept })
  if (failure !== undefined) return failure
  const { code, output } = await checkTraffic(folder, [path.resolve(kept), recorded(folder)])
  console.log(lastLine(output))
  return code === 0 ? undefined : lastLine(output)
}

/** @param {string} folder @param {readonly string[]} args */
const checkTraffic = (folder, args) =>
  node(folder, ['tsx/dist/cli.mjs', 'scripts/mutations/check-traffic.ts', contractOf(folder), ...args])

/** The exit code of check-traffic.ts if a call is invalid. */
const MISFIT = 3

/**
 * The conformance tool: do the calls that were recorded fit the contract as it is now?
 * @param {string} folder
 * @returns {Promise<string | undefined>}
 * @throws Error when they cannot be checked: that is no notice
 */
async function conformanceNotices(folder) {
  const { code, output } = await checkTraffic(folder, [recorded(folder)])
  if (code !== 0 && code !== MISFIT) throw new Error(output)
  return code === 0 ? undefined : lastLine(output)
}

/** Puts a contract into a copy. @param {string} folder @param {object} contract */
export const writeContract = (folder, contract) =>
  writeFileSync(contractOf(folder), `${JSON.stringify(contract, null, 2)}\n`)

/**
 * Makes everything that comes from the contract of a copy.
 * @param {string} folder
 * @returns {Promise<string | undefined>} why it cannot be made
 */
async function generationNotices(folder) {
  const { code, output } = await node(folder, ['orval/dist/bin/orval.mjs'])
  return code === 0 ? undefined : lastLine(output)
}

/**
 * The type check; what it knew of the tree before makes it fast.
 * @param {string} folder
 * @returns {Promise<string | undefined>}
 */
async function typesNotice(folder) {
  const known = path.join(folder, '.types')
  const args = ['-p', 'tsconfig.json', '--incremental', '--tsBuildInfoFile', known, '--pretty', 'false']
  const { code, output } = await node(folder, ['@typescript/native/bin/tsc', ...args])
  if (code === 0) return undefined
  const errors = output.split('\n').filter((line) => line.includes(': error TS'))
  // Errors in generated code count only if no hand-written code fails.
  const own = errors.filter((line) => !line.startsWith('generated/'))
  const [first = lastLine(output)] = own.length > 0 ? own : errors
  return `${first.split('(')[0]} (${errors.length})`
}

/**
 * Some tests, up to the first that fails.
 * @param {string} folder
 * @param {readonly string[]} tests
 * @param {Record<string, string>} [env]
 * @returns {Promise<string | undefined>}
 */
async function testsNotice(folder, tests, env) {
  const report = path.join(folder, '.tests.json')
  rmSync(report, { force: true })
  const args = [
    '--project',
    'node',
    '--project',
    'isolated',
    '--bail',
    '1',
    '--reporter=json',
    `--outputFile=${report}`,
  ]
  const { code, output } = await node(folder, ['vitest/vitest.mjs', 'run', ...args, ...tests], env)
  if (code === 0) return undefined
  if (!existsSync(report)) return lastLine(output)
  return firstFailure(folder, JSON.parse(readFileSync(report, 'utf8')).testResults)
}

/** @param {string} folder @param {any[]} files */
function firstFailure(folder, files) {
  const file = files.find(({ status }) => status === 'failed')
  const test = file?.assertionResults.find((/** @type {any} */ one) => one.status === 'failed')
  return `${path.relative(folder, file?.name ?? '')}: ${test?.fullName.trim() ?? 'does not load'}`
}

const lastLine = (/** @type {string} */ text) => text.trim().split('\n').at(-1) ?? ''

/** In the order in which they are asked: the fast one first. */
export const gates = {
  conformance: conformanceNotices,
  generate: generationNotices,
  types: typesNotice,
  tests: (/** @type {string} */ folder) => testsNotice(folder, TESTS),
}
