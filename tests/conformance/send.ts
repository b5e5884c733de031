import type { Exchange, SentRequest } from './exchange.ts'

/** Brings a request to a backend and its answer back. Never throws: no answer is one of status 0. */
export type Sender = (request: SentRequest, timeoutMs: number) => Promise<Exchange>

/**
 * Sends one request and reads the whole response. It never follows redirects: their target is another
 * address, and the token is not for it. No answer is one of status 0, with the reason as its body.
 */
export async function send(request: SentRequest, timeoutMs: number): Promise<Exchange> {
  const begun = performance.now()
  const passed = () => performance.now() - begun
  try {
    const response = await fetch(request.url, {
      method: request.method,
      headers: { ...request.headers },
      body: request.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    const body = await response.text()
    const headers = Object.fromEntries(response.headers)
    return { request, response: { status: response.status, headers, body }, ms: passed() }
  } catch (error) {
    return { request, response: { status: 0, headers: {}, body: reasonOf(error, timeoutMs) }, ms: passed() }
  }
}

function reasonOf(error: unknown, timeoutMs: number): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name === 'TimeoutError') return `no answer within ${timeoutMs} ms`
  return error.cause instanceof Error ? error.cause.message : error.message
}
