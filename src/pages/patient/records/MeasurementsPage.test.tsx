import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { answer, callsTo, fails, restore } from '#tests/dom/server.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import MeasurementsPage from './MeasurementsPage.tsx'

const { measurements } = paths.patient.healthStory
const patientId = patientIdOf('maya')
const open = (query: Record<string, string> = {}) =>
  renderPage(<MeasurementsPage />, {
    pattern: measurements.pattern,
    at: measurements({ patientId }, query),
    texts: ['measurements', 'records', 'kit', 'errors', 'validation'],
  })
const measurement = {
  patient: patientId,
  source: 'self_reported' as const,
  source_document: null,
  source_submission: null,
  source_text: null,
  recorded_by: null,
  patient_note: null,
  created_at: '2026-11-02T15:00:00Z',
  updated_at: '2026-11-02T15:00:00Z',
  last_confirmed_at: null,
  can_edit: true,
  can_delete: true,
  measured_at: '2026-11-02T15:00:00Z',
  notes: null,
}
const type = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name: new RegExp(`^${name}`) })
  await userEvent.clear(field)
  await userEvent.type(field, text)
  await userEvent.tab()
}

test('a card for each kind with values, newest first, and one press to add to it', async () => {
  const { address } = await open()
  const cards = within(await screen.findByRole('list', { name: 'Measurements' })).getAllByRole('listitem')
  expect(cards.map((card) => card.textContent)).toEqual([
    expect.stringContaining('130/83\u00a0mmHg'),
    expect.stringContaining('72.1\u00a0kg'),
    expect.stringContaining('5.9\u00a0mmol/L'),
  ])
  await userEvent.click(screen.getByRole('link', { name: /Add a weight/ }))
  await waitFor(() => expect(address()).toContain('for=weight'))
  expect(await screen.findByRole('radio', { name: 'kg', checked: true })).toBeDefined()
  expect(screen.queryByRole('combobox', { name: /What did you measure/ })).toBeNull()
})

test('a blood pressure is sent with both values, and the moment of now', async () => {
  await open({ add: '1', for: 'blood_pressure' })
  await type('Upper value', '128')
  await type('Lower value', '128')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(
    (await screen.findAllByText('The lower value must be below the upper value')).length,
  ).toBeGreaterThan(0)
  expect(callsTo('createMeasurement')).toEqual([])
  await type('Lower value', '82')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsTo('createMeasurement')).toHaveLength(1))
  const [call] = callsTo('createMeasurement')
  expect(call?.body).toEqual({
    patient: patientId,
    kind: 'blood_pressure',
    value: 128,
    diastolic: 82,
    unit: 'mmHg',
    measured_at: expect.stringMatching(/:00Z$/),
    notes: null,
  })
  expect(Date.now() - Date.parse(Object(call?.body).measured_at)).toBeLessThan(120_000)
  expect(call?.headers['idempotency-key']).toBeTruthy()
})

test("the contract's limit of the unit refuses, an unusual value is asked about", async () => {
  await open({ add: '1', for: 'weight' })
  await type('Value', '401')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findAllByText(/400 or less/)).length).toBeGreaterThan(0)
  expect(screen.queryByText('Is this value correct?')).toBeNull()
  await type('Value', '90')
  expect(await screen.findByText(/quite different from your last value, 72\.1 kg/)).toBeDefined()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(callsTo('createMeasurement')[0]?.body).toMatchObject({ value: 90 }))
})

test('one kind: both lines of a pressure, the change in words, and only own values can be changed', async () => {
  await open({ kind: 'blood_pressure' })
  expect(await screen.findByText(/^Higher than on November/)).toBeDefined()
  const chart = screen.getByRole('img', { name: /Blood pressure over time, 11 values: 146\/92/ })
  expect(chart.querySelectorAll('circle')).toHaveLength(22)
  const rows = (await screen.findAllByRole('row')).slice(1)
  expect(rows).toHaveLength(11)
  expect(within(rows[0] ?? document.body).getByRole('button', { name: /^Edit/ })).toBeDefined()
  const theirs = within(rows[10] ?? document.body)
  expect(theirs.getByText('From your care team')).toBeDefined()
  expect(theirs.queryByRole('button')).toBeNull()
})

test('without values it says why one would measure, and offers every kind', async () => {
  answer('listMeasurements', page([]))
  await open()
  expect(await screen.findByText(/^Values from home show/)).toBeDefined()
  expect(screen.getAllByRole('link', { name: /^Add/ }).map((link) => link.textContent)).toEqual([
    'Add a measurement',
    'Add a weight',
    'Add a blood pressure reading',
    'Add a blood sugar value',
    'Add a temperature',
    'Add a pain level',
    'Add a heart rate',
  ])
})

test('a deleted value can be brought back', async () => {
  await open({ kind: 'blood_glucose' })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete the value/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('No values yet')).toBeDefined()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect((await screen.findAllByText('5.9 mmol/L')).length).toBeGreaterThan(0)
})

test('the unit of the last value is chosen, and values in both units are compared', async () => {
  const row = { ...measurement, kind: 'weight' as const, diastolic: null }
  answer(
    'listMeasurements',
    page([
      { ...row, id: uuid(1), value: 150, unit: 'lb' },
      { ...row, id: uuid(2), value: 70, unit: 'kg' },
    ]),
  )
  await open({ kind: 'weight', add: '1' })
  expect(await screen.findByRole('radio', { name: 'lb', checked: true })).toBeDefined()
  expect(screen.getByText(/^Lower than on .* \(70 kg\)\.$/)).toBeDefined()
})

test('an edit of a measurement that is gone has a title and says so', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await open({ edit: uuid(1) })
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit a measurement' }))
  expect(await drawer.findByText("This measurement isn't there any more.")).toBeDefined()
})

test('one that could not be loaded can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('getMeasurement', 500)
  await open({ kind: 'blood_glucose' })
  await userEvent.click(await screen.findByRole('button', { name: /^Edit the value/ }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Edit a blood sugar value' }))
  expect(await drawer.findByText("We couldn't load this measurement")).toBeDefined()
  restore('getMeasurement')
  await userEvent.click(drawer.getByRole('button', { name: 'Try again' }))
  expect(await drawer.findByRole('textbox', { name: /^Value/ })).toBeDefined()
})
