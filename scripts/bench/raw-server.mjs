// The yardstick: node:http with prepared answers and nothing else. `raw-server.mjs PORT FILE`; the file holds the
// answers, headers and all, by method and path: {"GET /v1/tasks/": {status, headers, body}}.
import { readFileSync } from 'node:fs'
import http from 'node:http'

const [port = '', file = ''] = process.argv.slice(2)
/** @type {Record<string, { status: number, headers: Record<string, string>, body: string }>} */
const prepared = JSON.parse(readFileSync(file, 'utf8'))
const answers = new Map(
  Object.entries(prepared).map(([key, { status, headers, body }]) => [
    key,
    { status, headers, bytes: Buffer.from(body) },
  ]),
)

http
  .createServer((request, response) => {
    const [path] = (request.url ?? '').split('?', 1)
    const answer = answers.get(`${request.method} ${path}`)
    const send = () => {
      response.writeHead(answer?.status ?? 404, answer?.headers)
      response.end(answer?.bytes)
    }
    if (request.method === 'GET') return send()
    request.resume()
    return request.on('end', send)
  })
  .listen(Number(port), '127.0.0.1')
