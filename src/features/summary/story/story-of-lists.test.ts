import { expect, test } from 'vitest'
import type { Patient } from '#generated/model/index.ts'
import { storyOfLists, type StoryLists } from './story-of-lists.ts'

const profile: Patient = {
  id: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0101',
  first_name: 'Maya',
  last_name: '',
  is_self: true,
  is_system_created: false,
  avatar_style: null,
}
const rows = (...updated: string[]) =>
  ({ count: 7, results: updated.map((updated_at) => ({ updated_at })) }) as never
const none = { count: 0, results: [] }
const lists: StoryLists['lists'] = {
  allergies: rows('2026-11-02T09:00:00Z', '2026-11-04T09:00:00Z', '2026-11-03T09:00:00Z'),
  medications: null,
  conditions: none,
  immunizations: none,
  procedures: none,
  family_history: none,
  test_results: none,
  measurements: none,
  documents: none,
}
const said = (kind: string) => ({ kind, status: 'none_known' }) as never
const parts: readonly [keyof StoryLists['lists'], string][] = [
  ['allergies', 'allergies'],
  ['conditions', 'conditions'],
  ['immunizations', 'immunizations'],
  ['procedures', 'procedures'],
  ['family_history', 'family-history'],
  ['test_results', 'test-results'],
  ['documents', 'documents'],
]

test('each part has its list, how many there are in all, and the day of the newest', () => {
  const { sections, patient } = storyOfLists({ profile, person: null, lists, statements: [], targets: [] })
  expect(sections.allergies).toMatchObject({
    status: 'ok',
    count: 7,
    last_updated: '2026-11-04T09:00:00Z',
    statement: null,
  })
  expect(sections.allergies?.results).toHaveLength(3)
  expect(sections.conditions).toMatchObject({ status: 'ok', count: 0, last_updated: null })
  expect(patient).toEqual({
    id: profile.id,
    display_name: 'Maya',
    date_of_birth: null,
    preferred_language: null,
    spoken_languages: null,
    implants: null,
    emergency_contact: null,
  })
})

test('a list that did not come is a part that failed, whatever is said in its place', () => {
  const { sections } = storyOfLists({
    profile,
    person: null,
    lists,
    statements: [said('medications')],
    targets: [],
  })
  expect(sections.medications).toEqual({
    status: 'failed',
    count: 0,
    last_updated: null,
    statement: null,
    results: [],
  })
})

test.each(parts)('a statement in place of %s is shown there, and nowhere else', (part, kind) => {
  const { sections } = storyOfLists({ profile, person: null, lists, statements: [said(kind)], targets: [] })
  expect(parts.filter(([one]) => sections[one]?.statement === 'none_known')).toEqual([[part, kind]])
})

test('the person is the one that the backend tells of, where it does', () => {
  const person = {
    id: profile.id,
    display_name: 'Maya T.',
    date_of_birth: '1988-04-12',
    preferred_language: null,
    spoken_languages: null,
    implants: null,
    emergency_contact: null,
  }
  expect(storyOfLists({ profile, person, lists, statements: [], targets: [] }).patient).toBe(person)
})
