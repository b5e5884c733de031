import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import {
  allergy,
  allergyId,
  answerEmpty,
  condition,
  entry,
  patientId,
  renderRecords,
  statement,
} from '#tests/dom/health-records.tsx'
import { aDocument, documentId } from '#tests/dom/documents.tsx'
import { uuid } from '#tests/dom/ids.ts'
import { page } from '#tests/dom/journeys.ts'
import { medication, medicationId, testResult } from '#tests/dom/medications.tsx'
import HealthStoryRecordsPage from './HealthStoryRecordsPage.tsx'
beforeEach(answerEmpty)
afterEach(() => vi.restoreAllMocks())

const { records } = paths.patient.healthStory
const at = records({ patientId })
const open = (query = '', of = patientId) =>
  renderRecords(<HealthStoryRecordsPage />, {
    pattern: records.pattern,
    at: records({ patientId: of }) + query,
  })
const cardOf = async (name: string) => {
  const link = await screen.findByRole('link', { name })
  const card = link.closest('li')
  if (!card) throw new Error(`${name} has no card`)
  return within(card)
}

describe('the kinds (ROUTE-24, PROD-13)', () => {
  test('each has what it is, how many there are, the last change, and Add', async () => {
    answer('listAllergies', page([allergy()], 4))
    await open()
    const card = await cardOf('Allergies')
    expect(await card.findByText('4 records')).toBeDefined()
    expect(card.getByText('Updated November 2, 2026')).toBeDefined()
    expect(card.getByText('What your body reacts badly to, and how it reacts.')).toBeDefined()
    expect(card.getByRole('link', { name: 'Add an allergy' }).getAttribute('href')).toBe(
      paths.patient.healthStory.allergies({ patientId }, { add: '1' }),
    )
    const conditions = await cardOf('Conditions')
    expect(await conditions.findByText('Nothing here yet')).toBeDefined()
    expect(conditions.getByRole('link', { name: 'Add a condition' }).getAttribute('href')).toBe(
      paths.patient.healthStory.newCondition({ patientId }),
    )
  })

  test('a count that cannot be had does not blank the rest, and is asked for again', async () => {
    fails('listAllergies', 403)
    answer('listConditions', page([condition()]))
    await open()
    const card = await cardOf('Allergies')
    expect(await card.findByText("We couldn't count these")).toBeDefined()
    expect(await (await cardOf('Conditions')).findByText('1 record')).toBeDefined()
    answer('listAllergies', page([allergy()]))
    await userEvent.click(card.getByRole('button', { name: 'Try again' }))
    expect(await card.findByText('1 record')).toBeDefined()
  })

  test('DATA-56: shows the statement in place of records', async () => {
    answer('listRecordStatements', page([statement('allergies', 'none_known')]))
    await open()
    expect(await (await cardOf('Allergies')).findByText('You said there are none')).toBeDefined()
  })

  test('PROD-13: all eight kinds are there, measurements after them, and documents are uploaded where the others are added', async () => {
    await open()
    await cardOf('Medications')
    const names = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(names).toEqual([
      'Allergies',
      'Conditions',
      'Documents',
      'Family history',
      'Immunizations',
      'Medications',
      'Procedures',
      'Test results',
      'Measurements',
    ])
    const documents = await cardOf('Documents')
    expect(documents.getByRole('link', { name: 'Upload a document' }).getAttribute('href')).toBe(
      paths.patient.healthStory.newDocument({ patientId }),
    )
  })

  test('2.3: the card counts unseen results', async () => {
    answer('listTestResults', ({ query: { is_new: isNew } }) => page([testResult()], isNew === true ? 2 : 24))
    await open()
    const card = await cardOf('Test results')
    expect(await card.findByText('24 records')).toBeDefined()
    expect(await card.findByText('2 new')).toBeDefined()
    expect(screen.getAllByText(/^\d+ new$/)).toHaveLength(1)
  })

  test('ERR-45: another person’s profile is not found, and nothing is requested for it', async () => {
    const stranger = '11111111-1111-4111-8111-111111111111'
    await open('', stranger)
    expect(await screen.findByText("We couldn't find this patient.")).toBeDefined()
    expect(callsTo('listAllergies')).toEqual([])
  })

  test('without records there is nothing to search or to sort, until the first one', async () => {
    await open()
    expect(await screen.findByText(/^Start with what you know/)).toBeDefined()
    expect(screen.queryByRole('search')).toBeNull()
    expect(screen.queryByRole('radio', { name: 'Timeline' })).toBeNull()
    expect(screen.getAllByRole('link', { name: /^Add/ }).length).toBeGreaterThan(5)
  })

  test('in French', async () => {
    await renderRecords(<HealthStoryRecordsPage />, { pattern: records.pattern, at, locale: 'fr-ca' })
    expect(await screen.findByRole('link', { name: 'Antécédents familiaux' })).toBeDefined()
  })
})

describe('the search', () => {
  test('finds in all kinds, says so by kind, and names what it could not search', async () => {
    answer('listAllergies', ({ query: { search } }) => page(search === 'ca' ? [allergy()] : []))
    answer('listFamilyHistory', page([entry({ condition: 'Breast cancer' })], 9))
    fails('listConditions', 403)
    await open('?search=ca')
    expect(await screen.findByRole('heading', { name: '10 records found for “ca”' })).toBeDefined()
    expect(screen.getByRole('link', { name: 'Cats' }).getAttribute('href')).toBe(
      paths.patient.healthStory.allergies({ patientId }, { edit: allergyId }),
    )
    expect(screen.getByRole('link', { name: 'See all 9 in Family history' }).getAttribute('href')).toBe(
      paths.patient.healthStory.familyHistory({ patientId }, { search: 'ca' }),
    )
    expect(screen.getByText('Not searched: Conditions.')).toBeDefined()
  })

  test('medicines, results and documents are found, each with the way to it', async () => {
    answer('listMedications', page([medication()]))
    answer('listTestResults', page([testResult()]))
    answer('listDocuments', page([aDocument()]))
    await open('?search=an')
    const href = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href')
    const { healthStory } = paths.patient
    expect(await href('Metformin')).toBe(healthStory.medication({ patientId, medicationId }))
    expect(await href('A1C')).toBe(healthStory.testResults({ patientId }, { test: '4548-4' }))
    expect(await href('Blood test of March')).toBe(healthStory.document({ patientId, documentId }))
    expect(screen.getByText('6.2%')).toBeDefined()
  })

  test('nothing found, and the way back', async () => {
    const { address } = await open('?search=zz')
    expect(await screen.findByRole('heading', { name: 'No results for “zz”' })).toBeDefined()
    const main = screen.getAllByRole('button', { name: /Clear/ })
    await userEvent.click(main[0] as HTMLElement)
    await waitFor(() => expect(address()).toBe(at))
  })
})

describe('the timeline', () => {
  test('all records by date, newest first, those without a date at the end', async () => {
    answer('listAllergies', page([allergy()]))
    answer('listConditions', page([condition({ diagnosis_year: 2001 })]))
    answer('listFamilyHistory', page([entry()]))
    await open('?view=timeline')
    expect((await screen.findAllByText('Showing 3 of 3, newest first')).length).toBeGreaterThan(0)
    const years = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
    expect(years).toEqual(['2001', '1993', 'Without a date'])
    expect(callsTo('listConditions').at(-1)?.query).toMatchObject({ ordering: ['-diagnosis_year'] })
  })

  test('a document is sorted by its own date, or else by its upload date', async () => {
    answer(
      'listDocuments',
      page([
        aDocument({ id: uuid(1), document_date: '2024-03-04' }),
        aDocument({ id: uuid(2), name: 'Letter', document_date: null, created_at: '2025-02-03T15:00:00Z' }),
      ]),
    )
    answer('listMedications', page([medication({ start_date: '2024-05' })]))
    answer('listTestResults', page([testResult({ collected_at: '2023-01-02' })]))
    await open('?view=timeline')
    await screen.findByRole('link', { name: 'Letter' })
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent)
    expect(links.slice(-4)).toEqual(['Letter', 'Metformin', 'Blood test of March', 'A1C'])
  })

  test('2,000 records are shown 50 at a time; the address keeps how many', async () => {
    answer('listConditions', ({ query: { page: asked = 1 } }) =>
      page(
        Array.from({ length: 100 }, (_, row) =>
          condition({ id: uuid(asked * 1000 + row), name: `Condition ${asked}-${row}` }),
        ),
        2000,
      ),
    )
    const { address } = await open('?view=timeline&page=2')
    expect((await screen.findAllByText('Showing 100 of 2,000, newest first')).length).toBeGreaterThan(0)
    expect(screen.getAllByText(/^Condition \d/)).toHaveLength(100)
    await userEvent.click(screen.getByRole('button', { name: 'Show older records' }))
    await waitFor(() => expect(address()).toBe(`${at}?view=timeline&page=3`))
    await waitFor(() => expect(screen.getAllByText(/^Condition \d/)).toHaveLength(150))
    expect(callsTo('listConditions').map(({ query }) => query.page)).toContain(2)
  })

  test('a kind that fails is named, and the rest stays', async () => {
    fails('listAllergies', 403)
    answer('listConditions', page([condition()]))
    await open('?view=timeline')
    expect(await screen.findByRole('link', { name: 'Asthma' })).toBeDefined()
    expect(await screen.findByText("We couldn't load: Allergies.")).toBeDefined()
  })

  test('nothing yet', async () => {
    await open('?view=timeline')
    expect(await screen.findByRole('heading', { name: 'No records yet' })).toBeDefined()
  })
})
