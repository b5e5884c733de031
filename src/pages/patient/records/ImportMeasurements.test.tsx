import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import type { MeasurementImport } from '#generated/model/index.ts'
import { patientIdOf } from '#mock-server/store/seeds/profile-id.ts'
import { paths } from '#src/routes/paths.ts'
import { renderPage } from '#tests/dom/render-page.tsx'
import { callsTo, fails, restore, world } from '#tests/dom/server.ts'
import MeasurementsPage from './MeasurementsPage.tsx'

beforeAll(() => import('#src/features/records/measurements/import/ImportMeasurements.tsx'))

const { measurements } = paths.patient.healthStory
const patientId = patientIdOf('maya')
const open = () =>
  renderPage(<MeasurementsPage />, {
    pattern: measurements.pattern,
    at: measurements({ patientId }, { import: '1' }),
    texts: ['measurements', 'records', 'kit', 'errors', 'validation'],
  })
const choose = async (text: string, name = 'scale.csv') =>
  userEvent.upload(
    await screen.findByLabelText<HTMLInputElement>(/Choose a(nother)? file/),
    new File([text], name, { type: 'text/csv' }),
  )
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const sent = () => callsTo('importMeasurements').map(({ body }) => (body as MeasurementImport).measurements)
const stored = () =>
  [...world().tables.records.measurements.rows.values()].filter(({ patient }) => patient === patientId).length

const weights = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.UTC(2020, 0, 1 + index)).toISOString().slice(0, 10)
    return `${day},07:30,${(70 + (index % 50) / 10).toFixed(1)}`
  })

test('nothing is sent before it is confirmed; a file of 1,000 lines is sent in parts, and twice adds nothing', async () => {
  const before = stored()
  const file = ['Date,Time,Weight (kg)', ...weights(1000)].join('\n')
  await open()
  await choose(file)
  expect(await screen.findByText(/^Weight: 1,000 values, 70 kg to 74.9 kg$/)).toBeDefined()
  expect(callsTo('importMeasurements')).toEqual([])
  await press(/^Add 1,000 values/)
  const done = await screen.findByText('1,000 values were added.', undefined, { timeout: 10_000 })
  expect(document.activeElement?.closest('body *')?.contains(done)).toBe(true)
  expect(sent().map(({ length }) => length)).toEqual(Array.from({ length: 5 }, () => 200))
  expect(stored()).toBe(before + 1000)
})

test('what is there already is recognized, and wrong cells are named with their line and why', async () => {
  await open()
  await choose('Date,Weight (kg),Pulse\n2026-11-01,70,64\n2026-11-02,7000,\n,70,\n2026-11-03,,fast')
  const wrong = within(
    (await screen.findByText("3 cells can't be imported")).closest('[role]') as HTMLElement,
  )
  expect(wrong.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Line 3, Weight (kg): Enter a number that is 400 or less',
    'Line 4, Date: There is no date',
    'Line 5, Pulse: Enter a number, like 3 or 2.5',
  ])
  await press(/^Add 2 values/)
  expect(await screen.findByText('2 values were added.')).toBeDefined()
  cleanup()
  await open()
  await choose('Date,Weight (kg),Pulse\n2026-11-01,70,64')
  expect(await screen.findByText('2 values are there already and will not be added again.')).toBeDefined()
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

test('a failure half way says how many were added, and the next try adds the others only', async () => {
  const before = stored()
  await open()
  await choose(['Date,Time,Weight (kg)', ...weights(300)].join('\n'))
  await screen.findByText(/^Weight: 300 values/)
  world().faults.replace([
    { kind: 'status', status: 503, match: { operationId: 'importMeasurements' }, times: 1 },
  ] as never)
  await press(/^Add 300 values/)
  expect(await screen.findByText(/^Only 0 of 300 values were added/)).toBeDefined()
  fails('importMeasurements', 500)
  await press(/^Add 300 values/)
  await waitFor(() => expect(callsTo('importMeasurements').length).toBe(2))
  restore('importMeasurements')
  await press(/^Add 300 values/)
  expect(await screen.findByText('300 values were added.')).toBeDefined()
  expect(stored()).toBe(before + 300)
})

test('dates that can be read in two ways and missing units are asked for', async () => {
  await open()
  await choose('Date;Poids\n03/04/2026;159,5')
  expect(await screen.findByText('How are the dates in this file written?')).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'What will be added' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Month first: 03/04/2026' }))
  await userEvent.click(screen.getByRole('radio', { name: 'lb' }))
  expect(await screen.findByText('From March 4, 2026 to March 4, 2026')).toBeDefined()
  await press(/^Add 1 value/)
  await waitFor(() =>
    expect(sent()[0]).toEqual([expect.objectContaining({ kind: 'weight', value: 159.5, unit: 'lb' })]),
  )
})

test('one blood pressure is named with both of its values', async () => {
  await open()
  await choose('Date,Systolic,Diastolic\n2020-01-02,120,80')
  expect(await screen.findByText('Blood pressure: 1 value, 120/80 mmHg')).toBeDefined()
})

test('a file without dates and values, and a spreadsheet, are refused with the reason', async () => {
  await open()
  await choose('Name,City\nMaya,Ottawa')
  expect((await screen.findAllByText(/^We couldn't find a column with dates/)).length).toBeGreaterThan(0)
  await choose('PK\u0003\u0004\u0000\u0000', 'scale.csv')
  expect((await screen.findAllByText(/CSV/)).length).toBeGreaterThan(1)
  expect(screen.queryByRole('button', { name: /^Add/ })).toBeNull()
})

test('a comparison that fails can be tried again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  fails('listMeasurements', 500)
  await open()
  await choose('Date,Weight (kg)\n2026-11-01,70')
  expect(await screen.findByText("We couldn't compare the file with your measurements")).toBeDefined()
  restore('listMeasurements')
  await press(/^Try again/)
  expect(await screen.findByRole('button', { name: 'Add 1 value' })).toBeDefined()
})
