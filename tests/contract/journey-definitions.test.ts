// Journeys, as those who set them up have them (ROUTE-08, JOURNEY-15, DATA-24..29).
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  AuditEventList,
  JourneyDefinition,
  JourneyDefinitionList,
  JourneyDefinitionUsage,
  JourneyVersionList,
} from '#generated/model/index.ts'
import { designOf } from '#mock-server/engine/journey-design.ts'
import { journeyDefinitions } from '#mock-server/store/seeds/journeys.ts'
import { begun, hipDesign, matching } from './support/admin/journeys.ts'
import { freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const as = 'priya'
const hip = seeded.definition('hip-replacement')
const at = (id: string, rest = '') => `/v1/journey-definitions/${id}/${rest}`
const get = async (id: string) => (await GET(at(id), { as })).body as JourneyDefinition
const keys = async (query: string) => {
  const { body } = await GET(`/v1/journey-definitions/?page_size=100&${query}`, { as })
  return (body as JourneyDefinitionList).results.map(({ key }) => key)
}
const publish = (id: string, revision: number) => POST(at(id, 'publish/'), {}, matching(revision))
const enrol = (definition: string) =>
  POST(
    '/v1/process-instances/',
    { process_definition: definition, patient: seeded.patient('maya') },
    { as: 'maya' },
  )

describe('the list', () => {
  test('finds by name, status and organization, and sorts', async () => {
    expect(await keys('search=HANCHE')).toEqual([])
    expect(await keys('search=hip-rep')).toEqual(['hip-replacement'])
    expect(await keys('status__in=draft,retired')).toEqual([])
    expect(await keys(`organization=${seeded.organization('lakeside')}`)).toContain('new-parent')
    const names = await keys('ordering=name')
    expect(await keys('ordering=-name')).toEqual(names.toReversed())
    expect(names).toHaveLength(journeyDefinitions.size)
  })

  test('refuses a status that there is not', async () => {
    const reply = await GET('/v1/journey-definitions/?status__in=lost', { as })
    expect(reply.status).toBe(400)
  })
})

testRows(
  [...journeyDefinitions.values()].map((one) => [one.key, one] as const),
  freshWorld,
)('%s of the seeds can be published as it is', async (key, definition) => {
  const made = (await begun(`${key}-again`, designOf(definition))).body as JourneyDefinition
  const reply = await publish(made.id, made.revision)
  expect([reply.status, reply.body]).toMatchObject([200, { status: 'published', version: 1 }])
})

describe('a new journey', () => {
  test('starts blank as a draft without enrolments', async () => {
    const { body, status } = await POST(
      '/v1/journey-definitions/',
      {
        key: 'knee',
        name: { 'en-ca': 'Knee', 'fr-ca': 'Genou' },
        organization: seeded.organization('lakeside'),
      },
      { as },
    )
    expect([status, body]).toMatchObject([201, { status: 'draft', version: null, has_draft: true }])
    const { id } = body as JourneyDefinition
    expect((await enrol(id)).status).toBe(400)
    expect((await GET(`/v1/process-definitions/${id}/`, { as: 'maya' })).status).toBe(404)
  })

  test('copies another', async () => {
    const { body } = await POST(
      '/v1/journey-definitions/',
      {
        key: 'hip-two',
        name: { 'en-ca': 'Hip two', 'fr-ca': 'Hanche deux' },
        organization: seeded.organization('northern'),
        duplicate_of: hip,
      },
      { as },
    )
    expect((body as JourneyDefinition).draft?.steps).toEqual(hipDesign.steps)
  })

  testRows(
    [
      ['key', { key: 'hip-replacement' }],
      ['key', { key: 'Not A Key' }],
      ['organization', { organization: seeded.user('maya') }],
      ['duplicate_of', { duplicate_of: seeded.user('maya') }],
    ],
    freshWorld,
  )('refuses a %s that does not fit', async (field, part) => {
    const body = {
      key: 'knee',
      name: { 'en-ca': 'Knee' },
      organization: seeded.organization('lakeside'),
      ...part,
    }
    const reply = await POST('/v1/journey-definitions/', body, { as })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, [field]])
  })
})

test('new people get the published version, and enrolled people keep theirs', async () => {
  const { revision } = await get(hip)
  const [first, ...rest] = hipDesign.steps
  const renamed = { ...first, name: { 'en-ca': 'All about your hip', 'fr-ca': 'Tout sur votre hanche' } }
  const design = { ...hipDesign, steps: [renamed, ...rest] }
  const saved = (await PUT(at(hip, 'draft/'), { design }, matching(revision))).body as JourneyDefinition
  expect(saved).toMatchObject({ has_draft: true, version: 1, revision: revision + 1 })
  const before = `/v1/tasks/?process_instance=${seeded.journey('maya-hip')}`
  const told = (await GET(before, { as: 'maya' })).body
  const done = await publish(hip, saved.revision)
  expect(done.body).toMatchObject({ status: 'published', version: 2, has_draft: false })
  expect((await GET(before, { as: 'maya' })).body).toEqual(told)
  // she leaves, and starts it again
  await POST(`/v1/process-instances/${seeded.journey('maya-hip')}/cancel/`, {}, { as: 'maya' })
  const reply = await enrol(hip)
  expect(reply.status).toBe(201)
  const tasks = await GET(`/v1/tasks/?process_instance=${String(Object(reply.body).id)}`, { as: 'maya' })
  expect(JSON.stringify(tasks.body)).toContain('All about your hip')
  const usage = (await GET(at(hip, 'usage/'), { as })).body as JourneyDefinitionUsage
  expect(usage.open_enrolments_by_version[0]).toEqual({ version: 2, open_enrolment_count: 1 })
  expect(usage.organizations).toMatchObject([{ id: seeded.organization('lakeside'), is_offered: true }])
})

test('a form before the first step is answered first, and its answers become variables', async () => {
  const { body } = await begun('hip-start', { ...hipDesign, start_form: 'about-your-hip' })
  const made = body as JourneyDefinition
  expect((await publish(made.id, made.revision)).status).toBe(200)
  const again = await get(made.id)
  expect(again.published?.start_form).toBe('about-your-hip')
  expect(again.published?.first).toEqual(['about_you'])
  const { body: enrolled } = await enrol(made.id)
  const tasks = await GET(`/v1/tasks/?process_instance=${String(Object(enrolled).id)}`, { as: 'maya' })
  expect(Object(tasks.body).results.map((one: { activity_id: string }) => one.activity_id)).toEqual([
    'enrolment_start',
  ])
})

describe('publishing refuses, with the place of each problem', () => {
  const [first, ...rest] = hipDesign.steps
  const cases: readonly [string, string, object][] = [
    ['missing French', '/steps/0/name/fr-ca', { steps: [{ ...first, name: { 'en-ca': 'Hip' } }, ...rest] }],
    ['no steps', '/steps', { steps: [], first: [], table_columns: [] }],
    ['nothing to begin with', '/first', { first: [] }],
    [
      'a step that nothing leads to',
      '/steps/1/activity_id',
      { steps: [{ ...first, next: [] }, ...rest.map((one) => ({ ...one, repeatable: false }))] },
    ],
    ['a missing form', '/steps/0/form', { steps: [{ ...first, form: null }, ...rest] }],
    ['an unknown form', '/steps/0/form', { steps: [{ ...first, form: 'never-was' }, ...rest] }],
    ['an unpublished form', '/steps/0/form', { steps: [{ ...first, form: 'sleep-diary' }, ...rest] }],
    [
      'a way to nowhere',
      '/steps/0/next/0/activity_id',
      { steps: [{ ...first, next: [{ activity_id: 'gone', when: null }] }, ...rest] },
    ],
    [
      'an unknown variable',
      '/table_columns/0/variable',
      { table_columns: [{ variable: 'nothing', label: { 'en-ca': 'N', 'fr-ca': 'N' } }] },
    ],
    [
      'a score without a name',
      '/steps/0/score',
      { steps: [{ ...first, score: { variable: ' ', of: [] } }, ...rest] },
    ],
    ['no language', '/languages', { languages: [] }],
  ]
  testRows(cases, freshWorld)('%s: %s', async (_, pointer, part) => {
    const made = (await begun('hip-wrong', { ...hipDesign, ...part })).body as JourneyDefinition
    const reply = await publish(made.id, made.revision)
    expect(reply.status).toBe(400)
    expect(Object.keys(Object(reply.body).design)).toContain(pointer)
    expect((await get(made.id)).status).toBe('draft')
  })

  test('a retired form, in the language of the caller', async () => {
    const made = (await begun('diary', { ...hipDesign, start_form: 'sleep-diary' })).body as JourneyDefinition
    const reply = await POST(
      at(made.id, 'publish/'),
      {},
      {
        as,
        headers: { 'if-match': `"${made.revision}"`, 'accept-language': 'fr-ca' },
      },
    )
    expect(Object(reply.body).design['/start_form']).toEqual([
      'Ce formulaire n’est pas encore publié. Publiez-le d’abord.',
    ])
  })
})

test('a retired journey accepts no one, continues for enrolled people, and can be published again', async () => {
  const { revision } = await get(hip)
  const retired = (await POST(at(hip, 'retire/'), {}, matching(revision))).body as JourneyDefinition
  expect(retired.status).toBe('retired')
  expect((await GET(`/v1/process-instances/${seeded.journey('maya-hip')}/`)).status).toBe(200)
  const { body } = await GET('/v1/process-definitions/?page_size=100')
  expect(JSON.stringify(body)).not.toContain(hip)
  // of a journey that is offered she would hear that she is in it: 409
  const refused = await enrol(hip)
  expect(refused.status).toBe(400)
  const twice = await POST(at(hip, 'retire/'), {}, matching(retired.revision))
  expect([twice.status, twice.body]).toMatchObject([409, { code: 'already_retired' }])
  expect((await publish(hip, retired.revision)).body).toMatchObject({ status: 'published', version: 2 })
})

test('a version is restored as the draft, and the draft can be thrown away', async () => {
  const { revision } = await get(hip)
  const saved = await PUT(
    at(hip, 'draft/'),
    { design: { ...hipDesign, estimated_weeks: 9 } },
    matching(revision),
  )
  await publish(hip, Object(saved.body).revision)
  const versions = (await GET(at(hip, 'versions/'), { as })).body as JourneyVersionList
  expect(versions.results.map(({ number, is_current: is }) => [number, is])).toEqual([
    [2, true],
    [1, false],
  ])
  const restored = (await POST(at(hip, 'restore/'), { version: 1 }, matching((await get(hip)).revision)))
    .body as JourneyDefinition
  expect(restored.draft?.estimated_weeks).toBe(6)
  expect(restored.published?.estimated_weeks).toBe(9)
  const discarded = await DELETE(at(hip, 'draft/'), matching(restored.revision))
  expect(discarded.body).toMatchObject({ has_draft: false })
  const again = await DELETE(at(hip, 'draft/'), matching(Object(discarded.body).revision))
  expect([again.status, again.body]).toMatchObject([409, { code: 'nothing_written' }])
  const unknown = await POST(at(hip, 'restore/'), { version: 99 }, matching((await get(hip)).revision))
  expect(unknown.status).toBe(400)
})

test('unseen changes are never overwritten', async () => {
  const design = { ...hipDesign, estimated_weeks: 9 }
  const { revision } = await get(hip)
  expect((await PUT(at(hip, 'draft/'), { design }, { as })).status).toBe(428)
  expect((await PUT(at(hip, 'draft/'), { design }, matching(revision))).status).toBe(200)
  expect((await PUT(at(hip, 'draft/'), { design: hipDesign }, matching(revision))).status).toBe(412)
  expect((await get(hip)).draft?.estimated_weeks).toBe(9)
})

test('every change is in the audit list', async () => {
  const { revision } = await get(hip)
  const saved = await PUT(
    at(hip, 'draft/'),
    { design: { ...hipDesign, estimated_weeks: 9 } },
    matching(revision),
  )
  await POST(at(hip, 'publish/'), { comment: 'Longer.' }, matching(Object(saved.body).revision))
  const { body } = await GET(`/v1/audit-events/?object_type=journey_definition&object_id=${hip}`, { as })
  const [published, draft] = (body as AuditEventList).results
  expect(published).toMatchObject({
    action: 'published',
    actor_name: 'Priya Nair',
    comment: 'Longer.',
    changes: [{ field: '/estimated_weeks', before: '6', after: '9' }],
  })
  expect(draft).toMatchObject({ action: 'saved_draft' })
})
