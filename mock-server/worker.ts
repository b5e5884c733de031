import type { RequestHandler } from 'msw'
import { http } from 'msw'
import type { MockApp } from './app.ts'
import { createApp, isMockPath } from './app.ts'

/**
 * The mock server behind one MSW handler that catches every request to its own paths, on any origin; all others
 * pass. For the browser's worker and for vitest.
 * @param app the server to answer; a new one by default
 */
export const mockHandlers = (app: MockApp = createApp()): RequestHandler[] => [
  http.all('*', ({ request }) =>
    isMockPath(new URL(request.url).pathname) ? app.fetch(request) : undefined,
  ),
]
