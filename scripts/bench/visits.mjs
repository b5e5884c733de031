// Visits of a page as a patient on a slow phone has them: nothing cached, slow 4G, a processor four times slower.

/**
 * @typedef {import('playwright').Browser} Browser
 * @typedef {import('playwright').BrowserContextOptions['storageState']} Storage
 * @typedef {{ url: string, heading: RegExp, storage?: Storage }} Visited
 * @typedef {{ url: string, type: string, started: number, responded: number, ended: number, bytes: number }} Fetched
 *   times in ms from the start of the navigation; bytes: of the body as transferred
 * @typedef {{ ms: number, fetched: Fetched[] }} Visit ms: until the heading is visible; fetched: requests until then
 */

/** Slow 4G as the developer tools of Chromium have it. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1440 * 1000) / 8,
  uploadThroughput: (675 * 1000) / 8,
}
export const SLOWDOWN = 4

/**
 * Slows a page down.
 * @param {import('playwright').Page} page
 * @param {{ network: boolean }} what the processor always, the network when wanted
 */
export async function slowDown(page, { network }) {
  const session = await page.context().newCDPSession(page)
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** @param {import('playwright').Request} request @param {number} start */
async function fetchedOf(request, start) {
  const { startTime, responseStart, responseEnd } = request.timing()
  const sizes = await request.sizes().catch(() => null)
  const began = startTime - start
  return {
    url: new URL(request.url()).pathname,
    type: request.resourceType(),
    started: began,
    responded: began + responseStart,
    ended: began + responseEnd,
    // Less than nothing for what came out of the browser's own store.
    bytes: Math.max(0, sizes?.responseBodySize ?? 0),
  }
}

/**
 * Runs in the page, before anything of it: notes when a heading with this text was drawn.
 * @param {{ source: string, flags: string }} pattern
 */
function watchHeading({ source, flags }) {
  const wanted = new RegExp(source, flags)
  const observer = new MutationObserver(() => {
    const heading = document.querySelector('h1')
    if (!heading || !wanted.test(heading.textContent)) return
    observer.disconnect()
    requestAnimationFrame(() => setTimeout(() => performance.mark('heading')))
  })
  observer.observe(document, { childList: true, subtree: true, characterData: true })
}

/**
 * One first visit in a new browser profile.
 * @param {Browser} browser
 * @param {Visited} visited
 * @returns {Promise<Visit>}
 */
export async function visit(browser, { url, heading, storage }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, storageState: storage })
  try {
    const page = await context.newPage()
    await page.addInitScript(watchHeading, { source: heading.source, flags: heading.flags })
    await slowDown(page, { network: true })
    /** @type {import('playwright').Request[]} */
    const requests = []
    page.on('requestfinished', (request) => requests.push(request))
    await page.goto(url, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('heading').length > 0, null, {
      polling: 100,
    })
    // Requests made before the heading was visible may still be in progress.
    await page.waitForLoadState('networkidle')
    const { ms, origin } = await page.evaluate(() => ({
      ms: performance.getEntriesByName('heading')[0]?.startTime ?? 0,
      origin: performance.timeOrigin,
    }))
    const fetched = await Promise.all(requests.map((request) => fetchedOf(request, origin)))
    return { ms, fetched: fetched.filter(({ started }) => started <= ms) }
  } finally {
    await context.close()
  }
}
