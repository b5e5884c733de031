// How soon a key shows in the longest form there is: from the key press to the frame that is drawn after it.
import { headersOf } from './full-list.mjs'
import { KEYS, typeKeys, watchKeys } from './keys.mjs'
import { benchLongForm } from './long-form.mjs'
import { ask } from './processes.mjs'
import { median } from './table.mjs'
import { SLOWDOWN } from './visits.mjs'

const STEP = 'How is your hip today?'

/**
 * Answers all but the last page of the step, as a returning person would have, and returns its URL.
 * @param {number} port
 * @param {string} token of Maya
 * @returns {Promise<string>} the path of its page
 */
async function beginStep(port, token) {
  const headers = { ...headersOf(token), 'content-type': 'application/json' }
  const list = await ask(port, { path: '/v1/tasks/?completed_at__isnull=true&page_size=100', headers })
  const { results } = JSON.parse(list.body.toString())
  const task = results.find((/** @type {{ name: string }} */ { name }) => name === STEP)
  const form = await ask(port, { path: `/v1/tasks/${task.id}/form/`, headers })
  const { definition } = JSON.parse(form.body.toString())
  const draft = {
    form_data: { pain: 3, uses_cane: false, hard_activities: ['stairs'], fell: false },
    page: definition.pages.at(-1).key,
    form_version: definition.version,
    revision: 0,
  }
  const path = `/v1/tasks/${task.id}/draft/`
  const saved = await ask(port, { method: 'PUT', path, headers, body: JSON.stringify(draft) })
  if (saved.status !== 200) throw new Error(`The draft was not saved: ${saved.body.toString()}`)
  return `/patient/organizations/${task.organization}/journeys/${task.process_instance}/${task.id}`
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, storage: import('./visits.mjs').Storage, token: string }} maya
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function benchTyping(browser, { origin, storage, token }) {
  const place = await beginStep(Number(new URL(origin).port), token)
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState: storage })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchKeys)
    await page.goto(origin + place)
    await page.getByRole('button', { name: 'Continue' }).click()
    const field = page.getByRole('textbox', { name: 'What would you like to ask or tell us?' })
    const times = await typeKeys(page, field)
    return [
      {
        of: 'Form',
        what: `key press to next paint, processor ${SLOWDOWN} times slower`,
        value: median(times),
        unit: 'ms',
        note: `slowest of ${KEYS}: ${Math.max(...times).toFixed(0)} ms`,
      },
      await benchLongForm(browser, { url: origin + place, storage }),
    ]
  } finally {
    await context.close()
  }
}
