import type { Server } from 'node:http'
import type { Server as SecureServer } from 'node:https'
import type { Socket } from 'node:net'
import { transport } from '../static/headers.ts'
import type { Certificate } from './certificate.ts'
import { keptCertificate } from './kept-certificate.ts'

/** The first byte of a TLS record that opens a connection; no HTTP method begins with it. */
const handshake = 0x16

/**
 * Lets an http server answer https on the same port: the first byte of a connection tells which it is. Amplify
 * writes https before the address of the hosted pages, while the portal itself stands on http. Nothing is made
 * before the first such connection.
 * @param certificate key and certificate; this machine's own by default
 */
export function alsoTls(server: Server, certificate: () => Promise<Certificate> = keptCertificate): void {
  const [plain] = server.listeners('connection')
  if (!plain) throw new Error('This server does not accept connections')
  let secure: Promise<SecureServer> | undefined
  const secureServer = () => (secure ??= twinOf(server, certificate))

  server.removeListener('connection', plain as (socket: Socket) => void)
  server.prependListener('connection', (socket: Socket) => {
    // broken connections, and those idle past the header timeout of http, are ignored
    const forget = () => void socket.destroy()
    const failed = (error: unknown) => {
      secure = undefined
      console.error('The mock server cannot answer https:', error)
      forget()
      return null
    }
    socket.once('error', forget)
    socket.setTimeout(server.headersTimeout, forget)
    socket.once('data', async (first) => {
      socket.pause()
      socket.unshift(first)
      const twin = first[0] === handshake ? await secureServer().catch(failed) : undefined
      if (twin === null) return
      socket.removeListener('error', forget)
      socket.removeListener('timeout', forget)
      socket.setTimeout(0)
      if (twin) twin.emit('connection', socket)
      else Reflect.apply(plain, server, [socket])
      process.nextTick(() => socket.resume())
    })
  })
}

/** A https server that hands everything to the listeners of the other one. */
async function twinOf(server: Server, certificate: () => Promise<Certificate>): Promise<SecureServer> {
  const { createServer } = await import('node:https')
  const { key, cert } = await certificate()
  const secure = createServer({ key, cert, handshakeTimeout: 10_000 }, (request, response) => {
    response.setHeader('strict-transport-security', transport)
    server.emit('request', request, response)
  })
  secure.on('upgrade', (...call) => void server.emit('upgrade', ...call))
  // browsers break off at a certificate that they do not know
  secure.on('tlsClientError', (_, socket) => void socket.destroy())
  return secure
}
