// What is loaded when it is first needed may be gone by then: the answer says so, and the server goes on.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { toNodeHandler } from './node-handler.ts'
import { unloadedPart } from './unloaded-part.ts'

const gone = vi.hoisted(() => ({ listener: true, reference: true }))
vi.mock('./request-listener.ts', async (original) => {
  if (gone.listener) throw new Error('Cannot find module')
  return original()
})
vi.mock('./reference/reference.ts', async (original) => {
  if (gone.reference) throw new Error('Cannot find module')
  return original()
})

const server = createServer(toNodeHandler(createApp()))
afterEach(() => void server.close())

test('a part that cannot be loaded is a 503 with words until it can', async () => {
  const failed = vi.spyOn(console, 'error').mockReturnValue()
  await new Promise<void>((done) => void server.listen(0, '127.0.0.1', done))
  const ask = async (path: string) => {
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://localhost:${port}${path}`)
    return [answer.status, answer.status < 400 || (await answer.text())]
  }
  expect(await ask('/config.json')).toEqual([503, unloadedPart])
  expect(failed).toHaveBeenCalledTimes(1)
  // the calls of the API need no such part
  expect((await ask('/v1/users/current/'))[0]).toBe(401)
  gone.listener = false
  expect(await ask('/config.json')).toEqual([200, true])
  expect(await ask('/__docs__/')).toEqual([503, unloadedPart])
  gone.reference = false
  expect(await ask('/__docs__/')).toEqual([200, true])
  expect(failed).toHaveBeenCalledTimes(2)
})
