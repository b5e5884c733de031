// The messages that an organization approved, and sending them to people of a journey.
import { beforeEach, describe, expect, test } from 'vitest'
import type { AuditEventList, MessageTemplate, PersonMessageList } from '#generated/model/index.ts'
import { app, DELETE, freshWorld, GET, PATCH, POST, PUT, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { everyoneInHip } from './support/matching.ts'
import {
  closedMessage,
  closedPath,
  closedSeed,
  fleuveMessage,
  messageTexts,
  newMessage,
} from './support/messages.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const samuel: CallOptions = { as: 'samuel' }
const priya: CallOptions = { as: 'priya' }
const at = (revision: number): CallOptions => ({ as: 'priya', headers: { 'if-match': `"${revision}"` } })
const lakeside = seeded.organization('lakeside')
const maya = seeded.journey('maya-hip')
const list = async () => {
  const reply = await GET(`/v1/message-templates/?organization=${lakeside}`, samuel)
  expectContract('listMessageTemplates', reply)
  return Object(reply.body).results as MessageTemplate[]
}
const mailsTo = (to: string) => app.worlds.get('default').mailbox.list(to)
const auditOf = async () => {
  const { body } = await GET('/v1/audit-events/?object_type=message_template', priya)
  return (body as AuditEventList).results.map((one) => [one.action, one.changes.map(({ field }) => field)])
}

describe('the messages of an organization', () => {
  test('administrators add, edit and delete them; care teams read them; each change is recorded', async () => {
    const padded = { ...newMessage, subject: { 'en-ca': ' Free parking ', 'fr-ca': 'Gratuit' } }
    const made = await POST('/v1/message-templates/', padded, priya)
    expectContract('createMessageTemplate', made)
    const { id, subject } = made.body as MessageTemplate
    expect(subject['en-ca']).toBe('Free parking')
    const saved = await PUT(`/v1/message-templates/${id}/`, messageTexts, at(1))
    expectContract('saveMessageTemplate', saved)
    expect((await list()).at(-1)).toMatchObject({ ...messageTexts, id, revision: 2 })
    expect((await DELETE(`/v1/message-templates/${id}/`, at(2))).status).toBe(204)
    expect((await list()).map((one) => one.id)).not.toContain(id)
    expect(await auditOf()).toEqual([
      ['deleted', []],
      ['changed', ['subject.en-ca', 'subject.fr-ca']],
      ['created', ['subject.en-ca', 'subject.fr-ca', 'text.en-ca', 'text.fr-ca']],
    ])
    // beside the changes of the organization itself, and without those of anything else
    await POST(
      '/v1/process-instances/assign/',
      { ids: [seeded.journey('maya-hip')], assignee: seeded.user('ana') },
      priya,
    )
    await PATCH(`/v1/organizations/${lakeside}/`, { keeps_health_cards: false }, priya)
    const history = await GET(
      `/v1/audit-events/?object_type__in=organization,message_template&organization=${lakeside}`,
      priya,
    )
    expectContract('listAuditEvents', history)
    expect((history.body as AuditEventList).results.map((one) => [one.object_type, one.action])).toEqual([
      ['organization', 'changed'],
      ['message_template', 'deleted'],
      ['message_template', 'changed'],
      ['message_template', 'created'],
    ])
  })

  test('a change names its revision; care teams change nothing', async () => {
    expect((await PUT(closedPath, messageTexts, priya)).status).toBe(428)
    expect((await PUT(closedPath, messageTexts, at(2))).status).toBe(412)
    expect((await DELETE(closedPath, at(2))).status).toBe(412)
    expect((await PUT(closedPath, messageTexts, { ...at(1), as: 'samuel' })).status).toBe(403)
    expect((await POST('/v1/message-templates/', newMessage, samuel)).status).toBe(403)
  })

  test('there are at most 100', async () => {
    const { tables } = app.worlds.get('default')
    const [first] = tables.messageTemplates.values()
    if (!first) throw new Error('No message')
    for (let index = (await list()).length; index < 100; index += 1)
      tables.messageTemplates.set(`${index}`, { ...first, id: `${index}` })
    const reply = await POST('/v1/message-templates/', newMessage, priya)
    expect([reply.status, reply.body]).toMatchObject([409, { code: 'too_many' }])
  })
})

describe('sending one', () => {
  const send = (body: object = closedMessage, ids: string[] = [maya]) =>
    POST('/v1/process-instances/message/', { ids, ...body }, samuel)
  const outcomesOf = (reply: { body: unknown }) =>
    (Object(reply.body).results as { outcome: string }[]).map(({ outcome }) => outcome)

  testRows(['en-ca', 'fr-ca'] as const, freshWorld)(
    'each person gets the approved text, in their language: %s',
    async (language) => {
      const { tables } = app.worlds.get('default')
      const user = tables.users.get(tables.patients.get(seeded.patient('maya'))?.user ?? '')
      if (user) tables.users.set(user.id, { ...user, language })
      const reply = await send()
      expectContract('messageProcessInstances', reply)
      expect(outcomesOf(reply)).toEqual(['sent'])
      const [mail] = mailsTo('maya@portage.test')
      expect(mail?.subject).toBe(closedSeed?.subject[language])
      expect(mail?.body?.split('\n\n').slice(0, -2).join('\n\n')).toBe(closedSeed?.text[language])
      expect(mail?.body).not.toMatch(/hip|hanche/i)
      const path = `/v1/organizations/${lakeside}/people/${seeded.patient('maya')}/messages/`
      const { results } = (await GET(path, samuel)).body as PersonMessageList
      expect(results[0]).toMatchObject({ kind: 'approved_message', channel: 'email' })
    },
  )

  test('not twice in 24 hours, but another message at once', async () => {
    expect(outcomesOf(await send())).toEqual(['sent'])
    expect(outcomesOf(await send())).toEqual(['sent_recently'])
    const other = (await list()).find(({ id }) => id !== closedMessage.template)
    expect(outcomesOf(await send({ template: other?.id, revision: 1 }))).toEqual(['sent'])
    app.worlds.get('default').clock.advance(86_400_000)
    expect(outcomesOf(await send())).toEqual(['sent'])
    expect((await auditOf()).map(([action]) => action)).toEqual(['sent', 'sent', 'sent', 'sent'])
  })

  test('without an email address it is a text message; without a phone number nothing is sent', async () => {
    const { tables } = app.worlds.get('default')
    const patient = tables.patients.get(seeded.patient('maya'))
    const user = tables.users.get(patient?.user ?? '')
    if (!patient || !user) throw new Error('No Maya')
    tables.users.set(user.id, { ...user, email: null })
    tables.patients.set(patient.id, { ...patient, phone: null })
    expect(outcomesOf(await send())).toEqual(['no_address'])
    tables.patients.set(patient.id, { ...patient, phone: '+16135550100' })
    expect(outcomesOf(await send())).toEqual(['sent'])
    expect(mailsTo('+16135550100')).toHaveLength(1)
  })

  test('a message that was changed, deleted or is of another organization is not sent', async () => {
    const before = mailsTo('maya@portage.test').length
    const changed = await send({ ...closedMessage, revision: 2 })
    expect([changed.status, changed.body]).toMatchObject([409, { code: 'template_changed' }])
    await DELETE(closedPath, at(1))
    expect((await send()).status).toBe(409)
    expect((await send(fleuveMessage)).status).toBe(404)
    expect(mailsTo('maya@portage.test')).toHaveLength(before)
  })

  test('everyone who fits gets it, counted; a retry with the same key sends nothing more', async () => {
    const path = '/v1/process-instances/message-matching/'
    const body = { ...(await everyoneInHip()), ...closedMessage }
    const keyed = { ...samuel, headers: { 'idempotency-key': '"8e03978e-40d5-43dd-bc93-6894a57f9324"' } }
    const reply = await POST(path, body, keyed)
    expectContract('messageMatchingProcessInstances', reply)
    const counts = reply.body as Record<string, number>
    expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(body.count)
    expect((await POST(path, body, keyed)).body).toEqual(counts)
    expect((await POST(path, body, samuel)).body).toMatchObject({ sent: 0, sent_recently: counts.sent })
    const more = await POST(path, { ...body, count: body.count + 1 }, samuel)
    expect([more.status, more.body]).toMatchObject([409, { code: 'count_changed' }])
  })
})
