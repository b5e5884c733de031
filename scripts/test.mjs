// npm test: sets up what is missing, runs every check and test to the end, and counts.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ensureBrowser } from './browser.mjs'
import { filesOf, printSummary, runSteps } from './checks.mjs'
import { tellContractChanges } from './contract/tell-changes.mjs'
import { requireNode, root } from './node-version.mjs'
import { freePort } from './port.mjs'
import { npm } from './run.mjs'
import { missingServers } from './site/servers.mjs'
import { ensureInstalled } from './setup.mjs'
import { keepTestTimes } from './test-times.mjs'

requireNode()
await ensureInstalled(root)
const browser = await ensureBrowser(root)
console.log(`Browser: ${browser}`)

// Code that is stale is a failure here, not something to set right: nothing is generated before the checks.
const reports = mkdtempSync(path.join(tmpdir(), 'portage-reports-'))
/** @typedef {import('./checks.mjs').Step} Step */

/** @param {string} name @returns {Step} */
const check = (name) => ({ name, counts: 'check', args: [] })

/** @param {string} name @param {readonly string[]} [options] @returns {Step} */
const vitest = (name, options = []) => {
  const report = path.join(reports, `${name}.json`)
  return {
    name,
    counts: 'vitest',
    report,
    args: ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`, ...options],
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

/** Web servers are optional: without them their tests are reported as not run. */
const absent = missingServers()
const servers = absent.length === 0 ? [vitest('e2e:deploy')] : []

// Two processors are enough, and neither waits for the other: the build, the quick checks and the unit tests with the
// long checks beside them, then the browser tests on both, with the web servers beside them.
const started = performance.now()
const results = await runSteps(
  [
    [
      [check('build'), vitest('bundle'), check('lint'), check('format:check'), vitest('unit')],
      ['types', 'unused'].map(check),
    ],
    [[await browserTests()], servers],
  ],
  (args, options) => npm(args, { cwd: root, ...options }),
)
rmSync(reports, { recursive: true, force: true })
keepTestTimes(root, {
  seconds: (performance.now() - started) / 1000,
  steps: Object.fromEntries(results.map(({ name, seconds }) => [name, seconds])),
  files: filesOf(results),
})
await tellContractChanges(root)
if (absent.length > 0)
  console.log(`NOT RUN  e2e:deploy: it needs ${absent.join(' and ')} (apt-get install ${absent.join(' ')})`)
process.exitCode = printSummary(results)
