import { expect, test } from 'vitest'
import { aDocument } from '#tests/dom/documents.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { testResult } from '#tests/dom/medications.tsx'
import { immunization, measurement, procedure } from '#tests/dom/records.tsx'
import { part } from '#tests/dom/story.tsx'
import { isOfDays, recordsBefore } from './story-since.ts'

const since = '2020-05-10'
const procedures = (...dates: (string | null)[]) => ({
  procedures: part(dates.map((date, at) => procedure({ id: uuid(at + 1), date }))),
})

test('2.16: the day itself is shared, the day before is not, and neither is left out without a date', () => {
  expect(recordsBefore(procedures('2020-05-09', since, '2020-05-11', null), since)).toEqual([uuid(1)])
})

test('2.16: of a month or a year, only one that ended before the day is left out', () => {
  expect(recordsBefore(procedures('2020-04', '2020-05', '2019', '2020'), since)).toEqual([uuid(1), uuid(3)])
})

test('2.16: each dated section goes by its own date, a document without one by its upload', () => {
  const before = '2019-12-31'
  const late = '2026-01-01T00:00:00Z'
  const sections = {
    immunizations: part([immunization({ id: uuid(1), date_received: before })]),
    procedures: part([procedure({ id: uuid(2), date: before })]),
    test_results: part([testResult({ id: uuid(3), collected_at: before })]),
    measurements: part([measurement({ id: uuid(7), measured_at: `${before}T23:00:00Z` })]),
    documents: part([
      aDocument({ id: uuid(4), document_date: before, uploaded_at: late }),
      aDocument({ id: uuid(5), document_date: null, uploaded_at: `${before}T00:00:00Z` }),
      aDocument({ id: uuid(6), document_date: null, uploaded_at: late }),
    ]),
  }
  expect(recordsBefore(sections, since)).toEqual([1, 2, 3, 7, 4, 5].map((at) => uuid(at)))
  expect(Object.keys(sections).every((name) => isOfDays(name as keyof typeof sections))).toBe(true)
  expect(isOfDays('allergies')).toBe(false)
})
