import { beforeAll, expect, test } from 'vitest'
import { Weekday, type ProcessInstance } from '#generated/model/index.ts'
import { type Texts, textsIn } from '#src/i18n/texts.ts'
import type { CalendarEntry } from '#src/lib/files/ics.ts'
import { patientId } from '#tests/dom/health-records.tsx'
import { journey, leoId, profiles, task } from '#tests/dom/journeys.ts'
import { medication } from '#tests/dom/medications.tsx'
import { immunization } from '#tests/dom/records.tsx'
import { calendarEntries, calendarKinds, type Dated } from './calendar-entries.ts'

let texts: Texts['calendar']['entry']
beforeAll(async () => {
  texts = (await textsIn('en-ca', 'calendar')).t.calendar.entry
})

const nothing: Dated = {
  profiles: profiles.results,
  tasks: [],
  journeys: [],
  medications: [],
  immunizations: [],
}
const entries = (dated: Partial<Dated>, withNames = true) =>
  calendarEntries({ ...nothing, ...dated }, calendarKinds, {
    texts,
    withNames,
    address: 'https://portage.example',
    // a Friday
    today: '2026-11-20',
  })
const shown = ({ title, start }: CalendarEntry) => [title, start]

test('B10: steps that are due, today too; not those without a date or in the past', () => {
  const due = (name: string, due_at: string | null) => task({ name, due_at })
  const found = entries({
    tasks: [due('Past', '2026-11-19T15:00:00Z'), due('Today', '2026-11-20T15:00:00Z'), due('Someday', null)],
  })
  expect(found.map(shown)).toEqual([['Due: Today', { kind: 'moment', at: '2026-11-20T15:00:00Z' }]])
  expect(found[0]?.description).toBe('Open Portage: https://portage.example')
})

test('B10: the next time of a repeated step', () => {
  const step = { activity_id: 'a', name: 'Hip today', kind: 'form', estimated_minutes: 4 } as const
  const journeys: ProcessInstance[] = [
    journey({
      upcoming_steps: [
        { ...step, opens_at: '2026-11-25T13:00:00Z' },
        { ...step, activity_id: 'b', opens_at: null },
      ],
    }),
  ]
  expect(entries({ journeys }).map(shown)).toEqual([
    ['Opens: Hip today', { kind: 'moment', at: '2026-11-25T13:00:00Z' }],
  ])
})

test('B10: each set time of a medication, from its first weekday on; ended and unscheduled ones are left out', () => {
  const schedule = { times: ['08:00', '20:00'], days: [], every_n_days: 3, text: null }
  const found = entries({
    medications: [
      medication({ name: 'A', strength: '5 mg', custom_schedule: schedule }),
      medication({
        name: 'B',
        strength: null,
        custom_schedule: { ...schedule, times: ['09:30'], days: ['monday', 'thursday'], every_n_days: null },
      }),
      medication({ name: 'No times', custom_schedule: null }),
      medication({ name: 'Ended', custom_schedule: schedule, end_date: '2026-11-19' }),
      medication({ name: 'Stopped', custom_schedule: schedule, currently_taking: false }),
    ],
  })
  expect(found.map(({ title, start, repeats }) => [title, start, repeats])).toEqual([
    ['Take: A 5 mg', { kind: 'local', day: '2026-11-20', time: '08:00' }, { every: 3, weekdays: [] }],
    ['Take: A 5 mg', { kind: 'local', day: '2026-11-20', time: '20:00' }, { every: 3, weekdays: [] }],
    ['Take: B', { kind: 'local', day: '2026-11-23', time: '09:30' }, { every: 1, weekdays: ['MO', 'TH'] }],
  ])
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
})

test('RFC 5545: every weekday repeats as the letters of its day, from the next one on', () => {
  const on = (day: Weekday) =>
    entries({
      medications: [
        medication({ custom_schedule: { times: ['09:30'], days: [day], every_n_days: null, text: null } }),
      ],
    }).map(({ start, repeats }) => [start, repeats?.weekdays])
  // today is the Friday
  expect(Object.fromEntries(Object.values(Weekday).map((day) => [day, on(day).flat()]))).toEqual({
    monday: [{ kind: 'local', day: '2026-11-23', time: '09:30' }, ['MO']],
    tuesday: [{ kind: 'local', day: '2026-11-24', time: '09:30' }, ['TU']],
    wednesday: [{ kind: 'local', day: '2026-11-25', time: '09:30' }, ['WE']],
    thursday: [{ kind: 'local', day: '2026-11-26', time: '09:30' }, ['TH']],
    friday: [{ kind: 'local', day: '2026-11-20', time: '09:30' }, ['FR']],
    saturday: [{ kind: 'local', day: '2026-11-21', time: '09:30' }, ['SA']],
    sunday: [{ kind: 'local', day: '2026-11-22', time: '09:30' }, ['SU']],
  })
})

test('B10: next doses on a certain day; not in a month, not in the past', () => {
  const found = entries({
    immunizations: ['2027-01-31', '2027-02', '2026-11-19', null].map((next_dose_date) =>
      immunization({ vaccine_name: 'Shingles', next_dose_date }),
    ),
  })
  expect(found.map(shown)).toEqual([['Vaccine: Shingles', { kind: 'day', day: '2027-01-31' }]])
})

test('SEC-05: without names, nothing of the records or of other profiles is in the file; with names, for whom', () => {
  const dated = {
    immunizations: [
      immunization({ id: 'i', patient: leoId, vaccine_name: 'Shingles', next_dose_date: '2027-01-31' }),
      immunization({ id: 'j', patient: patientId, vaccine_name: 'Flu', next_dose_date: '2027-01-31' }),
    ],
  }
  expect(JSON.stringify(entries(dated, false))).not.toMatch(/Leo|Shingles|Flu/)
  expect(entries(dated, false)[0]?.title).toBe('Portage: a vaccine dose is planned')
  expect(entries(dated).map(({ title }) => title)).toEqual(['Vaccine: Shingles (for Leo)', 'Vaccine: Flu'])
})
