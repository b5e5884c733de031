import { expect, test } from 'vitest'
import type { HealthStory, Measurement } from '#generated/model/index.ts'
import { allergy, condition } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { medication, testResult } from '#tests/dom/medications.tsx'
import { measurement, procedure } from '#tests/dom/records.tsx'
import { part, story } from '#tests/dom/story.tsx'
import { emergencyParts, emergencyStory } from './emergency-story.ts'

/** The story is of November 20, 2026. */
const namesIn = (chosen: HealthStory, section: 'allergies' | 'medications' | 'conditions' | 'procedures') =>
  emergencyStory(chosen).sections[section]?.results.map((one) =>
    'allergen' in one ? one.allergen : one.name,
  )

test('B11: only its own sections, and only what is current', () => {
  const chosen = story({
    allergies: part([
      allergy({ allergen: 'Cats', status: 'resolved' }),
      allergy({ allergen: 'Penicillin', status: 'active' }),
    ]),
    medications: part([
      medication({ name: 'Old', currently_taking: false }),
      medication({ name: 'Metformin', currently_taking: true }),
    ]),
    conditions: part([
      condition({ name: 'Asthma', status: 'active' }),
      condition({ name: 'Flu', status: 'resolved' }),
      condition({ name: 'Rash', status: 'unknown' }),
    ]),
  })
  expect(Object.keys(emergencyStory(chosen).sections)).toEqual([...emergencyParts])
  expect(namesIn(chosen, 'allergies')).toEqual(['Penicillin'])
  expect(namesIn(chosen, 'medications')).toEqual(['Metformin'])
  expect(namesIn(chosen, 'conditions')).toEqual(['Asthma', 'Rash'])
})

test('B11: procedures of five years, by the parts that the date has; six at most', () => {
  const dates = ['2026-01', '2021-11-20', '2021-11', '2021', '2021-11-19', '2021-10', '2020', null]
  const rows = dates.map((date, row) => procedure({ id: uuid(row), name: String(date), date }))
  expect(namesIn(story({ procedures: part(rows) }), 'procedures')).toEqual([
    '2026-01',
    '2021-11-20',
    '2021-11',
    '2021',
    'null',
  ])
  const many = Array.from({ length: 7 }, (_, row) => procedure({ id: uuid(row), date: '2026-01' }))
  expect(namesIn(story({ procedures: part(many) }), 'procedures')).toHaveLength(6)
})

test('B11: results of two years, those outside the usual range first; six at most', () => {
  const result = (row: number, interpretation: 'normal' | 'high' | 'unknown', day = '2026-11-01') =>
    testResult({ id: uuid(row), test_name: `${interpretation} ${row}`, interpretation, collected_at: day })
  const rows = [
    result(1, 'normal'),
    result(2, 'high', '2024-11-20'),
    result(3, 'high', '2024-11-19'),
    result(4, 'unknown'),
    ...[5, 6, 7, 8].map((row) => result(row, 'normal')),
  ]
  const chosen = emergencyStory(story({ test_results: part(rows) }))
  expect(chosen.sections.test_results?.results.map(({ test_name: name }) => name)).toEqual([
    'high 2',
    'normal 1',
    'unknown 4',
    'normal 5',
    'normal 6',
    'normal 7',
  ])
  expect(emergencyStory(chosen)).toEqual(chosen)
})

test('B11: what was measured within a year, without pain and temperature, which change within hours', () => {
  const of = (kind: Measurement['kind'], measured_at = '2026-11-02T15:00:00Z') =>
    measurement({ kind, measured_at })
  const chosen = emergencyStory(
    story({
      measurements: part([
        of('pain'),
        of('temperature'),
        of('heart_rate', '2025-11-19T23:00:00Z'),
        of('blood_glucose', '2025-11-20T00:00:00Z'),
        of('blood_pressure'),
        of('weight'),
      ]),
    }),
  )
  expect(chosen.sections.measurements?.results.map(({ kind }) => kind)).toEqual([
    'blood_glucose',
    'blood_pressure',
    'weight',
  ])
})
