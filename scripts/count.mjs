// Counts what the test runners report. A test that did not run proves nothing: skipped counts as failed, and
// so does a runner that ran no test at all, or that ended badly without naming a failed test.
import path from 'node:path'

/**
 * @typedef {{ passed: number, failed: number, flaky?: readonly string[] }} Count flaky: what passed at the second try
 * @typedef {{ testResults?: { name: string, status: string, assertionResults: Assertion[] }[] }} VitestReport
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} Assertion
 * @typedef {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number }, suites?: Suite[] }} PlaywrightReport
 * @typedef {{ suites?: Suite[], specs?: { title: string, file: string, tests: { status: string }[] }[] }} Suite
 */

/**
 * @param {Count} count
 * @param {number} code the runner's exit code
 * @returns {Count}
 */
const orAtLeastOneFailed = ({ passed, failed }, code) => ({
  passed,
  failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed,
})

/**
 * A check that passes or fails as a whole.
 * @param {null} _report it writes none
 * @param {number} code
 * @returns {Count}
 */
export const countCheck = (_report, code) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }

/**
 * Vitest's JSON report. A file that could not be loaded holds no test: it counts as one failed.
 * @param {VitestReport | null} report null when none was written
 * @param {number} code
 * @returns {Count}
 */
export function countVitest(report, code) {
  const count = { passed: 0, failed: 0 }
  /** @type {string[]} */
  const flaky = []
  for (const file of report?.testResults ?? []) {
    if (file.status === 'failed' && file.assertionResults.length === 0) count.failed += 1
    for (const { status, fullName, failureMessages } of file.assertionResults) {
      count[status === 'passed' ? 'passed' : 'failed'] += 1
      // A test that passed keeps the messages of its first try.
      if (status === 'passed' && failureMessages.length > 0)
        flaky.push(`${path.basename(file.name)}: ${fullName}`)
    }
  }
  return { ...orAtLeastOneFailed(count, code), flaky }
}

/** @param {Suite} suite @returns {string[]} */
const flakyOf = ({ specs = [], suites = [] }) => [
  ...specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ file, title }) => `${file}: ${title}`),
  ...suites.flatMap(flakyOf),
]

/**
 * Playwright's JSON report.
 * @param {PlaywrightReport | null} report null when none was written
 * @param {number} code
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const count = orAtLeastOneFailed({ passed: expected + flaky, failed: unexpected + skipped }, code)
  return { ...count, flaky: (report?.suites ?? []).flatMap(flakyOf) }
}
