import { expect, test } from 'vitest'
import { factLines } from './support/fact-lines.ts'

/**
 * Facts from the source documents must not change unintentionally. If a source document did change: review the
 * diff, then `npx vitest run --project node tests/contract/stated-facts -u`.
 */
test('what the contract says as a fact is what it said before (CALL-68)', async () => {
  const lines = factLines()
  expect(lines.length).toBeGreaterThan(300)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/stated-facts.txt')
})
