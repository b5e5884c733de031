// What the system sent to a person, as the care team of an organization sees it.
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEventList, PersonMessageList } from '#generated/model/index.ts'
import { uuidOf } from '#mock-server/store/ids.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'

beforeEach(freshWorld)

describe('messages of the system', () => {
  const lakesideId = seeded.organization('lakeside')
  const list = async (key: string, organization = lakesideId) => {
    const path = `/v1/organizations/${organization}/people/${seeded.patient(key)}/messages/`
    const reply = await GET(path, { as: 'odile' })
    expectContract('listPersonMessages', reply)
    return (reply.body as PersonMessageList).results
  }
  const kindsOf = async (key: string) => (await list(key)).map(({ kind, channel }) => [kind, channel])

  test('what was sent, by date and channel, newest first', async () => {
    expect(await kindsOf('walter')).toEqual([
      ['steps_due', 'text_message'],
      ['reminder', 'email'],
    ])
    const sent = (await list('maya')).map(({ kind, sent_at: at }) => ({ kind, at }))
    expect(sent.map(({ kind }) => kind).toSorted()).toEqual(['invitation', 'invitation', 'steps_due'])
    const times = sent.map(({ at }) => at)
    expect(times).toEqual(times.toSorted().toReversed())
  })

  test('of this organization alone: not what another one sent, nor an account message', async () => {
    const maya = await list('maya', seeded.organization('fleuve'))
    expect(maya.filter(({ kind }) => kind !== 'invitation')).toEqual([])
    const invited = (await list('maya')).filter(({ kind }) => kind === 'invitation')
    expect(maya.filter(({ id }) => invited.some((one) => one.id === id))).toEqual([])
    const { mailbox } = app.worlds.get('default')
    mailbox.send({ to: 'walter@portage.test', subject: 'Your code', code: '123456', sent_at: '' })
    expect(await list('walter')).toHaveLength(2)
  })

  test('a reminder of the team and the notice that a step is filled in are added', async () => {
    const instance = uuidOf('journey:walter-hip')
    await POST('/v1/process-instances/remind/', { ids: [instance] }, { as: 'samuel' })
    expect(await kindsOf('walter')).toEqual([
      ['reminder', 'email'],
      ['steps_due', 'text_message'],
      ['reminder', 'email'],
    ])
    const filled = await POST(`/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/fill_in/`, undefined, {
      as: 'samuel',
    })
    expect(filled.status).toBe(200)
    expect((await kindsOf('maya'))[0]).toEqual(['fill_in_notice', 'email'])
  })

  test('an automatic reminder is told to the organization whose step is due, to no other', async () => {
    const before = await list('maya')
    const { tables, clock } = app.worlds.get('default')
    const instance = uuidOf('journey:maya-hip')
    const open = tables.tasks.where('instance', instance).find(({ completedAt }) => completedAt === null)
    if (open) tables.tasks.set(open.id, { ...open, dueAt: clock.now() + 3_600_000 })
    const { user } = tables.patients.get(seeded.patient('maya')) ?? { user: '' }
    tables.reminderPreferences.set(user, {
      user,
      channels: ['email', 'text_message'],
      rhythm: 'each',
      timeOfDay: '09:00',
      quietHours: null,
      timeZone: 'America/Toronto',
      lastDay: null,
      reminded: [],
    })
    expect((await kindsOf('maya')).slice(0, 2)).toEqual(
      expect.arrayContaining([
        ['steps_due', 'email'],
        ['steps_due', 'text_message'],
      ]),
    )
    expect(await list('maya')).toHaveLength(before.length + 2)
    const elsewhere = await list('maya', seeded.organization('fleuve'))
    expect(elsewhere.filter(({ kind }) => kind === 'steps_due')).toEqual([])
  })

  test('every look is recorded, and no message says what it said', async () => {
    const [message] = await list('walter')
    expect(Object.keys(message ?? {}).toSorted()).toEqual(['channel', 'id', 'kind', 'sent_at'])
    const { body } = await GET('/v1/audit-events/?object_type=person_message', { as: 'priya' })
    expect((body as AuditEventList).results.map((one) => [one.action, one.object_name])).toEqual([
      ['viewed', 'Walter Kim'],
    ])
  })

  test('a person without a journey of the organization has none to read', async () => {
    const path = `/v1/organizations/${lakesideId}/people/${seeded.patient('luc')}/messages/`
    expect((await GET(path, { as: 'samuel' })).status).toBe(404)
    expect((await GET(path, { as: 'priya' })).status).toBe(403)
  })
})
