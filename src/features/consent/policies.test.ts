import { expect, test } from 'vitest'
import { hasConsented, missingPolicies } from './policies.ts'
import { testRows } from '#tests/support/table.ts'

const policies = { privacy: 'https://p.test/privacy', terms: 'https://p.test/terms' }

testRows([
  [[], false],
  [[policies.privacy], false],
  [[policies.terms], false],
  [[policies.terms, policies.privacy], true],
  [[policies.privacy, policies.terms, 'https://p.test/other'], true],
  [['https://p.test/privacy/', policies.terms], false],
])('GATE-01: consented to %j is enough: %s', (consented_policies, enough) => {
  expect(hasConsented({ consented_policies }, policies)).toBe(enough)
})

test('GATE-02: only what is missing is asked for', () => {
  expect(missingPolicies({ consented_policies: [policies.terms] }, policies)).toEqual([policies.privacy])
})
