import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const workerPath = '/mockServiceWorker.js'

/** Requests that the portal makes before its code runs: in this mode no server can answer them yet. */
const settingsAhead = /\s*<link rel="preload" href="\/config\.json"[^>]*>/

/**
 * `npm run dev -- --worker`: no mock server behind Vite. The page starts it in itself (src/main.tsx), and MSW's
 * service worker, served from the package as it is, brings it the page's calls.
 */
export function mockInPage(): Plugin {
  return {
    name: 'portage-mock-in-page',
    apply: 'serve',
    configureServer(server) {
      const file = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
      server.middlewares.use(workerPath, (_, response, next) => {
        readFile(file).then((script) => {
          response.setHeader('content-type', 'text/javascript; charset=utf-8')
          response.setHeader('cache-control', 'no-cache')
          response.end(script)
        }, next)
      })
    },
    transformIndexHtml: (html) => html.replace(settingsAhead, ''),
  }
}
