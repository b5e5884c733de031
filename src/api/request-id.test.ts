import { http as answer, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ApiError } from './errors.ts'
import { configureHttp, http } from './http.ts'

const named: (string | null)[] = []
const server = setupServer(
  answer.get('*', ({ request }) => {
    named.push(request.headers.get('x-request-id'))
    if (named.length === 3) return HttpResponse.error()
    return named.length === 4 ? HttpResponse.text('no JSON') : HttpResponse.json({}, { status: 500 })
  }),
)
beforeAll(() => server.listen())
afterAll(() => server.close())

test('each call has a new name, which its error carries, also without an answer or with a broken one', async () => {
  const port = { baseUrl: 'http://api.test', island: '', maxDelay: 0, locale: () => 'en-ca' }
  configureHttp({ ...port, token: async () => undefined, onUnauthorized: async () => false })
  const codes: unknown[] = []
  for (let call = 0; call < 4; call++) {
    const error: unknown = await http({ url: '/v1/tasks/', method: 'GET' }).catch((cause: unknown) => cause)
    codes.push(error instanceof ApiError && error.reference)
  }
  expect(codes).toEqual(named)
  expect(new Set(named).size).toBe(4)
  expect(named.join(' ')).toMatch(/^([\da-f]{4}(-[\da-f]{4}){2} ?){4}$/)
})
