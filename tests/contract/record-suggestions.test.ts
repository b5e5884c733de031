// What a care team suggests for a person's Health Story, and what the person decides.
import { beforeEach, expect, test } from 'vitest'
import {
  type AccessEventList,
  type AuditEventList,
  HealthStorySection,
  type MedicationList,
  type RecordSuggestion,
  type RecordSuggestionCreate,
  type RecordSuggestionList,
  SuggestedRecordKind,
} from '#generated/model/index.ts'
import { dateAfter } from '#mock-server/store/clock.ts'
import { testRows } from '#tests/support/table.ts'
import { app, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

const maya = seeded.patient('maya')
const lakeside = seeded.organization('lakeside')
const ofPerson = `/v1/organizations/${lakeside}/people/${maya}/suggestions/`
const own = `/v1/record-suggestions/?patient=${maya}`

const vitamin: RecordSuggestionCreate = {
  medication: { patient: maya, name: 'Vitamin D3', strength: '1000 IU' },
}

async function suggest(body: RecordSuggestionCreate = vitamin) {
  const reply = await POST(ofPerson, body, { as: 'samuel' })
  expectContract('createPersonSuggestion', reply)
  return reply.body as RecordSuggestion
}
async function seenBy(as: 'samuel' | 'maya') {
  const reply = await GET(as === 'maya' ? own : ofPerson, { as })
  expectContract(as === 'maya' ? 'listRecordSuggestions' : 'listPersonSuggestions', reply)
  return (reply.body as RecordSuggestionList).results
}
async function answer({ id }: { id: string }, status: 'accepted' | 'declined') {
  const reply = await PATCH(`/v1/record-suggestions/${id}/`, { status }, { as: 'maya' })
  expectContract('answerRecordSuggestion', reply)
  return reply
}
const share = (sections: HealthStorySection[], until: string | null = null) =>
  PUT(`/v1/patients/${maya}/care-team-shares/${lakeside}/`, { sections, until }, { as: 'maya' })
const vitamins = async () =>
  ((await GET(`/v1/medications/?patient=${maya}&search=vitamin d3`, { as: 'maya' })).body as MedicationList)
    .results

test('a suggestion is in the record once its owner accepts it, with where it comes from', async () => {
  const made = await suggest()
  expect(made).toMatchObject({ status: 'open', kind: 'medications', condition: null })
  expect(await vitamins()).toEqual([])
  expect(await seenBy('maya')).toEqual([made])
  const decided = (await answer(made, 'accepted')).body as RecordSuggestion
  const [record] = await vitamins()
  expect(decided.record).toBe(record?.id)
  expect(record).toMatchObject({
    source: 'provider',
    recorded_by: { display_name: 'Samuel Roy' },
    strength: '1000 IU',
    can_edit: false,
  })
  expect((await seenBy('samuel'))[0]).toMatchObject({ status: 'accepted', record: null })
})

test('a declined one leaves no record, and the care team sees that', async () => {
  const made = await suggest({ condition: { patient: maya, name: 'Low iron' } })
  await answer(made, 'declined')
  expect((await seenBy('samuel'))[0]).toMatchObject({ status: 'declined', condition: { name: 'Low iron' } })
  expect((await answer(made, 'declined')).status).toBe(200)
  expect(await answer(made, 'accepted')).toMatchObject({ status: 409, body: { code: 'already_decided' } })
})

test('accepting twice makes one record', async () => {
  const made = await suggest()
  await answer(made, 'accepted')
  await answer(made, 'accepted')
  expect(await vitamins()).toHaveLength(1)
})

test('it is withdrawn when its kind is no longer shared, and sharing again does not bring it back', async () => {
  const made = await suggest()
  await share(['allergies'])
  expect((await seenBy('samuel'))[0]?.status).toBe('withdrawn')
  await share(['medications'])
  expect((await seenBy('maya'))[0]?.status).toBe('withdrawn')
  expect((await answer(made, 'accepted')).status).toBe(409)
})

test('the end of the last day withdraws it too', async () => {
  const { clock } = app.worlds.get('default')
  const day = (days: number) => dateAfter(clock.now(), days)
  await share(['medications'], day(1))
  await suggest()
  clock.set(Date.parse(day(2)) + 8 * 3_600_000)
  expect((await seenBy('maya'))[0]?.status).toBe('withdrawn')
})

testRows([
  ['of a kind that is not shared', { procedure: { patient: maya, name: 'Knee surgery' } }, 409],
  ['two records', { ...vitamin, condition: { patient: maya, name: 'Low iron' } }, 400],
  ['no record', {}, 400],
  ['for someone else', { medication: { patient: seeded.patient('rose'), name: 'Vitamin D3' } }, 400],
  [
    'with an end and still taken',
    { medication: { ...vitamin.medication, currently_taking: true, end_date: '2020' } },
    400,
  ],
])('%s is refused', async (_what, body, status) => {
  expect((await POST(ofPerson, body, { as: 'samuel' })).status).toBe(status)
  expect(await seenBy('samuel')).toEqual([])
})

test('only the owner decides, and only the care team of the organization suggests', async () => {
  const { id } = await suggest()
  const patch = { status: 'accepted' }
  expect((await PATCH(`/v1/record-suggestions/${id}/`, patch, { as: 'samuel' })).status).toBe(404)
  expect((await PATCH(`/v1/record-suggestions/${id}/`, patch, { as: 'luc' })).status).toBe(404)
  expect((await GET(own, { as: 'luc' })).status).toBe(404)
  const elsewhere = ofPerson.replace(maya, seeded.patient('luc'))
  expect((await POST(elsewhere, vitamin, { as: 'samuel' })).status).toBe(404)
})

test('the audit events say that something was suggested, not what, and the owner sees who did', async () => {
  await suggest()
  const audit = (await GET('/v1/audit-events/?object_type=record_suggestion', { as: 'priya' })).body
  expect((audit as AuditEventList).results.map((one) => [one.action, one.object_name])).toEqual([
    ['created', 'Maya Tremblay'],
  ])
  expect(JSON.stringify(audit)).not.toContain('Vitamin')
  const { body } = await GET(`/v1/patients/${maya}/access-events/`, { as: 'maya' })
  const seen = (body as AccessEventList).results.map((one) => [one.actor_name, one.action, one.information])
  expect(seen).toContainEqual(['Samuel Roy', 'changed', 'health_story'])
})

test('every part of a Health Story can be suggested but its files and what people measure themselves', () => {
  expect(Object.values(SuggestedRecordKind)).toEqual(
    Object.values(HealthStorySection).filter(
      (section) => section !== 'documents' && section !== 'measurements',
    ),
  )
})

testRows<[SuggestedRecordKind, keyof RecordSuggestionCreate, object, string, object]>(
  [
    [
      'allergies',
      'allergy',
      { allergen: 'Amoxicillin', category: 'medication', reactions: ['rash'], severity: 'moderate' },
      'allergies',
      { allergen: 'Amoxicillin', reactions: ['rash'], severity: 'moderate', status: 'active' },
    ],
    ['medications', 'medication', { name: 'Vitamin D3' }, 'medications', { name: 'Vitamin D3' }],
    ['conditions', 'condition', { name: 'Low iron' }, 'conditions', { name: 'Low iron' }],
    [
      'immunizations',
      'immunization',
      { vaccine_name: 'Shingles', date_received: '2025' },
      'immunizations',
      { vaccine_name: 'Shingles' },
    ],
    ['procedures', 'procedure', { name: 'Knee surgery' }, 'procedures', { name: 'Knee surgery' }],
    [
      'family_history',
      'family_history',
      { relation: 'father', condition: 'Stroke', age_at_onset: 61 },
      'family-history',
      { relation: 'father', condition: 'Stroke', age_at_onset: 61 },
    ],
    [
      'test_results',
      'test_result',
      { test_name: 'Ferritin', value: 9, unit: 'µg/L', collected_at: '2026-11-02', reference_low: 15 },
      'test-results',
      { test_name: 'Ferritin', value: 9, unit: 'µg/L', interpretation: 'low' },
    ],
  ],
  freshWorld,
)('%s: accepted, it is in the record with who suggested it', async (kind, name, fields, path, kept) => {
  await share([kind])
  const records = async () =>
    (
      (await GET(`/v1/${path}/?patient=${maya}&page_size=100`, { as: 'maya' })).body as {
        results: { id: string }[]
      }
    ).results
  const before = await records()
  const made = await suggest({ [name]: { patient: maya, ...fields } })
  expect(made).toMatchObject({ kind, [name]: kept })
  expect(await records()).toEqual(before)
  await answer(made, 'accepted')
  const added = (await records()).filter((one) => !before.some((known) => known.id === one.id))
  expect(added).toMatchObject([
    { ...kept, source: 'provider', recorded_by: { display_name: 'Samuel Roy' }, can_edit: false },
  ])
})

test('a known test is named in the language of its reader', async () => {
  await share(['test_results'])
  await suggest({
    test_result: { patient: maya, test_name: 'Hemoglobin', value: 120, collected_at: '2026-11-02' },
  })
  const { body } = await GET(own, { as: 'maya', headers: { 'accept-language': 'fr-ca' } })
  expect((body as RecordSuggestionList).results[0]?.test_result?.test_name).toBe('Hémoglobine')
})
