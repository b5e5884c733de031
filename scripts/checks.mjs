// Runs the checks of `npm test` and sums them up.
import { existsSync, readFileSync } from 'node:fs'
import { countCheck, countPlaywright, countVitest } from './count.mjs'
import { root } from './node-version.mjs'
import { playwrightTimes, slowest, vitestTimes } from './test-times.mjs'

/**
 * @typedef {{ name: string, counts: 'check' | 'vitest' | 'playwright', args: readonly string[], report?: string, env?: Record<string, string> }} Step
 *   name: also the npm script; args: handed to it; report: the JSON file that the runner writes
 * @typedef {import('./count.mjs').Count & { name: string, seconds: number, files: import('./test-times.mjs').Times }} Result
 *   files: how long each test file took
 * @typedef {(args: readonly string[], options: { env?: Record<string, string>, quiet: boolean }) => Promise<{ code: number, output: string, seconds: number }>} Npm
 */

/** @param {string | undefined} file */
const readReport = (file) => (file && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null)

/** @param {Step} step @param {number} code */
const read = ({ counts, report: file }, code) => {
  const report = readReport(file)
  switch (counts) {
    case 'check':
      return { ...countCheck(null, code), files: {} }
    case 'vitest':
      return { ...countVitest(report, code), files: vitestTimes(report, root) }
    case 'playwright':
      return { ...countPlaywright(report, code), files: playwrightTimes(report, root) }
  }
}

/** @param {Result} result */
const line = ({ name, passed, failed, seconds }) =>
  `${failed ? 'FAILED' : 'ok    '}  ${name.padEnd(14)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`

/**
 * Runs steps in phases, one phase after the other. The lanes of a phase run side by side, the steps of a lane
 * one by one. A failure stops nothing. The first lane shows its output as it comes, the others when their
 * steps end.
 * @param {readonly (readonly (readonly Step[])[])[]} phases
 * @param {Npm} npm
 * @returns {Promise<Result[]>} in the order of the phases
 */
export async function runSteps(phases, npm) {
  /** @type {Result[]} */
  const results = []
  for (const lanes of phases) {
    /** @param {readonly Step[]} lane */
    const runLane = async (lane) => {
      /** @type {Result[]} */
      const done = []
      for (const step of lane) {
        console.log(`> ${step.name}`)
        const { code, output, seconds } = await npm(['run', '--silent', step.name, ...step.args], {
          env: step.env,
          quiet: lane !== lanes[0],
        })
        const result = { name: step.name, seconds, ...read(step, code) }
        // Of a check that went well there is nothing to read.
        if (output && (step.counts !== 'check' || result.failed > 0)) console.log(output.trimEnd())
        console.log(line(result))
        done.push(result)
      }
      return done
    }
    results.push(...(await Promise.all(lanes.map(runLane))).flat())
  }
  return results
}

/** @param {readonly Result[]} results */
export const filesOf = (results) => Object.assign({}, ...results.map(({ files }) => files))

/**
 * Prints one line a step, the slowest test files and, last, `N passed, N failed`.
 * @param {readonly Result[]} results
 * @returns {number} the exit code: 0 when nothing failed
 */
export function printSummary(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${results.map(line).join('\n')}\n`)
  const flaky = results.flatMap((result) => result.flaky ?? [])
  if (flaky.length > 0)
    console.log(`Flaky (passed on the second try); please fix:\n  ${flaky.join('\n  ')}\n`)
  const files = slowest(filesOf(results), 10)
  if (files.length > 0) console.log(`The slowest files:\n${files.join('\n')}\n`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 ? 0 : 1
}
