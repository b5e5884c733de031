import { expect, test } from 'vitest'
import { factLines } from './support/fact-lines.ts'

/**
 * What the source documents state does not change by itself. When a source document did: look at the difference, then
 * `npx vitest run --project node tests/contract/stated-facts -u`.
 */
test('what the contract says as a fact is what it said before (CALL-68)', async () => {
  const lines = factLines()
  expect(lines.length).toBeGreaterThan(300)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../data/stated-facts.txt')
})
