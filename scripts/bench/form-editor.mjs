// Typing in the form editor with 200 questions over 5, in both views with many fields: the length must not be felt.
import { headersOf } from './full-list.mjs'
import { typeKeys, watchKeys } from './keys.mjs'
import { formOf } from './long-form.mjs'
import { ask } from './processes.mjs'
import { signedIn } from './sign-in-page.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { median } from './table.mjs'
import { SLOWDOWN } from './visits.mjs'

const SHORT = 5
const LONG = 200
const ROUNDS = 3
/** How much later a key of the long form may be drawn, as a ratio. */
const MOST = 1.5

/**
 * Creates a form with this many questions.
 * @param {number} port
 * @param {string} token of Priya
 * @param {number} count
 * @returns {Promise<string>} the path of its page
 */
async function beginForm(port, token, count) {
  const { title, ...rest } = formOf(count, 1)
  const sent = { key: `bench-${count}`, title, definition: { ...rest, title, key: `bench-${count}` } }
  const headers = { ...headersOf(token), 'content-type': 'application/json' }
  const { status, body } = await ask(port, {
    method: 'POST',
    path: '/v1/forms/',
    headers,
    body: JSON.stringify(sent),
  })
  if (status !== 201) throw new Error(`The form could not be created: ${body.toString()}`)
  return `/admin/forms/${JSON.parse(body.toString()).id}`
}

/** How each view is opened; the label of the first question is typed in. */
const views = {
  'list of questions': async (/** @type {import('playwright').Page} */ page) =>
    page.locator('#edit-row-question-0-0').click(),
  translations: async (/** @type {import('playwright').Page} */ page) =>
    page.getByText('Translations', { exact: true }).click(),
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storage: import('./visits.mjs').Storage }} form whose page, and who may open it
 * @param {(page: import('playwright').Page) => Promise<void>} open
 * @returns {Promise<number>} ms, the middle one of the keys
 */
async function typeInto(browser, { url, storage }, open) {
  const context = await browser.newContext({ storageState: storage })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchKeys)
    await page.goto(url)
    await open(page)
    const field = page.locator('#edit-question-0-0-label-en-ca')
    await field.waitFor()
    return median(await typeKeys(page, field))
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./processes.mjs').Server} server
 * @returns {Promise<import('./table.mjs').Figure[]>}
 */
export async function benchFormEditor(browser, { port }) {
  const origin = `http://localhost:${port}`
  const storage = await signedIn(browser, origin, { name: 'Priya', heading: /^(?!Sign in)/ })
  const token = await accessTokenOf({ port }, 'priya@portage.test')
  const short = { url: origin + (await beginForm(port, token, SHORT)), storage }
  const long = { url: origin + (await beginForm(port, token, LONG)), storage }
  /** @type {import('./table.mjs').Figure[]} */
  const figures = []
  for (const [name, open] of Object.entries(views)) {
    /** @type {{ many: number, few: number }[]} */
    const rounds = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const few = await typeInto(browser, short, open)
      rounds.push({ few, many: await typeInto(browser, long, open) })
    }
    const each = (/** @type {'many' | 'few'} */ which) =>
      median(rounds.map((round) => round[which])).toFixed(0)
    figures.push({
      of: 'Form editor',
      what: `key press to next paint in the ${name}, ${LONG} questions / ${SHORT}, processor ${SLOWDOWN} times slower`,
      value: median(rounds.map(({ many, few }) => many / few)),
      unit: 'x',
      most: MOST,
      note: `${each('many')} / ${each('few')} ms`,
    })
  }
  return figures
}
