/**
 * The service worker (/sw.js): serves the page and the settings from the device and updates them for the next
 * visit. It ignores API requests, so it never stores health data; files that another app shares stay in memory. Offline,
 * it shows the pages that the person chose to keep on this device.
 */
import { SETTINGS, settingsInPage } from './settings-in-page.ts'
import { NavigationRoute, registerRoute } from 'workbox-routing'
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies'
import { forgetKeptPages, KEPT_PAGES, type KeptPage, keptPages } from '#src/lib/browser/kept-pages.ts'
import { SHARE_ACTION, type WorkerRequest } from '#src/lib/browser/shared-files.ts'
import { htmlText } from '#src/lib/files/html-text.ts'
import { answerPage, holdSharedFiles } from './held-files.ts'

const style = `body{font:1.125rem/1.5 system-ui,sans-serif;max-width:44rem;margin:0 auto;padding:1rem;color:#1a1a1a}
h1{font-size:1.5rem;line-height:1.25}h2{font-size:1.1875rem;border-bottom:2px solid #555;margin-top:1.75rem}
ul{padding-left:1.25rem}li{margin-bottom:.5rem}dt{font-weight:600}dd{margin:0 0 .5rem}a{color:#0b5d57}
.kept{border:2px solid #0b5d57;border-radius:.5rem;padding:.75rem 1rem}.kept p{margin:0 0 .25rem}
:focus-visible{outline:3px solid #0b5d57;outline-offset:2px}
@media print{.kept a{display:none}body{font-size:11pt}li,dt{break-inside:avoid}}@page{size:letter;margin:14mm}`

/** No script, no address of another page's, and nothing that a shared computer's cache would keep. */
const headers = {
  'content-type': 'text/html;charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

const documentOf = ([first, ...rest]: readonly [KeptPage, ...KeptPage[]]): string => `<!doctype html>
<html lang="${first.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${htmlText(first.title)}</title>
<style>${style}</style>
</head>
<body>
<nav><a href="/">${htmlText(first.portal)}</a></nav>
<main>
${[first, ...rest].map(({ html }) => html).join('\n')}
</main>
</body>
</html>
`

/**
 * The kept pages as one document, in place of the portal while the device is offline. Undefined if none is kept or can
 * be read.
 */
async function keptDocument({ pathname }: URL): Promise<Response | undefined> {
  if (navigator.onLine && pathname !== KEPT_PAGES) return undefined
  const [first, ...rest] = await keptPages().catch(() => [])
  return first && new Response(documentOf([first, ...rest]), { headers })
}

type Lifecycle = Event & { waitUntil: (done: Promise<unknown>) => void }

const PAGE = '/'
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

const settings = new StaleWhileRevalidate({ cacheName: 'settings', plugins: [unlessOld] })
const askAgain = (event: Event) =>
  settings.handle({ request: new Request(SETTINGS), event: event as Lifecycle }).catch(() => undefined)

const page = new StaleWhileRevalidate({
  cacheName: 'page',
  plugins: [onePage, unlessOld, unlessClosed, settingsInPage(isFresh, askAgain)],
})
const newPage = new NetworkFirst({ cacheName: 'page', plugins: [onePage] })

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
