import type { Exchange, SentRequest } from '../exchange.ts'

/** The exchange of a small server of the tests: JSON, or no body. */
export function answerJson(request: SentRequest, status: number, json?: unknown): Exchange {
  const headers: Record<string, string> = json === undefined ? {} : { 'content-type': 'application/json' }
  if (status === 405) headers.allow = 'GET'
  return {
    request,
    response: { status, headers, body: json === undefined ? '' : JSON.stringify(json) },
    ms: 0,
  }
}

/** What a request sent; undefined if it is no JSON. */
export function jsonIn(sent: string | null): unknown {
  try {
    return JSON.parse(sent ?? '')
  } catch {
    return undefined
  }
}
