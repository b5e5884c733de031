// What the server answers beside the API, request by request: the control, the record of requests, other origins and
// what browsers report. Kept in tests/data/server; see kept-answers.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { people } from '#mock-server/store/seeds/people.ts'
import { moveOn } from '#tests/support/still.ts'
import { seeded } from './support/app.ts'
import { dialogue } from './support/dialogue.ts'
import { holdSecrets } from './support/secrets.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

const kept = (lines: readonly string[], name: string) =>
  expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`../data/server/${name}.txt`)

const wrongBodies = ['{', '', 'null', '[]', '7', '{"x":1}']

test('the control', async () => {
  const { ask, lines, title } = dialogue()
  title('what it tells')
  const told = [
    'faults',
    'faults/preset',
    'clock',
    'mailbox',
    'requests',
    'requests/checked',
    'requests.har',
    'people',
    'identity',
    'tokens',
    'csp-reports',
  ]
  for (const name of told) await ask(`GET /__mock__/${name}`)
  for (const name of [
    '',
    'nothing',
    'requests/1',
    'requests/x',
    'identity/totp',
    'identity/totp?email=mfa-totp@portage.test',
    'identity/totp?email=maya@portage.test',
    'assets/x.js',
  ])
    await ask(`GET /__mock__/${name}`)
  await ask('GET /__mock__?part=mailbox')
  title('only to this machine')
  for (const origin of [
    'http://evil.example',
    'http://evil.localhost:4010',
    'http://127.0.0.1:4010',
    'http://[::1]:4010',
    'http://notlocalhost',
  ])
    await ask('GET /__mock__/clock', { origin })
  for (const origin of [
    'http://localhost:1',
    'https://w1.localhost',
    'http://evil.example',
    'null',
    'http://127.0.0.1',
  ])
    await ask('GET /__mock__/clock', { headers: { origin } })
  title('by another method')
  for (const name of [
    'clock',
    'faults',
    'reset',
    'sign-in',
    'requests',
    'tokens',
    'snapshot',
    'identity/people',
  ])
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'])
      await ask(`${method} /__mock__/${name}`, { body: '{' })
  title('the clock')
  for (const body of [
    { now: '2026-12-01T10:00:00Z' },
    { advance_ms: 1500 },
    { advance_ms: -1_000_000 },
    { now: 'x' },
    { advance_ms: 1.5 },
    { now: '2026-12-01T10:00:00Z', advance_ms: 1 },
    {},
  ])
    await ask('PUT /__mock__/clock', { body })
  title('signing in')
  for (const { email } of Object.values(people)) await ask('POST /__mock__/sign-in', { body: { email } })
  for (const body of [{ email: 'nobody@portage.test' }, { email: 7 }, {}, { email: 'x', more: 1 }])
    await ask('POST /__mock__/sign-in', { body })
  title('switching off')
  for (const body of [
    { email: 'maya@portage.test', enabled: false },
    { email: 'nobody@portage.test', enabled: true },
    { email: 'maya@portage.test' },
  ])
    await ask('PUT /__mock__/identity/people', { body })
  await ask('POST /__mock__/sign-in', { body: { email: 'maya@portage.test' } })
  await ask('PUT /__mock__/identity/people', { body: { email: 'MAYA@portage.test', enabled: true } })
  title('tokens')
  for (const body of [
    { 'a-token': 'maya@portage.test', '!~': 'luc@portage.test' },
    { 'a b': 'maya@portage.test' },
    { a: 'nobody@portage.test' },
    { é: 'maya@portage.test' },
    { a: 7 },
  ])
    await ask('PUT /__mock__/tokens', { body })
  await ask('GET /v1/users/current/', { headers: { authorization: 'Bearer a-token' } })
  await ask('PUT /__mock__/tokens', { body: {} })
  await ask('GET /v1/users/current/', { headers: { authorization: 'Bearer a-token' } })
  title('worlds')
  await ask('GET /__mock__/clock', { origin: 'http://w1.localhost:4010' })
  await ask('GET /v1/nothing/', { origin: 'https://w1.localhost:4010' })
  for (const name of ['w1', 'default', 'nowhere']) await ask(`POST /__mock__/worlds/${name}/reset`)
  await ask('GET /__mock__/worlds')
  await ask('GET /__mock__/worlds', { headers: { 'x-mock-world': 'W2' } })
  await ask('GET /__mock__/worlds', { headers: { 'x-mock-world': '-' } })
  await ask('POST /__mock__/reset')
  title('a body that is none')
  for (const name of [
    'clock',
    'faults',
    'faults/preset',
    'identity',
    'identity/people',
    'tokens',
    'snapshot',
  ])
    for (const body of wrongBodies) await ask(`PUT /__mock__/${name}`, { body })
  await kept(lines, 'control')
})

test('the settings of identity, each at its limits', async () => {
  const { ask, lines, world } = dialogue()
  const view = await ask('GET /__mock__/identity')
  for (const [name, value] of Object.entries(view)) {
    const around =
      typeof value === 'boolean'
        ? [!value]
        : typeof value === 'number'
          ? [-1, 0, 1, 1.5, 60, 61]
          : ['LEGACY', 'ENABLED', 'OPTIONAL', 'ON', '314159', '31415', '3141592', null]
    for (const other of [...around, 'x']) {
      await ask('PUT /__mock__/identity', { body: { [name]: other } })
      lines.push(JSON.stringify(world().pool.settings))
    }
    await ask('PUT /__mock__/identity', { body: view })
  }
  await kept(lines, 'settings')
})

test('the record of requests', async () => {
  const { ask, lines, title, world } = dialogue()
  title('a call that is not answered yet')
  await ask('PUT /__mock__/faults', { body: { kind: 'hang' } })
  const hanging = ask('GET /v1/tasks/?page_size=1', { as: 'maya' })
  await vi.waitFor(() => expect(world().requests.list().at(-1)?.status).toBeNull())
  await ask('GET /__mock__/requests.har')
  await ask('DELETE /__mock__/faults')
  await hanging
  title('all kinds of calls')
  const patient = `/v1/patients/${seeded.patient('maya')}/`
  const json = { 'content-type': 'application/json' }
  const calls: readonly [string, object][] = [
    ['GET /v1/tasks/?page_size=1', { as: 'maya' }],
    ['HEAD /v1/tasks/?page_size=1', { as: 'maya' }],
    ['GET /v1/tasks/?page_size=many', { as: 'maya' }],
    ['GET /v1/tasks/?page_size=1&page_size=2', { as: 'maya' }],
    ['GET /v1/tasks/seven/', { as: 'maya' }],
    ['GET /v1/tasks/', {}],
    ['GET /v1/tasks/', { headers: { authorization: 'Bearer x' } }],
    ['GET /v1/nothing/', { as: 'maya' }],
    ['GET /v1', { as: 'maya' }],
    ['DELETE /v1/tasks/', { as: 'maya', headers: { 'accept-language': 'fr-CA' } }],
    [`PATCH ${patient}`, { as: 'maya', body: { first_name: 7, colour: 'red' } }],
    [`PATCH ${patient}`, { as: 'maya', body: {} }],
    [`PATCH ${patient}`, { as: 'maya', body: '{' }],
    [`PATCH ${patient}`, { as: 'maya', body: '[]' }],
    [`PATCH ${patient}`, { as: 'maya', body: '{}', headers: { 'content-type': 'text/plain' } }],
    [`PATCH ${patient}`, { as: 'maya', body: { first_name: 'Mia', token: 'abc' } }],
    [`PATCH ${patient}`, { as: 'maya', body: { first_name: 'Mia' } }],
    [
      `PATCH ${patient}?token=abc&x=1&my_secret=2`,
      { as: 'maya', body: 'password: abc, token=abc', headers: json },
    ],
    [`PATCH ${patient}`, { as: 'maya', body: { first_name: 'x'.repeat(20_001) } }],
    ['POST /v1/patients/', { as: 'maya', body: { first_name: 'Rose', last_name: 'Martin', is_self: false } }],
    ['GET /v1/users/', { as: 'maya' }],
  ]
  for (const [what, asked] of calls) await ask(what, asked)
  for (const fault of [
    { kind: 'status', status: 503 },
    { kind: 'status', status: 418 },
    { kind: 'raw', body: '<' },
    { kind: 'drop' },
    { kind: 'resetAfterBytes', bytes: 5 },
    { kind: 'mutate', jsonPath: '$.results[0].name', value: 7 },
    { kind: 'empty' },
  ]) {
    await ask('PUT /__mock__/faults', { body: fault })
    await ask('GET /v1/tasks/?page_size=1', { as: 'maya' })
  }
  await ask('DELETE /__mock__/faults')
  title('as it is told')
  await ask('GET /__mock__/requests')
  const { requests } = await ask('GET /__mock__/requests/checked')
  await ask('GET /__mock__/requests/checked', { headers: { 'accept-language': 'fr-CA' } })
  for (const { id } of requests) await ask(`GET /__mock__/requests/${id}`)
  await ask('GET /__mock__/requests.har', { isLong: false })
  await ask('DELETE /__mock__/requests')
  await ask('GET /__mock__/requests')
  await ask('GET /v1/tasks/?page_size=1', { as: 'maya' })
  await ask('GET /__mock__/requests/checked')
  await kept(lines, 'requests')
})

test('pages of other origins, settings and reports', async () => {
  const { ask, lines, title } = dialogue({ cors: ['http://localhost:5173', 'https://design.test/'] })
  const paths = [
    '/v1/users/current/',
    '/v1/nothing/',
    '/config.json',
    '/media/hip-replacement.svg',
    '/__mock__/clock',
    '/__docs__/',
    '/cognito-idp/',
    '/oauth2/token',
    '/nothing',
  ]
  for (const origin of ['http://localhost:5173', 'https://design.test', 'http://evil.example'])
    for (const path of paths) {
      await ask(`GET ${path}`, { headers: { origin }, isLong: true })
      const asked = {
        origin,
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'x-a,x-b',
      }
      await ask(`OPTIONS ${path}`, { headers: asked, isLong: true })
      await ask(`OPTIONS ${path}`, { headers: { origin }, isLong: true })
    }
  await ask('PUT /__mock__/faults', { body: { kind: 'chaos', percent: 100, seed: 3 } })
  for (let turn = 0; turn < 3; turn += 1)
    await ask('GET /v1/faqs/', { headers: { origin: 'http://localhost:5173' } })
  title('settings')
  for (const origin of ['http://localhost:4010', 'https://w1.localhost:4010'])
    await ask('GET /config.json', { origin })
  await ask('GET /config.json', { headers: { origin: 'http://localhost:5173' } })
  for (const method of ['HEAD', 'POST']) await ask(`${method} /config.json`)
  title('reports')
  const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  for (const body of ['{"csp-report":{}}', 'no json', 'x'.repeat(100_001)])
    await ask('POST /csp-report', { body })
  lines.push(...shout.mock.calls.map((call) => call.map((one) => String(one).slice(0, 200)).join(' ')))
  const { reports } = await ask('GET /__mock__/csp-reports', { isLong: true })
  lines.push(...reports.map((report: unknown) => String(JSON.stringify(report)?.length)))
  for (let sent = 0; sent < 199; sent += 1) await ask('POST /csp-report', { body: '1', isLong: true })
  lines.push(String((await ask('GET /__mock__/csp-reports', { isLong: true })).reports.length))
  await kept(lines, 'elsewhere')
})
