import { execFile } from 'node:child_process'
import { Server } from 'node:net'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test, vi } from 'vitest'
import { listen } from '#mock-server/listen.ts'
import { testRows } from '#tests/support/table.ts'

const run = promisify(execFile)
const root = path.resolve(import.meta.dirname, '../..')

const start = (args: readonly string[], env: Record<string, string> = {}) =>
  run(process.execPath, ['--import', 'tsx', 'mock-server/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })

test('it refuses to start with NODE_ENV=production', async () => {
  await expect(start(['--port', '15404'], { NODE_ENV: 'production' })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^The mock server is for development and tests only.*\n$/),
  })
})

test('an option that it does not know, or a port that is none, is one clear line', async () => {
  await expect(start(['--prot', '1'])).rejects.toMatchObject({
    stderr: expect.stringContaining('no option --prot'),
  })
  await expect(start(['--port', 'x'])).rejects.toMatchObject({
    stderr: 'The port must be a number from 1 to 65535.\n',
  })
})

test('it listens on the loopback addresses only, and a taken port is one clear line', async () => {
  const servers = await listen((_, outgoing) => void outgoing.end(), 15_405)
  const addresses = servers.map((server) => (server.address() as AddressInfo).address)
  expect(addresses[0]).toBe('127.0.0.1')
  expect(addresses.slice(1).filter((address) => address !== '::1')).toEqual([])
  await expect(listen((_, outgoing) => void outgoing.end(), 15_405)).rejects.toThrow(/^Port 15405 is taken/)
  // what goes wrong later is not taken for an address that is not free
  for (const server of servers) expect(() => server.emit('error', new Error('later'))).toThrow('later')
  for (const server of servers) server.close()
})

testRows([
  ['EADDRINUSE', 'Port 80 is taken by another program. Stop it, or choose another port with --port N.'],
  ['EACCES', 'Port 80 may not be used by you. Choose one above 1023 with --port N.'],
  ['ENETDOWN', 'The mock server cannot listen on port 80: Error: broken'],
])('%s: one clear line', async (code, said) => {
  const listening = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
    queueMicrotask(() => this.emit('error', Object.assign(new Error('broken'), { code })))
    return this
  })
  await expect(listen((_, outgoing) => void outgoing.end(), 80)).rejects.toThrow(
    expect.objectContaining({ message: said }),
  )
  listening.mockRestore()
})
