import axios, { AxiosError, type AxiosRequestConfig } from 'axios'
import { TIMEOUT, takeEarly } from './early-answers.ts'
import { ApiError } from './errors.ts'
import { forgetIntents, intentOf } from './idempotency-key.ts'
import { newRequestId } from './request-id.ts'

/** Dependencies of the HTTP client, injected once at startup. */
export type HttpPort = {
  /** The base URL of the API: '' for the portal's own origin, otherwise absolute. */
  baseUrl: string
  /** The current region or site, sent as x-island (CALL-05, D-30). */
  island: string
  /** The bearer token, if any (CALL-02, CALL-03, D-29). */
  token: () => Promise<string | undefined>
  /** The current locale (CALL-04). */
  locale: () => string
  /**
   * Called when a response rejects the token; resolves to true if there is a new token and the call should be
   * retried.
   */
  onUnauthorized: () => Promise<boolean>
  /** Maximum random delay in ms before each call, to simulate a slow backend (CALL-06); 0 disables it. */
  maxDelay: number
}

let port: HttpPort = {
  baseUrl: '',
  island: '',
  token: async () => undefined,
  locale: () => 'en-ca',
  onUnauthorized: async () => false,
  maxDelay: 0,
}

/** Injects the port and drops what belongs to the previous person. */
export function configureHttp(next: HttpPort): void {
  port = next
  forgetIntents()
}

const NO_CONTENT = 204

const client = axios.create({
  // The token must never reach another origin, whatever a path parameter contains.
  allowAbsoluteUrls: false,
  timeout: TIMEOUT,
  paramsSerializer: { serialize: serializeQuery },
  // Every status resolves here; errors are raised below, in one place.
  validateStatus: () => true,
  // Leaves the body as text; json() below parses it.
  transformResponse: (text: unknown) => text,
})

/** Serializes a query as the backend expects: arrays are comma-joined, undefined values omitted (CALL-07). */
function serializeQuery(params: Record<string, unknown>): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(params)) {
    if (value === undefined || value === null) continue
    query.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return query.toString().replaceAll('%2C', ',')
}

/** The request function of every generated hook. */
export async function http<T>(config: AxiosRequestConfig, options?: AxiosRequestConfig): Promise<T> {
  if (port.maxDelay > 0) await new Promise((done) => setTimeout(done, Math.random() * port.maxDelay))
  const call = { ...config, ...options }
  const intent = intentOf(call)
  try {
    const answer = await sendRenewed<T>({ ...call, headers: { ...call.headers, ...intent?.header } })
    intent?.succeeded()
    return answer
  } catch (error) {
    if (error instanceof ApiError) intent?.failed(error.status)
    throw error
  }
}

/** Sends a request, and retries it once if the token was renewed. */
async function sendRenewed<T>(call: AxiosRequestConfig): Promise<T> {
  const token = await bearer()
  try {
    return await send<T>(call, token)
  } catch (error) {
    const refused = error instanceof ApiError && error.status === 401 && token !== undefined
    if (!refused || !(await port.onUnauthorized())) throw error
    return send<T>(call, await bearer())
  }
}

/** The bearer token; if it cannot be refreshed while offline, the call fails like any other offline call. */
async function bearer(): Promise<string | undefined> {
  try {
    return await port.token()
  } catch (error) {
    throw new ApiError(0, false, undefined, { cause: error })
  }
}

/** The early request, if there is one; otherwise a new one. */
function sent(config: AxiosRequestConfig, token: string | undefined) {
  const { island } = port
  const locale = port.locale()
  const query = serializeQuery((config.params ?? {}) as Record<string, unknown>)
  const address = `${config.url}${query && '?'}${query}`
  const early = config.method === 'GET' ? takeEarly(address, { token, locale, island }) : undefined
  if (early) return early
  const id = newRequestId()
  const answer = client.request<string>({
    ...config,
    baseURL: port.baseUrl,
    headers: {
      ...config.headers,
      'Accept-Language': locale,
      'x-request-id': id,
      ...(island ? { 'x-island': island } : {}),
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    },
  })
  return { id, answer }
}

async function send<T>(config: AxiosRequestConfig, token: string | undefined): Promise<T> {
  const unauthenticated = token === undefined
  const { id, answer } = sent(config, token)
  const { status, data, headers } = await answer.catch((cause: unknown) => {
    if (cause instanceof AxiosError && cause.code === AxiosError.ERR_CANCELED) throw cause
    throw new ApiError(0, unauthenticated, undefined, { cause, reference: id })
  })
  const reference = textOf(headers['x-request-id']) ?? id
  if (status >= 200 && status < 300) return parse<T>(data, status, unauthenticated, reference)
  throw new ApiError(status, unauthenticated, failure(data), {
    reference,
    retryAfter: secondsOf(headers['retry-after']),
  })
}

const textOf = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined)

/** Retry-After is a number of seconds or a date. */
function secondsOf(header: unknown): number | undefined {
  if (typeof header !== 'string') return undefined
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000
  return Number.isNaN(seconds) ? undefined : Math.max(0, seconds)
}

/** Parses a success body: undefined for a status without content; anything but JSON is a backend failure. */
function parse<T>(text: string, status: number, unauthenticated: boolean, reference: string): T {
  if (status === NO_CONTENT) return undefined as T
  try {
    return JSON.parse(text) as T
  } catch (error) {
    throw new ApiError(status, unauthenticated, undefined, { cause: error, reference })
  }
}

/** Parses an error body if it is JSON (ERR-03, ERR-04). */
function failure(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    console.warn('Invalid JSON response')
    return undefined
  }
}

export type ErrorType<E> = ApiError<E>
export type BodyType<B> = B
