import { expect, test } from 'vitest'
import { parse } from 'zod/mini'
import { schemaProblems } from '#tests/support/schema-problems.ts'
import { emptyJourney, newJourneySchema, toRequest } from './new-schema.ts'

const typed: typeof emptyJourney = {
  ...emptyJourney,
  name: { 'en-ca': ' Knee ', 'fr-ca': 'Genou' },
  key: 'knee',
  organization: '5b8f7c1e-2d4a-4b6c-8e90-1a2b3c4d0001',
}
const problems = (changes: Partial<typeof typed>) =>
  schemaProblems(newJourneySchema, { ...typed, ...changes })

test('a new journey needs both names, a key and an organization; a copy its source, an import its file', () => {
  expect(schemaProblems(newJourneySchema, emptyJourney)).toEqual({
    'name.en-ca': { code: 'required' },
    'name.fr-ca': { code: 'required' },
    key: { code: 'required' },
    organization: { code: 'selectOption' },
  })
  expect(problems({})).toEqual({})
  expect(problems({ key: 'A b' })).toEqual({ key: 'key' })
  expect(problems({ begin: 'duplicate' })).toEqual({ duplicate_of: 'noSource' })
  expect(problems({ begin: 'import' })).toEqual({ design: 'noFile' })
})

test('only what belongs to the chosen beginning is sent', () => {
  const journey = {
    name: { 'en-ca': 'Knee', 'fr-ca': 'Genou' },
    key: 'knee',
    organization: typed.organization,
  }
  const sent = (changes: Partial<typeof typed>) =>
    toRequest(parse(newJourneySchema, { ...typed, duplicate_of: 'x', ...changes }))
  expect(sent({})).toEqual(journey)
  expect(sent({ begin: 'duplicate' })).toEqual({ ...journey, duplicate_of: 'x' })
})
