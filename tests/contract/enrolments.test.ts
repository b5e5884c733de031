// Offered and recommended journeys, and starting and leaving one.
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  EnrolmentRefused,
  ProcessDefinition,
  ProcessDefinitionList,
  ProcessInstance,
  ProcessInstanceList,
  Task,
  TaskList,
} from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const hip = seeded.journey('maya-hip')

const offered = async (query: string, as: PersonName = 'maya') =>
  ((await GET(`/v1/process-definitions/${query}`, { as })).body as ProcessDefinitionList).results
const keys = async (query: string, as?: PersonName) => (await offered(query, as)).map(({ key }) => key)

describe('what is offered', () => {
  test('names who it is for, how long it takes, its languages and who watches', async () => {
    const [mood] = await offered('?search=mental-health')
    expect(mood).toMatchObject({
      audience: 'Adults who feel low, worried or worn out',
      estimated_weeks: 5,
      languages: ['en-ca', 'fr-ca'],
      is_monitored: true,
      monitoring_note: expect.stringContaining('988'),
      step_count: null,
    })
  })

  test('what is recommended to a profile says why; what is not, is not there', async () => {
    const all = await offered(`?organization=${seeded.organization('lakeside')}`)
    const recommended = await offered(
      `?organization=${seeded.organization('lakeside')}&recommended_for=${seeded.patient('maya')}`,
    )
    expect(recommended.map(({ key }) => key)).toEqual(['hip-replacement', 'mood-check-in'])
    expect(recommended.every(({ recommendation }) => recommendation)).toBe(true)
    expect(all.length).toBeGreaterThan(recommended.length)
    expect(await keys(`?recommended_for=${seeded.patient('luc')}`)).toEqual([])
  })

  test('it says whether the profile is enrolled: now, before, or never', async () => {
    const enrolmentOf = (definitions: readonly ProcessDefinition[], key: string) =>
      definitions.find((one) => one.key === key)?.enrolment
    const mayas = await offered('')
    expect(enrolmentOf(mayas, 'hip-replacement')).toEqual({
      process_instance: hip,
      status: 'active',
      is_ongoing: true,
    })
    expect(enrolmentOf(mayas, 'new-parent')).toMatchObject({ status: 'enrolled', is_ongoing: false })
    expect(enrolmentOf(mayas, 'mood-check-in')).toBeNull()
    const path = `/v1/process-definitions/${seeded.definition('hip-replacement')}/?patient=`
    const of = async (patient: string) =>
      (await GET(path + patient, { as: 'theo' })).body as ProcessDefinition
    expect((await of(seeded.patient('rose'))).enrolment).toMatchObject({ is_ongoing: true })
    expect((await of(seeded.patient('emile'))).enrolment).toBeNull()
    // another person's profile reveals nothing
    expect((await of(seeded.patient('maya'))).enrolment).toBeNull()
  })

  test('by language: an English-only journey is answered in English in French too (LIB-01)', async () => {
    expect(await keys('?language__in=fr-ca', 'gabriel')).toEqual([
      'asthma-check-in',
      'diabetes-education',
      'before-surgery',
    ])
    const { body } = await GET('/v1/process-definitions/?ordering=name&search=vaccination', {
      as: 'gabriel',
      headers: { 'accept-language': 'fr-ca' },
    })
    expect((body as ProcessDefinitionList).results).toMatchObject([
      { name: 'Vaccination day', languages: ['en-ca'] },
    ])
  })

  test('in the order that was asked for', async () => {
    const weeks = (await offered('?ordering=-estimated_weeks')).map((one) => one.estimated_weeks ?? 0)
    expect(weeks).toEqual(weeks.toSorted((a, b) => b - a))
  })
})

const enrol = (body: object, as: PersonName = 'maya') => POST('/v1/process-instances/', body, { as })

describe('enrolling', () => {
  const mood = seeded.definition('mood-check-in')

  test('opens the first step and tells where the journey is', async () => {
    const reply = await enrol({
      process_definition: mood,
      organization: seeded.organization('lakeside'),
      patient: seeded.patient('maya'),
      variables: { referred_by: 'Dr. Roy' },
    })
    expect(reply.status).toBe(201)
    const journey = reply.body as ProcessInstance
    expect(journey).toMatchObject({
      status: 'active',
      start_variables: { referred_by: 'Dr. Roy' },
      variables: { referred_by: 'Dr. Roy' },
      next_task: { name: 'How is your mood?', kind: 'form' },
      open_task_count: 1,
      progress: { completed: 0, total: null },
    })
    expect(reply.headers.get('location')).toBe(`/v1/process-instances/${journey.id}/`)
    expect((await GET(`/v1/process-instances/${journey.id}/`)).body).toEqual(journey)
  })

  test("a second time: 409, 'You're already enrolled in this journey.', with the one that goes on", async () => {
    const again = await enrol({
      process_definition: seeded.definition('hip-replacement'),
      patient: seeded.patient('maya'),
    })
    expect([again.status, again.body]).toEqual([
      409,
      {
        detail: "You're already enrolled in this journey.",
        code: 'already_enrolled',
        process_instance: hip,
      } satisfies EnrolmentRefused,
    ])
    expectContract('createProcessInstance', again)
    const french = await POST(
      '/v1/process-instances/',
      { process_definition: seeded.definition('hip-replacement'), patient: seeded.patient('maya') },
      { headers: { 'accept-language': 'fr-ca' } },
    )
    expect(Object(french.body).detail).toBe('Vous suivez déjà ce parcours.')
  })

  test('a finished or cancelled one can be started again', async () => {
    const newParent = seeded.definition('new-parent')
    const mayas = await enrol({ process_definition: newParent, patient: seeded.patient('maya') })
    const theos = await enrol({ process_definition: newParent, patient: seeded.patient('theo') }, 'theo')
    expect([mayas.status, theos.status]).toEqual([201, 201])
  })

  test('a carer enrols whom he cares for, a care team its patients', async () => {
    const hipOf = (patient: string) => ({
      process_definition: seeded.definition('hip-replacement'),
      patient: seeded.patient(patient),
    })
    expect((await enrol(hipOf('emile'), 'theo')).body).toMatchObject({
      patient: { display_name: 'Émile Martin' },
    })
    expect((await enrol(hipOf('theo'), 'samuel')).status).toBe(201)
  })

  testRows(
    [
      ['a journey of another organization', 'maya', 'vaccination-day', 'maya', {}, 'process_definition'],
      ['a profile of somebody else', 'maya', 'mood-check-in', 'theo', {}, 'patient'],
      ['a patient of another organization', 'samuel', 'mood-check-in', 'luc', {}, 'patient'],
      [
        'another organization than the one that offers it',
        'maya',
        'mood-check-in',
        'maya',
        { organization: seeded.organization('fleuve') },
        'organization',
      ],
    ] as const,
    freshWorld,
  )('%s: 400', async (_, as, definition, patient, more, field) => {
    const reply = await enrol(
      { process_definition: seeded.definition(definition), patient: seeded.patient(patient), ...more },
      as,
    )
    expect([reply.status, reply.body]).toEqual([400, { [field]: [expect.any(String)] }])
    expectContract('createProcessInstance', reply)
  })

  test('is for patients and care teams: an administrator gets a 403', async () => {
    const body = { process_definition: mood, patient: seeded.patient('maya') }
    expect((await enrol(body, 'priya')).status).toBe(403)
  })
})

describe('leaving', () => {
  const leave = (journey: string, body: object = {}, as: PersonName = 'maya') =>
    POST(`/v1/process-instances/${journey}/cancel/`, body, { as })

  test('cancels the open tasks and keeps what was answered', async () => {
    const reply = await leave(hip, { reason: 'My surgery was moved.' })
    expect(reply.body).toMatchObject({
      status: 'cancelled',
      open_task_count: 0,
      next_task: null,
      upcoming_steps: [],
      cancelled_at: expect.any(String),
      completed_at: null,
    })
    const list = async (query: string) =>
      ((await GET(`/v1/tasks/?process_instance=${hip}&${query}`)).body as TaskList).results
    expect(await list('completed_at__isnull=true')).toEqual([])
    expect((await list('status__in=cancelled')).map(({ name }) => name)).toEqual([
      'How is your hip today?',
      'The day of your surgery',
    ])
    expect((await list('completed_at__isnull=false')).map(({ activity_id: id }) => id)).toEqual(['about_you'])
    expect((await GET(`/v1/submissions/${seeded.submission('maya-hip', 'about_you')}/`)).status).toBe(200)
    // the steps can still be read, and say that they are cancelled
    const open = (await GET(`/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/`)).body as Task
    expect([open.status, open.completed_at]).toEqual(['cancelled', null])
  })

  test('and what is open then cannot be sent any more: 409', async () => {
    await leave(hip)
    const reply = await POST(`/v1/tasks/${seeded.task('maya-hip', 'day_of_surgery')}/complete/`, {
      form_data: {},
    })
    expect([reply.status, Object(reply.body).code]).toEqual([409, 'journey_cancelled'])
  })

  testRows(
    [
      ['left before', 'theo-new-parent', 'theo'],
      ['finished', 'maya-new-parent', 'maya'],
    ] as const,
    freshWorld,
  )('one that was %s: 409', async (_, journey, as) => {
    const reply = await leave(seeded.journey(journey), {}, as)
    expect([reply.status, Object(reply.body).code]).toEqual([409, 'journey_over'])
    expectContract('leaveProcessInstance', reply)
  })

  test('of another person is a 404', async () => {
    expect((await leave(hip, {}, 'luc')).status).toBe(404)
    expect((await leave(seeded.journey('rose-hip'), {}, 'theo')).status).toBe(200)
  })
})

test('journeys tell what their page needs: whom to turn to, what comes next, who watches (CALL-47)', async () => {
  const { body } = await GET(`/v1/process-instances/${hip}/`)
  expect(body).toMatchObject({
    care_team: { name: 'Hip clinic', phone: '613-555-0142', hours: expect.any(String) },
    is_monitored: true,
    monitoring_note: expect.any(String),
    estimated_weeks: 6,
    languages: ['en-ca', 'fr-ca'],
    next_task: { id: seeded.task('maya-hip', 'hip_check_in') },
  })
  expect((body as ProcessInstance).upcoming_steps.map(({ activity_id: id }) => id)).toEqual([
    'home',
    'care_plan',
    'exercises',
    'xray',
  ])
})

test('the journeys that need most come first where that is asked for, and one definition alone (CALL-45)', async () => {
  const list = async (query: string) =>
    ((await GET(`/v1/process-instances/?${query}`, { as: 'ana' })).body as ProcessInstanceList).results
  const open = (await list('page_size=100&ordering=-open_task_count')).map((one) => one.open_task_count)
  expect(open).toEqual(open.toSorted((a, b) => b - a))
  const hips = await list(`process_definition=${seeded.definition('hip-replacement')}`)
  expect(new Set(hips.map(({ process_definition_name: name }) => name))).toEqual(
    new Set(['Hip replacement preparation']),
  )
})
