// npm test: sets up what is missing, runs every check and test to the end, and counts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { printSummary, runSteps } from './checks.mjs'
import { tellContractChanges } from './contract/tell-changes.mjs'
import { requireNode, root } from './node-version.mjs'
import { freePort } from './port.mjs'
import { npm } from './run.mjs'
import { ensureInstalled } from './setup.mjs'

requireNode()
await ensureInstalled(root)
const browser = await ensureBrowser(root)
console.log(`Browser: ${browser}`)

// Code that is stale is a failure here, not something to set right: nothing is generated before the checks.
const reports = mkdtempSync(path.join(tmpdir(), 'portage-reports-'))
/** @typedef {import('./checks.mjs').Step} Step */

/** @param {string} name @returns {Step} */
const check = (name) => ({ name, counts: 'check', args: [] })

/** @param {string} name @returns {Step} */
const vitest = (name) => {
  const report = path.join(reports, `${name}.json`)
  return {
    name,
    counts: 'vitest',
    report,
    args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  }
}

/** @returns {Promise<Step>} */
const browserTests = async () => {
  const report = path.join(reports, 'e2e.json')
  const port = await freePort(14_010)
  const gallery = await freePort(port + 1)
  const worker = await freePort(gallery + 1)
  return {
    name: 'e2e',
    counts: 'playwright',
    report,
    args: ['--', '--reporter=list,json'],
    env: {
      PW_CHROMIUM: browser,
      PORTAGE_E2E_PORT: String(port),
      PORTAGE_GALLERY_PORT: String(gallery),
      PORTAGE_WORKER_PORT: String(worker),
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    },
  }
}

// Two processors are enough: unit tests beside the checks, then what needs the build, the browser alone.
const results = await runSteps(
  [
    [[vitest('unit')], ['types', 'lint', 'format:check', 'unused', 'build'].map(check)],
    [[vitest('bundle')]],
    [[await browserTests()]],
  ],
  (args, options) => npm(args, { cwd: root, ...options }),
)
rmSync(reports, { recursive: true, force: true })
await tellContractChanges(root)
process.exitCode = printSummary(results)
