import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, settled } from '#tests/dom/server.ts'
import { statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { mayaId, page, renderForMaya, testResult } from '#tests/dom/medications.tsx'
import TestResultsPage from './TestResultsPage.tsx'
afterEach(() => vi.restoreAllMocks())

const { testResults } = paths.patient.healthStory
const at = testResults({ patientId: mayaId })
const open = (query = '') =>
  renderForMaya(<TestResultsPage />, { pattern: testResults.pattern, at: at + query })
const asked = () => callsTo('listTestResults').map(({ query }) => query)

const normal = testResult({
  id: uuid(1),
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
  answer('listTestResults', page([testResult(), normal]))
  await open()
  expect(await screen.findByRole('heading', { level: 2, name: 'November 11, 2026' })).toBeDefined()
  const salts = screen.getByRole('table', { name: 'Salts' })
  expect(within(salts).getAllByRole('row')[1]?.textContent).toContain('New')
  const sugar = screen.getByRole('table', { name: 'Blood sugar' })
  expect(within(sugar).getByText('Above the usual range')).toBeDefined()
  expect(within(sugar).getByText('4.0 to 6.0%')).toBeDefined()
  expect(screen.getByText('1 of 2 outside the usual range')).toBeDefined()
  // Only results out of range have a colour; the middle half of the bar is the usual range.
  const barIn = (table: HTMLElement) => table.querySelector<HTMLElement>('[aria-hidden] > [style]')
  expect(barIn(sugar)?.style.insetInlineStart).toBe('80%')
  expect(barIn(sugar)?.parentElement?.dataset.outside).toBe('true')
  expect(barIn(salts)?.parentElement?.dataset.outside).toBeUndefined()
  expect(asked()[0]).toMatchObject({ patient: mayaId, ordering: ['-collected_at', '-out_of_range'] })
})

test('by test, out of range and the date range are kept in the URL', async () => {
  answer('listTestResults', page([testResult()]))
  const { address } = await open('?range=out&dates=2026-01-01..2026-12-31')
  await userEvent.click(await screen.findByRole('button', { name: 'By test' }))
  await waitFor(() => expect(address()).toContain('view=test'))
  expect(screen.getByRole('button', { name: 'Clear filters' })).toBeDefined()
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

test('dates that are none are not asked for', async () => {
  answer('listTestResults', page([testResult()]))
  const { router } = await open()
  for (const dates of ['2026-02-30..', 'x..y', '2026-01-01', '..']) {
    await act(async () => {
      await router.navigate(`${at}?dates=${dates}`)
      await settled()
    })
    expect(screen.getByRole('table', { name: 'Blood sugar' }), dates).toBeDefined()
    expect(asked(), dates).toHaveLength(1)
  }
  expect(asked()[0]).not.toHaveProperty('collected_at__gte')
  expect(asked()[0]).not.toHaveProperty('collected_at__lte')
})

test('empty, nothing found, and an error are three things', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  answer('listTestResults', page([]))
  const first = await open()
  expect(await screen.findByText('No test results yet')).toBeDefined()
  first.unmount()
  const second = await open('?range=out')
  expect(await screen.findByText('No results')).toBeDefined()
  second.unmount()
  fails('listTestResults', 500)
  await open()
  expect(await screen.findByText("We couldn't load your test results")).toBeDefined()
  answer('listTestResults', page([testResult()]))
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Blood sugar' })).toBeDefined()
})

test('DATA-56: I have none is kept, and ends with the first result', async () => {
  let said = statement('test-results')
  answer('listTestResults', page([]))
  answer('getRecordStatement', () => said)
  answer('saveRecordStatement', ({ body }) => {
    said = statement('test-results', body.status)
    return said
  })
  const { queryClient } = await open()
  await userEvent.click(await screen.findByRole('button', { name: "I don't have any test results" }))
  expect(await screen.findByRole('heading', { name: 'No test results' })).toBeDefined()
  expect(screen.getByText('This will disappear on its own when you add something.')).toBeDefined()
  expect(callsTo('saveRecordStatement')[0]?.body).toEqual({ patient: mayaId, status: 'none_known' })
  answer('listTestResults', page([testResult()]))
  await queryClient.invalidateQueries()
  expect(await screen.findByRole('table', { name: 'Blood sugar' })).toBeDefined()
  expect(screen.queryByRole('heading', { name: 'No test results' })).toBeNull()
})

test('B9: one test: the sentence, the lines with their words, every value; other units only in the table', async () => {
  const before = testResult({
    id: uuid(2),
    value: 5.9,
    interpretation: 'normal',
    collected_at: '2026-05-02',
    is_new: true,
  })
  const other = testResult({ id: uuid(3), value: 41, unit: 'mmol/mol', collected_at: '2025-01-02' })
  answer('listTestResults', page([testResult(), before, other]))
  answer('markTestResultsSeen', () => undefined)
  await open('?test=4548-4')
  expect(
    await screen.findByText(
      'Your result is above the usual range. It is higher than on May 2, 2026, when it was 5.9%.',
    ),
  ).toBeDefined()
  expect(
    screen.getByRole('img', { name: 'A1C: 6.2%. Above the usual range. Usual range: 4.0 to 6.0%.' }),
  ).toBeDefined()
  expect(
    screen.getByRole('img', {
      name: 'A1C over time, 2 results: 5.9% on May 2, 2026, 6.2% on November 11, 2026.',
    }),
  ).toBeDefined()
  expect(screen.getByText(/Some were measured in another unit/)).toBeDefined()
  expect(asked()[0]).toMatchObject({ patient: mayaId, test_code: '4548-4', ordering: ['-collected_at'] })
  expect(screen.getAllByRole('row')).toHaveLength(4)
  await waitFor(() =>
    expect(callsTo('markTestResultsSeen')[0]?.body).toEqual({ patient: mayaId, test_code: '4548-4' }),
  )
})

test('a critical value: calm words and what to do', async () => {
  answer('listTestResults', page([testResult({ interpretation: 'critical_high' })]))
  await open('?test=4548-4')
  expect(await screen.findByText('Please contact your care team about this result')).toBeDefined()
  expect(screen.getByText(/Call 911 if you feel very unwell/)).toBeDefined()
})

test('?add=1: what is wrong is said, what is right is sent', async () => {
  answer('listTestResults', page([]))
  answer('createTestResult', ({ body }) => testResult(body))
  const { address } = await open('?add=1')
  const form = within(await screen.findByRole('form', { name: 'Add a test result' }))
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  expect(form.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Name of the test: This field is required',
    'Result: This field is required',
    'Date of the test: This field is required',
  ])
  await userEvent.type(form.getByRole('textbox', { name: /Name of the test/ }), 'Hemoglobin')
  await userEvent.type(form.getByRole('textbox', { name: /^Result/ }), '131')
  await userEvent.type(form.getByRole('textbox', { name: 'Day' }), '2')
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Month' }), '03')
  await userEvent.type(form.getByRole('textbox', { name: 'Year' }), '2024')
  await userEvent.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(callsTo('createTestResult')[0]?.body).toMatchObject({
      patient: mayaId,
      test_name: 'Hemoglobin',
      value: 131,
      value_text: null,
      collected_at: '2024-03-02',
    }),
  )
  await waitFor(() => expect(address()).toBe(at))
})
