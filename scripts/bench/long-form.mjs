// Typing in a form of 200 questions on one page, over typing in one of 5: the length of a form must not be felt.
import { typeKeys, watchKeys } from './keys.mjs'
import { median } from './table.mjs'
import { SLOWDOWN } from './visits.mjs'

const SHORT = 5
const LONG = 200
const ROUNDS = 3
/** How many frames late a key of the long form may be, as a ratio. */
const MOST = 1.5

/**
 * A form of so many questions on one page: texts, choices, scales and numbers in turn, every tenth one behind a condition.
 * @param {number} count
 * @param {number} version
 */
export function formOf(count, version) {
  const text = (/** @type {string} */ words) => ({ 'en-ca': words })
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: text(value) }))
  const kinds = [
    { type: 'text' },
    { type: 'choice', options },
    { type: 'scale', min: 0, max: 10, min_label: text('none'), max_label: text('most') },
    { type: 'number', min: 0, max: 500 },
    { type: 'paragraph', max_words: 100 },
  ]
  const fields = Array.from({ length: count }, (_, at) => ({
    ...kinds[at % kinds.length],
    key: `q${at + 1}`,
    label: text(`Question ${at + 1}`),
    ...(at % 10 === 9 && { visible_when: { all: [{ field: `q${at - 8}`, op: 'ne', value: 'hide' }] } }),
  }))
  return { key: 'long', version, title: text('Long'), pages: [{ key: 'all', title: text('All'), fields }] }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storage: import('./visits.mjs').Storage }} step a task with a form, and who may open it
 * @param {number} count
 * @returns {Promise<number>} ms, the middle one of the keys
 */
async function typeInto(browser, { url, storage }, count) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState: storage })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchKeys)
    await page.route('**/v1/tasks/*/form/', async (route) => {
      const response = await route.fetch()
      const form = await response.json()
      await route.fulfill({ response, json: { ...form, definition: formOf(count, form.definition.version) } })
    })
    await page.goto(`${url}?page=all`)
    return median(await typeKeys(page, page.getByRole('textbox', { name: 'Question 1', exact: true })))
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storage: import('./visits.mjs').Storage }} step
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function benchLongForm(browser, step) {
  /** @type {number[]} */
  const short = []
  /** @type {number[]} */
  const long = []
  for (let round = 0; round < ROUNDS; round += 1) {
    short.push(await typeInto(browser, step, SHORT))
    long.push(await typeInto(browser, step, LONG))
  }
  const ratios = long.map((ms, round) => ms / (short[round] ?? 0))
  return {
    of: 'Form',
    what: `key press to next paint, ${LONG} questions / ${SHORT}, processor ${SLOWDOWN} times slower`,
    value: median(ratios),
    unit: 'x',
    most: MOST,
    note: `${median(long).toFixed(0)} / ${median(short).toFixed(0)} ms`,
  }
}
