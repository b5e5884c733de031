import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Server } from 'node:http'
import type { Plugin } from 'vite'
import { alsoTls } from '../../mock-server/tls/also-tls.ts'

const workerPath = '/mockServiceWorker.js'

/** Pages of the mock server that only a server can return: the service worker handles no navigations. */
const needsServer = (path: string): boolean =>
  path === '/logout' || /^\/(?:oauth2|__mock__|__docs__)(?:\/|$)/.test(path)

const noServer = `<!doctype html><html lang="en"><meta charset="utf-8" /><title>Not available</title>
<h1>Not available with --worker</h1>
<p>Hosted sign-in (Google, Apple) and the reference need the mock server behind Vite.
Run <code>npm run dev</code> without <code>--worker</code>. <a href="/">Back to the portal</a></p></html>`

/** The control page starts a mock server in its own tab, which has the worlds of the portal's. */
const controlEntry = '<script type="module" src="/src/control/main.tsx"></script>'
const startsServer = `<script type="module">
  import { startInPage } from '/mock-server/in-page/start-in-page.ts'
  await startInPage()
  await import('/src/control/main.tsx')
</script>`

/** Comes before the listener of MSW, which asks the page about every request: code, styles and fonts are always of Vite. */
const leavesCode = `addEventListener('fetch', (event) => {
  if (['script', 'style', 'font'].includes(event.request.destination)) event.stopImmediatePropagation()
})
`

/** Requests that the portal makes before its code runs: in this mode no server can answer them yet. */
const settingsAhead = /\s*<link rel="preload" href="\/config\.json"[^>]*>/

/**
 * `npm run dev -- --worker`: no mock server behind Vite. The page starts it in itself (src/main.tsx), and MSW's
 * service worker, served from the package, brings it the page's calls.
 */
export function mockInPage(): Plugin {
  return {
    name: 'portage-mock-in-page',
    apply: 'serve',
    configureServer(server) {
      // the portal asks for the hosted pages by https, on the same port
      if (server.httpServer instanceof Server) alsoTls(server.httpServer)
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        if (!needsServer(pathname)) return next()
        response.writeHead(501, { 'content-type': 'text/html; charset=utf-8' }).end(noServer)
      })
      const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
      server.middlewares.use(workerPath, (_, response, next) => {
        readFile(file).then((script) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8')
          response.setHeader('cache-control', 'no-cache')
          response.end(leavesCode + script)
        }, next)
      })
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(settingsAhead, '').replace(controlEntry, startsServer),
    },
  }
}
