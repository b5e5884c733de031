import { createServer, request as plainRequest } from 'node:http'
import type { IncomingMessage, RequestListener, Server } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { alsoTls } from './also-tls.ts'
import { makeCertificate } from './certificate.ts'

let server: Server | undefined
afterEach(() => {
  server?.close()
  server?.closeAllConnections()
})

/** Answers the scheme, the path and the body of a request. */
const echo: RequestListener = (incoming, outgoing) => {
  const scheme = 'encrypted' in incoming.socket ? 'https' : 'http'
  let body = ''
  incoming.on('data', (chunk) => (body += String(chunk)))
  incoming.on('end', () => outgoing.end(`${scheme} ${incoming.url} ${body}`))
}

async function both() {
  const certificate = await makeCertificate()
  const make = vi.fn(async () => certificate)
  server = createServer(echo)
  alsoTls(server, make)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  return { port: (server.address() as AddressInfo).port, make, cert: certificate.cert }
}

async function send(port: number, path: string, { ca, body }: { ca?: string; body?: string } = {}) {
  const request = ca === undefined ? plainRequest : secureRequest
  const options = { host: '127.0.0.1', servername: 'localhost', port, path, ca, method: 'POST' }
  const incoming = await new Promise<IncomingMessage>((done, fail) => {
    request(options, done).on('error', fail).end(body)
  })
  let text = ''
  for await (const chunk of incoming) text += String(chunk)
  return text
}

test('one port answers http and https, whose certificate is made at the first need', async () => {
  const { port, make, cert } = await both()
  expect(await send(port, '/plain', { body: 'x'.repeat(100_000) })).toBe(`http /plain ${'x'.repeat(100_000)}`)
  expect(make).not.toHaveBeenCalled()
  expect(await send(port, '/safe', { ca: cert, body: 'y' })).toBe('https /safe y')
  expect(await send(port, '/safe', { ca: cert })).toBe('https /safe ')
  expect(make).toHaveBeenCalledOnce()
})

test('a connection keeps its kind for every request on it', async () => {
  const { port } = await both()
  const socket = connect(port, '127.0.0.1')
  const answers: string[] = []
  socket.on('data', (chunk) => answers.push(String(chunk)))
  for (const path of ['/first', '/second']) {
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)
    await vi.waitFor(() => expect(answers.join('')).toContain(`http ${path}`))
  }
  socket.destroy()
})

test('browsers that do not trust it, noise and silence leave the server well', async () => {
  const { port, cert } = await both()
  await expect(send(port, '/', { ca: (await makeCertificate()).cert })).rejects.toThrow('self-signed')
  const noise = connect(port, '127.0.0.1')
  noise.resume().write(Buffer.from([0x16, 3, 1, 0, 5, 1, 2, 3, 4, 5]))
  const silence = connect(port, '127.0.0.1')
  await new Promise((done) => silence.once('connect', done))
  silence.destroy()
  await new Promise((done) => noise.once('close', done))
  expect(await send(port, '/after', { ca: cert })).toBe('https /after ')
})

test('a connection that ends before the certificate is made does no harm', async () => {
  const certificate = await makeCertificate()
  let ready: (made: typeof certificate) => void = () => {}
  const make = vi.fn(() => new Promise<typeof certificate>((done) => (ready = done)))
  server = createServer(echo)
  alsoTls(server, make)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const gone = connect(port, '127.0.0.1').on('error', () => {})
  gone.write(Buffer.from([0x16, 3, 1]))
  await vi.waitFor(() => expect(make).toHaveBeenCalledOnce())
  gone.resetAndDestroy()
  await new Promise((done) => setTimeout(done, 20))
  ready(certificate)
  expect(await send(port, '/after', { ca: certificate.cert })).toBe('https /after ')
})

test('a certificate that cannot be made breaks that connection only', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  const certificate = await makeCertificate()
  const make = vi.fn(async () => certificate).mockRejectedValueOnce(new Error('Cannot find module'))
  server = createServer(echo)
  alsoTls(server, make)
  await new Promise<void>((done) => server?.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  await expect(send(port, '/', { ca: certificate.cert })).rejects.toThrow('disconnected')
  expect(failed).toHaveBeenCalledOnce()
  expect(await send(port, '/', { ca: certificate.cert })).toBe('https / ')
})

test('a server that takes no connections is refused', () => {
  const deaf = createServer(echo)
  deaf.removeAllListeners('connection')
  expect(() => alsoTls(deaf)).toThrow('does not accept connections')
})
