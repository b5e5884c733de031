import type { MockApp } from '#mock-server/app.ts'
import type { Exchange, SentRequest } from '../exchange.ts'
import type { Sender } from '../send.ts'

/** Changes what a backend gets or gives; `next` asks the backend as it is. */
export type Twist = (
  request: SentRequest,
  next: (request: SentRequest) => Promise<Exchange>,
) => Promise<Exchange>

/** The mock server in this process as a backend, with one twist in it. */
export function senderInto(app: MockApp, twist: Twist = (request, next) => next(request)): Sender {
  const ask = async (request: SentRequest): Promise<Exchange> => {
    const { method, url, headers, body } = request
    const response = await app.fetch(new Request(url, { method, headers: { ...headers }, body }))
    const text = await response.text()
    return {
      request,
      response: { status: response.status, headers: Object.fromEntries(response.headers), body: text },
      ms: 0,
    }
  }
  return (request) => twist(request, ask)
}

/** The same exchange with another answer. */
export const answered = (exchange: Exchange, other: Partial<Exchange['response']>): Exchange => ({
  ...exchange,
  response: { ...exchange.response, ...other },
})

/** The same exchange with its JSON changed. */
export const withJson = (exchange: Exchange, change: (body: Record<string, unknown>) => unknown): Exchange =>
  answered(exchange, { body: JSON.stringify(change(JSON.parse(exchange.response.body))) })
