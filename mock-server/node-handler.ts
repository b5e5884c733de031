import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { MockApp } from './app.ts'
import { brokenConnection } from './broken-connection.ts'
import { nodeCall, send } from './node-call.ts'
import { after, rescued } from './maybe-async.ts'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * The app as a listener of `node:http`, for hosts that it answers: calls of the API go straight to their operations, everything else as
 * Requests. `brokenConnection` breaks the connection, as a server does that dies.
 */
export function toNodeHandler({
  fetch,
  call,
  answersHost,
}: Pick<MockApp, 'fetch' | 'call' | 'answersHost'>): NodeHandler {
  // not async: a synchronous response is written synchronously
  const listener = getRequestListener((request, env) =>
    after(fetch(request), (response) => {
      if (response !== brokenConnection) return response
      env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }),
  )
  return (incoming, outgoing) => {
    if (!answersHost(incoming.headers.host)) return refuseHost(outgoing)
    const direct = nodeCall(incoming)
    const answer = direct && call(direct)
    if (answer === undefined) {
      void listener(incoming, outgoing)
      return
    }
    void rescued(
      () => after(answer, (made) => send(made, outgoing)),
      (error) => {
        console.error('The mock server failed:', error)
        outgoing.destroy()
      },
    )
  }
}

/** Without this, a page of the web could rebind its own name to this machine and read what the server answers. */
function refuseHost(outgoing: ServerResponse): void {
  outgoing
    .writeHead(403, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
    .end('The mock server does not answer to this host name. Allow it with --allow-host NAME.')
}
