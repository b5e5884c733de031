// npm run screenshots: the pictures of the README, taken from the built portal and its mock server.
import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { chromium } from 'playwright'
import { chromiumOptions } from './chromium.mjs'
import { requireNode, root } from './node-version.mjs'
import { freePort } from './port.mjs'
import { ensureBuilt, ensureGenerated } from './setup.mjs'

const PASSWORD = 'Portage-2026!'
const folder = path.join(root, 'docs/pictures')
const wide = { width: 1280, height: 800 }
const phone = { width: 390, height: 800 }

const pictures = [
  { name: 'patient', email: 'maya@portage.test', language: 'en-ca', viewport: wide },
  { name: 'care-team', email: 'samuel@portage.test', language: 'en-ca', viewport: wide },
  { name: 'patient-in-french', email: 'luc@portage.test', language: 'fr-ca', viewport: phone },
]

/**
 * Signs in and takes a picture of the first page, as WebP: a third of the size of PNG.
 * @param {import('playwright').Browser} browser
 * @param {string} portal
 * @param {typeof pictures[number]} picture
 */
async function take(browser, portal, { name, email, language, viewport }) {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', serviceWorkers: 'block' })
  await context.addCookies([{ name: 'language', value: language, url: portal }])
  const page = await context.newPage()
  await page.goto(portal)
  await page.locator('#root [name=email]').fill(email)
  await page.locator('#root [name=password]').fill(PASSWORD)
  await page.locator('#root [type=submit]').click()
  await page.waitForURL((url) => !/^\/(login)?$/.test(url.pathname), { timeout: 60_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  // An introduction opens over the home page, and sections load when they come near the viewport.
  await page.waitForTimeout(3000)
  const later = page.getByRole('button', { name: /I'll do this later|plus tard/ })
  if (await later.isVisible()) await later.click()
  await page.waitForTimeout(1000)
  const session = await context.newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 80 })
  const file = path.join(folder, `${name}.webp`)
  writeFileSync(file, data, 'base64')
  console.log(`${path.relative(root, file)} ${Math.round((data.length * 3) / 4 / 1024)} kB`)
  await context.close()
}

requireNode()
await ensureGenerated(root)
await ensureBuilt(root)
mkdirSync(folder, { recursive: true })
const port = await freePort(Number(process.env.PORTAGE_E2E_PORT ?? 14_300))
const server = spawn(process.execPath, ['dist/server/main.js', '--port', String(port)], {
  cwd: root,
  stdio: 'ignore',
})
const browser = await chromium.launch(chromiumOptions())
try {
  const portal = `http://localhost:${port}`
  for (let tries = 0; !(await fetch(portal).catch(() => undefined))?.ok; tries++) {
    if (tries > 100) throw new Error('The mock server does not answer.')
    await new Promise((done) => setTimeout(done, 100))
  }
  for (const picture of pictures) await take(browser, portal, picture)
} finally {
  await browser.close()
  server.kill()
}
