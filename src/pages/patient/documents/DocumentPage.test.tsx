import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Document } from '#generated/model/index.ts'
import { paths } from '#src/routes/paths.ts'
import {
  aDocument,
  documentId,
  patientId,
  renderDocuments,
  withoutViewer,
  withViewer,
} from '#tests/dom/documents.tsx'
import { answer, callsTo, fails } from '#tests/dom/server.ts'
import DocumentPage from './DocumentPage.tsx'

const place = paths.patient.healthStory.document
const at = place({ patientId, documentId })
const file = 'https://files.portage.test/6b1d'

async function show(changes: Partial<Document> = {}) {
  answer('getDocument', () => aDocument(changes))
  return renderDocuments(<DocumentPage />, { pattern: place.pattern, at })
}

beforeEach(() => {
  answer('getDocumentDownload', () => ({
    url: file,
    download_url: `${file}?download=1`,
    expires_at: '2026-11-20T19:00:00Z',
  }))
})
afterEach(() => {
  withoutViewer()
  vi.useRealTimers()
})

describe('ROUTE-32: a document', () => {
  test('DATA-52 what is known of it, and itself, to look at and to keep', async () => {
    withViewer()
    await show()
    expect(await screen.findByRole('heading', { level: 1, name: 'Blood test of March' })).toBeTruthy()
    expect(screen.getByText('Dr. Singh asked for it.')).toBeTruthy()
    expect(screen.getByText(/blood-test\.pdf · 471 kB · 2 pages/)).toBeTruthy()
    const frame = await screen.findByTitle('Document: Blood test of March')
    expect(frame.getAttribute('src')).toEqual(`${file}#page=1`)
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toEqual(`${file}?download=1`)
    expect(screen.getByRole('link', { name: /Open in a new tab/ }).getAttribute('href')).toEqual(file)
  })

  test('a device without a viewer opens or keeps it instead', async () => {
    await show()
    expect(await screen.findByText(/can't show documents inside a page/)).toBeTruthy()
    expect(screen.queryByTitle(/^Document:/)).toBeNull()
  })

  test('the records that came from it', async () => {
    const id = '5a0c7f1e-2b3d-4c4e-8f5a-6b7c8d9e0f10'
    await show({ status: 'reviewed', linked_records: [{ kind: 'medication', id, name: 'Metformin' }] })
    expect((await screen.findByRole('link', { name: 'Metformin' })).getAttribute('href')).toEqual(
      paths.patient.healthStory.medication({ patientId, medicationId: id }),
    )
  })
})

describe('DOC-04: what each state says', () => {
  test.each<[Partial<Document>, RegExp]>([
    [{ status: 'uploading', uploaded_at: null }, /still uploading/],
    [{ status: 'analyzing' }, /^We're reading your document\.$/],
    [{ status: 'analyzed' }, /^We found 3 things in this document$/],
    [{ status: 'analyzed', suggestions_count: 0 }, /^We didn't find anything to add in this document$/],
    [{ status: 'reviewed' }, /^You've reviewed this document$/],
    [{ status: 'failed', failure_reason: 'unreadable' }, /^We couldn't read this document\.$/],
  ])('%o', async (changes, said) => {
    await show(changes)
    expect(await screen.findByRole('heading', { level: 2, name: said })).toBeTruthy()
  })

  test.each<[Document['failure_reason'], RegExp]>([
    ['unreadable', /too faint/],
    ['password_protected', /without a password/],
    ['not_medical', /any health information/],
    ['too_long', /too long/],
    ['virus', /virus/],
    ['unknown', /don't know why/],
  ])('ERR-64 it failed because of %s', async (failure_reason, said) => {
    await show({ status: 'failed', failure_reason })
    expect(await screen.findByText(said)).toBeTruthy()
    const isVirus = failure_reason === 'virus'
    expect(screen.queryAllByRole('button', { name: 'Try again' })).toHaveLength(isVirus ? 0 : 1)
    expect(screen.queryAllByRole('link', { name: 'Download' })).toHaveLength(isVirus ? 0 : 1)
  })

  test('F36 a failed one can be analyzed again, or kept as it is', async () => {
    await show({ status: 'failed', failure_reason: 'unreadable' })
    fails('reanalyzeDocument', 503)
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Something went wrong. Please try again.',
    )
    answer('reviewDocument', () => aDocument({ status: 'reviewed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Keep the file anyway' }))
    expect(callsTo('reviewDocument')[0]?.body).toEqual({ accepted: [], ignored: [] })
    expect(await screen.findByText(/Your file is saved/)).toBeTruthy()
  })
})

describe('F36: what is being read is asked for again', () => {
  test('more and more rarely, for ten minutes; then by hand', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show({ status: 'analyzing' })
    await screen.findByText(/This can take a few minutes/)
    const asked = () => callsTo('getDocument').length
    const first = asked()
    await act(() => vi.advanceTimersByTimeAsync(3_100))
    expect(asked()).toBe(first + 1)
    await act(() => vi.advanceTimersByTimeAsync(10 * 60_000))
    expect(screen.getByText("We'll keep trying; check back")).toBeTruthy()
    const before = asked()
    expect(before).toBeLessThan(first + 60)
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(asked()).toBe(before)
    answer('getDocument', () => aDocument())
    await userEvent
      .setup({ advanceTimers: vi.advanceTimersByTime })
      .click(screen.getByRole('button', { name: 'Check now' }))
    expect(await screen.findByText('We found 3 things in this document')).toBeTruthy()
  })

  test('stops polling after the analysis', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    await show()
    await screen.findByText('We found 3 things in this document')
    const before = callsTo('getDocument').length
    await act(() => vi.advanceTimersByTimeAsync(60_000))
    expect(callsTo('getDocument')).toHaveLength(before)
  })
})

describe('deleting', () => {
  test('names it, says that records stay, and can be undone', async () => {
    const { address } = await show()
    answer('deleteDocument', () => undefined)
    answer('restoreDocument', () => aDocument())
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }))
    const dialog = await screen.findByRole('dialog', { name: 'Delete Blood test of March?' })
    expect(dialog.textContent).toMatch(/Records that came from it stay in your health record/)
    const button = [...dialog.querySelectorAll('button')].find((one) => one.textContent === 'Delete')
    if (!button) throw new Error('There is no button to delete.')
    await userEvent.click(button)
    await waitFor(() => expect(address()).toBe(paths.patient.healthStory.documents({ patientId })))
  })
})

test('another person’s document is not found', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await show({ patient: '3f0c1d52-6a34-4c0e-9f64-0d5f3c1a0999' })
  expect(await screen.findByText(/route failed/)).toBeTruthy()
  vi.mocked(console.error).mockRestore()
})
