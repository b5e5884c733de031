import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { statement } from '#tests/dom/health-records.tsx'
import { mayaId, page, renderForMaya, testResult } from '#tests/dom/medications.tsx'
import TestResultsPage from './TestResultsPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
afterEach(() => {
  vi.restoreAllMocks()
  forget()
})

const { testResults } = paths.patient.healthStory
const at = testResults({ patientId: mayaId })
const open = (query = '') =>
  renderForMaya(<TestResultsPage />, { pattern: testResults.pattern, at: at + query })
const asked = () => callsTo('/v1/test-results/').map(({ params }) => params)

const normal = testResult({
  id: 'n',
  test_name: 'Potassium',
  test_code: 'k',
  panel: 'Salts',
  value: 4.2,
  unit: 'mmol/L',
  reference_low: 3.5,
  reference_high: 5,
  interpretation: 'normal',
  is_new: true,
})

test('ROUTE-49, DATA-56: by date and panel, in words; what is new says so', async () => {
  answer('/v1/test-results/', () => page([testResult(), normal]))
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'November 11, 2026' })).toBeDefined()
  const salts = screen.getByRole('table', { name: 'Salts' })
  expect(within(salts).getAllByRole('row')[1]?.textContent).toContain('New')
  const sugar = screen.getByRole('table', { name: 'Blood sugar' })
  expect(within(sugar).getByText('Above the usual range')).toBeDefined()
  expect(within(sugar).getByText('4 to 6%')).toBeDefined()
  expect(asked()[0]).toMatchObject({ patient: mayaId, ordering: ['-collected_at', '-out_of_range'] })
})

test('by test, out of range and between dates stand in the address', async () => {
  answer('/v1/test-results/', () => page([testResult()]))
  const { address } = await open('?range=out&dates=2026-01-01..2026-12-31')
  await userEvent.click(await screen.findByRole('button', { name: 'By test' }))
  await waitFor(() => expect(address()).toContain('view=test'))
  await waitFor(() =>
    expect(asked().at(-1)).toMatchObject({
      latest: true,
      ordering: ['-out_of_range', 'test_name'],
      interpretation__in: ['critical_low', 'critical_high', 'low', 'high', 'abnormal'],
      collected_at__gte: '2026-01-01',
      collected_at__lte: '2026-12-31',
    }),
  )
})

test.each(['2026-02-30..', 'x..y', '2026-01-01', '..'])(
  'dates that are none (%s) are not asked for',
  async (dates) => {
    answer('/v1/test-results/', () => page([testResult()]))
    await open(`?dates=${dates}`)
    await screen.findByRole('table', { name: 'Blood sugar' })
    expect(asked()[0]).not.toHaveProperty('collected_at__gte')
    expect(asked()[0]).not.toHaveProperty('collected_at__lte')
  },
)

test('empty, nothing found, and an error are three things', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('/v1/test-results/', () => page([]))
  const first = await open()
  expect(await screen.findByText('No test results yet')).toBeDefined()
  first.unmount()
  const second = await open('?range=out')
  expect(await screen.findByText('No results')).toBeDefined()
  second.unmount()
  answer('/v1/test-results/', () => {
    throw new ApiError(500, false)
  })
  await open()
  expect(await screen.findByText("We couldn't load your test results")).toBeDefined()
})

test('DATA-56: I have none is kept, and ends with the first result', async () => {
  let said = statement('test-results')
  answer('/v1/test-results/', () => page([]))
  answer('GET /v1/record-statements/test-results/', () => said)
  answer('PUT /v1/record-statements/test-results/', (_, data) => {
    said = statement('test-results', Object(data).status)
    return said
  })
  const { queryClient } = await open()
  await userEvent.click(await screen.findByRole('button', { name: 'I have no test results' }))
  expect(await screen.findByRole('heading', { name: 'No test results' })).toBeDefined()
  expect(screen.getByText('This goes away by itself when you add something.')).toBeDefined()
  const sent = callsTo('/v1/record-statements/test-results/').find(({ method }) => method === 'PUT')
  expect(sent?.data).toEqual({ patient: mayaId, status: 'none_known' })
  answer('/v1/test-results/', () => page([testResult()]))
  await queryClient.invalidateQueries()
  expect(await screen.findByRole('table', { name: 'Blood sugar' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'No test results' })).toBeNull()
})

test('B9: one test: the sentence, the lines with their words, every value; other units only in the table', async () => {
  const before = testResult({
    id: 'b',
    value: 5.9,
    interpretation: 'normal',
    collected_at: '2026-05-02',
    is_new: true,
  })
  const other = testResult({ id: 'o', value: 41, unit: 'mmol/mol', collected_at: '2025-01-02' })
  answer('/v1/test-results/', () => page([testResult(), before, other]))
  answer('/v1/test-results/mark_seen/', () => undefined)
  await open('?test=4548-4')
  expect(
    await screen.findByText(
      'Your result is above the usual range. It is higher than on May 2, 2026, when it was 5.9%.',
    ),
  ).toBeDefined()
  expect(
    screen.getByRole('img', { name: 'A1C: 6.2%. Above the usual range. Usual range: 4 to 6%.' }),
  ).toBeDefined()
  expect(
    screen.getByRole('img', {
      name: 'A1C over time, 2 results: 5.9% on May 2, 2026, 6.2% on November 11, 2026.',
    }),
  ).toBeDefined()
  expect(screen.getByText(/Some were measured in another unit/)).toBeDefined()
  expect(screen.getAllByRole('row')).toHaveLength(4)
  await waitFor(() =>
    expect(callsTo('/v1/test-results/mark_seen/')[0]?.data).toEqual({ patient: mayaId, test_code: '4548-4' }),
  )
})

test('a critical value: calm words and what to do', async () => {
  answer('/v1/test-results/', () => page([testResult({ interpretation: 'critical_high' })]))
  await open('?test=4548-4')
  expect(await screen.findByText('Please contact your care team about this result')).toBeDefined()
  expect(screen.getByText(/Call 911 if you feel very unwell/)).toBeDefined()
})

test('?add=1: what is wrong is said, what is right is sent', async () => {
  answer('/v1/test-results/', () => page([]))
  answer('POST /v1/test-results/', (_, data) => testResult(Object(data)))
  await open('?add=1')
  const form = within(await screen.findByRole('form', { name: 'Add a test result' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getAllByRole('link', { name: 'This field is required' })).toHaveLength(3)
  await userEvent.type(form.getByRole('textbox', { name: /Name of the test/ }), 'Hemoglobin')
  await userEvent.type(form.getByRole('textbox', { name: /^Result/ }), '131')
  await userEvent.type(form.getByRole('textbox', { name: 'Day' }), '2')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Month' }), '03')
  await userEvent.type(form.getByRole('textbox', { name: 'Year' }), '2024')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(callsTo('/v1/test-results/').find(({ method }) => method === 'POST')?.data).toMatchObject({
      patient: mayaId,
      test_name: 'Hemoglobin',
      value: 131,
      value_text: null,
      collected_at: '2024-03-02',
    }),
  )
})
