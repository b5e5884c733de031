// A browser signs in across three origins, by both policies: nonces (nginx) and hashes (Caddy).
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { password, people } from '#mock-server/store/seeds/people.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { chromiumOptions } from '../../scripts/chromium.mjs'
import { type Stage, startStage } from './stage.ts'

let stage: Stage
let browser: Browser
beforeAll(async () => {
  stage = await startStage()
  browser = await chromium.launch(chromiumOptions())
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await stage?.stop()
})

/** A page that keeps what browsers write to the console when a policy or CORS refuses something. */
async function open(): Promise<{ page: Page; refused: string[] }> {
  const context = await browser.newContext({ locale: 'en-CA', ignoreHTTPSErrors: true })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) refused.push(text)
  })
  page.on('pageerror', (error) => refused.push(error.message))
  return { page, refused }
}

test.each(['nginx', 'caddy'] as const)(
  '%s: Maya signs in and sees a document',
  async (server) => {
    const { page, refused } = await open()
    // A headless shell has no viewer, and the portal shows no frame then.
    await page.addInitScript('Object.defineProperty(navigator, "pdfViewerEnabled", { value: true })')
    await page.goto(stage[server])
    await page.getByRole('textbox', { name: 'Email' }).fill(people.maya.email)
    await page.getByRole('textbox', { name: 'Password' }).fill(password)
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByRole('button', { name: "I'll do this later" }).click({ timeout: 60_000 })
    const records = `/patient/${uuidOf('patient:maya')}/healthstory/records`
    const framed = page.waitForResponse((answer) => answer.url().includes('/media/documents/'))
    await page.goto(`${stage[server]}${records}/documents/${uuidOf('document:maya-discharge')}`)
    expect((await framed).url()).toContain(stage.api)
    await page.locator('iframe').waitFor()
    expect(refused).toEqual([])
  },
  120_000,
)

test('nginx: Félix comes back from the hosted sign-in', async () => {
  const { page, refused } = await open()
  await page.goto(stage.nginx)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByRole('button', { name: /Félix/ }).click()
  await page.waitForURL((url) => url.origin === stage.nginx && !url.pathname.startsWith('/login'))
  await page.getByRole('button', { name: 'Account menu' }).waitFor({ timeout: 60_000 })
  expect(refused).toEqual([])
}, 120_000)
