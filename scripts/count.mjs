// Counts what the test runners report. A test that did not run proves nothing: skipped counts as failed, and
// so does a runner that ran no test at all, or that ended badly without naming a failed test.

/**
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ testResults?: { status: string, assertionResults: { status: string }[] }[] }} VitestReport
 * @typedef {{ stats?: { expected?: number, unexpected?: number, flaky?: number, skipped?: number } }} PlaywrightReport
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
  for (const file of report?.testResults ?? []) {
    if (file.status === 'failed' && file.assertionResults.length === 0) count.failed += 1
    for (const { status } of file.assertionResults) count[status === 'passed' ? 'passed' : 'failed'] += 1
  }
  return orAtLeastOneFailed(count, code)
}

/**
 * Playwright's JSON report.
 * @param {PlaywrightReport | null} report null when none was written
 * @param {number} code
 * @returns {Count}
 */
export function countPlaywright(report, code) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  return orAtLeastOneFailed({ passed: expected, failed: unexpected + flaky + skipped }, code)
}
