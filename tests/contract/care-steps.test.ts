// Steps of the care team: what they can start and cancel, and that patients see nothing of it.
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  JourneyActivityList,
  JourneyEventList,
  ProcessInstance,
  Submission,
  SubmissionNeighbours,
  TaskList,
} from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const hip = seeded.journey('walter-hip')
const mood = seeded.journey('irene-mood')
const safetyCall = seeded.task('irene-mood', 'safety_call', 1)

const activities = async (query = '', as: PersonName = 'samuel') =>
  ((await GET(`/v1/process-instances/${hip}/activities/${query}`, { as })).body as JourneyActivityList)
    .results
const start = (activity_id: string, as: PersonName = 'samuel', journey = hip) =>
  POST(
    `/v1/process-instances/${journey}/add_execution/`,
    { activity_id, instruction_type: 'startBeforeActivity' },
    { as },
  )
const cancel = (task: unknown, as: PersonName = 'samuel') =>
  POST(`/v1/process-instances/${hip}/cancel_activity/`, { task }, { as })
const tasks = async (query: string, as: PersonName) =>
  ((await GET(`/v1/tasks/?${query}`, { as })).body as TaskList).results
const one = async (activity: string) => (await activities()).find(({ activity_id: id }) => id === activity)

describe('the activities of an enrolment (ROUTE-72, ROUTE-73)', () => {
  test('by audience, in the order of the journey, as the contract has them', async () => {
    const reply = await GET(`/v1/process-instances/${hip}/activities/?audience=provider`, { as: 'samuel' })
    expectContract('listProcessInstanceActivities', reply)
    expect((await activities('?audience=provider')).map(({ name }) => name)).toEqual([
      'Call before surgery',
      'File seen by the surgeon',
    ])
    expect((await activities('?audience=patient')).map(({ audience }) => audience)).not.toContain('provider')
    expect((await activities('?page_size=2')).map(({ activity_id: id }) => id)).toEqual([
      'about_you',
      'hip_check_in',
    ])
  })

  test('each shows its open task, its last start and whether it is repeatable', async () => {
    const call = await one('readiness_call')
    expect(call).toMatchObject({
      repeatable: true,
      open_task: seeded.task('walter-hip', 'readiness_call', 1),
    })
    expect(call?.last_started_at).not.toBeNull()
    expect(await one('care_plan')).toMatchObject({ last_started_at: null, open_task: null })
    expect(await one('about_you')).toMatchObject({ repeatable: false, open_task: null })
  })

  testRows(['walter', 'maya', 'theo'] as const, freshWorld)('%s is no care team: 403', async (as) =>
    expect((await GET(`/v1/process-instances/${hip}/activities/`, { as })).status).toBe(403),
  )

  test('a journey of another organization is a 404, also for who takes part in it', async () => {
    const foreign = seeded.journey('maya-asthma')
    expect((await GET(`/v1/process-instances/${foreign}/activities/`, { as: 'samuel' })).status).toBe(404)
    expect((await start('week', 'samuel', foreign)).status).toBe(404)
  })
})

describe('starting and cancelling (CALL-49..52)', () => {
  test('a started step is open, for the patient too; a cancelled one leaves no trace', async () => {
    const before = (await GET(`/v1/process-instances/${hip}/`, { as: 'walter' })).body as ProcessInstance
    const reply = await start('care_plan')
    expect(reply.status).toBe(200)
    expect((reply.body as ProcessInstance).open_task_count).toBe(before.open_task_count + 1)
    const task = (await one('care_plan'))?.open_task
    expect((await GET(`/v1/tasks/${task}/`, { as: 'walter' })).status).toBe(200)
    expect((await cancel(task)).body).toMatchObject({ open_task_count: before.open_task_count })
    expect(await one('care_plan')).toMatchObject({ last_started_at: null, open_task: null })
    expect((await GET(`/v1/tasks/${task}/`, { as: 'walter' })).body).toMatchObject({ code: 'task_removed' })
  })

  testRows(
    [
      ['readiness_call', 'already_open'],
      ['about_you', 'already_done'],
    ],
    freshWorld,
  )('%s cannot be started now: 409 %s', async (activity, code) => {
    const { status, body } = await start(activity)
    expect([status, Object(body).code]).toEqual([409, code])
  })

  test('what may come again starts again once it is done', async () => {
    const task = seeded.task('walter-hip', 'readiness_call', 1)
    const form_data = { reached: false, ready: 'call_again' }
    const sent = await POST(`/v1/tasks/${task}/complete/`, { form_data }, { as: 'samuel' })
    expect(sent.status).toBe(200)
    expect((await start('readiness_call')).status).toBe(200)
  })

  test('two members press Start: one task, and the second gets an error', async () => {
    expect((await start('team_review')).status).toBe(200)
    expect((await start('team_review', 'ana')).status).toBe(409)
    const open = await tasks(`process_instance=${hip}&audience=provider&status__in=open`, 'samuel')
    expect(open.map(({ activity_id: id }) => id)).toEqual(['readiness_call', 'team_review'])
  })
})

describe('what the care team does is not for patients', () => {
  test('the task, its form and its submission are a 404 for them; the team reads all three', async () => {
    const paths = [`/v1/tasks/${safetyCall}/`, `/v1/tasks/${safetyCall}/form/`].concat(
      `/v1/submissions/${seeded.submission('irene-mood', 'safety_call')}/`,
    )
    for (const path of paths) {
      expect([path, (await GET(path, { as: 'irene' })).status]).toEqual([path, 404])
      expect([path, (await GET(path, { as: 'samuel' })).status]).toEqual([path, 200])
    }
  })

  test('lists and events of the patient leave it out; a filter by person never brings it', async () => {
    const audiences = async (query: string, as: PersonName) =>
      new Set((await tasks(`process_instance=${mood}&${query}`, as)).map(({ audience }) => audience))
    expect(await audiences('', 'irene')).toEqual(new Set(['patient']))
    expect(await audiences('audience=provider', 'irene')).toEqual(new Set())
    expect(await audiences('', 'samuel')).toEqual(new Set(['patient', 'provider']))
    expect(await audiences(`assignee=${seeded.user('irene')}`, 'samuel')).toEqual(new Set(['patient']))
    const names = async (as: PersonName) => {
      const path = `/v1/process-instances/${mood}/events/?page_size=100`
      return ((await GET(path, { as })).body as JourneyEventList).results.map((event) => event.task_name)
    }
    expect(await names('samuel')).toContain('Safety call')
    expect(await names('irene')).not.toContain('Safety call')
  })

  test('it counts neither in the status nor in what is open or comes', async () => {
    await POST(`/v1/process-instances/${hip}/cancel/`, {}, { as: 'walter' })
    await POST(
      '/v1/process-instances/',
      { process_definition: seeded.definition('hip-replacement'), patient: seeded.patient('walter') },
      { as: 'walter' },
    )
    const list = (await GET('/v1/process-instances/?status__in=active', { as: 'walter' })).body
    const journey = Object(list).results[0] as ProcessInstance
    const ahead = async () => {
      const { body } = await GET(`/v1/process-instances/${journey.id}/`, { as: 'walter' })
      const { status, progress, open_task_count, upcoming_steps, next_task } = body as ProcessInstance
      return { status, progress, open_task_count, upcoming_steps, next: next_task?.name }
    }
    const before = await ahead()
    expect((await start('team_review', 'samuel', journey.id)).status).toBe(200)
    expect(await ahead()).toEqual(before)
  })

  test('answers that worry the team open a call for them (B13)', async () => {
    const open = await tasks(`process_instance=${mood}&audience=provider&status__in=open`, 'samuel')
    expect(open.map(({ id, name }) => [id, name])).toEqual([[safetyCall, 'Safety call']])
    for (const activity of ['mood', 'mood_again']) {
      const path = `/v1/submissions/${seeded.submission('irene-mood', activity)}/`
      const { alert_level: level } = (await GET(path, { as: 'samuel' })).body as Submission
      expect([activity, level]).toEqual([activity, 'emergency'])
    }
  })
})

test('the submissions before and after one, of the same side of the journey (ROUTE-71)', async () => {
  const beside = async (activity: string, as: PersonName) => {
    const path = `/v1/submissions/${seeded.submission('irene-mood', activity)}/neighbours/`
    const { previous, next } = (await GET(path, { as })).body as SubmissionNeighbours
    return [previous?.task_name, next?.task_name]
  }
  for (const as of ['samuel', 'irene'] as const) {
    expect(await beside('mood', as)).toEqual([undefined, 'Who to reach when it gets dark'])
    expect(await beside('mood_again', as)).toEqual(['Book a talk with us', undefined])
  }
  // the care team's steps in between are listed separately
  expect(await beside('safety_call', 'samuel')).toEqual([undefined, undefined])
})

test('a finished task says how urgent its answers are (B13)', async () => {
  const list = await tasks(
    `process_instance=${mood}&audience=patient&status__in=completed&ordering=completed_at`,
    'samuel',
  )
  expect(list.map(({ activity_id: id, alert_level: level }) => [id, level])).toEqual([
    ['mood', 'emergency'],
    ['safety_plan', null],
    ['talk', null],
    ['mood_again', 'emergency'],
  ])
})

test('the language of who is written to comes with the enrolment (2.20)', async () => {
  const languageOf = async (journey: string) =>
    ((await GET(`/v1/process-instances/${journey}/`, { as: 'samuel' })).body as ProcessInstance)
      .contact_language
  expect([await languageOf(hip), await languageOf(mood)]).toEqual(['en-ca', 'fr-ca'])
})
