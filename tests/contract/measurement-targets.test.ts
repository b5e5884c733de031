// What a care team aims for in a person's measurements, and who sees it.
import { beforeEach, expect, test } from 'vitest'
import type {
  AccessEventList,
  AuditEventList,
  HealthStory,
  MeasurementKind,
  MeasurementTarget,
  MeasurementTargetList,
  MeasurementTargetSave,
} from '#generated/model/index.ts'
import { healthStoryOf } from '#mock-server/records/health-story.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'
import { app, DELETE, freshWorld, GET, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

const maya = seeded.patient('maya')
const lakeside = seeded.organization('lakeside')
const fleuve = seeded.organization('fleuve')
const ofPerson = (organization = lakeside) =>
  `/v1/organizations/${organization}/people/${maya}/measurement-targets/`
const own = `/v1/measurement-targets/?patient=${maya}`
const weight: MeasurementTargetSave = { unit: 'kg', minimum: 60, maximum: 70.5 }

const save = (body: object, kind: MeasurementKind = 'weight', as: PersonName = 'samuel', where = lakeside) =>
  PUT(`${ofPerson(where)}${kind}/`, body, { as })
async function saved(...args: Parameters<typeof save>) {
  const reply = await save(...args)
  expectContract('savePersonMeasurementTarget', reply)
  return reply.body as MeasurementTarget
}
const remove = (kind: MeasurementKind, as: PersonName = 'samuel') => DELETE(`${ofPerson()}${kind}/`, { as })
async function seenBy(as: PersonName, where = lakeside) {
  const reply = await GET(as === 'maya' ? own : ofPerson(where), { as })
  expectContract(as === 'maya' ? 'listMeasurementTargets' : 'listPersonMeasurementTargets', reply)
  return (reply.body as MeasurementTargetList).results
}
function emergencyView() {
  const world = app.worlds.get('default')
  const patient = world.tables.patients.get(maya)
  return patient && healthStoryOf({ world, locale: 'en-ca' }, patient, { view: 'emergency' })
}

test('a target is set, replaced and removed; the person sees who set it', async () => {
  const made = await saved({ ...weight, note: 'Slowly.' })
  expect(made).toMatchObject({
    patient: maya,
    organization: { id: lakeside },
    kind: 'weight',
    unit: 'kg',
    minimum: 60,
    maximum: 70.5,
    diastolic_minimum: null,
    diastolic_maximum: null,
    note: 'Slowly.',
    set_by: { display_name: 'Samuel Roy' },
  })
  expect((await seenBy('maya')).map(({ kind }) => kind)).toEqual(['weight', 'blood_pressure'])
  expect((await seenBy('samuel'))[0]).toEqual(made)
  const changed = await saved({ unit: 'lb', maximum: 160 }, 'weight', 'ana')
  expect(changed).toMatchObject({
    id: made.id,
    minimum: null,
    note: null,
    set_by: { display_name: 'Ana Okafor' },
  })
  expect((await seenBy('maya'))[0]).toEqual(changed)
  expect((await remove('weight')).status).toBe(204)
  expect((await seenBy('maya')).map(({ kind }) => kind)).toEqual(['blood_pressure'])
  expect((await remove('weight')).status).toBe(404)
})

test('each organization has its own; its care team sees that alone, the person sees both', async () => {
  const theirs = await saved(weight, 'weight', 'odile', fleuve)
  await saved({ unit: 'kg', maximum: 68 })
  expect(await seenBy('odile', fleuve)).toEqual([theirs])
  expect((await seenBy('samuel')).map(({ kind, maximum }) => [kind, maximum])).toEqual([
    ['weight', 68],
    ['blood_pressure', 135],
  ])
  expect((await seenBy('maya')).filter(({ kind }) => kind === 'weight')).toHaveLength(2)
})

testRows<[string, MeasurementKind, MeasurementTargetSave, readonly string[]]>([
  ['only a highest value', 'blood_glucose', { unit: 'mmol_L', maximum: 7 }, []],
  ['only a lower value of a pressure', 'blood_pressure', { unit: 'mmHg', diastolic_maximum: 80 }, []],
  ['no limit', 'weight', { unit: 'kg' }, ['minimum']],
  ['the unit of another kind', 'weight', { unit: 'bpm', maximum: 80 }, ['unit']],
  ['the highest possible weight', 'weight', { unit: 'kg', maximum: 400 }, []],
  ['more than possible', 'weight', { unit: 'kg', maximum: 400.5 }, ['maximum']],
  ['less than possible', 'weight', { unit: 'kg', minimum: 0.2 }, ['minimum']],
  ['half a point of pain', 'pain', { unit: 'points', maximum: 3.5 }, ['maximum']],
  ['a lowest value that is not lower', 'weight', { unit: 'kg', minimum: 70, maximum: 70 }, ['maximum']],
  ['a lowest value just below', 'weight', { unit: 'kg', minimum: 69.9, maximum: 70 }, []],
  [
    'lower values of a weight',
    'weight',
    { unit: 'kg', maximum: 70, diastolic_minimum: 70 },
    ['diastolic_minimum'],
  ],
  [
    'lower values of a pressure the wrong way round',
    'blood_pressure',
    { unit: 'mmHg', diastolic_minimum: 80, diastolic_maximum: 80 },
    ['diastolic_maximum'],
  ],
])('%s', async (_, kind, body, fields) => {
  const reply = await save(body, kind)
  expectContract('savePersonMeasurementTarget', reply)
  expect(reply.status).toBe(fields.length === 0 ? 200 : 400)
  if (fields.length > 0) expect(Object.keys(Object(reply.body))).toEqual(fields)
})

testRows<[PersonName, number]>([
  ['samuel', 200],
  ['maya', 403],
  ['priya', 403],
])('%s sets one: %i', async (as, status) => {
  expect((await save(weight, 'weight', as)).status).toBe(status)
})

test('another person, and a care team of the person, are refused the own list', async () => {
  expect((await GET(own, { as: 'luc' })).status).toBe(404)
  expect((await GET(own, { as: 'samuel' })).status).toBe(404)
})

test('the Health Story has the targets of the shown kinds, the emergency view has none', async () => {
  await saved({ unit: 'points', maximum: 3 }, 'pain')
  const { sections } = (await GET(`/v1/patients/${maya}/health-story/`, { as: 'maya' })).body as HealthStory
  expect(sections.measurements?.targets?.map(({ kind }) => kind)).toEqual(['blood_pressure'])
  const emergency = emergencyView()?.sections.measurements
  expect([emergency?.status, emergency?.targets]).toEqual(['ok', undefined])
})

test('who set it is in the access log and the audit events, its values are not in the latter', async () => {
  await saved({ ...weight, note: 'Slowly.' })
  await saved(weight)
  await remove('weight')
  const log = (await GET(`/v1/patients/${maya}/access-events/?action=changed`, { as: 'maya' })).body
  expect((log as AccessEventList).results[0]).toMatchObject({
    information: 'targets',
    actor_name: 'Samuel Roy',
  })
  const { body } = await GET('/v1/audit-events/?object_type=measurement_target', { as: 'priya' })
  expect((body as AuditEventList).results.map(({ action, changes }) => [action, changes])).toEqual([
    ['deleted', []],
    ['changed', []],
    ['created', []],
  ])
  expect(JSON.stringify(body)).not.toMatch(/Slowly|70\.5/)
})
