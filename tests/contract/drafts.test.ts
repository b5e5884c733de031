// Drafts are private to their author; the patient is notified when a care team fills in a step (TASK-05).
import { beforeEach, describe, expect, test } from 'vitest'
import type { JourneyEventList, Task } from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { testRows } from '#tests/support/table.ts'
import { app, DELETE, freshWorld, GET, POST, PUT, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

const task = seeded.task('maya-hip', 'hip_check_in')
const path = `/v1/tasks/${task}`
const good = { pain: 2, uses_cane: false, hard_activities: ['none'], fell: false }
const typed = { form_data: { pain: 9 }, page: 'pain', form_version: 2, revision: 0 }
const teamStep = seeded.task('irene-mood', 'safety_call', 1)

const save = (as: PersonName, body: object = typed) => PUT(`${path}/draft/`, body, { as })
const fillIn = (as: PersonName) => POST(`${path}/fill_in/`, undefined, { as })
const draft = async (as: PersonName) => Object((await GET(`${path}/draft/`, { as })).body).form_data
const taskOf = async (as: PersonName) => (await GET(`${path}/`, { as })).body as Task

beforeEach(freshWorld)

const calls: Readonly<Record<string, (options: CallOptions) => ReturnType<typeof GET>>> = {
  getTaskDraft: (options) => GET(`${path}/draft/`, options),
  saveTaskDraft: (options) => PUT(`${path}/draft/`, { ...typed, revision: 1 }, options),
  deleteTaskDraft: (options) => DELETE(`${path}/draft/`, options),
  completeTask: (options) => POST(`${path}/complete/`, { form_data: good }, options),
}
const others: readonly [PersonName, string, readonly number[]][] = [
  ['samuel', 'care team of the journey', [404]],
  ['ana', 'care team and administrator', [404]],
  ['odile', 'care team', [404]],
  ['priya', 'administrator', [404, 403]],
  ['luc', 'another patient', [404]],
  ['theo', 'another patient', [404]],
]

testRows(
  others.flatMap(([as, who, statuses]) =>
    Object.keys(calls).map((operation) => ({ as, who, statuses, operation })),
  ),
  freshWorld,
)("$as ($who) does not reach Maya's draft by $operation", async ({ as, statuses, operation }) => {
  await save('maya')
  const reply = await calls[operation]?.({ as })
  expect(statuses).toContain(reply?.status)
  expect(reply?.text).not.toContain('pain')
  expect(await draft('maya')).toEqual({ pain: 9 })
  expect((await taskOf('maya')).completed_at).toBeNull()
})

test('without a token, and for a guest, it is not there either', async () => {
  const session = await POST(
    '/v1/invitations/invite-lakeside/consume_as_guest/',
    { invitation_accepted: true },
    { as: null },
  )
  const guest = { bearer: String(Object(session.body).access_token) }
  expect((await GET(`${path}/draft/`, { as: guest })).status).toBe(404)
  expect((await GET(`${path}/draft/`, { as: null })).status).toBe(401)
})

describe("filling in a patient's step", () => {
  test('tells the patient, gives a draft of its own, and leaves theirs alone', async () => {
    await save('maya')
    const begun = await fillIn('samuel')
    expect(begun.status).toBe(200)
    expectContract('fillInTask', begun)
    expect(await draft('samuel')).toEqual({})
    expect((await save('samuel', { ...typed, form_data: { pain: 1 } })).status).toBe(200)
    expect([await draft('maya'), await draft('samuel')]).toEqual([{ pain: 9 }, { pain: 1 }])

    const samuel = { id: seeded.user('samuel'), display_name: 'Samuel Roy' }
    expect((await taskOf('maya')).filled_in_by).toEqual([samuel])
    const { body } = await GET(`/v1/journey-events/?type__in=fill_in_started`)
    const [event, ...more] = (body as JourneyEventList).results
    expect([event?.actor, event?.task, more]).toEqual([samuel, task, []])
    const [mail] = app.worlds.get('default').mailbox.list('maya@portage.test')
    expect(mail).toMatchObject({
      subject: 'Samuel Roy from your care team is filling in “How is your hip today?” for you',
      link: expect.stringContaining(task),
    })
  })

  test('starting again sends no second message, and keeps the draft', async () => {
    await fillIn('samuel')
    await save('samuel')
    const mails = () => app.worlds.get('default').mailbox.list('maya@portage.test').length
    const before = mails()
    expect((await fillIn('samuel')).status).toBe(200)
    expect([mails(), await draft('samuel')]).toEqual([before, { pain: 9 }])
  })

  test('completes the step under the name of the sender, and discards every draft', async () => {
    await save('maya')
    await fillIn('samuel')
    await save('samuel')
    const sent = await POST(`${path}/complete/`, { form_data: good }, { as: 'samuel' })
    expect(sent.status).toBe(200)
    const { body } = await GET(`/v1/submissions/${Object(sent.body).submission_id}/`)
    expect(body).toMatchObject({ form_data: good, submitted_by: { display_name: 'Samuel Roy' } })
    expect([await draft('maya'), await draft('samuel')]).toEqual([{}, {}])
    expect((await taskOf('maya')).filled_in_by).toHaveLength(1)
  })

  test('an unsubmitted file is visible to its uploader only', async () => {
    const step = seeded.task('gisele-surgery', 'health_questions')
    const body = new FormData()
    body.set('task', step)
    body.set('field', 'referral')
    body.set('file', new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' }))
    const { id } = Object((await POST('/v1/uploads/', body, { as: 'gisele' })).body)
    await POST(`/v1/tasks/${step}/fill_in/`, undefined, { as: 'samuel' })
    for (const [as, status] of [
      ['gisele', 200],
      ['samuel', 404],
      ['priya', 404],
    ] as const)
      expect([as, (await GET(`/v1/uploads/${id}/`, { as })).status]).toEqual([as, status])
  })

  testRows(
    [
      ['maya', path, 403, undefined],
      ['priya', path, 403, undefined],
      ['samuel', `/v1/tasks/${seeded.task('luc-asthma', 'week')}`, 404, undefined],
      ['samuel', `/v1/tasks/${teamStep}`, 409, 'care_team_step'],
      ['samuel', `/v1/tasks/${seeded.task('maya-hip', 'day_of_surgery')}`, 409, 'patient_only'],
      ['samuel', `/v1/tasks/${seeded.task('maya-hip', 'about_you')}`, 409, 'already_completed'],
    ] as const,
    freshWorld,
  )('%s at %s is a %i %s', async (as, at, status, code) => {
    const reply = await POST(`${at}/fill_in/`, undefined, { as })
    expect([reply.status, Object(reply.body).code]).toEqual([status, code])
    expectContract('fillInTask', reply)
  })
})

test("a step of the care team: each member has a draft of their own; the patient doesn't see the step", async () => {
  const at = `/v1/tasks/${teamStep}/draft/`
  const body = { form_data: {}, page: null, form_version: 1, revision: 0 }
  expect((await PUT(at, body, { as: 'samuel' })).status).toBe(200)
  expect(Object((await GET(at, { as: 'samuel' })).body).revision).toBe(1)
  expect(Object((await GET(at, { as: 'ana' })).body).revision).toBe(0)
  expect((await GET(at, { as: 'irene' })).status).toBe(404)
  expect((await GET(at, { as: 'priya' })).status).toBe(404)
})
