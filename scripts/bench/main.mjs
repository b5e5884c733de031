// npm run bench: the mock server and the portal against their budgets, as ratios of one and the same run.
import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { ensureBrowser } from '../browser.mjs'
import { requireNode, root } from '../node-version.mjs'
import { freePort } from '../port.mjs'
import { ensureBuilt, ensureGenerated, ensureInstalled } from '../setup.mjs'

/**
 * @returns {{ json: string | null }} where the numbers go
 */
function readOptions() {
  const [option, file, ...rest] = process.argv.slice(2)
  if (option === undefined) return { json: null }
  if (option === '--json' && file && rest.length === 0) return { json: file }
  console.error('The only option is --json FILE (npm run bench -- --json FILE).')
  process.exit(1)
}

requireNode()
const { json } = readOptions()
await ensureInstalled(root)
await ensureGenerated(root)
await ensureBuilt(root)
await ensureBrowser(root)
// Loaded late: these need the installed packages.
const { chromium } = await import('playwright')
const { chromiumOptions } = await import('../chromium.mjs')
const { benchMockServer } = await import('./mock-server.mjs')
const { benchFidelity } = await import('./fidelity-figure.mjs')
const { benchConformance } = await import('./conformance.mjs')
const { benchPortal } = await import('./portal.mjs')
const { benchReload } = await import('./reload.mjs')
const { benchTestRun } = await import('./test-run.mjs')
const { judge, tableOf } = await import('./table.mjs')

const port = await freePort(24_010)
const other = await freePort(port + 1)

console.log('Measuring the mock server, about half a minute ...')
const server = await benchMockServer(root, [port, other])
const reload = await benchReload(root, port)
const fidelity = await benchFidelity(root, port)
const conformance = benchConformance(root)
console.log('Measuring the portal, about a minute ...')
const { args = [], ...options } = chromiumOptions()
// As people's browsers run it: what saves a short test time would slow it down.
const browser = await chromium.launch({
  ...options,
  args: args.filter((arg) => !arg.startsWith('--js-flags')),
})
const portal = await benchPortal(root, browser, [port, other]).finally(() => browser.close())
const figures = [...server, ...reload, fidelity, ...conformance, ...portal.figures, benchTestRun(root)].map(
  judge,
)

console.log(`\n${tableOf(figures)}\n`)
if (json) {
  const machine = { node: process.version, platform: process.platform, processors: cpus().length }
  writeFileSync(json, `${JSON.stringify({ machine, figures, visits: portal.visits }, null, 2)}\n`)
}
