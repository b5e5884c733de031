import { http as answer, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { ApiError } from './errors.ts'
import { configureHttp, http, type HttpPort } from './http.ts'

const API = 'http://api.test'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => {
  server.resetHandlers()
  vi.useRealTimers()
})
afterAll(() => server.close())

let seen: Request[] = []
function backend(method: 'get' | 'post', status: number, body: BodyInit | null, type = 'application/json') {
  server.use(
    answer[method]('*', ({ request }) => {
      seen.push(request)
      return new HttpResponse(body, { status, headers: { 'content-type': type } })
    }),
  )
}

const port = (over: Partial<HttpPort> = {}): HttpPort => ({
  baseUrl: API,
  island: 'ca-central',
  token: async () => 'token-1',
  locale: () => 'fr-ca',
  onUnauthorized: async () => false,
  maxDelay: 0,
  ...over,
})

beforeEach(() => {
  seen = []
  configureHttp(port())
})

const refusal = async (call: Promise<unknown>): Promise<ApiError> => {
  const error = await call.catch((cause: unknown) => cause)
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}

describe('what every call carries', () => {
  test('CALL-01, CALL-02, CALL-04, CALL-05: JSON from the base address, bearer, locale and island', async () => {
    backend('get', 200, '{"a":1}')
    expect(await http({ url: '/v1/users/current/', method: 'GET' })).toEqual({ a: 1 })
    expect(seen[0]?.url).toBe(`${API}/v1/users/current/`)
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token-1')
    expect(seen[0]?.headers.get('accept-language')).toBe('fr-ca')
    expect(seen[0]?.headers.get('x-island')).toBe('ca-central')
  })

  test('CALL-03: no token, no authorization header', async () => {
    configureHttp(port({ token: async () => undefined }))
    backend('get', 200, '{}')
    await http({ url: '/v1/users/current/', method: 'GET' })
    expect(seen[0]?.headers.has('authorization')).toBe(false)
  })

  test('CALL-07: arrays are comma-joined, undefined is left out', async () => {
    backend('get', 200, '{}')
    await http({
      url: '/v1/tasks/',
      method: 'GET',
      params: { ordering: ['-priority', 'created_at'], search: undefined, page: 2, name: 'a b&c' },
    })
    expect(new URL(seen[0]?.url ?? '').search).toBe('?ordering=-priority,created_at&page=2&name=a+b%26c')
  })

  test('T12: the bearer never goes to another origin, whatever the address of a call says', async () => {
    backend('get', 200, '{}')
    await http({ url: 'https://evil.test/v1/', method: 'GET' })
    expect(new URL(seen[0]?.url ?? '').origin).toBe(API)
  })

  test('CALL-06: the debug delay is at most what it is set to', async () => {
    vi.useFakeTimers()
    try {
      configureHttp(port({ maxDelay: 500 }))
      backend('get', 200, '{}')
      const call = http({ url: '/v1/tasks/', method: 'GET' })
      expect(seen).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(500)
      vi.useRealTimers()
      await call
      expect(seen).toHaveLength(1)
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('what a failure is', () => {
  test('ERR-01, ERR-03, ERR-05: status, parsed body and message', async () => {
    backend('post', 400, '{"last_name":["This field is required."]}')
    const error = await refusal(http({ url: '/v1/patients/', method: 'POST', data: {} }))
    expect(error.status).toBe(400)
    expect(error.message).toBe('Request failed with status 400')
    expect(error.body).toEqual({ last_name: ['This field is required.'] })
    expect(error.unauthenticated).toBe(false)
  })

  test('ERR-02: it tells whether there was no token', async () => {
    configureHttp(port({ token: async () => undefined }))
    backend('get', 401, '{"detail":"no"}')
    expect((await refusal(http({ url: '/v1/users/current/', method: 'GET' }))).unauthenticated).toBe(true)
  })

  test("ERR-04: a body that is no JSON is left out and 'Invalid JSON response' is logged", async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    backend('get', 502, '<html>', 'text/html')
    expect((await refusal(http({ url: '/v1/tasks/', method: 'GET' }))).body).toBeUndefined()
    expect(warn).toHaveBeenCalledWith('Invalid JSON response')
    warn.mockRestore()
  })

  test('ERR-06: a 404 is a not-found case', async () => {
    backend('get', 404, '{"detail":"Not found."}')
    expect((await refusal(http({ url: '/v1/tasks/x/', method: 'GET' }))).notFound).toBe(true)
  })

  testRows([
    [true, false],
    [false, true],
  ])(
    'no answer while the device is online (%s) is status 0, and the want of a connection: %s',
    async (onLine, isOffline) => {
      vi.stubGlobal('navigator', { onLine })
      server.use(answer.get('*', () => HttpResponse.error()))
      const error = await refusal(http({ url: '/v1/tasks/', method: 'GET' }))
      expect(error).toMatchObject({ status: 0, isOffline })
    },
  )

  test.each(['<html>captive portal</html>', '', '{"results": ['])(
    'a success whose body %j is no JSON is a failure',
    async (body) => {
      backend('get', 200, body)
      expect((await refusal(http({ url: '/v1/tasks/', method: 'GET' }))).status).toBe(200)
    },
  )

  testRows([
    ['120', 120],
    ['Fri, 27 Nov 2026 12:01:00 GMT', 60],
    ['Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])(
    'Retry-After %j is %j seconds, and the answer has the name that the backend gave it',
    async (after, seconds) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-27T12:00:00Z') })
      server.use(
        answer.get('*', () =>
          HttpResponse.json(
            {},
            {
              status: 503,
              headers: { 'x-request-id': 'req-7', ...(after !== null && { 'retry-after': after }) },
            },
          ),
        ),
      )
      const { reference, retryAfter } = await refusal(http({ url: '/v1/tasks/', method: 'GET' }))
      expect(reference).toBe('req-7')
      expect(retryAfter).toBe(seconds)
    },
  )

  test('a success without content is nothing', async () => {
    backend('post', 204, null)
    expect(await http({ url: '/v1/x/', method: 'POST' })).toBeUndefined()
  })
})

describe('a refused token', () => {
  test('is asked for again once, and the call is sent again with the new one', async () => {
    let token = 'old'
    configureHttp(
      port({
        token: async () => token,
        onUnauthorized: async () => {
          token = 'new'
          return true
        },
      }),
    )
    server.use(
      answer.get('*', ({ request }) => {
        seen.push(request)
        const fresh = request.headers.get('authorization') === 'Bearer new'
        return HttpResponse.json(fresh ? { ok: true } : { detail: 'expired' }, { status: fresh ? 200 : 401 })
      }),
    )
    expect(await http({ url: '/v1/tasks/', method: 'GET' })).toEqual({ ok: true })
    expect(seen).toHaveLength(2)
  })

  test('is the failure itself when there is no new one', async () => {
    backend('get', 401, '{"detail":"expired"}')
    expect((await refusal(http({ url: '/v1/tasks/', method: 'GET' }))).status).toBe(401)
    expect(seen).toHaveLength(1)
  })
})

describe('the Idempotency-Key of a write', () => {
  type Write = Parameters<typeof http>[0]
  const write = (data: unknown = { name: 'Metformin' }, over: Write = {}) =>
    http({ url: '/v1/medications/', method: 'POST', data, ...over }).catch(() => undefined)
  const keys = () => seen.map((request) => request.headers.get('idempotency-key'))
  /** Whether the second request has the idempotency key of the first. */
  const isSame = () => new Set(keys()).size === 1

  test('is a structured string of 128 random bits, and only writes that create carry one', async () => {
    backend('post', 201, '{}')
    backend('get', 200, '{}')
    await write()
    await http({ url: '/v1/medications/', method: 'GET' })
    expect(keys()[0]).toMatch(/^"[0-9a-f]{32}"$/)
    expect(keys()[1]).toBeNull()
  })

  testRows([
    ['no answer', 0, true],
    ['a failing server', 500, true],
    ['an unreadable success', 200, true],
    ['a token that ended', 401, true],
    ['one that is still running', 409, true],
    ['too many calls', 429, true],
    ['a refused body', 400, false],
    ['a key that was used', 422, false],
    ['a success', 201, false],
  ] as const)('after %s (%i) the same write goes out with the same key: %s', async (_, status, same) => {
    seen = []
    configureHttp(port())
    server.use(
      answer.post('*', ({ request }) => {
        seen.push(request)
        if (status === 0) return HttpResponse.error()
        return new HttpResponse(status === 200 ? '<html>' : '{}', { status })
      }),
    )
    await write()
    await write()
    expect(seen).toHaveLength(2)
    expect(isSame()).toBe(same)
  })

  testRows([
    ['another body', () => write({ name: 'Ramipril' })],
    ['another address', () => write(undefined, { url: '/v1/conditions/' })],
    ['another question', () => write(undefined, { params: { notify: true } })],
    [
      'another person',
      () => {
        configureHttp(port())
        return write()
      },
    ],
  ])('%s is another intent', async (_, second) => {
    seen = []
    backend('post', 503, '{}')
    await write()
    await second()
    expect(isSame()).toBe(false)
  })

  test('a file is the same when its name, size and date are', async () => {
    backend('post', 503, '{}')
    const upload = (name: string) => {
      const form = new FormData()
      form.append('file', new File(['x'], name, { lastModified: 1 }))
      return write(form)
    }
    await upload('a.pdf')
    await upload('a.pdf')
    expect(isSame()).toBe(true)
    await upload('b.pdf')
    expect(isSame()).toBe(false)
  })

  test('a call that is sent again with a new token keeps its key', async () => {
    configureHttp(port({ onUnauthorized: async () => true }))
    backend('post', 401, '{}')
    await write()
    expect(seen).toHaveLength(2)
    expect(isSame()).toBe(true)
  })
})
