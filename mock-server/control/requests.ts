import type { Hono } from 'hono'
import type { AppEnv } from '../router.ts'
import { localeOf } from '../store/localized.ts'
import { answer } from './answer.ts'
import { callView, callViews } from './call-view.ts'
import { harOf } from './har.ts'

const localeFor = (request: Request) => localeOf(request.headers.get('accept-language'))

/**
 * Mounts the record of the calls of /v1: plain rows for tests, the last 200 with their contract check, one of them with
 * its bodies, and all as an HTTP archive.
 */
export function mountRequestsControl(app: Hono<AppEnv>): void {
  app.get('/__mock__/requests', (c) => {
    const rows = c.env.world.requests.list()
    return answer({
      requests: rows.map(({ method, path, operationId, status }) => ({ method, path, operationId, status })),
    })
  })
  app.delete('/__mock__/requests', (c) => {
    c.env.world.requests.clear()
    return answer({ requests: [] })
  })
  app.get('/__mock__/requests/checked', async (c) => {
    const views = await callViews(c.env.world, localeFor(c.req.raw))
    // bodies are requested one at a time
    return answer({
      requests: views.map(
        ({ request_body: _sent, response_body: _came, response_headers: _headers, ...row }) => row,
      ),
    })
  })
  app.get('/__mock__/requests/:id{[0-9]+}', async (c) => {
    const view = await callView(c.env.world, Number(c.req.param('id')), localeFor(c.req.raw))
    return view ? answer(view) : answer({ detail: 'This call is not in the record any more.' }, 404)
  })
  app.get('/__mock__/requests.har', async (c) => {
    const { origin } = new URL(c.req.url)
    return answer(harOf(await callViews(c.env.world, 'en-ca'), origin))
  })
}
