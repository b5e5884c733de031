// The portal in a real browser, served as `npm start` serves it: how long a first visit takes, and what it fetches.
import http from 'node:http'
import { benchFormEditor } from './form-editor.mjs'
import { benchLargePage } from './large-page.mjs'
import { benchLongRecord } from './long-record.mjs'
import { startMockServer } from './mock-server.mjs'
import { median } from './table.mjs'
import { benchTyping } from './typing.mjs'
import { benchUpload } from './upload.mjs'
import { signedIn } from './sign-in-page.mjs'
import { accessTokenOf } from './sign-in.mjs'
import { visit } from './visits.mjs'

/**
 * @typedef {import('./table.mjs').Figure} Figure
 * @typedef {import('./visits.mjs').Visit} Visit
 * @typedef {import('./visits.mjs').Visited} Visited
 * @typedef {import('playwright').Browser} Browser
 */

const ROUNDS = 3

/**
 * The least that can show a heading: one page without script, style or picture.
 * @param {number} port
 * @returns {Promise<http.Server>}
 */
function serveStillPage(port) {
  const page =
    '<!doctype html><html lang="en-CA"><link rel="icon" href="data:,"><title>Portage</title><h1>Sign in</h1></html>'
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(page)
  })
  return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)))
}

/**
 * kB after brotli of the files with these endings.
 * @param {Visit} visited
 * @param {readonly string[]} endings
 */
const weightOf = ({ fetched }, endings) =>
  fetched
    .filter(({ url }) => endings.some((ending) => url.endsWith(ending)))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/**
 * @param {string} what
 * @param {readonly Visit[]} visits
 * @param {readonly Visit[]} still
 * @returns {Figure[]}
 */
function timesOf(what, visits, still) {
  const ms = median(visits.map((one) => one.ms))
  const least = median(still.map((one) => one.ms))
  const ratios = visits.map((one, round) => one.ms / (still[round]?.ms ?? 0))
  const requests = median(visits.map(({ fetched }) => fetched.length))
  return [
    {
      of: 'Portal',
      what: `${what}, time to the heading / a still page`,
      value: median(ratios),
      unit: 'x',
      note: `${ms.toFixed(0)} / ${least.toFixed(0)} ms`,
    },
    { of: 'Portal', what: `${what}, requests up to there`, value: requests, unit: '' },
  ]
}

/**
 * @param {string} root
 * @param {Browser} browser
 * @param {readonly [number, number]} ports two that are free
 * @returns {Promise<{ figures: Figure[], visits: Record<string, Visit> }>} visits: one of each page, with what it fetched
 */
export async function benchPortal(root, browser, [port, stillPort]) {
  const server = await startMockServer(root, port)
  const stillServer = await serveStillPage(stillPort)
  const origin = `http://localhost:${port}`
  try {
    const storage = await signedIn(browser, origin, { name: 'Maya', heading: /Maya/ })
    const pages = /** @satisfies {Record<string, Visited>} */ ({
      still: { url: `http://localhost:${stillPort}/`, heading: /^Sign in$/ },
      signIn: { url: `${origin}/`, heading: /^Sign in$/ },
      home: { url: `${origin}/`, heading: /Maya/, storage },
    })
    /** @type {Record<keyof typeof pages, Visit[]>} */
    const visits = { still: [], signIn: [], home: [] }
    for (let round = 0; round < ROUNDS; round += 1) {
      visits.still.push(await visit(browser, pages.still))
      visits.signIn.push(await visit(browser, pages.signIn))
      visits.home.push(await visit(browser, pages.home))
    }
    const [signIn] = visits.signIn
    const [home] = visits.home
    if (!signIn || !home) throw new Error('Nothing was measured.')
    /** @type {Figure[]} */
    const bytes = [
      {
        of: 'Portal',
        what: 'sign-in page, JavaScript (brotli)',
        value: weightOf(signIn, ['.js']),
        unit: 'kB',
        most: 106,
      },
      {
        of: 'Portal',
        what: 'sign-in page, CSS (brotli)',
        value: weightOf(signIn, ['.css']),
        unit: 'kB',
        most: 6,
      },
      {
        of: 'Portal',
        what: 'patient home, JavaScript (brotli)',
        value: weightOf(home, ['.js']),
        unit: 'kB',
        most: 162,
      },
      {
        of: 'Portal',
        what: 'patient home, CSS (brotli)',
        value: weightOf(home, ['.css']),
        unit: 'kB',
        most: 10.5,
      },
    ]
    const token = await accessTokenOf(server, 'maya@portage.test')
    const record = await benchLongRecord(browser, { origin, storage, token })
    const large = await benchLargePage(browser, server)
    const typing = await benchTyping(browser, { origin, storage, token })
    const editor = await benchFormEditor(browser, server)
    const upload = await benchUpload(browser, { origin, storage, token })
    return {
      figures: [
        ...bytes,
        ...timesOf('sign-in page', visits.signIn, visits.still),
        ...timesOf('patient home', visits.home, visits.still),
        ...typing,
        ...editor,
        ...upload,
        record,
        large,
      ],
      visits: { signIn, home },
    }
  } finally {
    stillServer.close()
    await server.stop()
  }
}
