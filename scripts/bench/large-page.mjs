// A journey with 10,000 people behind its list over one with 100: how many they are must not be felt in the browser.
import { largestJourneyOf } from './large-list.mjs'
import { signedIn } from './sign-in-page.mjs'
import { median } from './table.mjs'
import { turnPages } from './turns.mjs'
import { slowDown } from './visits.mjs'

/** @typedef {import('./large-list.mjs').World} World */

const ROUNDS = 16
/** How often a page is turned in a round, there and back. */
const TURNS = 2
/** How much longer a page of the long list may take, as a ratio. */
const MOST = 1.1

/**
 * Opens the journey in a separate browser profile.
 * @param {import('playwright').Browser} browser
 * @param {import('./processes.mjs').Server} server
 * @param {World} world
 */
async function openJourney(browser, { port }, world) {
  const origin = `http://${world}.localhost:${port}`
  const storageState = await signedIn(browser, origin, { name: 'Samuel', heading: /^(?!Sign in)/ })
  const { organization, journey } = await largestJourneyOf(port, world)
  const context = await browser.newContext({ storageState })
  const page = await context.newPage()
  await page.goto(`${origin}/provider/organizations/${organization}/journeys/${journey}`)
  await page.getByRole('link', { name: 'Next page' }).waitFor()
  await slowDown(page, { network: false })
  // the first turns load what the later ones have
  await turnPages(page, 2)
  return page
}

/**
 * @param {import('playwright').Browser} browser
 * @param {import('./processes.mjs').Server} server
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function benchLargePage(browser, server) {
  const many = await openJourney(browser, server, 'large')
  const few = await openJourney(browser, server, 'large-100')
  /** @type {number[]} */
  const manyTimes = []
  /** @type {number[]} */
  const fewTimes = []
  const pages = [
    { page: many, times: manyTimes },
    { page: few, times: fewTimes },
  ]
  // single turns are noisy and the budget is narrow: many short rounds with alternating order
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { page, times } of pages) {
      await page.bringToFront()
      times.push(...(await turnPages(page, TURNS)))
    }
    pages.reverse()
  }
  await Promise.all([many, few].map((page) => page.context().close()))
  return {
    of: 'Enrolments',
    what: 'next page of a journey, 10,000 enrolments / 100',
    value: median(manyTimes) / median(fewTimes),
    unit: 'x',
    most: MOST,
    note: `${median(manyTimes).toFixed(0)} / ${median(fewTimes).toFixed(0)} ms`,
  }
}
