import { afterEach, expect, test, vi } from 'vitest'
import { runtimeConfig } from '#mock-server/config.ts'
import { testRows } from '#tests/support/table.ts'
import { loadConfig, wrongKeys } from './config.ts'

const good = runtimeConfig('https://portal.example')

afterEach(() => vi.unstubAllGlobals())

test('the settings of the mock server are right', async () => {
  vi.stubGlobal('fetch', async () => Response.json(good))
  const config = await loadConfig()
  expect(config).toEqual(good)
  expect(await wrongKeys(config)).toEqual([])
})

testRows([
  ['null', null, ['all of it']],
  [
    '{}',
    {},
    ['api', 'identity', 'island', 'environment', 'flags', 'brand', 'policies', 'defaultOrganization'],
  ],
  ['no identity', { ...good, identity: undefined }, ['identity']],
  ['no API', { ...good, api: undefined }, ['api']],
  ['no brand', { ...good, brand: undefined }, ['brand']],
  [
    'a pool id that is none',
    { ...good, identity: { ...good.identity, userPoolId: 'ca-central-1' } },
    ['identity.userPoolId'],
  ],
  ['an API address without its scheme', { ...good, api: { baseUrl: 'api.portal.example' } }, ['api.baseUrl']],
  [
    'a script in the place of a link',
    { ...good, policies: { ...good.policies, privacy: 'javascript:alert(1)' } },
    ['policies.privacy'],
  ],
])('%s: what is wrong is named, without its value', async (_, settings, wrong) => {
  expect(await wrongKeys(settings)).toEqual(wrong)
})

testRows([
  [new Response('{}', { status: 503 }), '/config.json: status 503'],
  [new Response('<!doctype html>'), 'JSON'],
  [new Response(''), 'JSON'],
])('%s is a failure to start', async (response, message) => {
  vi.stubGlobal('fetch', async () => response)
  await expect(loadConfig()).rejects.toThrow(message)
})
