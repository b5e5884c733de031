// What care teams aim for, as the person sees it with their measurements.
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import type { MeasurementKind, MeasurementTarget } from '#generated/model/index.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import type { Locale } from '#src/i18n/locale.ts'
import { paths } from '#src/routes/paths.ts'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { measurement } from '#tests/dom/records.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { answer, fails, setOnline } from '#tests/dom/server.ts'
import MeasurementsPage from './MeasurementsPage.tsx'

afterEach(() => setOnline(true))

const { measurements } = paths.patient.healthStory
const patientId = patientIdOf('maya')
const open = (kind?: MeasurementKind, locale: Locale = 'en-ca') =>
  renderPage(<MeasurementsPage />, {
    pattern: measurements.pattern,
    at: measurements({ patientId }, kind ? { kind } : {}),
    texts: ['measurements', 'records', 'kit', 'errors', 'validation'],
    locale,
  })
const target = (changes: Partial<MeasurementTarget> = {}): MeasurementTarget => ({
  id: uuid(41),
  patient: patientId,
  organization: { id: uuid(42), name: 'Lakeside' },
  kind: 'weight',
  unit: 'kg',
  minimum: null,
  maximum: null,
  diastolic_minimum: null,
  diastolic_maximum: null,
  note: null,
  set_by: { id: uuid(43), display_name: 'Samuel Lee' },
  set_at: '2026-11-03T15:00:00Z',
  ...changes,
})
const pressure = { kind: 'blood_pressure', unit: 'mmHg' } as const
const glucose = { kind: 'blood_glucose', unit: 'mmol_L' } as const
const unwell = 'If you feel unwell, contact your care team. In an emergency, call 911.'
const plain = (text: string | null | undefined) => text?.replaceAll('\u00a0', ' ')

type Value = { value: number; diastolic?: number; unit: 'kg' | 'lb' | 'mmHg' | 'mmol_L' }

test.each<[string, Partial<MeasurementTarget>, Value, string, string, Locale?]>([
  [
    'both ends, the value on the upper one',
    { minimum: 60, maximum: 70 },
    { value: 70, unit: 'kg' },
    '60 to 70 kg',
    'Your latest value is within this target.',
  ],
  [
    'a weight above, without what to do',
    { minimum: 60, maximum: 70 },
    { value: 70.1, unit: 'kg' },
    '60 to 70 kg',
    'Your latest value is above this target.',
  ],
  [
    'in the unit of the person',
    { minimum: 60, maximum: 70 },
    { value: 132.2, unit: 'lb' },
    '132.3 to 154.3 lb',
    'Your latest value is below this target.',
  ],
  [
    'only a highest value',
    { ...glucose, maximum: 7 },
    { value: 7.1, unit: 'mmol_L' },
    'up to 7 mmol/L',
    `Your latest value is above this target. ${unwell}`,
  ],
  [
    'only a lowest value',
    { ...glucose, minimum: 4 },
    { value: 4, unit: 'mmol_L' },
    'at least 4 mmol/L',
    'Your latest value is within this target.',
  ],
  [
    'a pressure with one value outside',
    { ...pressure, minimum: 110, maximum: 130, diastolic_minimum: 70, diastolic_maximum: 80 },
    { value: 110, diastolic: 81, unit: 'mmHg' },
    'upper value 110 to 130, lower value 70 to 80 mmHg',
    `Your latest upper value is within this target. Your latest lower value is above this target. ${unwell}`,
  ],
  [
    'a pressure with a limit of the lower value only',
    { ...pressure, diastolic_maximum: 80 },
    { value: 150, diastolic: 80, unit: 'mmHg' },
    'lower value up to 80 mmHg',
    'Your latest lower value is within this target.',
  ],
  [
    'French',
    { ...glucose, minimum: 4, maximum: 7.5 },
    { value: 3.9, unit: 'mmol_L' },
    '4 à 7,5 mmol/L',
    'Votre dernière valeur est sous cette cible. Si vous ne vous sentez pas bien, communiquez avec votre équipe de soins. En cas d’urgence, composez le 911.',
    'fr-ca',
  ],
])('%s: the target, and where the latest value is', async (_, changes, value, range, place, locale) => {
  const given = target(changes)
  const row = measurement({ kind: given.kind, diastolic: null, ...value })
  answer('listMeasurements', page([row]))
  answer(
    'listMeasurementTargets',
    page([given, target({ id: uuid(50), kind: 'pain', unit: 'points', maximum: 3 })]),
  )
  await open(given.kind, locale)
  const words = await screen.findByText(/^(Target from|Cible de)/)
  expect(plain(words.textContent)).toBe(
    locale === 'fr-ca'
      ? `Cible de votre équipe de soins : ${range}, fixée par Samuel Lee le 3 novembre 2026.`
      : `Target from your care team: ${range}, set by Samuel Lee on November 3, 2026.`,
  )
  expect(plain(words.nextElementSibling?.textContent)?.trim()).toBe(place)
})

test('the chart has a band for each number of a pressure, and says so in words', async () => {
  await open('blood_pressure')
  const chart = await screen.findByRole('img', { name: /over time/ })
  expect(plain(chart.getAttribute('aria-label'))).toMatch(
    /Target: upper value 110 to 135, lower value 70 to 80 mmHg$/,
  )
  expect(chart.querySelectorAll(':scope > rect')).toHaveLength(2)
  expect(chart.textContent).toBe('')
  expect(screen.getByText('Target: upper value 110 to 135', { exact: false })).toBeDefined()
  expect(screen.getByText('Note from your care team: Please measure', { exact: false })).toBeDefined()
})

test('two organizations: both are named, in words and in the chart', async () => {
  const theirs = target({ id: uuid(44), organization: { id: uuid(45), name: 'Clinique' }, minimum: 65 })
  answer('listMeasurementTargets', page([target({ maximum: 70 }), theirs]))
  await open('weight')
  expect(plain((await screen.findByText(/^Target from Lakeside: .*set by/)).textContent)).toContain(
    'up to 70 kg',
  )
  expect(plain(screen.getByText(/^Target from Clinique: .*set by/).textContent)).toContain('at least 65 kg')
  const chart = screen.getByRole('img', { name: /Target from Lakeside: .*; Target from Clinique: / })
  expect(chart.querySelectorAll(':scope > rect')).toHaveLength(2)
  expect(chart.textContent).toBe('7065')
})

test('the cards have the target of their kind; one of a kind without values is listed', async () => {
  answer(
    'listMeasurementTargets',
    page([target({ maximum: 70 }), target({ id: uuid(46), kind: 'pain', unit: 'points', maximum: 3 })]),
  )
  await open()
  const cards = within(await screen.findByRole('list', { name: 'Measurements' })).getAllByRole('listitem')
  expect(cards.map(({ textContent }) => plain(textContent)?.includes('Target:'))).toEqual([
    false,
    true,
    false,
  ])
  expect(plain(cards[1]?.textContent)).toContain(
    'Target: up to 70 kg. Your latest value is above this target.',
  )
  expect(plain(screen.getByText(/^Pain: /).textContent)).toBe('Pain: up to 3 out of 10')
})

test('without values, the target of the kind is there', async () => {
  answer('listMeasurements', page([]))
  answer('listMeasurementTargets', page([target({ maximum: 70 })]))
  await open('weight')
  expect(await screen.findByText(/^Target from your care team/)).toBeDefined()
  expect(screen.queryByText(/Your latest value/)).toBeNull()
})

test.each<[number, boolean]>([
  [500, true],
  [0, true],
  [404, false],
])('targets that fail with %i: the values are there, and a way to try again: %s', async (status, isSaid) => {
  fails('listMeasurementTargets', status)
  await open('blood_pressure')
  expect(await screen.findByRole('img', { name: /over time/ })).toBeDefined()
  const retry = screen.queryByRole('button', { name: 'Try again' })
  expect(retry !== null).toBe(isSaid)
  if (!retry) return
  setOnline(true)
  answer('listMeasurementTargets', page([target({ ...pressure, maximum: 120 })]))
  await userEvent.click(retry)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull())
  expect(screen.getByText(/^Target from your care team/)).toBeDefined()
})
