import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { paths } from '#src/routes/paths.ts'
import { documentId, patientId } from '#tests/dom/documents.tsx'
import { renderPage } from '#tests/dom/render-page.tsx'
import { sendingDocuments, sentDocuments, uploads } from './uploads-store.ts'
import { UploadTray } from './UploadTray.tsx'

const file = new File(['%PDF-1.7'], 'a.pdf')
const item = { id: 1, file, name: 'a', notes: '', patientId, purpose: 'document', progress: 0.25 } as const
const { documents, newDocument } = paths.patient.healthStory
const show = (pattern: string = documents.pattern, at = documents({ patientId })) =>
  renderPage(<UploadTray />, {
    pattern,
    at,
    texts: ['documents', 'kit', 'validation'],
  })
const leave = () => {
  const event = new Event('beforeunload', { cancelable: true })
  window.dispatchEvent(event)
  return event.defaultPrevented
}

beforeEach(() => sendingDocuments.set([item]))
afterEach(() =>
  act(() => {
    sendingDocuments.set([])
    sentDocuments.set([])
  }),
)

describe('the tray of uploads', () => {
  test('shows the status, and details on request', async () => {
    await show()
    expect(screen.getByRole('status').textContent).toBe('Uploading 1 document')
    await userEvent.click(screen.getByRole('button', { name: 'Show uploads' }))
    expect(screen.getByText('25% uploaded')).toBeTruthy()
    act(() => sendingDocuments.set([{ ...item, failure: { kind: 'offline' } }]))
    expect(screen.getByText('1 upload stopped')).toBeTruthy()
    expect(screen.getByRole('alert').textContent).toMatch(/because you're offline/)
  })

  test('what arrived can be opened, and goes when it was seen', async () => {
    sendingDocuments.set([])
    sentDocuments.set([{ id: 1, documentId, patientId, name: 'a' }])
    await show()
    await userEvent.click(screen.getByRole('button', { name: 'Show uploads' }))
    expect(screen.getByRole('link', { name: 'Open a' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(uploads.isAny()).toBe(false)
  })

  test('closing the tab asks while something is on its way, and only then (F35)', async () => {
    await show()
    expect(leave()).toBe(true)
    act(() => sendingDocuments.set([{ ...item, failure: { kind: 'failed' } }]))
    expect(leave()).toBe(false)
  })

  test('the page of uploads shows them itself', async () => {
    await show(newDocument.pattern, newDocument({ patientId }))
    expect(screen.queryByText('Uploads')).toBeNull()
  })
})
