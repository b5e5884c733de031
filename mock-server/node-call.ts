import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiAnswer, ApiCall } from './contract/api-call.ts'

/** Hosts and API targets that need no URL normalization. */
const plainHost = /^[a-z0-9._-]+(?::(?:[1-5]\d{3,4}|[6-9]\d{3}))?$/
const plainTarget = /^\/v1\/[!$&-;=@-[\]_a-z~]*(?:\?[!$%&-;=?-[\]_a-z~]*)?$/
const dots = /\/\.\.?(?:[/?]|$)/

const plainMethods = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])

/** A body over the limit is rejected without reading the rest. */
const longest = 2_000_000

const empty = Buffer.alloc(0)
const byteOrderMark = 0xfeff

/** A call of the API straight from `node:http`. Its body can be read after `afterBody`. */
class NodeCall implements ApiCall {
  readonly method: string
  readonly address: string
  readonly #incoming: IncomingMessage
  #body = empty

  constructor(incoming: IncomingMessage, method: string, address: string) {
    this.method = method
    this.address = address
    this.#incoming = incoming
  }

  header(name: string): string | null {
    const value = this.#incoming.headers[name]
    return typeof value === 'string' ? value : null
  }

  text(): string {
    const text = this.#body.toString()
    return text.charCodeAt(0) === byteOrderMark ? text.slice(1) : text
  }

  bytes(): ArrayBuffer {
    return new Uint8Array(this.#body).buffer
  }

  /** Continues once the body is here: promises would cost more than most calls. A connection that breaks before never does. */
  afterBody(goOn: () => void): void {
    const { headers } = this.#incoming
    if ((headers['content-length'] ?? '0') === '0') return goOn()
    const parts: Buffer[] = []
    this.#incoming.on('data', (part: Buffer) => parts.push(part))
    this.#incoming.on('end', () => {
      this.#body = Buffer.concat(parts)
      goOn()
    })
  }
}

/**
 * The call that a request of `node:http` is. Undefined where it takes a real Request to read it right: an address
 * that has to be put right first, a header that was sent twice, a method of another kind, a long or endless body.
 */
export function nodeCall(incoming: IncomingMessage): NodeCall | undefined {
  const { method = '', url = '', headers, rawHeaders, socket } = incoming
  const { host = '', 'content-length': length = '0' } = headers
  if (!plainMethods.has(method) || !plainTarget.test(url) || !plainHost.test(host)) return undefined
  if (url.includes('/.') && dots.test(url)) return undefined
  if (Object.keys(headers).length * 2 !== rawHeaders.length) return undefined
  if (headers['transfer-encoding'] !== undefined || Number(length) > longest) return undefined
  return new NodeCall(incoming, method, `${'encrypted' in socket ? 'https' : 'http'}://${host}${url}`)
}

/** Sends an answer: head and body in one go. */
export function send({ status, headers, json }: ApiAnswer, outgoing: ServerResponse): void {
  if (json === null) {
    outgoing.writeHead(status, headers).end()
    return
  }
  const length = typeof json === 'string' ? Buffer.byteLength(json) : json.byteLength
  // a spread of this many headers takes V8 ten times as long
  outgoing.writeHead(status, Object.assign({}, headers, { 'Content-Length': length })).end(json)
}
