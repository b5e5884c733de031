import { once } from 'node:events'
import http from 'node:http'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { afterEach, expect, test } from 'vitest'
import type { Exchange } from '../exchange.ts'
import { LARGEST } from './body-copy.ts'
import { createProxy } from './proxy.ts'
import { hostFor } from './proxy-headers.ts'

const open: Server[] = []
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections()
})
const listen = async (server: Server) => {
  open.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

/** A backend, a proxy in front of it, and the proxy's output. */
async function between(
  answer: (incoming: IncomingMessage, outgoing: ServerResponse) => void,
  timeoutMs = 2000,
) {
  const backend = `http://127.0.0.1:${await listen(http.createServer(answer))}`
  const told: { exchange: Exchange; whole: boolean }[] = []
  const proxy = createProxy({
    target: `${backend}/api`,
    proxy: 'http://localhost:1',
    timeoutMs,
    onExchange: (exchange, whole) => told.push({ exchange, whole }),
  })
  const at = `http://127.0.0.1:${await listen(proxy)}`
  const seen = async (count: number) => {
    await expect.poll(() => told.length).toBe(count)
    return told
  }
  return { backend, at, seen }
}

test('method, path, headers and body go on as they are, but for those of this station', async () => {
  let came: Record<string, unknown> = {}
  const { backend, at, seen } = await between((incoming, outgoing) => {
    void text(incoming).then((body) => {
      came = { method: incoming.method, url: incoming.url, headers: incoming.headers, body }
      outgoing.writeHead(201, {
        'content-type': 'application/json',
        'x-two': ['a', 'b'],
        connection: 'close',
      })
      outgoing.end('{"é":1}')
    })
  })
  const headers = {
    authorization: 'Bearer abc',
    'x-hop': '1',
    te: 'trailers',
    connection: 'x-hop',
    'content-type': 'text/plain',
  }
  const request = http.request(`${at}/v1/a%20b/?c=%2F&d=1`, { method: 'PUT', headers })
  request.end('hé')
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  expect(await text(response)).toBe('{"é":1}')
  expect(response.statusCode).toBe(201)
  expect(came).toMatchObject({
    method: 'PUT',
    url: '/api/v1/a%20b/?c=%2F&d=1',
    body: 'hé',
    headers: { authorization: 'Bearer abc', host: at.slice('http://'.length) },
  })
  expect(came.headers).not.toHaveProperty('x-hop')
  expect(came.headers).not.toHaveProperty('te')
  const [first] = await seen(1)
  expect(first).toMatchObject({
    whole: true,
    exchange: {
      request: { method: 'PUT', url: `${backend}/api/v1/a%20b/?c=%2F&d=1`, body: 'hé' },
      response: { status: 201, body: '{"é":1}' },
    },
  })
})

test('an answer streams: its first part is there before its last', async () => {
  let finish = () => {}
  const { at, seen } = await between((_, outgoing) => {
    outgoing.write('first')
    finish = () => outgoing.end('last')
  })
  const response = await fetch(`${at}/v1/`)
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader()
  expect((await reader.read()).value).toBe('first')
  finish()
  expect((await reader.read()).value).toBe('last')
  expect((await seen(1))[0]?.exchange.response.body).toBe('firstlast')
})

test.each([
  ['/api/v1/b/?c=1', 'http://localhost:1/v1/b/?c=1'],
  ['BACKEND/api/v1/b/', 'http://localhost:1/v1/b/'],
  ['https://elsewhere.test/api/v1/', 'https://elsewhere.test/api/v1/'],
  ['/apix/', 'BACKEND/apix/'],
])('a redirect to %s is passed on as %s and not followed', async (location, expected) => {
  let calls = 0
  const { backend, at, seen } = await between((incoming, outgoing) => {
    calls += 1
    const own = `http://${incoming.headers.host}`
    outgoing
      .writeHead(302, {
        location: location.replace('BACKEND', own),
        'set-cookie': 'a=1; Domain=x.test; Path=/',
      })
      .end()
  })
  const response = await fetch(`${at}/v1/a/`, {
    redirect: 'manual',
    headers: { authorization: 'Bearer abc' },
  })
  expect(response.headers.get('location')).toBe(expected.replace('BACKEND', backend))
  expect(response.headers.get('set-cookie')).toBe('a=1; Path=/')
  await seen(1)
  expect(calls).toBe(1)
})

test('a packed answer arrives packed and is read all the same', async () => {
  const { at, seen } = await between((_, outgoing) =>
    outgoing.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('{"a":1}')),
  )
  expect(await (await fetch(`${at}/v1/`)).json()).toEqual({ a: 1 })
  expect((await seen(1))[0]?.exchange.response.body).toBe('{"a":1}')
})

test('a body that is too large passes whole and is not kept', async () => {
  const large = 'x'.repeat(LARGEST + 1)
  const { at, seen } = await between((_, outgoing) => outgoing.end(large))
  expect(await (await fetch(`${at}/v1/`)).text()).toBe(large)
  expect((await seen(1))[0]).toMatchObject({ whole: false, exchange: { response: { body: '' } } })
})

test('a backend that does not respond is a 502, and reported as no answer', async () => {
  const { at, seen } = await between(() => {}, 100)
  const response = await fetch(`${at}/v1/`)
  expect(response.status).toBe(502)
  expect((await seen(1))[0]?.exchange.response).toEqual({
    status: 0,
    headers: {},
    body: 'no answer within 100 ms',
  })
})

test('only its target is asked: an address of another host is refused', async () => {
  let calls = 0
  const { at } = await between((_, outgoing) => {
    calls += 1
    outgoing.end()
  })
  const socket = connect(Number(new URL(at).port), '127.0.0.1')
  socket.end('GET http://elsewhere.test/ HTTP/1.1\r\nHost: elsewhere.test\r\nConnection: close\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400/)
  expect(calls).toBe(0)
})

test('a WebSocket is refused', async () => {
  const { at } = await between((_, outgoing) => void outgoing.end())
  const socket = connect(Number(new URL(at).port), '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 501/)
})

test.each([
  ['https://api.backend.example', 'localhost:4020', 'api.backend.example'],
  ['http://localhost:4010', 'w1.localhost:4020', 'w1.localhost:4020'],
  ['http://127.0.0.1:4010', undefined, '127.0.0.1:4010'],
])('%s is called by its own name, or as the proxy was when it is on this machine', (target, asked, host) => {
  expect(hostFor(new URL(target), asked)).toBe(host)
})
