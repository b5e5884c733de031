import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, forget } from '#tests/dom/fake-http.ts'
import { allergy, answerEmpty, patientId } from '#tests/dom/health-records.tsx'
import { page } from '#tests/dom/journeys.ts'
import { testResult } from '#tests/dom/medications.tsx'
import { failed, renderStory, story, storyPath } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'

vi.mock('#src/api/http.ts', () => import('#tests/dom/fake-http.ts'))
beforeEach(() => {
  answerEmpty()
  answer(storyPath, () => story())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  forget()
})

const { summary } = paths.patient.healthStory
const open = () =>
  renderStory(<HealthStorySummaryPage />, { pattern: summary.pattern, at: summary({ patientId }) })
const refuse = (status: number) => () => {
  throw new ApiError(status, false)
}
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('what cannot be loaded', () => {
  test('one part that failed is named in place and on paper; the others stay, and another try brings it', async () => {
    answer(storyPath, () => story({ medications: failed() }))
    await open()
    const medicines = await sectionOf('Medicines')
    expect(medicines.getByText('Medicines could not be loaded.')).toBeDefined()
    expect(screen.getByText('Not in this summary, because it could not be loaded: Medicines.')).toBeDefined()
    expect(medicines.queryByRole('button', { name: /I take no/ })).toBeNull()
    expect((await sectionOf('Allergies')).getByText('Penicillin')).toBeDefined()
    answer(storyPath, () => story())
    await userEvent.click(medicines.getByRole('button', { name: 'Try again' }))
    expect(await medicines.findByText(/Metformin/)).toBeDefined()
    expect(screen.queryByText(/could not be loaded/)).toBeNull()
  })

  test.each([
    ['F07', 0],
    ['F09', 403],
    ['F15', 429],
    ['F16', 500],
    ['F18', 503],
  ])('%s: all of it, with another try', async (_, status) => {
    silence()
    answer(storyPath, refuse(status))
    await open()
    expect(await screen.findByText("We couldn't load this Health Story")).toBeDefined()
    expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
    expect(callsTo('/v1/allergies/')).toEqual([])
    answer(storyPath, () => story())
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await sectionOf('Allergies')).getByText('Penicillin')).toBeDefined()
  })

  test.each([404, 405, 501])('a backend without a summary (%i): out of its lists', async (status) => {
    answer(storyPath, refuse(status))
    answer('/v1/allergies/', () => page([allergy()]))
    answer('/v1/medications/', refuse(500))
    answer('/v1/test-results/', () =>
      page([testResult({ id: 'new', value: 6.2 }), testResult({ id: 'old', value: 5.1 })]),
    )
    answer('/v1/documents/', () => page([]))
    answer('/v1/record-statements/', () =>
      page([
        {
          patient: patientId,
          kind: 'conditions',
          status: 'none_known',
          recorded_by: null,
          updated_at: null,
        },
      ]),
    )
    await open()
    expect((await sectionOf('Allergies')).getByText('Cats')).toBeDefined()
    expect((await sectionOf('Medicines')).getByText('Medicines could not be loaded.')).toBeDefined()
    expect((await sectionOf('Conditions')).getByText('The person says: none known.')).toBeDefined()
    const results = await sectionOf('Latest test results')
    expect(results.getByText(/6\.2/)).toBeDefined()
    expect(results.queryByText(/5\.1/)).toBeNull()
    expect(callsTo('/v1/allergies/')[0]?.params).toMatchObject({ patient: patientId })
  })

  test('a backend without a summary whose lists fail too: an error with another try', async () => {
    silence()
    answer(storyPath, refuse(404))
    for (const kind of [
      'allergies',
      'medications',
      'conditions',
      'immunizations',
      'procedures',
      'family-history',
      'test-results',
      'documents',
    ])
      answer(`/v1/${kind}/`, refuse(500))
    await open()
    expect(await screen.findByText("We couldn't load this Health Story")).toBeDefined()
  })
})

test('B17: print and files say when something is missing in them', async () => {
  answer(storyPath, () => story({ procedures: failed() }))
  const print = vi.fn()
  vi.stubGlobal('print', print)
  const saved: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as Blob)
    return 'blob:x'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await open()
  await sectionOf('Allergies')
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  expect(print).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Table (CSV)' }))
  expect(
    await screen.findByText('Some parts could not be loaded. They are missing in the file, and it says so.'),
  ).toBeDefined()
  const [csv] = saved
  expect(await csv?.text()).toContain('Procedures could not be loaded.')
})
