import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withLateMembers } from './late-schemas.ts'

test('members of one line become getters, with the commas and names as they were', () => {
  const code = [
    'zod.strictObject({',
    `  "en-ca": zod.string().check(zod.describe('One (of two')),`,
    '  "items": zod.array(zod.strictObject({',
    '  "id": zod.uuid()',
    '}))',
    '});',
  ].join('\n')
  expect(withLateMembers(code)).toBe(
    [
      'zod.strictObject({',
      `  get "en-ca"() { return zod.string().check(zod.describe('One (of two')) },`,
      '  "items": zod.array(zod.strictObject({',
      '  get "id"() { return zod.uuid() }',
      '}))',
      '});',
    ].join('\n'),
  )
})

test('nearly all members of the contract are made late', () => {
  const code = readFileSync('generated/zod/portageV1.schemas.zod.ts', 'utf8')
  const members = code.match(/^ *"[^"]+": /gm)?.length ?? 0
  const late = withLateMembers(code).match(/^ *get "/gm)?.length ?? 0
  expect(members).toBeGreaterThan(2000)
  expect(late / members).toBeGreaterThan(0.99)
})
