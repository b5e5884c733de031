// What faults do to the calls that they hit, each kind at its limits, and how long they stay. Kept in tests/data/server;
// see kept-answers.test.ts.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { faultSchema } from '#mock-server/faults/fault.ts'
import { moveOn } from '#tests/support/still.ts'
import { dialogue } from './support/dialogue.ts'
import { holdSecrets } from './support/secrets.ts'

beforeEach(holdSecrets)
afterEach(moveOn)

test('faults, each kind and how long it stays', async () => {
  const { ask, lines, title } = dialogue()
  const path = 'GET /v1/organizations/?page_size=2'
  const samuel = { as: 'samuel', isLong: true } as const
  const kinds = faultSchema.def.options.map(({ def }) => [...def.shape.kind.def.values][0])
  title('bad ones')
  for (const kind of kinds)
    for (const wrong of [
      { more: 1 },
      { times: 0 },
      { times: 1 },
      { forMs: 0 },
      { forMs: 1 },
      { share: 0 },
      { share: 100 },
      { share: 100.5 },
      { match: { x: 1 } },
    ])
      await ask('PUT /__mock__/faults', { body: { kind, ...wrong } })
  title('each at its limits')
  const limits = [
    ...[199, 200, 599, 600].flatMap((status) => [
      { kind: 'status', status },
      { kind: 'raw', body: '', status },
      { kind: 'empty', status },
    ]),
    ...[-1, 0, 600_000, 600_001].flatMap((ms) => [
      { kind: 'delay', ms },
      { kind: 'delay', ms: 1, mostMs: ms },
    ]),
    ...[-1, 0].map((bytes) => ({ kind: 'resetAfterBytes', bytes })),
    ...[0, 1, 100_000, 100_001].map((n) => ({ kind: 'hugeList', n })),
    ...[-1, 0, 100, 101].map((percent) => ({ kind: 'chaos', percent })),
    ...[-5000, 1.5].map((ms) => ({ kind: 'clockOffset', ms })),
  ]
  for (const body of limits) await ask('PUT /__mock__/faults', { body })
  title('what each does')
  const faults = [
    ...[204, 304, 400, 401, 403, 404, 409, 413, 415, 418, 422, 429, 500, 502, 503, 504].map((status) => ({
      kind: 'status',
      status,
    })),
    { kind: 'status', status: 418, body: 'tea', headers: { 'x-tea': 'green' } },
    { kind: 'status', status: 503, body: { detail: 'x' } },
    { kind: 'raw', body: '<x>' },
    { kind: 'raw', body: 'x', type: 'text/plain', status: 201 },
    { kind: 'empty' },
    { kind: 'empty', status: 502 },
    { kind: 'delay', ms: 0 },
    { kind: 'drop' },
    { kind: 'dropAfterCommit' },
    ...[0, 1, 5, 100_000].map((bytes) => ({ kind: 'resetAfterBytes', bytes })),
    { kind: 'mutate', jsonPath: '$.results[0].name', value: 7 },
    { kind: 'mutate', jsonPath: 'results.*.name' },
    { kind: 'mutate', jsonPath: "$['results'][0]" },
    { kind: 'mutate', jsonPath: 'nowhere.at.all', value: 1 },
    { kind: 'mutate', jsonPath: '$', value: [] },
    ...[1, 5].map((n) => ({ kind: 'hugeList', n })),
    { kind: 'revokeSession' },
    { kind: 'expireAccessToken' },
    { kind: 'clockOffset', ms: 60_000 },
    { kind: 'chaos', percent: 100, seed: 3 },
    { kind: 'chaos', percent: 50 },
  ]
  for (const body of faults) {
    await ask('PUT /__mock__/faults', { body })
    for (let turn = 0; turn < 3; turn += 1) await ask(path, { as: 'samuel' })
    await ask('GET /v1/organizations/')
    for (const address of ['GET /__mock__/faults', 'GET /__mock__/clock']) await ask(address)
  }
  title('which calls it hits')
  const matches = [
    {},
    { method: 'get' },
    { method: 'POST' },
    { path: '/v1/organizations/' },
    { path: '/v1/org' },
    { path: '/v1/o*s/' },
    { path: '/v1/organization./' },
    { path: '*' },
    { path: '/config.json' },
    { operationId: 'listOrganizations' },
    { operationId: 'listTasks' },
    { amzTarget: 'GetUser' },
    { method: 'GET', path: '/media/*' },
  ]
  const target = { headers: { 'x-amz-target': 'AWSCognitoIdentityProviderService.GetUser' }, body: {} }
  for (const match of matches) {
    await ask('PUT /__mock__/faults', { body: { kind: 'status', status: 418, match } })
    for (const what of [
      path,
      'GET /v1/nothing/',
      'GET /config.json',
      'GET /media/hip-replacement.svg',
      'GET /media/documents/x',
      'PUT /media/document-files/x',
      'PUT /media/content-uploads/x',
      'GET /nothing',
    ])
      await ask(what, samuel)
    await ask('POST /cognito-idp/', target)
  }
  title('how often and how long')
  await ask('PUT /__mock__/faults', {
    body: [
      { kind: 'status', status: 418, times: 2 },
      { kind: 'clockOffset', ms: 1000, forMs: 50 },
    ],
  })
  for (let turn = 0; turn < 3; turn += 1) await ask(path, samuel)
  await ask('PUT /__mock__/faults', { body: { kind: 'status', status: 418, forMs: 1000 } })
  for (const later of [999, 1]) {
    vi.setSystemTime(Date.now() + later)
    await ask(path, samuel)
    await ask('GET /__mock__/faults')
  }
  for (const share of [20, 50]) {
    const body = [
      { kind: 'status', status: 418, share },
      { kind: 'status', status: 503, share },
    ]
    await ask('PUT /__mock__/faults', { body })
    for (let turn = 0; turn < 12; turn += 1) await ask(path, samuel)
  }
  title('presets')
  for (const preset of ['offline', 'slow', 'unstable', 'maintenance', 'chaos'])
    for (const percent of [undefined, 0, 100])
      await ask('PUT /__mock__/faults/preset', { body: { preset, percent } })
  for (const body of [{ preset: 'x' }, { preset: 'chaos', percent: -1 }, { preset: 'chaos', percent: 101 }])
    await ask('PUT /__mock__/faults/preset', { body })
  await ask('DELETE /__mock__/faults')
  await ask(path, samuel)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/server/faults.txt')
})
