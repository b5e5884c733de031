import net from 'node:net'
import tls from 'node:tls'

/**
 * Why a backend cannot be reached; undefined when it can. Opens a connection and closes it, so that a wrong address is
 * reported as such, and not as a finding of every operation.
 */
export function whyUnreachable(target: string, timeoutMs: number): Promise<string | undefined> {
  const { protocol, hostname, port } = new URL(target)
  const host = hostname.replace(/^\[|\]$/g, '')
  const secure = protocol === 'https:'
  const at = { host, port: Number(port) || (secure ? 443 : 80) }
  return new Promise((done) => {
    const socket = secure
      ? tls.connect({ ...at, ...(net.isIP(host) === 0 ? { servername: host } : {}) })
      : net.connect(at)
    const end = (why: string | undefined) => {
      socket.destroy()
      done(why)
    }
    socket.setTimeout(timeoutMs, () => end(`no connection within ${timeoutMs} ms`))
    socket.once('error', (error: Error & { code?: string; errors?: Error[] }) =>
      end(error.message || error.errors?.[0]?.message || error.code || 'the connection failed'),
    )
    socket.once(secure ? 'secureConnect' : 'connect', () => end(undefined))
  })
}
