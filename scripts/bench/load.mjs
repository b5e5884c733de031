// The load: a fixed number of requests over a few kept connections, one at a time on each. It speaks to the
// socket itself, so that the one who measures costs less than the one who is measured.
import net from 'node:net'

const CONNECTIONS = 10

/** @param {import('./processes.mjs').Asked} asked @param {number} port */
function bytesOf({ method = 'GET', path, headers = {}, body = '' }, port) {
  const lines = Object.entries({
    host: `localhost:${port}`,
    ...headers,
    ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`)
}

/**
 * Where the first answer in the buffer ends, or 0 when it is not complete.
 * @param {Buffer} buffer
 */
function endOfAnswer(buffer) {
  const head = buffer.indexOf('\r\n\r\n')
  if (head < 0) return 0
  const length = /\r\ncontent-length: *(\d+)/i.exec(buffer.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error('A response without Content-Length cannot be counted.')
  const end = head + 4 + Number(length)
  return buffer.length >= end ? end : 0
}

/**
 * Sends `count` requests.
 * @param {{ port: number }} server
 * @param {import('./processes.mjs').Asked} asked
 * @param {{ count: number, status: number }} options status: what every answer must have
 * @returns {Promise<number>} how long it took, in µs
 * @throws when an answer has another status, or a connection breaks
 */
export async function load({ port }, asked, { count, status }) {
  const request = bytesOf(asked, port)
  const expected = `HTTP/1.1 ${status} `
  let sent = 0
  /** @returns {Promise<void>} */
  const connection = () =>
    new Promise((resolve, reject) => {
      const socket = net.connect({ host: '127.0.0.1', port, noDelay: true })
      let buffer = Buffer.alloc(0)
      const next = () => {
        if (sent === count) return socket.end()
        sent += 1
        return socket.write(request)
      }
      socket.on('connect', next)
      socket.on('data', (part) => {
        buffer = buffer.length === 0 ? part : Buffer.concat([buffer, part])
        const end = endOfAnswer(buffer)
        if (end === 0) return
        const start = buffer.toString('latin1', 0, expected.length)
        if (start !== expected) return socket.destroy(new Error(`${asked.path} answered ${start}`))
        buffer = buffer.subarray(end)
        next()
      })
      socket.on('error', reject)
      socket.on('close', () => resolve())
    })
  const started = performance.now()
  await Promise.all(Array.from({ length: CONNECTIONS }, connection))
  if (sent < count) throw new Error(`The server closed the connection after ${sent} of ${count} requests.`)
  return (performance.now() - started) * 1000
}
