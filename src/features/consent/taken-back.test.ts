import { expect } from 'vitest'
import { testRows } from '#tests/support/table.ts'
import { isTakenBack } from './taken-back.ts'

const policies = { privacy: 'https://portage.test/privacy', terms: 'https://portage.test/terms' }
const decided = (policy: string, consented: boolean) => ({
  id: '5d1c7e20-3b4f-4a6d-8c9e-0a1b2c3d0001',
  policy,
  consented,
  decided_at: '2026-10-21T13:12:00Z',
})
const { privacy, terms } = policies

testRows([
  ['nothing decided', [], false],
  ['both agreed to', [decided(privacy, true), decided(terms, true)], false],
  ['the last word on one is no', [decided(terms, false), decided(terms, true), decided(privacy, true)], true],
  ['given again', [decided(terms, true), decided(terms, false)], false],
  ['another policy', [decided('https://elsewhere.test/old', false)], false],
] as const)('%s', (_, decisions, taken) => {
  expect(isTakenBack(decisions, policies)).toBe(taken)
})
