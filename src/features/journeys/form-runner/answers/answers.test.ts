import { expect, test } from 'vitest'
import type { FormDefinition, FormField } from '#generated/model/index.ts'
import { answersFor } from './answers.ts'

const row = { id: 'a1', name: 'scan.pdf' }
/** An answer of each type of question, and one of another shape, as an older draft may hold it. */
const answers: Record<Exclude<FormField['type'], 'info'>, [fits: unknown, other: unknown]> = {
  text: ['a', 1],
  paragraph: ['a', true],
  email: ['a@b.ca', 1],
  phone: ['613', 1],
  postal_code: ['K1A 0B1', 1],
  url: ['https://example.ca', 1],
  date: ['2026-01-01', 1],
  partial_date: ['2026-01', 1],
  year: ['2026', 1],
  time: ['14:05', 1],
  choice: ['yes', ['yes']],
  number: ['72,5', true],
  scale: [3, '3'],
  boolean: [false, 'no'],
  consent: [true, 'yes'],
  multi_choice: [['yes'], 'yes'],
  group: [[row], ['a']],
  matrix: [[{ morning: 'often' }], 'often'],
  file: [[row], [{ id: 'a1' }]],
  signature: [[{ name: 'Lee' }], [{}]],
}
const formWith = (type: string) =>
  ({ pages: [{ key: 'one', fields: [{ key: 'q', type }] }] }) as unknown as FormDefinition
const kept = (type: string, q: unknown) => answersFor(formWith(type), { q } as never)

test('an answer stays if it has the shape of its question, or if the portal does not know the type', () => {
  for (const [type, [fits, other]] of Object.entries(answers)) {
    expect([type, kept(type, fits)]).toEqual([type, { q: fits }])
    expect([type, kept(type, other)]).toEqual([type, {}])
  }
  expect(kept('info', 'a')).toEqual({})
  expect(kept('of a newer contract', 7)).toEqual({ q: 7 })
})
