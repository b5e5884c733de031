import { brokenConnection } from '../broken-connection.ts'
import { uuidOf } from '../store/ids.ts'
import type { Fault } from './fault.ts'
import { writeAt } from './json-path.ts'

/** Faults that change the answer after the server made it. */
type Alteration = Extract<Fault, { kind: 'mutate' | 'hugeList' | 'resetAfterBytes' | 'dropAfterCommit' }>

/** Returns the altered response. `brokenConnection` simulates a connection that breaks without a response. */
export async function alter(fault: Alteration, response: Response): Promise<Response> {
  switch (fault.kind) {
    case 'mutate':
      return withJson(response, (body) => writeAt(body, fault.jsonPath, fault.value))
    case 'hugeList':
      return withJson(response, (body) => huge(body, fault.n))
    case 'resetAfterBytes':
      return cutAfter(response, fault.bytes)
    case 'dropAfterCommit':
      return brokenConnection()
  }
}

async function withJson(response: Response, change: (body: unknown) => unknown): Promise<Response> {
  if (!response.headers.get('content-type')?.includes('json')) return response
  const changed = change(await response.json())
  return new Response(JSON.stringify(changed), { status: response.status, headers: response.headers })
}

/** Repeats the rows of a list up to `n`, each with its own id. */
function huge(body: unknown, n: number): unknown {
  if (typeof body !== 'object' || body === null || !('results' in body) || !Array.isArray(body.results))
    return body
  const rows: unknown[] = body.results
  if (rows.length === 0) return body
  const results = Array.from({ length: n }, (_, index) => {
    const row = rows[index % rows.length]
    return typeof row === 'object' && row !== null && 'id' in row && index >= rows.length
      ? { ...row, id: uuidOf(`huge:${index}`) }
      : row
  })
  return { ...body, count: n, next: null, results }
}

/** Announces the whole body, sends so many bytes of it, and breaks the connection. */
async function cutAfter(response: Response, bytes: number): Promise<Response> {
  const whole = new Uint8Array(await response.arrayBuffer())
  let sent = false
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      if (!sent && bytes > 0) controller.enqueue(whole.slice(0, bytes))
      else controller.error(new Error('The connection was reset by a fault'))
      sent = true
    },
  })
  const headers = new Headers(response.headers)
  headers.set('content-length', String(Math.max(whole.length, bytes + 1)))
  return new Response(body, { status: response.status, headers })
}
