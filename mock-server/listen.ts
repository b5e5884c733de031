import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { NodeHandler } from './node-handler.ts'
import { alsoTls } from './tls/also-tls.ts'

const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

function bind(handler: NodeHandler, port: number, host: string): Promise<Server> {
  return new Promise((done, fail) => {
    const server = createServer(handler)
    alsoTls(server)
    server.once('error', fail)
    server.listen(port, host, () => {
      server.off('error', fail)
      done(server)
    })
  })
}

/**
 * Listens on the loopback addresses: 127.0.0.1 and, where the machine has it, ::1, because browsers may take
 * either for localhost. The port answers http and https alike.
 * @param host another address of this machine in their place; 0.0.0.0 for all
 * @throws an Error with one clear sentence when the port is taken or may not be used
 */
export async function listen(handler: NodeHandler, port: number, host?: string): Promise<readonly Server[]> {
  try {
    if (host !== undefined) return [await bind(handler, port, host)]
    const servers = [await bind(handler, port, '127.0.0.1')]
    try {
      servers.push(await bind(handler, port, '::1'))
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE') throw error
    }
    return servers
  } catch (error) {
    throw new Error(messageOf(error, port), { cause: error })
  }
}

function messageOf(error: unknown, port: number): string {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another port with --port N.`
    case 'EACCES':
      return `Port ${port} may not be used by you. Choose one above 1023 with --port N.`
    default:
      return `The mock server cannot listen on port ${port}: ${String(error)}`
  }
}
