// A browser signs in across three origins by https, by both policies: nonces (nginx) and hashes (Caddy).
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
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
  const { args = [], ...options } = chromiumOptions()
  // Also for service workers, which `ignoreHTTPSErrors` does not cover.
  browser = await chromium.launch({ ...options, args: [...args, '--ignore-certificate-errors'] })
}, 120_000)
afterAll(async () => {
  await browser?.close()
  await stage?.stop()
})

/** A page that keeps what browsers write to the console when a policy or CORS refuses something, and calls by http. */
async function open(): Promise<{ page: Page; refused: string[] }> {
  const context = await browser.newContext({ locale: 'en-CA' })
  const page = await context.newPage()
  const refused: string[] = []
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) refused.push(text)
  })
  page.on('pageerror', (error) => refused.push(error.message))
  page.on('request', (request) => {
    if (request.url().startsWith('http:')) refused.push(request.url())
  })
  return { page, refused }
}

async function signIn(page: Page, address: string) {
  await page.goto(address)
  await page.getByRole('textbox', { name: 'Email' }).fill(people.maya.email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('button', { name: "I'll do this later" }).click({ timeout: 60_000 })
}

const records = `/patient/${uuidOf('patient:maya')}/healthstory/records`

test.each(['nginx', 'caddy'] as const)(
  '%s: Maya signs in, adds a condition and sees a document',
  async (server) => {
    const { page, refused } = await open()
    // A headless shell has no viewer, and the portal shows no frame then.
    await page.addInitScript('Object.defineProperty(navigator, "pdfViewerEnabled", { value: true })')
    await signIn(page, stage[server])
    await page.goto(`${stage[server]}${records}/conditions`)
    await page.getByRole('link', { name: 'Add a condition' }).click()
    const name = /^Name of the condition/
    await page.getByRole('textbox', { name }).or(page.getByRole('combobox', { name })).fill('Migraine')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('heading', { level: 1, name: 'Migraine' }).waitFor()
    const framed = page.waitForResponse((answer) => answer.url().includes('/media/documents/'))
    await page.goto(`${stage[server]}${records}/documents/${uuidOf('document:maya-discharge')}`)
    expect((await framed).url()).toContain(stage.api)
    await page.locator('iframe').waitFor()
    const cookies = await page.context().cookies(stage[server])
    expect(cookies.map(({ name, secure, sameSite }) => [name, secure, sameSite])).toEqual([
      ['language', true, 'Lax'],
    ])
    // The worker comes over TLS that the browser accepts.
    const worker = async () => (await navigator.serviceWorker.getRegistration())?.active?.state
    await expect.poll(() => page.evaluate(worker), { timeout: 30_000 }).toBe('activated')
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

let releases = 0
/** Take the place of the letter before a hash, and are in no name of the build's own. */
const marks = ['~', '.']

/** Publishes another build: all code has other names. Returns the names of the one before. */
function release(folder: string): string[] {
  const assets = path.join(folder, 'www/assets')
  const first = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const mark = marks[releases++]
  const rename = (text: string) => text.replaceAll(/-[p~]([\w-]{7}\.js\b)/g, `-${mark}$1`)
  for (const file of first)
    writeFileSync(path.join(assets, rename(file)), rename(readFileSync(path.join(assets, file), 'utf8')))
  const page = path.join(folder, 'nonce/index.html')
  writeFileSync(page, rename(readFileSync(page, 'utf8')))
  return first
}

test('nginx: a tab that is open over a release goes on, and starts again once its files are gone', async () => {
  const { page, refused } = await open()
  await signIn(page, stage.nginx)
  await page.evaluate(() => Object.assign(globalThis, { isFirst: true }))
  const isFirst = () => page.evaluate(() => 'isFirst' in globalThis)
  const nav = page.getByRole('navigation').first()
  const before = release(stage.folder)
  await nav.getByRole('link', { name: 'Library' }).click()
  await page.getByRole('heading', { level: 1, name: 'Library' }).waitFor()
  expect(await isFirst()).toBe(true)
  for (const file of before)
    for (const end of ['', '.br', '.gz'])
      rmSync(path.join(stage.folder, 'www/assets', file + end), { force: true })
  await nav.getByRole('link', { name: 'Health Story' }).click()
  await expect.poll(() => isFirst().catch(() => true), { timeout: 30_000 }).toBe(false)
  await page.getByRole('heading', { level: 1, name: 'Health Story' }).waitFor()
  expect(refused).toEqual([])
}, 120_000)
