import type { RequestHandler } from 'msw'
import { http } from 'msw'
import type { MockApp } from './app.ts'
import { createApp, isMockPath } from './app.ts'

/**
 * The mock server behind one MSW handler that catches every request to its own paths, on any origin; all others
 * pass. For the browser's worker and for vitest.
 * @param app the server to answer; a new one by default
 */
export const mockHandlers = (app: Pick<MockApp, 'fetch'> = createApp()): RequestHandler[] => [
  http.all('*', ({ request }) =>
    isMockPath(new URL(request.url).pathname) ? app.fetch(request) : undefined,
  ),
]

/**
 * Lets the app answer this page's calls through MSW's service worker (`/mockServiceWorker.js`). Browsers only.
 * @throws when the browser has no service workers, as on an address that is neither https nor localhost
 */
export async function startWorker(app: Pick<MockApp, 'fetch'>): Promise<void> {
  // there is no such module outside of browsers
  const { setupWorker } = await import('msw/browser')
  await setupWorker(...mockHandlers(app)).start({ onUnhandledRequest: 'bypass', quiet: true })
}
