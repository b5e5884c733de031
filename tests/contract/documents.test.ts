// Documents of a health record: sent by an address, read by the clock, reviewed by the person (DOC, DATA-52).
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { madeInputs } from '#tests/data/bad-inputs.ts'
import { app, freshWorld, DELETE, GET, PATCH, POST, seeded } from './support/app.ts'
import { documentOf, sendDocument, smallPdf } from './support/document-samples.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const patient = seeded.patient('maya')
const clock = () => app.worlds.get('default').clock
const read = async (path: string) => Object((await GET(path)).body)
const names = async (query: string, as?: 'theo' | 'luc' | 'noor', of = patient) =>
  Object((await GET(`/v1/documents/?patient=${of}&${query}`, as ? { as } : {})).body).results.map(
    ({ name }: { name: string }) => name,
  )

beforeEach(freshWorld)

/** Sends a document whole; what became of it after so many ms. */
async function sent(fileName: string, wait = 6_000) {
  const { path } = await sendDocument({ fileName })
  const complete = await POST(`${path}complete_upload/`)
  clock().advance(wait)
  return { path, complete, document: await read(path) }
}

describe('DOC-01, DOC-02: a document is sent, and the clock drives its analysis', () => {
  test('DOC-04, DOC-05 it is uploading, then analyzing, then analyzed', async () => {
    // the clock of a world goes on with the machine's
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
    const { path, put } = await sendDocument()
    expect(put.status).toBe(200)
    expect(await read(path)).toMatchObject({ status: 'uploading', uploaded_at: null, suggestions_count: 0 })
    const complete = await POST(`${path}complete_upload/`)
    expect(complete.body).toMatchObject({ status: 'analyzing', failure_reason: null, page_count: null })
    clock().advance(5_900)
    expect(await read(path)).toMatchObject({ status: 'analyzing' })
    clock().advance(200)
    expect(await read(path)).toMatchObject({ status: 'analyzed', suggestions_count: 4, page_count: 1 })
    vi.useRealTimers()
  })

  testRows(
    [
      ['slow-scan.pdf', 6_000, { status: 'analyzing' }],
      ['slow-scan.pdf', 20 * 60_000, { status: 'analyzed' }],
      ['fail-scan.pdf', 6_000, { status: 'failed', failure_reason: 'unreadable' }],
      ['fail-not-medical.pdf', 6_000, { status: 'failed', failure_reason: 'not_medical' }],
      ['fail-too_long.pdf', 6_000, { status: 'failed', failure_reason: 'too_long' }],
      ['Fail-virus.pdf', 6_000, { status: 'failed', failure_reason: 'virus' }],
      ['locked.pdf', 6_000, { status: 'failed', failure_reason: 'password_protected' }],
      ['empty.pdf', 6_000, { status: 'analyzed', suggestions_count: 0 }],
    ],
    freshWorld,
  )('%s after %i ms is %o', async (fileName, wait, wanted) => {
    expect((await sent(fileName, wait)).document).toMatchObject(wanted)
  })

  test('a file that a password protects cannot be read, whatever its name', async () => {
    const { path } = await sendDocument({ content: `${smallPdf} trailer << /Encrypt 9 0 R >>` })
    await POST(`${path}complete_upload/`)
    clock().advance(6_000)
    expect(await read(path)).toMatchObject({ status: 'failed', failure_reason: 'password_protected' })
  })

  test('saying twice that the file is here does no harm', async () => {
    const { path, complete } = await sent('letter.pdf', 1_000)
    const again = await POST(`${path}complete_upload/`)
    expect([again.status, again.body]).toEqual([200, complete.body])
  })

  test('what could not be read is read again; a second attempt may work', async () => {
    const { path } = await sent('fail-once.pdf')
    const again = await POST(`${path}reanalyze/`)
    expectContract('reanalyzeDocument', again)
    expect(again.body).toMatchObject({ status: 'analyzing', failure_reason: null })
    clock().advance(6_000)
    expect(await read(path)).toMatchObject({ status: 'analyzed', suggestions_count: 4 })
    expect((await POST(`${path}reanalyze/`)).status).toBe(409)
  })

  test('it can be kept although it could not be read', async () => {
    const { path } = await sent('fail.pdf')
    const kept = await POST(`${path}review/`, { accepted: [], ignored: [] })
    expect(kept.body).toMatchObject({ status: 'reviewed', failure_reason: null })
  })
})

describe('the file', () => {
  test('goes to its address and no other, and not twice when it was taken', async () => {
    const { path, upload } = await sendDocument()
    await POST(`${path}complete_upload/`)
    const { url, method, headers } = upload
    const again = await app.fetch(new Request(url, { method, headers, body: smallPdf }))
    const guessed = new URL('/media/document-files/00000000-0000-4000-8000-000000000001', url)
    const elsewhere = await app.fetch(new Request(guessed, { method, headers, body: smallPdf }))
    expect([again.status, elsewhere.status]).toEqual([403, 403])
  })

  test('that came only in part is refused, and the document waits for it', async () => {
    const { path, put } = await sendDocument({ size: 9_000 })
    expect(put.status).toBe(400)
    const complete = await POST(`${path}complete_upload/`)
    expect([complete.status, Object(complete.body).code]).toEqual([409, 'not_uploaded'])
    expectContract('completeDocumentUpload', complete)
  })

  test('that never comes takes its document with it after a day', async () => {
    const { path } = await sendDocument({ size: 9_000 })
    clock().advance(86_400_001)
    expect((await GET(path)).status).toBe(404)
    expect(await names('search=a letter')).toEqual([])
  })

  test('VAL-57 is a PDF by its content, not by its name', async () => {
    const { path, put } = await sendDocument({ content: 'PK no PDF at all' })
    expect(put.status).toBe(200)
    const complete = await POST(`${path}complete_upload/`)
    expect([complete.status, Object.keys(Object(complete.body))]).toEqual([400, ['file']])
    expectContract('completeDocumentUpload', complete)
  })

  testRows(
    madeInputs('file').filter(({ value }) => value.size > 52_428_800 || value.size === 0),
    freshWorld,
  )('VAL-55, VAL-56 $id is refused before it is sent', async ({ value, expect: wanted }) => {
    const reply = await POST('/v1/documents/', {
      patient,
      name: 'A letter',
      file_name: value.name,
      content_type: 'application/pdf',
      size: value.size,
    })
    expect([wanted, reply.status]).toEqual(['reject', value.size === 0 ? 400 : 413])
    expectContract('createDocument', reply)
  })

  test('can be read and kept for an hour, by the address alone', async () => {
    const { url, download_url } = await read(`${documentOf('maya-discharge')}download/`)
    const shown = await app.fetch(new Request(url))
    const kept = await app.fetch(new Request(download_url))
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await shown.text()).toMatch(/^%PDF-1\.4.*Naproxen/s)
    expect(shown.headers.get('content-disposition')).toMatch(/^inline; /)
    expect(shown.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
    expect(kept.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''discharge-summary.pdf")
    clock().advance(3_600_001)
    expect((await app.fetch(new Request(url))).status).toBe(404)
  })

  test('is not given out while it is on the way, or when it holds a virus', async () => {
    expect((await GET(`${documentOf('maya-physio')}download/`)).status).toBe(409)
    const { path } = await sent('fail-virus.pdf')
    const reply = await GET(`${path}download/`)
    expect(reply.status).toBe(409)
    expectContract('getDocumentDownload', reply)
  })
})

describe('the list', () => {
  test('newest first, two of Maya in each state, others only for their owner', async () => {
    const all = await names('page_size=100')
    expect([all.length, all[0], all.at(-1)]).toEqual([
      10,
      'X-ray of the left hip',
      'Demande de consultation en physiothérapie',
    ])
    for (const status of ['uploading', 'analyzing', 'analyzed', 'reviewed', 'failed']) {
      expect(await names(`status__in=${status}`)).toHaveLength(2)
    }
    expect(await names('', 'noor', seeded.patient('noor'))).toEqual([])
    expect(await names('', 'luc', seeded.patient('luc'))).toEqual(['Résultats de la prise de sang'])
  })

  test('filtered, searched and sorted', async () => {
    expect(await names('category__in=lab,insurance')).toEqual([
      'Travel insurance 2026',
      'Blood test before surgery',
    ])
    expect(await names('search=PHYSIOTHERAPIE&ordering=name')).toEqual([
      'Demande de consultation en physiothérapie',
    ])
    expect((await names('ordering=name'))[0]).toBe('Blood test before surgery')
    clock().advance(60_000)
    await PATCH(documentOf('maya-discharge'), { name: 'Changed last' })
    expect((await names('ordering=-updated_at'))[0]).toBe('Changed last')
  })

  test('is visible for own profiles only, not to a care team or anyone else', async () => {
    for (const as of ['samuel', 'theo', 'priya'] as const) {
      expect((await GET(`/v1/documents/?patient=${patient}`, { as })).status).toBe(404)
      expect((await GET(documentOf('maya-discharge'), { as })).status).toBe(404)
    }
    expect(await names('', 'theo', seeded.patient('rose'))).toEqual(['Discharge summary of Mom'])
  })
})

describe('HEALTH-05: name and notes', () => {
  test('change; what was not sent stays', async () => {
    const path = documentOf('maya-discharge')
    const reply = await PATCH(path, { name: '  Knee  ', category: 'other' })
    expect(reply.body).toMatchObject({
      name: 'Knee',
      category: 'other',
      notes: 'From the day I had my knee looked at.',
    })
    expect((await PATCH(path, { notes: null })).body).toMatchObject({ notes: null })
    for (const body of [{}, { name: ' ' }, { file_name: 'x.pdf' }, { notes: 'x'.repeat(1001) }]) {
      const refused = await PATCH(path, body)
      expect(refused.status).toBe(400)
      expectContract('updateDocument', refused)
    }
  })
})

describe('VAL-49, VAL-50: the date on a document', () => {
  beforeEach(() => clock().set(Date.parse('2026-11-16T15:00:00Z')))

  testRows([
    ['2026-11-16', 200, undefined],
    ['2026-11-17', 400, ['Dates cannot be in the future.']],
    ['1901-11-16', 200, undefined],
    ['1901-11-15', 400, ['Must be within the last 125 years.']],
  ])('%s is a %i', async (date, status, problem) => {
    const reply = await PATCH(documentOf('maya-discharge'), { document_date: date })
    expect([reply.status, Object(reply.body).document_date]).toEqual([status, problem ?? date])
  })
})

describe('a deleted document', () => {
  test('is gone, and can be brought back for ten minutes; records that came from it stay', async () => {
    const path = documentOf('maya-lab-results')
    const [{ id, kind }] = (await read(path)).linked_records
    expect((await DELETE(path)).status).toBe(204)
    expect([(await GET(path)).status, (await GET(`/v1/${kind}s/${id}/`)).status]).toEqual([404, 200])
    const back = await POST(`${path}restore/`)
    expect(back.body).toMatchObject({ name: 'Blood test before surgery', linked_records: [{ id }, {}] })
    await DELETE(path)
    clock().advance(600_001)
    expect((await POST(`${path}restore/`)).status).toBe(404)
  })

  test('is brought back by nobody else', async () => {
    await DELETE(documentOf('maya-discharge'))
    expect((await POST(`${documentOf('maya-discharge')}restore/`, undefined, { as: 'theo' })).status).toBe(
      404,
    )
  })
})
