import http from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import https from 'node:https'
import { pipeline } from 'node:stream'
import type { Exchange } from '../exchange.ts'
import { copyOf } from './body-copy.ts'
import { cookieFor, flat, hostFor, passedOn, redirectFor } from './proxy-headers.ts'

export type ProxyOptions = {
  /** Where everything goes, without a final slash. */
  readonly target: string
  /** The proxy's own base URL: `http://localhost:4020`. */
  readonly proxy: string
  readonly timeoutMs: number
  /** Called after each exchange; `whole` is false if a body was too large to keep. */
  readonly onExchange: (exchange: Exchange, whole: boolean) => void
}

function refuse(response: ServerResponse, status: number, detail: string): void {
  if (response.headersSent) return void response.destroy()
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ detail }))
}

/** The address at the target; undefined when it would be another host. */
function addressAt(target: string, path: string): URL | undefined {
  if (!path.startsWith('/') || !URL.canParse(target + path)) return undefined
  const url = new URL(target + path)
  return url.origin === new URL(target).origin ? url : undefined
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, options: ProxyOptions): void {
  const url = addressAt(options.target, incoming.url ?? '')
  if (!url) return refuse(outgoing, 400, 'The proxy forwards paths of its target only.')
  const begun = performance.now()
  const sent = copyOf(incoming)
  const method = incoming.method ?? 'GET'
  const requestHeaders = flat(incoming.headers)
  const tell = (status: number, headers: Readonly<Record<string, string>>, body: string | null) => {
    const text = sent.text(requestHeaders['content-encoding'])
    const request = { method, url: url.href, headers: requestHeaders, body: text === '' ? null : text }
    const response = { status, headers, body: body ?? '' }
    options.onExchange({ request, response, ms: performance.now() - begun }, text !== null && body !== null)
  }
  const headers = { ...passedOn(incoming.headers), host: hostFor(url, incoming.headers.host) }
  const client = url.protocol === 'https:' ? https : http
  const request = client.request(url, { method, headers, timeout: options.timeoutMs }, (response) => {
    const came = copyOf(response)
    const status = response.statusCode ?? 0
    const called = `${url.protocol}//${headers.host}${url.pathname}${url.search}`
    outgoing.writeHead(status, response.statusMessage, answerHeaders(response, called, options))
    pipeline(response, outgoing, (error) => {
      // a browser that went away has seen no whole answer: nothing can be said of it
      if (!error) tell(status, flat(response.headers), came.text(response.headers['content-encoding']))
    })
  })
  request.on('timeout', () => request.destroy(new Error(`no answer within ${options.timeoutMs} ms`)))
  request.on('error', (error) => {
    if (outgoing.destroyed || outgoing.headersSent) return void outgoing.destroy()
    tell(0, {}, error.message)
    refuse(outgoing, 502, `The backend did not answer: ${error.message}`)
  })
  outgoing.on('close', () => {
    if (!outgoing.writableFinished) request.destroy()
  })
  pipeline(incoming, request, () => undefined)
}

function answerHeaders(response: IncomingMessage, called: string, { target, proxy }: ProxyOptions) {
  const headers = passedOn(response.headers)
  const { location } = response.headers
  if (location !== undefined) headers.location = redirectFor(location, called, target, proxy)
  const cookies = response.headers['set-cookie']
  if (cookies) headers['set-cookie'] = cookies.map(cookieFor)
  return headers
}

/** A server that hands everything on to the target as it comes, and tells of each exchange. WebSockets are refused. */
export function createProxy(options: ProxyOptions): Server {
  const server = http.createServer((incoming, outgoing) => forward(incoming, outgoing, options))
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\nconnection: close\r\n\r\n'))
  return server
}
