// The person search of a care team in the world `large`: what a nurse waits for after the last key.
import { headersOf } from './full-list.mjs'
import { largestJourneyOf } from './large-list.mjs'
import { ask, processorTime, readsProcessorTime } from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { median } from './table.mjs'

/** A name, one with a typo, its beginning, a birth date, a phone number. */
const SEARCHES = ['tremblay', 'tremblai', 'tre', '1958-03-14', '613-555']
const ROUNDS = 5
/** For how long the portal waits for another key (`src/features/people/find/PersonSearch.tsx`), in ms. */
const PAUSE = 200
/** First hits after the last key, in ms. */
const MOST = 300

/**
 * @param {import('./processes.mjs').Server} server whose world `large` is in its memory
 * @returns {Promise<import('./table.mjs').Figure>}
 */
export async function benchPersonSearch({ port, pid }) {
  const { organization } = await largestJourneyOf(port, 'large')
  const token = await accessTokenOf({ port }, 'samuel@portage.test', 'large')
  const headers = { ...headersOf(token), 'content-type': 'application/json', 'x-mock-world': 'large' }
  const now = () => (readsProcessorTime ? processorTime(pid) / 1000 : performance.now())
  /** @param {string} search @returns {Promise<number>} ms */
  const timeOf = async (search) => {
    const path = `/v1/organizations/${organization}/people/search/`
    const before = now()
    const { status } = await ask(port, { method: 'POST', path, headers, body: JSON.stringify({ search }) })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return now() - before
  }
  // the first one reads everyone
  const first = await timeOf('someone')
  const times = []
  for (let round = 0; round < ROUNDS; round += 1)
    for (const search of SEARCHES) times.push(await timeOf(search))
  return {
    of: 'Mock server',
    what: 'first hits of a person search among 10,000, after the last key',
    value: PAUSE + Math.max(...times),
    unit: 'ms',
    most: MOST,
    note: `pause ${PAUSE}, median ${median(times).toFixed(0)}, first of all ${first.toFixed(0)} ms`,
  }
}
