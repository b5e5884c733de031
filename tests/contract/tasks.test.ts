import { beforeEach, describe, expect, test } from 'vitest'
import type { Submission, Task, TaskDraft, TaskForm, TaskList } from '#generated/model/index.ts'
import { dayAt } from '#mock-server/store/clock.ts'
import { app, freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const hip = seeded.journey('maya-hip')
const task = seeded.task('maya-hip', 'hip_check_in')
const asthma = seeded.task('maya-asthma', 'week')
const good = { pain: 2, uses_cane: false, hard_activities: ['none'], fell: false }

beforeEach(freshWorld)

const nextTask = async (journey: string) => {
  const query = 'assignee=current_user&completed_at__isnull=true&ordering=-priority&page_size=1'
  return (await GET(`/v1/tasks/?${query}&process_instance=${journey}`)).body as TaskList
}

describe('completing a task (CALL-44, TASK-01)', () => {
  test('makes a submission, goes on with the journey and moves its progress', async () => {
    await PUT(`/v1/tasks/${task}/draft/`, {
      form_data: { pain: 1 },
      page: null,
      form_version: 2,
      revision: 0,
    })
    const { status, body } = await POST(`/v1/tasks/${task}/complete/`, { form_data: good })
    expect(status).toBe(200)
    const done = (await GET(`/v1/tasks/${task}/`)).body as Task
    expect(done).toMatchObject({ submission: Object(body).submission_id, draft_updated_at: null })
    expect(done.completed_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    const submission = (await GET(`/v1/submissions/${done.submission}/`)).body as Submission
    expect(submission).toMatchObject({
      task,
      form_data: good,
      submitted_by: { display_name: 'Maya Tremblay' },
      patient: { display_name: 'Maya Tremblay' },
    })
    expect((await nextTask(hip)).results[0]?.name).toBe('Is your home ready?')
    expect((await GET(`/v1/process-instances/${hip}/`)).body).toMatchObject({
      status: 'active',
      progress: { completed: 2, total: 7 },
      variables: { side: 'left', pain: 2 },
    })
  })

  test('the last step finishes the journey, whatever kind of step it is (PROD-03)', async () => {
    const home = { has_stairs: false, helper_name: 'Jo', may_call: true }
    await POST(`/v1/tasks/${task}/complete/`, { form_data: good })
    const sendScan = async () => {
      const scan = new FormData()
      scan.set('task', seeded.task('maya-hip', 'xray'))
      scan.set('field', 'file')
      scan.set('file', new File(['%PDF-1.7'], 'xray.pdf'))
      return Object((await POST('/v1/uploads/', scan)).body)
    }
    const steps = [
      ['home', home, 0],
      ['day_of_surgery', {}, 0],
      ['care_plan', {}, 0],
      ['xray', { paper: 'xray', dated: '2026-03-02' }, 0],
      ['exercises', {}, 0],
      // from the morning of the second day after it
      ['exercises', {}, 1],
      ['exercises', {}, 2],
    ] as const
    const { clock } = app.worlds.get('default')
    for (const [activity, form_data, before] of steps) {
      if (before > 0) clock.set(dayAt(clock.now(), 2, '08:00'))
      const path = `/v1/tasks/${seeded.task('maya-hip', activity, before)}/complete/`
      const file = activity === 'xray' ? { file: [await sendScan()] } : {}
      const { status, text } = await POST(path, { form_data: { ...form_data, ...file } })
      expect([activity, status, text]).toEqual([activity, 200, text])
    }
    const { body } = await GET(`/v1/process-instances/${hip}/`)
    expect(body).toMatchObject({
      status: 'enrolled',
      open_task_count: 0,
      progress: { completed: 7, total: 7 },
    })
    expect(Object(body).completed_at).not.toBeNull()
  })

  test('an answer decides what comes next', async () => {
    const answers = {
      symptoms: 'worse',
      what_changed: 'Cough',
      woke_up: true,
      peak_flow: 300,
      rescue_inhaler: false,
    }
    await POST(`/v1/tasks/${asthma}/complete/`, { form_data: answers })
    expect((await nextTask(seeded.journey('maya-asthma'))).results[0]?.name).toBe(
      'Your action plan for bad days',
    )
  })

  test('drops answers to hidden questions', async () => {
    await POST(`/v1/tasks/${task}/complete/`, {
      form_data: { ...good, cane_when: 'always', last_fall: '1850-01-01' },
    })
    const { body } = await GET(`/v1/submissions/${seeded.submission('maya-hip', 'hip_check_in')}/`)
    expect(Object(body).form_data).toEqual(good)
  })

  test('says what is wrong, question by question', async () => {
    const form_data = {
      pain: 11,
      uses_cane: true,
      hard_activities: ['none', 'car'],
      walk_minutes: 1.5,
      fell: true,
      last_fall: '2999-01-01',
      zzz: 1,
    }
    const reply = await POST(`/v1/tasks/${task}/complete/`, { form_data })
    expect([reply.status, reply.body]).toEqual([
      400,
      {
        form_data: {
          pain: ['Must be 10 or less.'],
          cane_when: ['This field is required.'],
          hard_activities: ['This answer cannot be combined with others.'],
          walk_minutes: ['Enter a whole number.'],
          last_fall: ['Dates cannot be in the future.'],
          zzz: ['This form has no such question.'],
        },
      },
    ])
    expectContract('completeTask', reply)
  })

  test('says it in French', async () => {
    const reply = await POST(
      `/v1/tasks/${task}/complete/`,
      { form_data: {} },
      { headers: { 'accept-language': 'fr-ca' } },
    )
    expect(Object(reply.body).form_data.pain).toEqual(['Ce champ est obligatoire.'])
  })

  test('a second time is a 409', async () => {
    await POST(`/v1/tasks/${task}/complete/`, { form_data: good })
    const reply = await POST(`/v1/tasks/${task}/complete/`, { form_data: good })
    expect([reply.status, Object(reply.body).code]).toEqual([409, 'already_completed'])
    expectContract('completeTask', reply)
  })

  testRows(['luc', 'noor', 'theo'] as const, freshWorld)('of somebody else is a 404 for %s', async (as) => {
    expect((await POST(`/v1/tasks/${task}/complete/`, { form_data: good }, { as })).status).toBe(404)
    expect((await GET(`/v1/tasks/${task}/`, { as })).status).toBe(404)
  })

  test('the care team of the organization may read and complete it; another care team not', async () => {
    expect((await GET(`/v1/tasks/${task}/`, { as: 'samuel' })).status).toBe(200)
    expect((await GET(`/v1/tasks/${asthma}/`, { as: 'samuel' })).status).toBe(404)
  })

  test('a carer completes a task of the person she cares for, in her own name', async () => {
    const form_data = good
    const { status } = await POST(
      `/v1/tasks/${seeded.task('rose-hip', 'hip_check_in')}/complete/`,
      { form_data },
      { as: 'theo' },
    )
    expect(status).toBe(200)
    const { body } = await GET(`/v1/submissions/${seeded.submission('rose-hip', 'hip_check_in')}/`, {
      as: 'theo',
    })
    expect(body).toMatchObject({
      patient: { display_name: 'Rose Martin' },
      submitted_by: { display_name: 'Theo Martin' },
    })
  })
})

describe('drafts (TASK-11)', () => {
  const save = (revision: number, form_version = 2) =>
    PUT(`/v1/tasks/${task}/draft/`, { form_data: { pain: 4 }, page: 'pain', form_version, revision })

  test('revision 0 stands for none', async () => {
    expect((await GET(`/v1/tasks/${task}/draft/`)).body).toEqual({
      form_data: {},
      page: null,
      form_version: null,
      revision: 0,
      updated_at: null,
    })
  })

  test('each save counts one up, and the task tells when', async () => {
    expect(((await save(0)).body as TaskDraft).revision).toBe(1)
    expect(((await save(1)).body as TaskDraft).revision).toBe(2)
    const { updated_at } = (await GET(`/v1/tasks/${task}/draft/`)).body as TaskDraft
    expect(((await GET(`/v1/tasks/${task}/`)).body as Task).draft_updated_at).toBe(updated_at)
  })

  test('a save from an older revision is a 409 with what stands there', async () => {
    await save(0)
    const reply = await save(0)
    expect([reply.status, reply.body]).toEqual([
      409,
      expect.objectContaining({ code: 'draft_conflict', current: expect.objectContaining({ revision: 1 }) }),
    ])
    expectContract('saveTaskDraft', reply)
  })

  test('of a completed task is a 409', async () => {
    await POST(`/v1/tasks/${task}/complete/`, { form_data: good })
    const reply = await save(0)
    expect([reply.status, Object(reply.body).code]).toEqual([409, 'already_completed'])
    expectContract('saveTaskDraft', reply)
  })

  test('of another version of the form is a 400', async () => {
    expect((await save(0, 1)).body).toEqual({ form_version: [expect.any(String)] })
  })

  test('can be thrown away', async () => {
    expect((await DELETE(`/v1/tasks/${asthma}/draft/`)).status).toBe(204)
    expect((await GET(`/v1/tasks/${asthma}/draft/`)).body).toMatchObject({ revision: 0, form_data: {} })
  })
})

test('a task without questions has no definition but something to read (TASK-10)', async () => {
  const { body } = await GET(`/v1/tasks/${seeded.task('maya-hip', 'day_of_surgery')}/form/`)
  const form = body as TaskForm
  expect(form.definition).toBeNull()
  expect(form.content?.length).toBeGreaterThan(2)
})
