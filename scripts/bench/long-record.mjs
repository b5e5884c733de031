// A health record of 2,000 conditions over one of 50: how long it is must not be felt when a page of it is turned.
import { headersOf } from './full-list.mjs'
import { ask } from './processes.mjs'
import { median } from './table.mjs'
import { turnPages } from './turns.mjs'
import { slowDown } from './visits.mjs'

const SHORT = 50
const LONG = 2000
const ROUNDS = 3
/** How often a page is turned in a round, there and back. */
const TURNS = 5
/** How much longer a page of the long record may take, as a ratio. */
const MOST = 1.3

/**
 * Makes a profile of Maya with so many conditions.
 * @param {number} port
 * @param {string} token of Maya
 * @param {number} count
 * @returns {Promise<string>} the path of its list
 */
async function recordOf(port, token, count) {
  const headers = { ...headersOf(token), 'content-type': 'application/json' }
  const post = async (/** @type {string} */ path, /** @type {object} */ body) => {
    const reply = await ask(port, { method: 'POST', path, headers, body: JSON.stringify(body) })
    if (reply.status !== 201) throw new Error(`${path} could not be created: ${reply.body.toString()}`)
    return JSON.parse(reply.body.toString())
  }
  const named = { first_name: 'Record', last_name: `of ${count}`, is_self: false }
  const { id: patient } = await post('/v1/patients/', named)
  for (let number = 1; number <= count; number += 1) {
    const name = `Condition ${String(number).padStart(4, '0')}`
    await post('/v1/conditions/', { patient, name, type: 'chronic', diagnosis_year: 1950 + (number % 70) })
  }
  return `/patient/${patient}/healthstory/records/conditions`
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ url: string, storage: import('./visits.mjs').Storage }} list
 * @returns {Promise<number>} ms, the middle one
 */
async function turnRecord(browser, { url, storage }) {
  const context = await browser.newContext({ storageState: storage })
  try {
    const page = await context.newPage()
    await page.goto(url)
    await page.getByRole('link', { name: 'Condition 0001' }).waitFor()
    await slowDown(page, { network: false })
    return median(await turnPages(page, TURNS))
  } finally {
    await context.close()
  }
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ origin: string, storage: import('./visits.mjs').Storage, token: string }} maya
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function benchLongRecord(browser, { origin, storage, token }) {
  const port = Number(new URL(origin).port)
  const short = { url: origin + (await recordOf(port, token, SHORT)), storage }
  const long = { url: origin + (await recordOf(port, token, LONG)), storage }
  /** @type {{ short: number, long: number }[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    rounds.push({ short: await turnRecord(browser, short), long: await turnRecord(browser, long) })
  }
  const ms = (/** @type {'short' | 'long'} */ which) => median(rounds.map((one) => one[which])).toFixed(0)
  return {
    of: 'Record',
    what: `next page of ${LONG} conditions / of ${SHORT}`,
    value: median(rounds.map(({ short: few, long: many }) => many / few)),
    unit: 'x',
    most: MOST,
    note: `${ms('long')} / ${ms('short')} ms`,
  }
}
