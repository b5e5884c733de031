import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails, restore, world } from '#tests/dom/server.ts'
import { allergy, answerEmpty, patientId, statement } from '#tests/dom/health-records.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { testResult } from '#tests/dom/medications.tsx'
import { failed, renderStory, story } from '#tests/dom/story.tsx'
import HealthStorySummaryPage from './HealthStorySummaryPage.tsx'
beforeEach(() => {
  answerEmpty()
  answer('getHealthStory', story())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { summary } = paths.patient.healthStory
const open = () =>
  renderStory(<HealthStorySummaryPage />, { pattern: summary.pattern, at: summary({ patientId }) })
const silence = () => vi.spyOn(console, 'error').mockImplementation(() => undefined)
const sectionOf = async (name: string) => within(await screen.findByRole('region', { name }))

describe('what cannot be loaded', () => {
  test('one part that failed is named in place and on paper; the others stay, and another try brings it', async () => {
    answer('getHealthStory', story({ medications: failed() }))
    await open()
    const medicines = await sectionOf('Medications')
    expect(medicines.getByText("We couldn't load this part: Medications.")).toBeDefined()
    expect(screen.getByText("Not in this summary, because we couldn't load it: Medications.")).toBeDefined()
    expect(medicines.queryByRole('button', { name: /I don't take any/ })).toBeNull()
    expect((await sectionOf('Allergies')).getByText('Penicillin')).toBeDefined()
    answer('getHealthStory', story())
    await userEvent.click(medicines.getByRole('button', { name: 'Try again' }))
    expect(await medicines.findByText(/Metformin/)).toBeDefined()
    expect(screen.queryByText(/couldn't load/)).toBeNull()
  })

  test('F07, F09, F15, F16, F18: all of it, with another try', async () => {
    silence()
    fails('getHealthStory', 0)
    await open()
    for (const status of [403, 429, 500, 503, 200]) {
      const failure = () => screen.queryByText("We couldn't load this Health Story")
      await waitFor(() => expect(failure(), `before ${status}`).not.toBeNull())
      expect(screen.getByRole('heading', { level: 1 })).toBeDefined()
      expect(callsTo('listAllergies')).toEqual([])
      if (status === 200) answer('getHealthStory', story())
      else fails('getHealthStory', status)
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    }
    expect((await sectionOf('Allergies')).getByText('Penicillin')).toBeDefined()
  })

  test.each([404, 405, 501])('a backend without a summary (%i): out of its lists', async (status) => {
    restore('getHealthStory')
    world().faults.replace([{ kind: 'status', status, match: { operationId: 'getHealthStory' } }])
    answer('listAllergies', page([allergy()]))
    fails('listMedications', 500)
    answer('listTestResults', page([testResult({ value: 6.2 }), testResult({ id: uuid(1), value: 5.1 })]))
    answer('listDocuments', page([]))
    answer('listRecordStatements', page([statement('conditions', 'none_known')]))
    await open()
    expect((await sectionOf('Allergies')).getByText('Cats')).toBeDefined()
    expect(
      (await sectionOf('Medications')).getByText("We couldn't load this part: Medications."),
    ).toBeDefined()
    expect(
      (await sectionOf('Conditions')).getByText('The person says there are none that they know of.'),
    ).toBeDefined()
    const results = await sectionOf('Latest test results')
    expect(results.getByText(/6\.2/)).toBeDefined()
    expect(results.queryByText(/5\.1/)).toBeNull()
    expect(callsTo('listAllergies')[0]?.query).toMatchObject({ patient: patientId })
  })

  test('a backend without a summary whose lists fail too: an error with another try', async () => {
    silence()
    fails('getHealthStory', 404)
    for (const id of [
      'listAllergies',
      'listMedications',
      'listConditions',
      'listImmunizations',
      'listProcedures',
      'listFamilyHistory',
      'listTestResults',
      'listDocuments',
    ] as const)
      fails(id, 500)
    await open()
    expect(await screen.findByText("We couldn't load this Health Story")).toBeDefined()
  })
})

test('B17: print and files say when something is missing in them', async () => {
  answer('getHealthStory', story({ procedures: failed() }))
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
    await screen.findByText("We couldn't load some parts. The file says which ones are missing."),
  ).toBeDefined()
  const [csv] = saved
  expect(await csv?.text()).toContain("We couldn't load this part: Procedures.")
})
