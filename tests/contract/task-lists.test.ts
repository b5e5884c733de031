// Lists of tasks as the activities and their history need them.
import { beforeEach, describe, expect, test } from 'vitest'
import type { Task, TaskList } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { dayAt } from '#mock-server/store/clock.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const list = async (query: string, as: PersonName = 'maya') =>
  (await GET(`/v1/tasks/?${query}`, { as })).body as TaskList

describe('which tasks (CALL-38, CALL-42)', () => {
  test('of one profile, and of several that one looks after', async () => {
    const names = async (query: string) =>
      new Set(
        (await list(`assignee=current_user&${query}`, 'theo')).results.map((one) => one.patient.display_name),
      )
    expect(await names(`patient=${seeded.patient('rose')}`)).toEqual(new Set(['Rose Martin']))
    const both = [seeded.patient('rose'), seeded.patient('theo')].join(',')
    expect(await names(`patient__in=${both}&status__in=open,completed,cancelled`)).toEqual(
      new Set(['Rose Martin', 'Theo Martin']),
    )
    expect(await names(`patient=${seeded.patient('maya')}`)).toEqual(new Set())
  })

  test('by kind', async () => {
    const { results } = await list('kind__in=education,acknowledgement')
    expect(results.length).toBeGreaterThan(1)
    expect(new Set(results.map(({ kind }) => kind))).toEqual(new Set(['education', 'acknowledgement']))
  })

  test('a cancelled one only when it is named: it is no next task (CALL-41)', async () => {
    const task = seeded.task('maya-hip', 'hip_check_in')
    const hip = seeded.journey('maya-hip')
    await POST(`/v1/process-instances/${hip}/cancel_activity/`, { task }, { as: 'samuel' })
    const open = await list(`process_instance=${hip}&completed_at__isnull=true`)
    expect(open.results.map(({ activity_id: id }) => id)).toEqual(['day_of_surgery'])
    expect((await list(`process_instance=${hip}`)).results.map(({ status }) => status)).toEqual([
      'completed',
      'open',
    ])
    const [cancelled] = (await list(`process_instance=${hip}&status__in=cancelled`)).results
    expect(cancelled).toMatchObject({ id: task, status: 'cancelled', completed_at: null })
    expect(cancelled?.cancelled_at).toEqual(expect.any(String))
  })

  test('what is done or cancelled, in the order it ended, with pages and search (TASK-01)', async () => {
    const history = 'status__in=completed,cancelled&assignee=current_user&ordering=-closed_at'
    const first = await list(`${history}&organization=${seeded.organization('fleuve')}`, 'gabriel')
    expect(first.count).toBeGreaterThan(45)
    const whole = (await list(`${history}&page_size=100`, 'gabriel')).results
    const ends = whole.map((task) => task.completed_at ?? task.cancelled_at ?? '')
    expect(ends).toEqual(ends.toSorted().toReversed())
    expect(whole.filter(({ status }) => status === 'cancelled').map(({ name }) => name)).toEqual([
      'Your last lab report',
      'Your breathing this week',
    ])
    expect(whole.every((task) => (task.status === 'completed') === (task.completed_at !== null))).toBe(true)
    const found = await list(`${history}&search=GLYCEMIE`, 'gabriel')
    expect(found.count).toBe(0)
    expect((await list(`${history}&search=sugar`, 'gabriel')).count).toBeGreaterThan(20)
  })

  test('a step that is done several times says which time it is', async () => {
    // It opens in the morning.
    const { clock } = app.worlds.get('default')
    clock.set(dayAt(clock.now(), 0, '12:00'))
    const { results } = await list('completed_at__isnull=true&ordering=due_at,-priority', 'gabriel')
    expect(results.map(({ name, repeat }) => [name, repeat])).toEqual([
      ['Your sugar reading', { number: 23, total: 28 }],
    ])
  })
})

test('a step that the care team took out is a 404 that says so, for everything about it (CALL-51)', async () => {
  const task = seeded.task('maya-hip', 'hip_check_in')
  const hip = seeded.journey('maya-hip')
  await POST(`/v1/process-instances/${hip}/cancel_activity/`, { task }, { as: 'samuel' })
  const gone = { detail: 'This step was removed by your care team.', code: 'task_removed' }
  for (const [operation, reply] of [
    ['getTask', await GET(`/v1/tasks/${task}/`)],
    ['getTaskForm', await GET(`/v1/tasks/${task}/form/`)],
    ['completeTask', await POST(`/v1/tasks/${task}/complete/`, { form_data: {} })],
  ] as const) {
    expect([reply.status, reply.body]).toEqual([404, gone])
    expectContract(operation, reply)
  }
  // it reveals nothing to a stranger
  expect((await GET(`/v1/tasks/${task}/`, { as: 'luc' })).body).toEqual({ detail: 'Not found.' })
  const again = await POST(`/v1/process-instances/${hip}/cancel_activity/`, { task }, { as: 'samuel' })
  expect([again.status, again.body]).toEqual([400, { task: [expect.any(String)] }])
})

describe('after reading (CALL-44)', () => {
  const reading = seeded.task('maya-hip', 'day_of_surgery')
  const send = (task: string, body: object) => POST(`/v1/tasks/${task}/complete/`, { form_data: {}, ...body })

  test('“I understand” is kept with the submission', async () => {
    const { body } = await send(reading, { response: 'understood' })
    expect((await GET(`/v1/submissions/${Object(body).submission_id}/`)).body).toMatchObject({
      response: 'understood',
      question: null,
      definition: null,
      form_data: {},
    })
  })

  test('“I have a question” completes the step too, and keeps the question', async () => {
    const { body } = await send(reading, { response: 'question', question: 'May I drink coffee?' })
    expect((await GET(`/v1/submissions/${Object(body).submission_id}/`)).body).toMatchObject({
      response: 'question',
      question: 'May I drink coffee?',
    })
    expect(((await GET(`/v1/tasks/${reading}/`)).body as Task).status).toBe('completed')
  })

  test('without a word of it, the step is done all the same', async () => {
    const { body } = await send(reading, {})
    const submission = (await GET(`/v1/submissions/${Object(body).submission_id}/`)).body
    expect(submission).toMatchObject({ response: null, question: null })
  })

  testRows(
    [
      ['a question without words', reading, { response: 'question', question: '   ' }, 'question'],
      ['a question that is missing', reading, { response: 'question' }, 'question'],
      ['a question beside “I understand”', reading, { response: 'understood', question: 'Why?' }, 'question'],
      [
        'a response to a form',
        seeded.task('maya-hip', 'hip_check_in'),
        { response: 'understood' },
        'response',
      ],
    ],
    freshWorld,
  )('%s: 400', async (_, task, body, field) => {
    const reply = await send(task, body)
    expect([reply.status, reply.body]).toEqual([400, { [field]: [expect.any(String)] }])
    expectContract('completeTask', reply)
  })
})
