import { beforeEach, expect, test } from 'vitest'
import type { AnswerSuggestion } from '#generated/model/index.ts'
import { answerRecords } from '#mock-server/records/answer-records.ts'
import { DELETE, GET, POST, app, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { surgerySuggestions } from './support/surgery-sample.ts'

beforeEach(() => void app.worlds.reset('default'))

const as = 'gisele'
const patient = seeded.patient('gisele')

async function suggestions(): Promise<{ path: string; all: AnswerSuggestion[] }> {
  const { path } = await surgerySuggestions()
  const reply = await GET(path, { as })
  expectContract('listAnswerSuggestions', reply)
  return { path, all: Object(reply.body).suggestions }
}

const idsOf = (all: readonly AnswerSuggestion[]) => all.map((one) => one.suggestion_id)

test('answers are suggestions in the order of the form, and no records', async () => {
  const { all } = await suggestions()
  expect(all.map(({ kind, name, dose_text: dose, since }) => [kind, name, dose, since])).toEqual([
    ['condition', 'Sleep apnea', null, null],
    ['medication', 'Metformin', '500 mg', '2019'],
    ['allergy', 'Penicillin', null, null],
  ])
  expect(all.every(({ state, action, match }) => state === 'pending' && action === 'create' && !match)).toBe(
    true,
  )
  const records = await GET(`/v1/medications/?patient=${patient}`, { as })
  expect(Object(records.body).count).toBe(0)
})

test('what is accepted is in the record once, however often it is sent', async () => {
  const { path, all } = await suggestions()
  const body = { accepted: idsOf(all).slice(0, 2), ignored: idsOf(all).slice(2) }
  await POST(path, body, { as })
  const reply = await POST(path, body, { as })
  expectContract('reviewAnswerSuggestions', reply)
  const states = Object(reply.body).suggestions.map(({ state }: AnswerSuggestion) => state)
  expect(states).toEqual(['accepted', 'accepted', 'ignored'])
  const records = await GET(`/v1/medications/?patient=${patient}`, { as })
  expect(Object(records.body).results).toMatchObject([
    { name: 'Metformin', dose_text: '500 mg', start_date: '2019', source: 'form' },
  ])
  const allergies = await GET(`/v1/allergies/?patient=${patient}`, { as })
  expect(Object(allergies.body).count).toBe(0)
})

test('a record that was deleted since does not come back when the answer is sent once more', async () => {
  const { path, all } = await suggestions()
  const body = { accepted: idsOf(all), ignored: [] }
  await POST(path, body, { as })
  const { results } = Object((await GET(`/v1/medications/?patient=${patient}`, { as })).body)
  await DELETE(`/v1/medications/${results[0].id}/`, { as })
  await POST(path, body, { as })
  const after = await GET(`/v1/medications/?patient=${patient}`, { as })
  expect(Object(after.body).count).toBe(0)
})

test('a record of the same name is updated, or already says it', async () => {
  const medication = { patient, name: 'metformin 500 mg', instruction_type: 'structured' }
  await POST('/v1/medications/', { ...medication, dose_text: '250 mg' }, { as })
  await POST('/v1/conditions/', { patient, name: 'Sleep Apnea' }, { as })
  const { path, all } = await suggestions()
  expect(all.map(({ action }) => action)).toEqual(['none', 'update', 'create'])
  await POST(path, { accepted: idsOf(all), ignored: [] }, { as })
  const records = await GET(`/v1/medications/?patient=${patient}`, { as })
  expect(Object(records.body).results).toMatchObject([{ name: 'metformin 500 mg', dose_text: '500 mg' }])
  const conditions = await GET(`/v1/conditions/?patient=${patient}`, { as })
  expect(Object(conditions.body).count).toBe(1)
})

test('ids of other answers are refused, before anything is written', async () => {
  const { path, all } = await suggestions()
  const body = { accepted: idsOf(all), ignored: [patient] }
  const reply = await POST(path, body, { as })
  expect(reply.status).toBe(400)
  expect(Object(reply.body)).toHaveProperty('ignored')
  const records = await GET(`/v1/medications/?patient=${patient}`, { as })
  expect(Object(records.body).count).toBe(0)
})

test('the care team and administrators see no suggestions, and are offered no records for a form', async () => {
  const { path } = await surgerySuggestions()
  for (const other of ['samuel', 'priya', 'maya'] as const)
    expect((await GET(path, { as: other })).status).toBe(404)
  await POST('/v1/conditions/', { patient, name: 'Diabetes' }, { as })
  const form = `/v1/tasks/${seeded.task('gisele-surgery', 'health_questions')}/form/`
  expect(Object((await GET(form, { as })).body).prefill).toMatchObject({ conditions: ['diabetes'] })
  const { prefill } = Object((await GET(form, { as: 'samuel' })).body)
  expect(prefill).not.toHaveProperty('conditions')
})

const measured = (value: number, unit: string, at: string) =>
  POST('/v1/measurements/', { patient, kind: 'temperature', value, unit, measured_at: at }, { as })
const formPath = `/v1/tasks/${seeded.task('gisele-surgery', 'health_questions')}/form/`

test('B7: the newest measurement is offered in the unit of the question with its time, to its owner only', async () => {
  await measured(36.4, 'celsius', '2026-11-01T12:00:00Z')
  await measured(98.6, 'fahrenheit', '2026-11-03T12:00:00Z')
  const reply = await GET(formPath, { as })
  expectContract('getTaskForm', reply)
  expect(Object(reply.body)).toMatchObject({
    prefill: { temperature: 37 },
    prefill_dates: { temperature: expect.stringMatching(/^2026-11-03T12:00:00/) },
  })
  expect(Object((await GET(formPath, { as: 'samuel' })).body)).not.toHaveProperty('prefill_dates')
})

test('B7: a value that the question refuses is not offered', async () => {
  await measured(27, 'celsius', '2026-11-03T12:00:00Z')
  expect(Object((await GET(formPath, { as })).body)).not.toHaveProperty('prefill_dates')
})

test('B7: an answered measurement is added once, as of when it was sent, and is known afterwards', async () => {
  const { path } = await surgerySuggestions({ temperature: 36.8 })
  const of = async (more: object = {}) => {
    const { suggestions: all } = Object((await GET(path, { as, ...more })).body)
    return all.find(({ kind }: AnswerSuggestion) => kind === 'measurement')
  }
  const found = await of()
  expect(found).toMatchObject({ action: 'create', name: 'Temperature', value_text: '36.8\u00a0°C' })
  expect(await of({ headers: { 'accept-language': 'fr-CA' } })).toMatchObject({
    name: 'Température',
    value_text: '36,8\u00a0°C',
  })
  for (let time = 0; time < 2; time += 1) {
    expectContract(
      'reviewAnswerSuggestions',
      await POST(path, { accepted: [found.suggestion_id], ignored: [] }, { as }),
    )
  }
  const { results } = Object((await GET(`/v1/measurements/?patient=${patient}`, { as })).body)
  expect(results).toMatchObject([{ kind: 'temperature', value: 36.8, unit: 'celsius', source: 'form' }])
  expect(results[0].source_submission).toBe(path.split('/')[3])
})

test('B7: an answer that the newest measurement has already is known', async () => {
  await measured(36.8, 'celsius', '2026-11-03T12:00:00Z')
  const { path } = await surgerySuggestions({ temperature: 36.8 })
  const { suggestions: all } = Object((await GET(path, { as })).body)
  expect(all).toContainEqual(expect.objectContaining({ kind: 'measurement', action: 'none' }))
})

test('B7: an answer that the health record refuses is no suggestion', () => {
  const label = { 'en-ca': 'Your weight' }
  const fields = [{ type: 'number' as const, key: 'weight', label, record: 'weight' as const }]
  const definition = { key: 'a', version: 1, title: label, pages: [{ key: 'a', title: label, fields }] }
  const found = (weight: number) =>
    answerRecords({ definition, formData: { weight }, submittedAt: 0 }).map(({ measured }) => measured?.value)
  expect([found(400), found(401), found(0)]).toEqual([[400], [], []])
})
