// How much memory a page needs to send the largest document: the browser must read the file while it sends it.
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headersOf } from './full-list.mjs'
import { ask, residentMemory } from './processes.mjs'

/** The largest document, in bytes. */
const SIZE = 52_428_800
/** How often the memory is looked at, in ms. */
const EVERY = 20

/**
 * Resident memory of all processes that draw pages, in MB; null where it cannot be read.
 * @param {import('playwright').Browser} browser
 */
async function pageMemory(browser) {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  await session.detach()
  return () => {
    const all = pids.map(residentMemory)
    return all.some((one) => one === null)
      ? null
      : all.reduce((/** @type {number} */ sum, one) => sum + (one ?? 0), 0)
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, storage: import('./visits.mjs').Storage, token: string }} maya
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function benchUpload(browser, { origin, storage, token }) {
  const port = Number(new URL(origin).port)
  const list = await ask(port, { path: '/v1/patients/?user=current_user', headers: headersOf(token) })
  const [profile] = JSON.parse(list.body.toString()).results
  const folder = mkdtempSync(join(tmpdir(), 'portage-bench-'))
  const file = join(folder, 'largest.pdf')
  writeFileSync(file, '%PDF-1.7\n')
  truncateSync(file, SIZE)
  const context = await browser.newContext({ storageState: storage })
  try {
    const page = await context.newPage()
    await page.goto(`${origin}/patient/${profile.id}/healthstory/records/documents/upload`)
    await page.getByLabel('Choose a file', { exact: true }).setInputFiles(file)
    const send = page.getByRole('button', { name: 'Upload 1 document' })
    await page.getByRole('textbox', { name: /^Name/ }).waitFor()
    const memory = await pageMemory(browser)
    const before = memory()
    if (before === null) return []
    let most = before
    const watch = setInterval(() => {
      most = Math.max(most, memory() ?? 0)
    }, EVERY)
    await send.click()
    await page.getByText("Uploaded. We're reading it now.").waitFor({ timeout: 60_000 })
    clearInterval(watch)
    return [
      {
        of: 'Upload',
        what: 'memory of the page while it sends 50 MB, beyond what it had',
        value: most - before,
        unit: 'MB',
        most: 100,
        note: `${before.toFixed(0)} MB before`,
      },
    ]
  } finally {
    await context.close()
    rmSync(folder, { recursive: true, force: true })
  }
}
