import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { stopUploads } from '#src/features/documents/upload/document-uploads.ts'
import { sendingDocuments } from '#src/features/documents/upload/uploads-store.ts'
import { paths } from '#src/routes/paths.ts'
import { madeInputs } from '#tests/data/bad-inputs.ts'
import { aDocument, documentId, patientId, renderDocuments } from '#tests/dom/documents.tsx'
import { holdUploads, type Upload } from '#tests/dom/uploads.ts'
import { offlineError } from '#tests/support/offline-error.ts'
import { answer, callsTo, fails, failure } from '#tests/dom/server.ts'
import DocumentUploadPage from './DocumentUploadPage.tsx'
import MedicationUploadPage from './MedicationUploadPage.tsx'

const place = paths.patient.healthStory.newDocument
const show = (locale?: 'fr-ca') =>
  renderDocuments(<DocumentUploadPage />, {
    pattern: place.pattern,
    at: place({ patientId }),
    ...(locale && { locale }),
  })

const pdfOf = (name: string, content = '%PDF-1.7') => new File([content], name, { type: 'application/pdf' })
const address = {
  url: 'https://files.portage.test/x',
  method: 'PUT' as const,
  headers: { 'content-type': 'application/pdf' },
  expires_at: '2026-11-21T19:00:00Z',
}

let sent: readonly Upload[]

beforeEach(() => {
  sent = holdUploads()
  answer('createDocument', { id: documentId, upload: address })
  answer('completeDocumentUpload', aDocument({ status: 'analyzing' }))
  answer('deleteDocument', undefined)
})
afterEach(() => {
  act(stopUploads)
  vi.restoreAllMocks()
})

const choose = async (...files: File[]) =>
  userEvent.upload(await screen.findByLabelText('Choose a file'), files, { applyAccept: false })
const begin = async (count = 1) =>
  userEvent.click(screen.getByRole('button', { name: `Upload ${count} document${count > 1 ? 's' : ''}` }))

describe('ROUTE-31, HEALTH-05: sending documents', () => {
  test('DOC-01 the name comes from the file; name, notes and file are sent', async () => {
    await show()
    await choose(pdfOf('Blood_test.pdf'))
    const name = await screen.findByRole('textbox', { name: /^Name/ })
    expect(name).toHaveProperty('value', 'Blood test')
    await userEvent.type(name, ' 2026')
    await userEvent.type(screen.getByRole('textbox', { name: /^Notes/ }), 'From Dr. Roy')
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(callsTo('createDocument')[0]?.body).toEqual({
      patient: patientId,
      name: 'Blood test 2026',
      notes: 'From Dr. Roy',
      file_name: 'Blood_test.pdf',
      content_type: 'application/pdf',
      size: 8,
      purpose: 'document',
    })
    act(() => sent[0]?.progress(0.42))
    expect(screen.getByText('42% uploaded')).toBeTruthy()
    expect(screen.getByRole('progressbar', { name: 'Uploading Blood test 2026' })).toBeTruthy()
    await act(async () => sent[0]?.arrive())
    expect(await screen.findByText("Uploaded. We're reading it now.")).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open Blood test 2026' }).getAttribute('href')).toContain(
      documentId,
    )
  })

  test('several in parallel; each can be cancelled, and leaves nothing behind', async () => {
    await show()
    await choose(pdfOf('a.pdf'), pdfOf('b.pdf'))
    expect(await screen.findAllByRole('textbox', { name: /^Name/ })).toHaveLength(2)
    await begin(2)
    await waitFor(() => expect(sent).toHaveLength(2))
    expect(within(screen.getByRole('list', { name: 'Uploads' })).getAllByRole('listitem')).toHaveLength(2)
    const cancel = screen.getByRole('button', { name: 'Cancel the upload of a' })
    expect(cancel.textContent).toBe('Cancel')
    await userEvent.click(cancel)
    expect(sent[0]?.signal?.aborted).toBe(true)
    await waitFor(() => expect(callsTo('deleteDocument')).toHaveLength(1))
    expect(sendingDocuments.get().map(({ name }) => name)).toEqual(['b'])
  })

  test('nothing chosen, or no name: says so and sends nothing', async () => {
    await show()
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }))
    expect(screen.getAllByText('Choose a file first').length).toBeGreaterThan(0)
    await choose(pdfOf('a.pdf'))
    await userEvent.clear(await screen.findByRole('textbox', { name: /^Name/ }))
    await begin()
    expect(screen.getByRole('link', { name: 'Document 1: Name: This field is required' })).toBeDefined()
    expect(callsTo('createDocument')).toEqual([])
  })

  test.each([
    [undefined, /^Upload( \d|$)/, ['Upload', 'Upload 1 document', 'Upload 2 documents']],
    [
      'fr-ca' as const,
      /^Téléverser( \d|$)/,
      ['Téléverser', 'Téléverser 1 document', 'Téléverser 2 documents'],
    ],
  ])(
    '2.16 the button says how many are sent, and no number before one is chosen (%s)',
    async (locale, send, said) => {
      await show(locale)
      const label = () => screen.getByRole('button', { name: send }).textContent
      const field = await screen.findByLabelText(locale ? 'Choisir un fichier' : 'Choose a file')
      const seen = [label()]
      for (const name of ['a.pdf', 'b.pdf']) {
        await userEvent.upload(field, [pdfOf(name)], { applyAccept: false })
        await screen.findByDisplayValue(name.slice(0, 1))
        seen.push(label())
      }
      expect(seen).toEqual(said)
    },
  )

  test('F37 the same file twice is one', async () => {
    await show()
    const file = pdfOf('a.pdf')
    await choose(file)
    await choose(file)
    expect(await screen.findAllByRole('textbox', { name: /^Name/ })).toHaveLength(1)
  })
})

describe('ERR-63: what went wrong', () => {
  test.each([
    [offlineError(), /because you're offline/],
    [new ApiError(503, true), /^We couldn't upload the file\. Please try again\.$/],
  ])('F34 %s is said at the file; nothing stays behind, and it is tried again', async (error, said) => {
    await show()
    await choose(pdfOf('a.pdf'))
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => sent[0]?.fail(error))
    expect((await screen.findByRole('alert')).textContent).toMatch(said)
    expect(callsTo('deleteDocument')).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Try again: a' }))
    await waitFor(() => expect(sent).toHaveLength(2))
    await act(async () => sent[1]?.arrive())
    expect(await screen.findByText("Uploaded. We're reading it now.")).toBeTruthy()
  })

  test('F12 a 413 is too big, and is not tried again', async () => {
    fails('createDocument', 413)
    await show()
    await choose(pdfOf('a.pdf'))
    await begin()
    expect((await screen.findByRole('alert')).textContent).toContain('This file is too big')
    expect(screen.queryByRole('button', { name: /^Try again/ })).toBeNull()
  })

  test('F06 the answer that it arrived got lost: it is said again, and nothing is sent twice', async () => {
    let lost = true
    answer('completeDocumentUpload', () => {
      if (!lost) return aDocument({ status: 'analyzing' })
      lost = false
      throw failure(0)
    })
    await show()
    await choose(pdfOf('a.pdf'))
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
    await act(async () => sent[0]?.arrive())
    expect(
      await screen.findByText("Uploaded. We're reading it now.", undefined, { timeout: 3000 }),
    ).toBeTruthy()
    expect([callsTo('createDocument').length, callsTo('deleteDocument').length]).toEqual([1, 0])
  })
})

describe('VAL-55..57: which files are taken', () => {
  test.each(madeInputs('file'))('$id: $value.name', async ({ value, expect: wanted }) => {
    await show()
    const { name, type, size, magic = '' } = value
    const file = new File([magic], name, { type })
    Object.defineProperty(file, 'size', { value: size })
    await choose(file)
    const isPdf = magic.startsWith('%PDF') && wanted !== 'reject' && name.toLowerCase().endsWith('.pdf')
    await waitFor(() => expect(screen.queryByText('Checking the file...')).toBeNull())
    expect(screen.queryAllByRole('textbox', { name: /^Name/ })).toHaveLength(isPdf ? 1 : 0)
  })
})

describe('documents that another app shared', () => {
  /** Files do not survive the test environment's own channel. */
  class Channel {
    port1 = Object.assign(new EventTarget(), { start: () => undefined })
    port2 = {
      postMessage: (data: unknown) => this.port1.dispatchEvent(new MessageEvent('message', { data })),
    }
  }
  const open = (held: readonly File[]) => {
    vi.stubGlobal('MessageChannel', Channel)
    const postMessage = (_: string, [port]: [MessagePort]) => port.postMessage(held)
    Object.assign(navigator, { serviceWorker: { controller: { postMessage } } })
    const at = `${place({ patientId })}#shared-document`
    return renderDocuments(<DocumentUploadPage />, { pattern: place.pattern, at })
  }
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'serviceWorker')
    vi.unstubAllGlobals()
  })

  test('are in the form, like chosen ones; the address no longer asks for them', async () => {
    const { router } = await open([pdfOf('Blood_test.pdf')])
    expect(await screen.findByDisplayValue('Blood test')).toBeTruthy()
    expect(screen.getByText(/^The document you shared is below\./)).toBeTruthy()
    expect(router.state.location.hash).toBe('')
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
  })

  test('that are no PDF are named, with the reason', async () => {
    await open([pdfOf('a.pdf'), new File(['MZ'], 'program.exe')])
    expect(await screen.findByText(/^program\.exe: /)).toBeTruthy()
    expect(screen.getAllByRole('textbox', { name: /^Name/ })).toHaveLength(1)
  })

  test('that the worker no longer has are chosen again', async () => {
    await open([])
    expect(
      await screen.findByText('We no longer have the document you shared. Choose the file again.'),
    ).toBeTruthy()
  })

  test('without a worker too', async () => {
    const at = `${place({ patientId })}#shared-document`
    await renderDocuments(<DocumentUploadPage />, { pattern: place.pattern, at })
    expect(await screen.findByText(/Choose the file again\.$/)).toBeTruthy()
  })
})

describe('uploads live below the pages', () => {
  test('they go on when the page is left, and stop when the person signs out', async () => {
    const { unmount, session } = await show()
    session.state.set('authenticated')
    await choose(pdfOf('a.pdf'))
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
    unmount()
    expect([sent[0]?.signal?.aborted, sendingDocuments.get().length]).toEqual([false, 1])
    act(() => session.state.set('notAuthenticated'))
    expect([sent[0]?.signal?.aborted, sendingDocuments.get().length]).toEqual([true, 0])
  })
})

describe('ROUTE-42, DOC-03: medications from a document', () => {
  test('is the same, with its purpose', async () => {
    const { medicationUpload } = paths.patient.healthStory
    await renderDocuments(<MedicationUploadPage />, {
      pattern: medicationUpload.pattern,
      at: medicationUpload({ patientId }),
    })
    await choose(pdfOf('list.pdf'))
    await begin()
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(callsTo('createDocument')[0]?.body).toMatchObject({ purpose: 'medication_list' })
  })
})

test('in French', async () => {
  await show('fr-ca')
  await userEvent.upload(await screen.findByLabelText('Choisir un fichier'), pdfOf('bilan.pdf'))
  const form = screen.getByRole('form', { name: 'Téléverser un document' })
  expect(await within(form).findByRole('button', { name: 'Téléverser 1 document' })).toBeTruthy()
})
