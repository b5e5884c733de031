import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect } from 'vitest'
import { createApp } from './app.ts'
import { toNodeHandler } from './node-handler.ts'
import { testRows } from '#tests/support/table.ts'

const app = createApp({ allowHost: ['My-Codespace.example'] })
const server = createServer(toNodeHandler(app))
beforeAll(() => new Promise<void>((done) => void server.listen(0, '127.0.0.1', done)))
afterAll(() => void server.close())

/** The status of a call by another name for this machine, which `fetch` does not let us choose. */
const statusOf = (host: string, path: string) =>
  new Promise<number | undefined>((done, fail) => {
    const { port } = server.address() as AddressInfo
    const call = request({ port, path, headers: { host } }, (response) => {
      response.resume()
      done(response.statusCode)
    })
    call.on('error', fail).end()
  })

testRows([
  ['localhost:4010', 200, 200],
  ['w1.localhost', 200, 200],
  ['[::1]:4010', 200, 200],
  ['my-codespace.example', 200, 200],
  // A phone reads the portal by the address of this machine, but does not steer the server.
  ['192.168.1.7:4010', 200, 403],
  ['evil.example', 403, 403],
  ['localhost.evil.example:4010', 403, 403],
  ['127.0.0.1.evil.example', 403, 403],
])('Host %s: the settings answer %d, the control %d', async (host, settings, control) => {
  expect(await statusOf(host, '/config.json')).toBe(settings)
  expect(await statusOf(host, '/v1/faqs/')).toBe(settings === 200 ? 401 : 403)
  expect(await statusOf(host, '/__mock__/people')).toBe(control)
})
