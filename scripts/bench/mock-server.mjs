// The mock server against the least that could give the same answers: processor time a request, start, memory.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { startFew } from './few-operations.mjs'
import { fillTasks, headersOf } from './full-list.mjs'
import { benchLargeList } from './large-list.mjs'
import { load } from './load.mjs'
import { benchPersonSearch } from './person-search.mjs'
import * as processes from './processes.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { median } from './table.mjs'

/**
 * @typedef {import('./processes.mjs').Server} Server
 * @typedef {import('./processes.mjs').Asked} Asked
 * @typedef {{ name: string, asked: Asked, status: number, count: number, most: number, peer: string }} Scenario
 *   count: requests a shot; most: times raw node:http; peer: what others reach (docs/benchmarks.md)
 * @typedef {import('./table.mjs').Figure} Figure
 */

const OF = 'Mock server'
const ROUNDS = 5
const STARTS = 7
const ROWS = 25
/** Times raw node:http. */
const READ = { most: 2, peer: 'Steady 2.8' }
const WRITE = { most: 3, peer: 'Steady 4.9' }
/** All operations of the contract over 20 of them. */
const ALL_OVER_FEW = 1.05
const FEW_ROUNDS = 9

/** The first thing asked of a new process: an answer of the API, though it is a refusal. */
const first = { path: '/v1/users/current/' }

/** @param {string} root @param {number} port */
export const startMockServer = (root, port) =>
  processes.startServer(['dist/server/main.js', '--port', String(port)], { root, port, first })

/** @param {string} token @returns {Scenario[]} */
function scenariosFor(token) {
  const headers = headersOf(token)
  const body = JSON.stringify({ first_name: 'Rose', last_name: 'Martin', is_self: false })
  return [
    {
      name: `list of ${ROWS} tasks`,
      asked: { path: `/v1/tasks/?page_size=${ROWS}`, headers },
      status: 200,
      count: 6000,
      ...READ,
    },
    {
      name: 'current user',
      asked: { path: '/v1/users/current/', headers },
      status: 200,
      count: 8000,
      ...READ,
    },
    {
      name: 'create a patient',
      asked: { method: 'POST', path: '/v1/patients/', headers, body },
      status: 201,
      count: 6000,
      ...WRITE,
    },
  ]
}

/**
 * A server that gives the same bytes without thinking.
 * @param {string} root
 * @param {number} port
 * @param {Server} mock
 * @param {readonly Scenario[]} scenarios
 */
async function startRaw(root, port, mock, scenarios) {
  /** @type {Record<string, object>} */
  const answers = {}
  for (const { asked, status } of scenarios) {
    const headers = { ...asked.headers, 'content-type': 'application/json' }
    const reply = await processes.ask(mock.port, { ...asked, headers })
    if (reply.status !== status) throw new Error(`${asked.path} answered ${reply.status}: ${reply.body}`)
    const { date: _date, connection: _connection, 'keep-alive': _keep, ...kept } = reply.headers
    const key = `${asked.method ?? 'GET'} ${asked.path.split('?', 1)[0]}`
    answers[key] = { status, headers: kept, body: reply.body.toString() }
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'portage-bench-'))
  const file = path.join(folder, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  try {
    const program = fileURLToPath(new URL('./raw-server.mjs', import.meta.url))
    return await processes.startServer([program, String(port), file], { root, port })
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * What one request costs, in µs: processor time of the server; where that cannot be read, time on the wall.
 * @param {Server} server
 * @param {Scenario} scenario
 */
async function costOf(server, { asked, status, count }) {
  const before = processes.readsProcessorTime ? processes.processorTime(server.pid) : 0
  const wall = await load(server, asked, { count, status })
  const used = processes.readsProcessorTime ? processes.processorTime(server.pid) - before : wall
  return used / count
}

/**
 * @param {Server} raw
 * @param {Server} mock
 * @param {Scenario} scenario
 * @returns {Promise<Figure>}
 */
async function compare(raw, mock, scenario) {
  /** @type {{ raw: number, mock: number }[]} */
  const rounds = []
  for (const server of [raw, mock]) await costOf(server, { ...scenario, count: 3000 })
  // Turn and turn about, so that what else the machine does hits both alike.
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ raw: await costOf(raw, scenario), mock: await costOf(mock, scenario) })
  const each = (/** @type {'raw' | 'mock'} */ name) => median(rounds.map((round) => round[name])).toFixed(0)
  return {
    of: OF,
    what: `${scenario.name}, ${processes.readsProcessorTime ? 'processor time' : 'time on the wall'} / raw node:http`,
    value: median(rounds.map((round) => round.mock / round.raw)),
    unit: 'x',
    most: scenario.most,
    note: `${each('mock')} / ${each('raw')} µs; ${scenario.peer}`,
  }
}

/** @param {Server} server @returns {Promise<Scenario[]>} with Maya's list filled */
async function filled(server) {
  const token = await accessTokenOf(server, 'maya@portage.test')
  await fillTasks(server, token, ROWS)
  return scenariosFor(token)
}

/**
 * The server of the whole contract over one of few operations, both new, with the same list of tasks.
 * @param {string} root
 * @param {readonly [number, number]} ports two that are free
 * @returns {Promise<Figure[]>}
 */
async function compareFew(root, [port, otherPort]) {
  const { server, few, all } = await startFew(root, otherPort, first)
  const whole = await startMockServer(root, port)
  const ofWhole = await filled(whole)
  /** @type {Figure[]} */
  const figures = []
  for (const [index, ofFew] of (await filled(server)).entries()) {
    const ofAll = ofWhole[index] ?? ofFew
    await costOf(server, { ...ofFew, count: 3000 })
    await costOf(whole, { ...ofAll, count: 3000 })
    /** @type {number[]} */
    const ratios = []
    for (let round = 0; round < FEW_ROUNDS; round += 1) {
      const cost = await costOf(server, ofFew)
      ratios.push((await costOf(whole, ofAll)) / cost)
    }
    const what = `${ofFew.name}, contract of ${all} operations / of ${few}`
    figures.push({ of: OF, what, value: median(ratios), unit: 'x', most: ALL_OVER_FEW })
  }
  await Promise.all([server.stop(), whole.stop()])
  return figures
}

/** @param {string} root @param {number} port @returns {Promise<Figure>} */
async function startFigure(root, port) {
  /** @type {{ mock: number, empty: number }[]} */
  const rounds = []
  for (let round = 0; round < STARTS; round += 1) {
    const empty = processes.emptyProcess()
    const server = await startMockServer(root, port)
    await server.stop()
    rounds.push({ mock: server.ms, empty })
  }
  const each = (/** @type {'mock' | 'empty'} */ name) => median(rounds.map((round) => round[name])).toFixed(0)
  return {
    of: OF,
    what: 'start to first answer / life of an empty Node process',
    value: median(rounds.map(({ mock, empty }) => mock / empty)),
    unit: 'x',
    most: 3,
    note: `${each('mock')} / ${each('empty')} ms`,
  }
}

/**
 * @param {string} root
 * @param {readonly [number, number]} ports two that are free
 * @returns {Promise<Figure[]>}
 */
export async function benchMockServer(root, [port, rawPort]) {
  const start = await startFigure(root, port)
  const mock = await startMockServer(root, port)
  const scenarios = await filled(mock)
  const raw = await startRaw(root, rawPort, mock, scenarios)
  /** @type {Figure[]} */
  const figures = []
  for (const scenario of scenarios) figures.push(await compare(raw, mock, scenario))
  const memory = processes.residentMemory(mock.pid)
  await Promise.all([raw.stop(), mock.stop()])
  figures.push(...(await compareFew(root, [port, rawPort])))
  const many = await startMockServer(root, port)
  const large = [...(await benchLargeList(many)), await benchPersonSearch(many)]
  await many.stop()
  return [
    ...figures,
    ...large,
    start,
    { of: OF, what: 'resident memory after the load', value: memory, unit: 'MB', most: 150 },
  ]
}
