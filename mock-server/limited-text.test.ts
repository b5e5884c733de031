import { expect, test, vi } from 'vitest'
import { createApp } from './app.ts'
import { BODY_LIMIT, limitedText } from './limited-text.ts'
import { testRows } from '#tests/support/table.ts'

const app = createApp({ snapshotLimit: 2 * BODY_LIMIT })
const form = 'application/x-www-form-urlencoded'
const pool = {
  'content-type': 'application/x-amz-json-1.1',
  'x-amz-target': 'AWSCognitoIdentityProviderService.SignUp',
}

/** Streamed, so its length is not known in advance. */
const streamed = (bytes: number) =>
  new Request('http://localhost:4010/', {
    method: 'POST',
    body: new Blob(['x'.repeat(bytes - 1), 'x']).stream(),
    duplex: 'half',
  } as RequestInit)

const reply = async (method: string, path: string, headers: HeadersInit, bytes: number) => {
  const body = 'x'.repeat(bytes)
  const { status } = await app.fetch(new Request(`http://localhost:4010${path}`, { method, headers, body }))
  return status
}

testRows([
  ['POST', '/csp-report', {}, BODY_LIMIT, 204],
  ['POST', '/oauth2/token', { 'content-type': form }, BODY_LIMIT, 400],
  ['POST', '/oauth2/revoke', { 'content-type': form }, BODY_LIMIT, 400],
  ['POST', '/cognito-idp/', pool, BODY_LIMIT, 400],
  ['PUT', '/__mock__/faults', {}, BODY_LIMIT, 400],
  ['PUT', '/__mock__/snapshot', {}, 2 * BODY_LIMIT, 400],
] as const)('%s %s: beyond its limit a body is a 413', async (method, path, headers, limit, otherwise) => {
  const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(await reply(method, path, headers, limit)).toBe(otherwise)
  expect(await reply(method, path, headers, limit + 1)).toBe(413)
  quiet.mockRestore()
})

test('a body without a length is read up to the limit', async () => {
  expect(await limitedText(streamed(20), 20)).toBe('x'.repeat(20))
  expect(await limitedText(streamed(21), 20)).toBeUndefined()
})
