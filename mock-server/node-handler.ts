import type { IncomingMessage, ServerResponse } from 'node:http'
import type { MockApp } from './app.ts'
import { isBroken } from './broken-connection.ts'
import { nodeCall, send } from './node-call.ts'
import { after, rescued } from './maybe-async.ts'
import { unloadedHeaders, unloadedPart } from './unloaded-part.ts'

export type NodeHandler = (incoming: IncomingMessage, outgoing: ServerResponse) => void

/**
 * The app as a listener of `node:http`, for hosts that it answers: calls of the API go straight to their operations, everything else as
 * Requests. A `brokenConnection` breaks the connection, as a server does that dies.
 */
export function toNodeHandler({
  fetch,
  call,
  answersHost,
}: Pick<MockApp, 'fetch' | 'call' | 'answersHost'>): NodeHandler {
  let listener: Promise<NodeHandler> | undefined
  return (incoming, outgoing) => {
    if (!answersHost(incoming.headers.host)) return refuseHost(outgoing)
    const failed = (error: unknown) => {
      console.error('The mock server failed:', error)
      outgoing.destroy()
    }
    const direct = nodeCall(incoming)
    const answer = direct && call(direct)
    if (!answer) {
      listener ??= requestListener(fetch)
      void listener.then(
        (handle) => handle(incoming, outgoing),
        (error: unknown) => {
          listener = undefined
          console.error('The mock server could not load a part of itself:', error)
          outgoing.writeHead(503, unloadedHeaders).end(unloadedPart)
        },
      )
      return
    }
    direct.afterBody(() => void rescued(() => after(answer(), (made) => send(made, outgoing)), failed))
  }
}

/** Loaded when it is first needed: it takes Node's own Request and http2, a tenth of the start. */
async function requestListener(fetch: MockApp['fetch']): Promise<NodeHandler> {
  const { getRequestListener, RESPONSE_ALREADY_SENT } = await import('./request-listener.ts')
  // not async: a synchronous response is written synchronously
  return getRequestListener((request, env) =>
    after(fetch(request), (response) => {
      if (!isBroken(response)) return response
      env.incoming.socket.destroy()
      return RESPONSE_ALREADY_SENT
    }),
  )
}

/** Without this, a page of the web could rebind its own name to this machine and read what the server answers. */
function refuseHost(outgoing: ServerResponse): void {
  outgoing
    .writeHead(403, { 'content-type': 'text/plain', 'x-content-type-options': 'nosniff' })
    .end('The mock server does not answer to this host name. Allow it with --allow-host NAME.')
}
