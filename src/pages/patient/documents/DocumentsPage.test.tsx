import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { aDocument, patientId, renderDocuments } from '#tests/dom/documents.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import { page } from '#tests/dom/journeys.ts'
import DocumentsPage from './DocumentsPage.tsx'

const place = paths.patient.healthStory.documents
const show = (query = {}, locale?: 'fr-ca') =>
  renderDocuments(<DocumentsPage />, {
    pattern: place.pattern,
    at: place({ patientId }, query),
    ...(locale && { locale }),
  })

beforeEach(() => {
  answer('listDocuments', () => page([aDocument()]))
})
afterEach(() => {
  vi.useRealTimers()
})

describe('ROUTE-30: the documents of a person', () => {
  test('newest first, with what waits to be reviewed', async () => {
    await show()
    const row = await screen.findByRole('row', { name: /Blood test of March/ })
    expect(row.textContent).toMatch(/Ready to review 3 things to review/)
    expect(row.textContent).toMatch(/Lab results/)
    expect(within(row).getByRole('link').getAttribute('href')).toEqual(
      expect.stringMatching(/documents\/6b1d8a2f/),
    )
    expect(callsTo('listDocuments')[0]?.query).toMatchObject({
      patient: patientId,
      page: 1,
      ordering: ['-created_at'],
    })
    expect(screen.getByRole('link', { name: 'Upload a document' })).toBeTruthy()
  })

  test('search and filters are kept in the URL and in the call', async () => {
    const { address } = await show({ category: 'lab', status: 'analyzed', search: 'blood' })
    await screen.findByRole('table')
    expect(callsTo('listDocuments')[0]?.query).toMatchObject({
      search: 'blood',
      category__in: ['lab'],
      status__in: ['analyzed'],
    })
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Category' }), 'Insurance')
    expect(address()).toContain('category=insurance')
  })

  test('what is no filter of ours counts as not said', async () => {
    await show({ category: '<b>', status: 'gone', ordering: 'size' })
    await screen.findByRole('table')
    expect(Object.keys(callsTo('listDocuments')[0]?.query ?? {}).toSorted()).toEqual([
      'ordering',
      'page',
      'page_size',
      'patient',
    ])
  })

  test('none yet: says what to do; none that fits: the filters can be cleared', async () => {
    answer('listDocuments', () => page([]))
    const { unmount } = await show()
    expect(await screen.findByText('No documents yet')).toBeTruthy()
    unmount()
    await show({ search: 'zzz' })
    expect(await screen.findByText(/zzz/)).toBeTruthy()
    expect(screen.queryByText('No documents yet')).toBeNull()
  })

  test('that it failed is said in place, and tried again', async () => {
    fails('listDocuments', 503)
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    await show()
    expect(await screen.findByText("We couldn't load your documents")).toBeTruthy()
    answer('listDocuments', () => page([aDocument()]))
    await userEvent.click(screen.getByRole('button', { name: /try again/i }))
    expect(await screen.findByRole('table')).toBeTruthy()
    vi.mocked(console.error).mockRestore()
  })

  test('ERR-45 only for one’s own profile', async () => {
    await renderDocuments(<DocumentsPage />, {
      pattern: place.pattern,
      at: place({ patientId: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0999' }),
    })
    expect(await screen.findByText("We couldn't find this patient.")).toBeTruthy()
    expect(callsTo('listDocuments')).toEqual([])
  })

  test('in French', async () => {
    await show({}, 'fr-ca')
    expect((await screen.findByRole('row', { name: /À vérifier/ })).textContent).toContain(
      '3 éléments à vérifier',
    )
  })
})
