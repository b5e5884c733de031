// The maintenance page of nginx and Caddy, switched on and off while they run.
import { spawnSync } from 'node:child_process'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { root } from '../../scripts/node-version.mjs'
import { type Stage, startStage } from './stage.ts'

let stage: Stage
let browser: Browser
beforeAll(async () => {
  stage = await startStage()
  const { args = [], ...options } = chromiumOptions()
  browser = await chromium.launch({ ...options, args: [...args, '--ignore-certificate-errors'] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await stage?.stop()
})

function maintenance(...args: string[]) {
  const script = ['--import', 'tsx', 'scripts/site/maintenance.ts', '--site', stage.folder, ...args]
  return spawnSync(process.execPath, script, { cwd: root, encoding: 'utf8' })
}
const start = () => maintenance('2126-11-30T04:00-05:00', '--zone', 'America/Toronto')
afterEach(() => maintenance('--end'))

const servers = [['nginx'], ['caddy']] as const

testRows(servers)('%s: every page gives way, in both languages, and comes back', async (server) => {
  expect(start().status).toBe(0)
  for (const address of ['/', '/index.html', '/patient/organizations/1', '/share/a/b']) {
    const response = await fetch(stage[server] + address)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '120'])
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('November 30, 2126 at 4:00 a.m. EST')
    expect(html).toContain('30 novembre 2126 à 04 h 00 HNE')
  }
  // Open tabs go on, and containers stay healthy.
  for (const address of ['/config.json', '/healthz', '/brand/portage.svg'])
    expect((await fetch(stage[server] + address)).status).toBe(200)
  expect(maintenance('--end').status).toBe(0)
  const portal = await fetch(`${stage[server]}/`)
  expect([portal.status, portal.headers.get('retry-after')]).toEqual([200, null])
})

testRows([
  ['a time that is over', ['2020-01-01T04:00Z'], 'is over'],
  ['no time', ['tomorrow'], 'Usage'],
])('%s is refused', (_, args, words) => {
  const { status, stderr } = maintenance(...args)
  expect(status).toBe(1)
  expect(stderr).toContain(words)
})

const storedPage = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('page')).match('/')) !== undefined)

testRows(servers)(
  '%s: somebody whose browser keeps the portal sees it too, at the second visit at the latest',
  async (server) => {
    const page = await (await browser.newContext({ locale: 'en-CA' })).newPage()
    await page.goto(stage[server])
    await expect.poll(() => storedPage(page), { timeout: 30_000 }).toBe(true)
    start()
    const heading = page.getByRole('heading', { name: /working on|en entretien/ })
    const visit = async () => {
      await page.goto(stage[server])
      return heading.count()
    }
    // The first visit may still show the stored page.
    await expect.poll(visit, { timeout: 30_000, interval: 1000 }).toBe(2)
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor)
    expect(colour, 'the policy lets its style in').toBe('rgb(250, 247, 242)')
    maintenance('--end')
    await page.goto(stage[server])
    await page.getByRole('textbox', { name: 'Email' }).waitFor()
  },
)
