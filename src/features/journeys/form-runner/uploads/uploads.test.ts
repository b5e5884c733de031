import { describe, expect, test, vi } from 'vitest'
import type { Upload } from '#generated/model/index.ts'
import { ApiError } from '#src/api/errors.ts'
import { createUploads } from './uploads.ts'
import { uploadIssues } from './use-uploads.ts'
import { offlineError } from '#tests/support/offline-error.ts'
import { testRows } from '#tests/support/table.ts'

const upload: Upload = {
  id: '2f6c1e0a-7b4d-4a3e-9c5f-1d0e2f3a0001',
  name: 'letter.pdf',
  size: 17,
  content_type: 'application/pdf',
  url: 'https://files.portage.test/x',
}
const file = new File(['%PDF-1.7'], 'letter.pdf')

function setup() {
  const calls: {
    answer: (upload: Upload) => void
    refuse: (error: unknown) => void
    progress: (part: number) => void
    signal: AbortSignal
  }[] = []
  const uploads = createUploads(
    (_field, _file, { signal, onProgress }) =>
      new Promise((answer, refuse) => calls.push({ answer, refuse, progress: onProgress, signal })),
  )
  const arrived = vi.fn()
  uploads.onArrival(arrived)
  uploads.start('letter', file)
  return { uploads, calls, arrived, first: () => uploads.sending.get()[0] }
}

const settle = () => new Promise((done) => setTimeout(done))

describe('files on their way (VAL-55)', () => {
  test('tell how far they are; what arrived is handed over without its address', async () => {
    const { calls, arrived, first } = setup()
    calls[0]?.progress(0.4)
    expect(first()).toMatchObject({ field: 'letter', progress: 0.4 })
    calls[0]?.answer(upload)
    await settle()
    expect(first()).toBeUndefined()
    const { url: _, ...row } = upload
    expect(arrived.mock.calls).toEqual([['letter', row]])
  })

  testRows([
    [offlineError(), { kind: 'offline' }],
    [new ApiError(0, false), { kind: 'failed' }],
    [new ApiError(503, false), { kind: 'failed' }],
    [new ApiError(413, false), { kind: 'tooBig' }],
    [
      new ApiError(400, false, { file: ['This file is empty.'] }),
      { kind: 'refused', text: 'This file is empty.' },
    ],
    [new Error('broken'), { kind: 'failed' }],
  ])('%s stays, with its reason, and can be tried again', async (error, failure) => {
    const { uploads, calls, arrived, first } = setup()
    calls[0]?.refuse(error)
    await settle()
    expect(first()).toMatchObject({ failure, progress: 0 })
    expect(uploadIssues(uploads.sending.get())).toEqual({ letter: { code: 'notUploaded' } })
    uploads.retry(1)
    expect(uploadIssues(uploads.sending.get())).toEqual({ letter: { code: 'uploading' } })
    calls[1]?.answer(upload)
    await settle()
    expect(arrived).toHaveBeenCalledOnce()
    expect(uploadIssues(uploads.sending.get())).toEqual({})
  })

  test('one that was dropped is stopped, and its late answer means nothing', async () => {
    const { uploads, calls, arrived } = setup()
    uploads.dropAll()
    expect(calls[0]?.signal.aborted).toBe(true)
    calls[0]?.answer(upload)
    await settle()
    expect([uploads.sending.get(), arrived.mock.calls]).toEqual([[], []])
  })
})
