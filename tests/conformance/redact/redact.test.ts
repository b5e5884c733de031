import { describe, expect, test } from 'vitest'
import { readContract } from '../contract/read-contract.ts'
import type { Exchange } from '../exchange.ts'
import { finding, report } from '../support/made-up.ts'
import { createRedactor } from './redact.ts'
import { testRows } from '#tests/support/table.ts'

const contract = readContract('generated/openapi.json')
const TOKEN = 'the-token-of-the-run'
const redactor = () => createRedactor(contract, [{ value: TOKEN, mark: '$PORTAGE_TOKEN' }])

const exchange = (over: {
  url?: string
  headers?: Record<string, string>
  body?: unknown
  status?: number
  answer?: unknown
  answerHeaders?: Record<string, string>
}): Exchange => ({
  request: {
    method: 'POST',
    url: over.url ?? 'https://host.test/v1/patients/',
    headers: { 'content-type': 'application/json', ...over.headers },
    body: over.body === undefined ? null : JSON.stringify(over.body),
  },
  response: {
    status: over.status ?? 200,
    headers: { 'content-type': 'application/json', ...over.answerHeaders },
    body: typeof over.answer === 'string' ? over.answer : JSON.stringify(over.answer ?? {}),
  },
  ms: 1,
})

const id = 'b0a1c2d3-0000-4000-8000-0123456789ab'

describe('fields of a body', () => {
  testRows<[unknown, unknown]>([
    // identity
    [
      { first_name: 'Zoé', last_name: 'Tremblay-Roy' },
      { first_name: 'Xxx', last_name: 'Xxxxxxxx-Xxx' },
    ],
    [{ patient: { id, display_name: 'Maya T.' } }, { patient: { id, display_name: 'Xxxx X.' } }],
    [{ email: 'maya@portage.test' }, { email: 'xxxx@xxxxxxx.xxxx' }],
    [{ email: 'not an address' }, { email: 'xxx xx xxxxxxx' }],
    [{ date_of_birth: '1980-04-12' }, { date_of_birth: '1111-11-11' }],
    [{ dateOfBirth: '12/04/1980' }, { dateOfBirth: '11/11/1111' }],
    [{ clinic_phone: '+1 613 555-0142' }, { clinic_phone: '+1 111 111-1111' }],
    [{ phone: 6135550142 }, { phone: 1111111111 }],
    [
      { postal_address: { street: '12 rue Élan', city: 'Gatineau', postal_code: 'J8X 2K1' } },
      { postal_address: { street: '11 xxx Xxxx', city: 'Xxxxxxxx', postal_code: 'X1X 1X1' } },
    ],
    // health
    [
      { note: 'Pain at night', notes: ['worse'] },
      { note: 'Xxxx xx xxxxx', notes: ['xxxxx'] },
    ],
    [{ title: { 'en-ca': 'Knee', 'fr-ca': null } }, { title: { 'en-ca': 'Xxxx', 'fr-ca': null } }],
    [
      { form_data: { smoker: true, pain: 7.5, since: 'May', rows: [{ at: 3 }], none: null } },
      { form_data: { smoker: false, pain: 1.1, since: 'Xxx', rows: [{ at: 1 }], none: null } },
    ],
    [{ variables: [{ id, name: 'score', value: -12 }] }, { variables: [{ id, name: 'xxxxx', value: -11 }] }],
    [
      { conditions: [{ id, status: 'active', condition: 'Asthma' }] },
      { conditions: [{ id, status: 'active', condition: 'Xxxxxx' }] },
    ],
    // credentials
    [
      { access_token: 'abc123', expires_in: 3600 },
      { access_token: 'xxx111', expires_in: 3600 },
    ],
    [
      { guest_nonce: 'n1', passcode: '482913' },
      { guest_nonce: 'x1', passcode: '111111' },
    ],
    [
      { password: 'Portage-2026!', has_token: true, token: null },
      { password: 'Xxxxxxx-1111!', has_token: true, token: null },
    ],
    // anywhere
    [{ any: 'write to jo@x.test or 613-555-0199' }, { any: 'write to xx@x.xxxx or 111-111-1111' }],
    [{ any: 'lives at K1A 0B1' }, { any: 'lives at X1X 1X1' }],
    [{ any: 'eyJhbGci.eyJzdWIi.c2ln' }, { any: 'xxXxxXxx.xxXxxXXx.x1xx' }],
    // stays
    [
      { id, status: 'open', count: 3, created_at: '2026-11-22T10:00:00Z', enabled: true },
      { id, status: 'open', count: 3, created_at: '2026-11-22T10:00:00Z', enabled: true },
    ],
    [
      { name: id, recommended_for: id },
      { name: id, recommended_for: id },
    ],
  ])('%j becomes %j', (given, expected) => {
    const out = redactor().exchange(exchange({ body: given, answer: given }))
    expect(JSON.parse(out.request.body ?? '')).toEqual(expected)
    expect(JSON.parse(out.response.body)).toEqual(expected)
  })

  test('an error keeps its messages and loses who it is about', () => {
    const answer = {
      email: ['Enter a valid email address.', 'maya@portage.test is taken.'],
      detail: 'Not found.',
      code: 'own_account',
    }
    expect(JSON.parse(redactor().exchange(exchange({ status: 400, answer })).response.body)).toEqual({
      email: ['Enter a valid email address.', 'xxxx@xxxxxxx.xxxx is taken.'],
      detail: 'Not found.',
      code: 'own_account',
    })
  })

  test('of a body that is not JSON only the size is reported, because its content is unknown', () => {
    const out = redactor().exchange(
      exchange({ answer: '<p>Maya</p>', answerHeaders: { 'content-type': 'text/html; charset=utf-8' } }),
    )
    expect(out.response.body).toBe('[text/html, 11 bytes]')
  })
})

describe('headers', () => {
  testRows([
    ['authorization', `Bearer ${TOKEN}`, 'Bearer $PORTAGE_TOKEN'],
    ['authorization', 'Bearer other-1', 'Bearer xxxxx-1'],
    ['authorization', 'opaque9', 'xxxxxx1'],
    ['cookie', 'sid=a1b2; theme=dark', 'sid=x1x1; theme=xxxx'],
    ['set-cookie', 'sid=a1b2; Path=/; HttpOnly', 'sid=x1x1; Path=/; HttpOnly'],
    ['x-api-key', 'k3y', 'x1x'],
    ['x-anything', 'secret 5', 'xxxxxx 1'],
    ['location', '/v1/x/?token=abc&page=2', '/v1/x/?token=xxx&page=2'],
    ['referer', 'https://u:p@host.test/a?code=a1#id_token=x', 'https://host.test/a?code=x1'],
    ['content-language', 'fr-ca', 'fr-ca'],
    ['etag', '"3"', '"3"'],
  ])('%s: %s', (name, value, expected) => {
    const out = redactor().exchange(
      exchange({ headers: { [name]: value }, answerHeaders: { [name]: value } }),
    )
    expect(out.request.headers[name]).toBe(expected)
    expect(out.response.headers[name]).toBe(expected)
  })
})

describe('addresses', () => {
  testRows([
    ['https://h.test/v1/tasks/?page=2&token=abc9', 'https://h.test/v1/tasks/?page=2&token=xxx1'],
    ['https://h.test/x?code=a1&password=b2&state=c', 'https://h.test/x?code=x1&password=x1&state=x'],
    ['https://h.test/v1/users/?search=Maya+T', 'https://h.test/v1/users/?search=Xxxx%20X'],
    ['https://h.test/v1/users/?email__icontains=ma', 'https://h.test/v1/users/?email__icontains=xx'],
    [`https://h.test/v1/tasks/${id}/`, `https://h.test/v1/tasks/${id}/`],
    [
      'https://h.test/api/v1/invitations/tok-en7/review/',
      'https://h.test/api/v1/invitations/xxx-xx1/review/',
    ],
    ['https://me:pass@h.test/v1/tasks/', 'https://h.test/v1/tasks/'],
  ])('%s', (url, expected) => expect(redactor().exchange(exchange({ url })).request.url).toBe(expected))
})

describe('a whole report', () => {
  const shown = exchange({
    headers: { authorization: `Bearer ${TOKEN}` },
    // a name may have signs that mean something in a pattern
    answer: { first_name: 'Maya', last_name: 'Roy-Gagnon (M.)', note: 'worse' },
  })
  const told = redactor().report(
    report({
      target: 'https://me:pass@host.test',
      findings: [
        finding({
          promised: 'The worse case is "worse".',
          came: 'It was "Maya", of maya@portage.test.',
          exchange: shown,
        }),
      ],
      notes: [`Left behind: Maya Roy-Gagnon (M.). Sent with ${TOKEN}.`],
    }),
  )
  test('what a body hides is hidden in sentences too', () => {
    expect(told.findings[0]?.came).toBe('It was "Xxxx", of xxxx@xxxxxxx.xxxx.')
    expect(told.findings[0]?.promised).toBe('The worse case is "xxxxx".')
    expect(told.notes).toEqual(['Left behind: Xxxx Xxx-Xxxxxx (X.). Sent with $PORTAGE_TOKEN.'])
    expect(told.target).toBe('https://host.test')
  })
  test('signs that mean something to a search are only signs', () => {
    const answer = { last_name: 'a-b.c*(d)/[e]' }
    const came = 'It was "a-b.c*(d)/[e]".'
    const [told] = redactor().report(
      report({ findings: [finding({ came, pointer: '', exchange: exchange({ answer }) })] }),
    ).findings
    expect(told?.came).toBe('It was "x-x.x*(x)/[x]".')
  })
  test('a quotation that is cut in the middle of a value is hidden as well', () => {
    const row = { id, form_data: { pain: 7 }, status: 'open', note: `Pain at night ${'and day '.repeat(20)}` }
    const given = exchange({ answer: { results: [{ id }, row] } })
    const came = `an object without it: ${JSON.stringify(row).slice(0, 120)} …`
    const [told] = redactor().report(
      report({ findings: [finding({ pointer: '/results/*/due', came, exchange: given })] }),
    ).findings
    expect(told?.came).toContain(`"form_data":{"pain":1},"status":"open","note":"Xxxx`)
    expect(told?.came).not.toMatch(/Pain|night|:7/)
  })
  test('nothing of it is left anywhere', () => {
    expect(JSON.stringify(told)).not.toMatch(/maya|the-token|pass@/i)
  })
  test('twice is the same as once', () => expect(redactor().report(told)).toEqual(told))
})
