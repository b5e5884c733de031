// npm run maintenance -- UNTIL, or -- --end: switches the maintenance page of a site on and off (docs/deploying.md).
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../node-version.mjs'
import { maintenancePage } from './maintenance-page.ts'

const usage = `Usage: npm run maintenance -- 2026-11-30T04:00-05:00 [--zone America/Toronto] [--site FOLDER]
       npm run maintenance -- --end [--site FOLDER]`

function main(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      end: { type: 'boolean', default: false },
      zone: { type: 'string' },
      site: { type: 'string', default: path.join(root, 'dist/site') },
    },
  })
  const { end, zone, site } = values
  const folder = path.join(site, 'maintenance')
  if (end && positionals.length === 0) {
    rmSync(folder, { recursive: true, force: true })
    console.log('Every page is the portal again.')
    return
  }
  const [time, ...more] = positionals
  const until = new Date(time ?? '')
  if (end || more.length > 0 || Number.isNaN(until.getTime())) throw new Error(usage)
  if (until.getTime() < Date.now()) throw new Error(`${time} is over.`)
  const { brand } = JSON.parse(readFileSync(path.join(site, 'www/config.json'), 'utf8'))
  const html = maintenancePage({ brand, until, zone })
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, 'index.html'), html)
  console.log(
    `Every page says that the portal is back on ${until.toISOString()}. To end it: npm run maintenance -- --end`,
  )
}

try {
  main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
