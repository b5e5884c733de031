/**
 * The service worker (/sw.js): a return visit gets the page and the settings from the device and asks for newer ones
 * meanwhile, for the next visit. Nothing of the API passes through it, so it keeps nothing about anybody's health.
 */
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'

type Lifecycle = Event & { waitUntil: (done: Promise<unknown>) => void }

const PAGE = '/'
const SETTINGS = '/config.json'
/** What is older than this, in ms, is shown only when nothing newer can be had. */
const MOST = 24 * 3_600_000

const isFresh = (response: Response): boolean =>
  Date.now() - Date.parse(response.headers.get('date') ?? new Date().toUTCString()) < MOST

/** One page serves every address; what is no page of ours, such as that of a proxy, is not kept. */
const onePage = {
  cacheKeyWillBeUsed: async () => PAGE,
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && response.headers.has('content-security-policy') ? response : null,
}
const unlessOld = {
  cachedResponseWillBeUsed: async ({ cachedResponse }: { cachedResponse?: Response }) =>
    cachedResponse && isFresh(cachedResponse) ? cachedResponse : null,
}

const page = new StaleWhileRevalidate({ cacheName: 'page', plugins: [onePage, unlessOld] })
const newPage = new NetworkFirst({ cacheName: 'page', plugins: [onePage] })
const settings = new StaleWhileRevalidate({ cacheName: 'settings', plugins: [unlessOld] })

registerRoute(
  new NavigationRoute(
    // Whoever loads a page again wants the newest version.
    (options) => (options.request.cache === 'no-cache' ? newPage : page).handle(options),
    // Pages with headers of their own, the mock server's, and files.
    { denylist: [/^\/(share|__)/, /\.[a-z]+$/] },
  ),
)
registerRoute(({ url, sameOrigin }) => sameOrigin && url.pathname === SETTINGS, settings)

addEventListener('install', (event) => {
  const keep = (strategy: NetworkFirst | StaleWhileRevalidate, address: string) =>
    strategy.handle({ request: new Request(address), event: event as Lifecycle })
  ;(event as Lifecycle).waitUntil(Promise.all([keep(newPage, PAGE), keep(settings, SETTINGS)]))
})
