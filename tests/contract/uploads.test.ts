// Files of a form: uploaded for a task, readable by the uploader, and part of the submission (VAL-55..57).
import { beforeEach, describe, expect, test } from 'vitest'
import { madeInputs } from '#tests/data/bad-inputs.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const task = seeded.task('gisele-surgery', 'health_questions')

const formOf = (file: File, parts: Record<string, string> = {}) => {
  const body = new FormData()
  for (const [name, value] of Object.entries({ task, field: 'referral', ...parts })) body.set(name, value)
  body.set('file', file)
  return body
}
const letter = (name = 'lettre été.pdf') => new File(['%PDF-1.7 a letter'], name, { type: 'application/pdf' })
const send = (file: File, parts?: Record<string, string>) =>
  POST('/v1/uploads/', formOf(file, parts), { as: 'gisele' })

beforeEach(freshWorld)

test('is answered with what the answer refers to, and can be read back for an hour', async () => {
  const sent = await send(letter())
  expect([sent.status, sent.body]).toEqual([
    201,
    { id: expect.any(String), name: 'lettre été.pdf', size: 17, content_type: 'application/pdf' },
  ])
  expectContract('createUpload', sent)
  const { id } = Object(sent.body)
  const read = await GET(`/v1/uploads/${id}/`, { as: 'gisele' })
  const { url } = Object(read.body)
  const file = await app.fetch(new Request(url))
  expect([file.status, file.headers.get('content-type'), await file.text()]).toEqual([
    200,
    'application/pdf',
    '%PDF-1.7 a letter',
  ])
  expect(file.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''lettre%20%C3%A9t%C3%A9.pdf")
  expect(file.headers.get('x-content-type-options')).toBe('nosniff')
  app.worlds.get('default').clock.advance(3_600_001)
  expect((await app.fetch(new Request(url))).status).toBe(404)
})

test('who may not see the task sees no file of it, nor may send one', async () => {
  const { id } = Object((await send(letter())).body)
  expect((await GET(`/v1/uploads/${id}/`, { as: 'maya' })).status).toBe(404)
  expect((await POST('/v1/uploads/', formOf(letter()), { as: 'maya' })).status).toBe(404)
})

test('a file for no question of the form is refused', async () => {
  const reply = await send(letter(), { field: 'call_number' })
  expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, ['field']])
  expectContract('createUpload', reply)
})

test('what is missing is named; JSON is none', async () => {
  const empty = await POST('/v1/uploads/', new FormData(), { as: 'gisele' })
  expect([empty.status, Object.keys(Object(empty.body)).toSorted()]).toEqual([400, ['field', 'file', 'task']])
  expect((await POST('/v1/uploads/', { task }, { as: 'gisele' })).status).toBe(415)
})

test('VAL-55 more than the question takes is a 413', async () => {
  const reply = await send(new File(['%PDF-', new Uint8Array(10 * 1024 * 1024)], 'a.pdf'))
  expect(reply.status).toBe(413)
  expectContract('createUpload', reply)
})

describe('VAL-56, VAL-57: what a file is says its beginning, not its name', () => {
  testRows(madeInputs('file'), freshWorld)('$id: $value.name', async ({ value, expect: wanted }) => {
    const { name, type, size, magic = '' } = value
    const reply = await send(
      new File([magic, new Uint8Array(Math.max(0, size - magic.length))], name, { type }),
    )
    expect(reply.status).toBe(wanted === 'reject' ? 400 : 201)
    expectContract('createUpload', reply)
    if (reply.status === 201) expect(Object(reply.body).name).toMatch(/^[^\p{Cc}\p{Cf}/\\]{1,255}$/u)
  })
})

test('a submission holds the file as the server knows it, and is marked by its alerts (B13)', async () => {
  const { id } = Object((await send(letter())).body)
  const form_data = {
    surgery_date: '2026-12-03',
    ride: 'family',
    call_number: '867-555-0199',
    chest_pain: true,
    breathing: 2,
    conditions: ['none'],
    takes_medication: true,
    medications: [{ name: 'Metformin', stopped: true, since: '2019', stop_on: '2026-12-01' }],
    allergies: ['none'],
    referral: [{ id, name: 'other.exe', size: 1, content_type: 'text/html' }],
    daily_life: [{ dressing: 'easy', stairs: 'easy', groceries: 'easy', sleep: 'easy' }],
    may_call: true,
    signature: [{ name: 'Gisèle Arsenault', signed_on: '2026-11-18' }],
  }
  const done = await POST(`/v1/tasks/${task}/complete/`, { form_data }, { as: 'gisele' })
  expect(done.body).toEqual({ submission_id: expect.any(String) })
  const read = await GET(`/v1/submissions/${Object(done.body).submission_id}/`, { as: 'samuel' })
  expectContract('getSubmission', read)
  expect(read.body).toMatchObject({
    form_data: {
      medications: form_data.medications,
      referral: [{ id, name: 'lettre été.pdf', size: 17, content_type: 'application/pdf' }],
    },
    alerts: [{ key: 'chest_pain_now', level: 'emergency' }],
    alert_level: 'emergency',
  })
  const late = await send(letter())
  expect([late.status, Object(late.body).code]).toEqual([409, 'already_completed'])
  expectContract('createUpload', late)
})

test('the record is offered for a question, and never sent as an answer', async () => {
  const { body } = await GET(`/v1/tasks/${task}/form/`, { as: 'gisele' })
  expect(Object(body).prefill).toEqual({ contact_email: 'gisele@portage.test' })
})
