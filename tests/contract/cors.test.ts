import { describe, expect, test } from 'vitest'
import { createApp } from '#mock-server/app.ts'
import { userPoolClientId } from '#mock-server/cognito/identifiers.ts'
import { call } from './support/client.ts'
import { documentOf } from './support/document-samples.ts'
import { testRows } from '#tests/support/table.ts'

const origin = 'http://localhost:5173'
const app = createApp({ cors: [origin, 'https://design.test/'] })
const from = (other: string) => ({ headers: { origin: other } })
const asked = (headers: string) => ({
  as: null,
  headers: {
    origin,
    'access-control-request-method': 'PATCH',
    'access-control-request-headers': headers,
  },
})
const allowed = (headers: Headers) => headers.get('access-control-allow-origin')

describe('--cors lets the pages of another dev server call', () => {
  testRows(['/v1/users/current/', '/config.json', '/cognito-idp/', '/media/hip-replacement.svg'])(
    '%s: they may ask with every header, and with credentials',
    async (address) => {
      const names = 'authorization,x-island,if-match,x-amz-target,x-mock-world,accept-language'
      const { status, headers } = await call(app, 'OPTIONS', address, asked(names))
      expect(status).toBe(204)
      expect(allowed(headers)).toBe(origin)
      expect(headers.get('access-control-allow-credentials')).toBe('true')
      expect(headers.get('access-control-allow-headers')).toBe(names)
      expect(headers.get('access-control-allow-methods')).toContain('PATCH')
    },
  )

  testRows(['/v1/users/current/', '/v1/nothing/', '/config.json', '/media/hip-replacement.svg'])(
    '%s: they may read the answer and its headers',
    async (address) => {
      const { headers } = await call(app, 'GET', address, from(origin))
      expect(allowed(headers)).toBe(origin)
      expect(headers.get('vary')).toMatch(/\borigin\b/)
      expect(headers.get('access-control-expose-headers')).toMatch(/location.*content-language.*retry-after/)
    },
  )

  test('headers of the mock itself can be read', async () => {
    await call(app, 'PUT', '/__mock__/faults', { body: { kind: 'chaos', percent: 100, seed: 3 } })
    const { headers } = await call(app, 'GET', '/v1/faqs/', from(origin))
    await call(app, 'DELETE', '/__mock__/faults')
    expect(headers.has('x-mock-chaos')).toBe(true)
    expect(headers.get('access-control-expose-headers')).toContain('x-mock-chaos')
  })

  test('errors of identity are readable too, by the allowed origin only', async () => {
    const { status, headers } = await call(app, 'POST', '/cognito-idp/', { as: null, ...from(origin) })
    expect(status).toBe(400)
    expect(allowed(headers)).toBe(origin)
    expect(headers.get('access-control-expose-headers')).toContain('x-amzn-errortype')
  })

  test('the settings tell them where the API is', async () => {
    const away = await call(app, 'GET', '/config.json', from('https://design.test'))
    expect(away.body).toMatchObject({ api: { baseUrl: 'http://localhost:4010' } })
    expect(away.body).toMatchObject({ identity: { oauth: { redirectSignIn: ['https://design.test/'] } } })
    const here = await call(app, 'GET', '/config.json')
    expect(here.body).toMatchObject({ api: { baseUrl: '' } })
  })
})

describe('a portal on another origin', () => {
  const authorize = (home: string) =>
    call(
      app,
      'GET',
      `/oauth2/authorize?client_id=${userPoolClientId}&response_type=code&identity_provider=Google&redirect_uri=${encodeURIComponent(home)}`,
      { as: null },
    )

  test('is led back to by the hosted sign-in, and no other', async () => {
    expect((await authorize('https://design.test/')).status).toBe(302)
    expect((await authorize('https://other.test/')).status).toBe(400)
    expect((await authorize('http://localhost:4010/')).status).toBe(302)
  })

  test('may show a document in a frame', async () => {
    const download = await call(app, 'GET', `${documentOf('maya-discharge')}download/`, { as: 'maya' })
    const { headers } = await app.fetch(new Request(Object(download.body).url))
    expect(headers.get('content-security-policy')).toContain(
      `frame-ancestors 'self' ${origin} https://design.test`,
    )
  })
})

describe('nobody else may', () => {
  test('another origin', async () => {
    const { headers } = await call(app, 'GET', '/v1/faqs/', from('http://localhost:5174'))
    expect(allowed(headers)).toBeNull()
  })

  test('any origin without --cors', async () => {
    const plain = createApp()
    expect(allowed((await call(plain, 'GET', '/v1/faqs/', from(origin))).headers)).toBeNull()
    expect((await call(plain, 'OPTIONS', '/v1/faqs/', asked('authorization'))).status).toBe(405)
  })

  test('the control keeps its own rule', async () => {
    expect(allowed((await call(app, 'GET', '/__mock__/people', from(origin))).headers)).toBeNull()
    expect((await call(app, 'GET', '/__mock__/people', from('https://design.test'))).status).toBe(403)
  })

  testRows(['localhost:5173', 'http://localhost:5173/app', '*', 'file:///x'])('%s is no origin', (given) => {
    expect(() => createApp({ cors: [given] })).toThrow(/^--cors must be an origin such as /)
  })
})
