import net from 'node:net'
import { expect, test } from 'vitest'
import { DEFAULT_PORT, freePort, portTaken, readPort } from './port.mjs'
import { testRows } from '#tests/support/table.ts'

testRows<[readonly string[], Record<string, string>, number]>([
  [[], {}, DEFAULT_PORT],
  [['--port', '4011'], {}, 4011],
  [['--port=4012'], {}, 4012],
  // npm start --port=4013 and npm start --port 4014, without the --
  [[], { npm_config_port: '4013' }, 4013],
  [['4014'], { npm_config_port: 'true' }, 4014],
  // the command line wins
  [['--port', '4015'], { npm_config_port: '4016' }, 4015],
])('%j %j asks for port %i', (args, env, port) => {
  expect(readPort(args, env)).toEqual({ port })
})

testRows<[readonly string[], Record<string, string>, string]>([
  [['--port'], {}, 'Cannot use the port ""'],
  [['--port', 'http'], {}, 'Cannot use the port "http"'],
  [['--port', '0'], {}, 'Cannot use the port "0"'],
  [['--port', '65536'], {}, 'Cannot use the port "65536"'],
  [['--prot', '1'], {}, 'Cannot understand "--prot"'],
  [['4011'], {}, 'Cannot understand "4011"'],
  [[], { npm_config_port: 'true' }, 'Cannot use the port ""'],
])('%j %j is refused in words', (args, env, words) => {
  expect(readPort(args, env)).toEqual({ problem: expect.stringContaining(words) })
})

test('what says nothing of the port can be passed on, in its order', () => {
  const others: string[] = []
  expect(readPort(['--cors', 'http://a.test', '--port', '4017', '--worker'], {}, others)).toEqual({
    port: 4017,
  })
  expect(others).toEqual(['--cors', 'http://a.test', '--worker'])
})

testRows(['127.0.0.1', '0.0.0.0'])(
  'a port in use at %s is taken, and free again afterwards',
  async (host) => {
    const server = net.createServer()
    const port = await new Promise<number>((resolve) => {
      server.listen({ port: 0, host }, () => resolve((server.address() as net.AddressInfo).port))
    })
    expect(await portTaken(port)).toBe(true)
    expect(await freePort(port)).toBeGreaterThan(port)
    await new Promise((resolve) => server.close(resolve))
    expect(await portTaken(port)).toBe(false)
  },
)
