// How soon a key shows in the longest form there is: from the key press to the frame that is drawn after it.
import { headersOf } from './full-list.mjs'
import { ask } from './processes.mjs'
import { median } from './table.mjs'
import { slowDown, SLOWDOWN } from './visits.mjs'

const KEYS = 30
const STEP = 'How is your hip today?'

/**
 * Answers all but the last page of the step, as somebody who comes back to it, and tells where it is.
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

/** Runs in the page: notes, for every key, the time from the press to the frame drawn after it. */
function watchKeys() {
  addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        // After the frame: what React and the browser had to do for the key is done.
        port1.addEventListener('message', () => {
          performance.measure('key', { start: timeStamp, end: performance.now() })
          port1.close()
        })
        port1.start()
        port2.postMessage(null)
      }),
    { capture: true },
  )
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
    await field.focus()
    await slowDown(page, { network: false })
    for (let key = 0; key < KEYS; key += 1) await field.press('abcde '.charAt(key % 6), { delay: 60 })
    const times = await page.evaluate(() =>
      performance.getEntriesByName('key').map(({ duration }) => duration),
    )
    if (times.length < KEYS) throw new Error(`Of ${KEYS} keys only ${times.length} were drawn.`)
    return [
      {
        of: 'Form',
        what: `key press to next paint, processor ${SLOWDOWN} times slower`,
        value: median(times),
        unit: 'ms',
        note: `slowest of ${KEYS}: ${Math.max(...times).toFixed(0)} ms`,
      },
    ]
  } finally {
    await context.close()
  }
}
