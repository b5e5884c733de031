/**
 * The service worker (/sw.js): serves the page and the settings from the device and updates them for the next
 * visit. It ignores API requests, so it never stores health data; files that another app shares stay in memory. Offline,
 * it shows the pages that the person chose to keep on this device.
 */
import { forgetKeptPages } from '#src/lib/browser/kept-pages.ts'
import { SHARE_ACTION, type WorkerRequest } from '#src/lib/browser/shared-files.ts'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { answerPage, holdSharedFiles } from './held-files.ts'
import { keptDocument } from './kept-document.ts'

type Lifecycle = Event & { waitUntil: (done: Promise<unknown>) => void }

const PAGE = '/'
const SETTINGS = '/config.json'
/** Maximum age in ms; older copies are used only when offline. */
const MOST = 24 * 3_600_000

const isFresh = (response: Response): boolean =>
  Date.now() - Date.parse(response.headers.get('date') ?? new Date().toUTCString()) < MOST

/** One page serves every URL; a response that is not the portal's, such as a proxy's, is not stored. */
const onePage = {
  cacheKeyWillBeUsed: async () => PAGE,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && response.headers.has('content-security-policy') ? response : null,
}
/** Maintenance of the host: the stored page goes, so that the next visit gets the host's page. */
const unlessClosed = {
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status === 503 && response.headers.has('retry-after'))
      await (await caches.open('page')).delete(PAGE)
    return response
  },
}
const unlessOld = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isFresh(cachedResponse) ? cachedResponse : null,
}

const page = new StaleWhileRevalidate({ cacheName: 'page', plugins: [onePage, unlessOld, unlessClosed] })
const newPage = new NetworkFirst({ cacheName: 'page', plugins: [onePage] })
const settings = new StaleWhileRevalidate({ cacheName: 'settings', plugins: [unlessOld] })

registerRoute(
  new NavigationRoute(
    // A reload asks for the newest version.
    async (options) =>
      (await keptDocument(options.url)) ??
      (options.request.cache === 'no-cache' ? newPage : page).handle(options),
    // Excludes pages with their own headers, the mock server's, and files.
    { denylist: [/^\/(share|__)/, /\.[a-z]+$/] },
  ),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SETTINGS, settings)
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE_ACTION,
  ({ request, event }) => holdSharedFiles(request, event as Lifecycle),
  'POST',
)
addEventListener('message', (event) => {
  answerPage(event)
  const { data } = event as MessageEvent<WorkerRequest>
  if (typeof data === 'object') (event as unknown as Lifecycle).waitUntil(forgetKeptPages(data.keepPagesOf))
})

addEventListener('install', (event) => {
  const keep = (strategy: NetworkFirst | StaleWhileRevalidate, address: string) =>
    strategy.handle({ request: new Request(address), event: event as Lifecycle })
  ;(event as Lifecycle).waitUntil(Promise.all([keep(newPage, PAGE), keep(settings, SETTINGS)]))
})
