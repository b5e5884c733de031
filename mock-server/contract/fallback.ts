import type { OperationSpec } from './document.ts'

/** 1 March 2026: dates of generated answers lie around it, not around today. */
const referenceDate = '2026-03-01T12:00:00Z'

function seedOf(text: string): number {
  let seed = 7
  for (const character of text) seed = (Math.imul(seed, 31) + character.charCodeAt(0)) >>> 0
  return seed
}

/**
 * Answers an unimplemented operation with its generated mock response: the same request
 * gives the same bytes. Faker is loaded on the first such call, and never by a server that needs none.
 * @throws when the contract's answer is not a named component
 */
export async function fallbackAnswer(
  { id, answers, success }: OperationSpec,
  address: string,
): Promise<unknown> {
  if (success === 204) return undefined
  const [{ faker }, factories] = await Promise.all([
    import('@faker-js/faker'),
    import('#generated/model/index.faker.ts'),
  ])
  const all: Readonly<Record<string, unknown>> = factories
  const factory = all[`get${answers}Mock`]
  if (typeof factory !== 'function') throw new Error(`No generated mock answers ${id}`)
  faker.seed(seedOf(new URL(address).pathname))
  faker.setDefaultRefDate(referenceDate)
  return factory()
}
