// The lists of care teams and administrators with 10,000 rows behind them over those with 100: how many there are
// must not be felt.
import { headersOf } from './full-list.mjs'
import { load } from './load.mjs'
import { ask, processorTime, readsProcessorTime } from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { median } from './table.mjs'

/**
 * @typedef {import('./processes.mjs').Server} Server
 * @typedef {import('./processes.mjs').Asked} Asked
 * @typedef {import('./table.mjs').Figure} Figure
 * @typedef {'large' | 'large-100'} World
 */

const WORLDS = /** @type {const} */ (['large', 'large-100'])
const ROUNDS = 5
/** The pages that are turned; a short list turns its full ones again, because half a page costs half. */
const PAGES = [1, 2, 3, 4, 5]
const REQUESTS = 100
/** How often something is changed before a page, in a round. */
const CHANGES = 20
/** How much more a page of the long list may cost, as a ratio. */
const MOST = 1.2

/**
 * Samuel in a world: who he is there, and how he asks.
 * @param {number} port
 * @param {World} world
 */
async function samuelIn(port, world) {
  const token = await accessTokenOf({ port }, 'samuel@portage.test', world)
  const headers = { ...headersOf(token), 'content-type': 'application/json', 'x-mock-world': world }
  /** @param {string} path */
  const get = async (path) => {
    const { status, body } = await ask(port, { path, headers })
    if (status !== 200) throw new Error(`${path} answered ${status}`)
    return JSON.parse(body.toString())
  }
  const { results: links } = await get('/v1/registration-links/')
  return { headers, get, link: links[0], organization: links[0].organization }
}

/**
 * The journey that most people at Samuel's organization take part in.
 * @param {number} port
 * @param {World} world
 * @returns {Promise<{ organization: string, journey: string }>} ids
 */
export async function largestJourneyOf(port, world) {
  const { get, organization } = await samuelIn(port, world)
  const path = `/v1/organization-journeys/?organization=${organization}&ordering=-active&page_size=1`
  const { results } = await get(path)
  return { organization, journey: results[0].id }
}

/**
 * What Priya asks for in a world: the instances of all organizations, the users of Lakeside and the contents of
 * Sunnyside, narrowed down as administrators can.
 * @param {number} port
 * @param {World} world
 * @param {string} organization Lakeside
 */
async function adminListsOf(port, world, organization) {
  const token = await accessTokenOf({ port }, 'priya@portage.test', world)
  const headers = { ...headersOf(token), 'content-type': 'application/json', 'x-mock-world': world }
  const filter = { has_incident: false, enrolled_at__gte: '2020-01-01T00:00:00Z' }
  const { body } = await ask(port, { path: '/v1/organization-overviews/?search=Sunnyside', headers })
  const [sunnyside] = JSON.parse(body.toString()).results
  /** @param {string} path */
  const list = (path) => (/** @type {number} */ page) => ({ path: `${path}&page=${page}`, headers })
  return {
    instances: (/** @type {number} */ page) => ({
      method: 'POST',
      path: `/v1/process-instances/filter/?page=${page}&ordering=-enrolled_at`,
      headers,
      body: JSON.stringify(filter),
    }),
    users: list(
      `/v1/users/?organization=${organization}&role_types__in=patient&ordering=-last_sign_in_at&page_size=20`,
    ),
    contents: list(
      `/v1/organization-contents/?organization=${sunnyside.id}&type__in=article&ordering=title&page_size=20`,
    ),
  }
}

/**
 * What Samuel asks for in a world.
 * @param {number} port
 * @param {World} world
 */
async function listsOf(port, world) {
  const { headers, get, link, organization } = await samuelIn(port, world)
  const { journey } = await largestJourneyOf(port, world)
  /** @param {object} filter @param {string} ordering */
  const enrolments = (filter, ordering) => (/** @type {number} */ page) => ({
    method: 'POST',
    path: `/v1/process-instances/filter/?page=${page}&ordering=${ordering}`,
    headers,
    body: JSON.stringify({ organization, ...filter }),
  })
  const [someone] = (await get(`/v1/process-instances/?process_definition=${journey}`)).results
  return {
    enrolments: enrolments({ status__in: ['active', 'pending'] }, '-enrolled_at'),
    ...(await adminListsOf(port, world, organization)),
    overdue: enrolments({ process_definition: journey, overdue: true }, '-last_activity_at'),
    found: enrolments({ process_definition: journey, search: 'a' }, 'patient_name'),
    tasks: (/** @type {number} */ page) => ({
      path: `/v1/tasks/?organization=${organization}&page=${page}&ordering=-created_at`,
      headers,
    }),
    // an alert holds answers, so that its row is larger than others: a page has nothing else
    attention: (/** @type {number} */ page) => ({
      path: `/v1/attention-items/?organization=${organization}&kind__in=alert&page=${page}&page_size=5`,
      headers,
    }),
    worklist: (/** @type {number} */ page) => ({
      method: 'POST',
      path: `/v1/attention-items/filter/?page=${page}&page_size=10&ordering=-since`,
      headers,
      body: JSON.stringify({ organization, severity__in: ['late'] }),
    }),
    journeys: (/** @type {number} */ page) => ({
      path: `/v1/organization-journeys/?organization=${organization}&page=${page}`,
      headers,
    }),
    journey: () => ({ path: `/v1/organization-journeys/${journey}/`, headers }),
    elsewhere: {
      method: 'PATCH',
      path: `/v1/registration-links/${link.id}/`,
      headers,
      body: JSON.stringify({ enabled: true }),
    },
    inJourney: {
      method: 'PUT',
      path: `/v1/process-instances/${someone.id}/variable/`,
      headers,
      body: JSON.stringify({ name: 'pain', value: 3 }),
    },
  }
}

/**
 * @param {Server} server
 * @param {() => Promise<number>} work gives how long it took on the wall, in µs
 * @returns {Promise<number>} µs of the processor; where that cannot be read, on the wall
 */
async function costOf({ pid }, work) {
  if (!readsProcessorTime) return work()
  const before = processorTime(pid)
  await work()
  return processorTime(pid) - before
}

/**
 * How many full pages a list has; one, if it is no list.
 * @param {Server} server
 * @param {(page: number) => Asked} list
 */
async function fullPages({ port }, list) {
  const { body } = await ask(port, list(1))
  const { count = 1, results = [1] } = JSON.parse(body.toString())
  return Math.floor(count / results.length)
}

/**
 * @param {Server} server
 * @param {(page: number) => Asked} list
 * @param {number} pages how many there are to turn
 */
const turnPages = (server, list, pages) =>
  costOf(server, async () => {
    let wall = 0
    for (const turn of PAGES) {
      const page = 1 + ((turn - 1) % pages)
      wall += await load(server, list(page), { count: REQUESTS, status: 200 })
    }
    return wall
  })

/**
 * @param {Server} server
 * @param {Asked} change
 * @param {(page: number) => Asked} list
 */
const changeAndLook = (server, change, list) =>
  costOf(server, async () => {
    const started = performance.now()
    for (let number = 0; number < CHANGES; number += 1) {
      for (const asked of [change, list(1)]) {
        const { status } = await ask(server.port, asked)
        if (status !== 200) throw new Error(`${asked.path} answered ${status}`)
      }
    }
    return (performance.now() - started) * 1000
  })

/**
 * @param {string} what
 * @param {(world: World) => Promise<number>} cost µs in all
 * @param {{ times: number, most?: number }} options times: what was paid for
 * @returns {Promise<Figure>}
 */
async function compare(what, cost, { times, most }) {
  for (const world of WORLDS) await cost(world)
  /** @type {{ many: number, few: number }[]} */
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ many: await cost('large'), few: await cost('large-100') })
  const each = (/** @type {'many' | 'few'} */ which) =>
    (median(rounds.map((round) => round[which])) / times).toFixed(0)
  return {
    of: 'Mock server',
    what,
    value: median(rounds.map(({ many, few }) => many / few)),
    unit: 'x',
    ...(most !== undefined && { most }),
    note: `${each('many')} / ${each('few')} µs`,
  }
}

/**
 * @param {Server} server a fresh one: the large world stays in its memory
 * @returns {Promise<Figure[]>}
 */
export async function benchLargeList(server) {
  const lists = {
    large: await listsOf(server.port, 'large'),
    'large-100': await listsOf(server.port, 'large-100'),
  }
  /** @param {string} what @param {'enrolments' | 'instances' | 'users' | 'contents' | 'overdue' | 'found' | 'tasks' | 'attention' | 'worklist' | 'journeys' | 'journey'} name */
  const paged = async (what, name) => {
    const pages = await fullPages(server, lists['large-100'][name])
    return compare(what, (world) => turnPages(server, lists[world][name], pages), {
      times: PAGES.length * REQUESTS,
      most: MOST,
    })
  }
  /** @param {string} what @param {'elsewhere' | 'inJourney'} change @param {'enrolments' | 'attention' | 'journeys'} name */
  const changed = (what, change, name) =>
    compare(
      `first ${what} after a change ${change === 'elsewhere' ? 'elsewhere' : 'in a journey'}, 10,000 / 100`,
      (world) => changeAndLook(server, lists[world][change], lists[world][name]),
      { times: CHANGES, ...(change === 'elsewhere' && { most: MOST }) },
    )
  return [
    await paged('page of 10,000 enrolments / of 100', 'enrolments'),
    await paged('page of 10,000 process instances / of 100', 'instances'),
    await paged('page of 10,000 users / of 100', 'users'),
    await paged('page of 10,000 contents / of 100', 'contents'),
    await paged('page of the overdue ones of 10,000 / of 100', 'overdue'),
    await paged('page of those found by name in 10,000 / in 100', 'found'),
    await paged('page of 25,000 tasks / of 250', 'tasks'),
    await paged('page of alerts, 10,000 enrolments / 100', 'attention'),
    await paged('page of what is late, 10,000 enrolments / 100', 'worklist'),
    await paged('journeys of an organization, 10,000 enrolments / 100', 'journeys'),
    await paged('one journey, 10,000 enrolments / 100', 'journey'),
    await changed('page of enrolments', 'elsewhere', 'enrolments'),
    await changed('page of enrolments', 'inJourney', 'enrolments'),
    await changed('page of attention', 'inJourney', 'attention'),
    await changed('list of journeys', 'inJourney', 'journeys'),
  ]
}
