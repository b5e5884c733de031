// What needs the attention of a care team (PROV-01).
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttentionItem, AttentionItemList, AuditEventList } from '#generated/model/index.ts'
import { attentionId } from '#mock-server/engine/attention.ts'
import { app, GET, PATCH, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

// What is late depends on the time of day: steps fall due at the end of a day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') }))

beforeEach(() => void app.worlds.reset('default'))

const path = '/v1/attention-items/'
const lakeside = seeded.organization('lakeside')
const samuel = { as: 'samuel' } as const
const day = 86_400_000

async function list(query = '', options: CallOptions = samuel): Promise<AttentionItemList> {
  const reply = await GET(`${path}?organization=${lakeside}&${query}`, options)
  expect([reply.status, reply.text]).toEqual([200, reply.text])
  expectContract('listAttentionItems', reply)
  return reply.body as AttentionItemList
}

const write = (id: string, verb: 'acknowledge' | 'restore', body?: object, options: CallOptions = samuel) =>
  POST(`${path}${id}/${verb}/`, body, options)

const said = ({ results }: AttentionItemList) =>
  results.map(({ kind, level, patient, email }) => [kind, level, patient?.display_name ?? email])

const rose = attentionId('overdue_task', seeded.task('rose-hip', 'hip_check_in'))

describe('the list', () => {
  test('PROV-01: the most severe first: danger to life, worrying, late, unfinished, information; what somebody took care of is another list', async () => {
    const { results: open } = await list('status=open')
    expect(
      open.map(({ severity, level, patient, email }) => [severity, level, patient?.display_name ?? email]),
    ).toEqual([
      // her answers triggered an alert to call 911
      ['danger_to_life', 'urgent', 'Irène Fortin'],
      ['danger_to_life', 'urgent', 'Béatrice Lavoie'],
      ['late', 'urgent', 'Amrit Gill'],
      // what her latest answers opened, for her and for the care team
      ['late', 'notice', 'Irène Fortin'],
      ['late', 'notice', 'Irène Fortin'],
      ['late', 'notice', 'Béatrice Lavoie'],
      ['late', 'notice', 'Walter Kim'],
      ['unfinished', 'notice', 'Harold Whitfield'],
      ['information', 'notice', 'bernard.aubin@protage.test'],
    ])
    const { results } = await list('status=acknowledged')
    expect(
      results.map(({ acknowledged_by: by, patient }) => [by?.display_name, patient?.display_name]),
    ).toEqual([
      ['Ana Okafor', 'Irène Fortin'],
      ['Samuel Roy', 'Walter Kim'],
      ['Ana Okafor', 'Rose Martin'],
    ])
    expect([results[2]?.id, results[2]?.note]).toEqual([
      rose,
      'Spoke with her son Theo. They will answer together on the weekend.',
    ])
    expect((await list()).count).toBe(12)
  })

  test('of some kinds, of one journey, page by page, in the language of the caller', async () => {
    expect((await list('kind__in=alert,stalled_draft&status=open')).count).toBe(3)
    const mood = await list(`process_definition=${seeded.definition('mood-check-in')}&kind__in=alert`, {
      ...samuel,
      headers: { 'accept-language': 'fr-ca' },
    })
    expect(mood.results.map(({ process_definition_name: name }) => name)).toEqual([
      'Suivi de la santé mentale',
      'Suivi de la santé mentale',
      'Suivi de la santé mentale',
    ])
    expect(mood.results[0]?.message).toContain('Appelez ou textez le 988')
    expect(said(await list('page=2&page_size=4'))).toHaveLength(4)
    expect(said(await list('page=3&page_size=5'))).toHaveLength(2)
  })

  test('of some severities, of one person, and in another order', async () => {
    const counts = [
      'severity__in=late,unfinished',
      `patient=${seeded.patient('irene')}`,
      'ordering=since',
    ].map(async (query) => (await list(`status=open&${query}`)).count)
    expect(await Promise.all(counts)).toEqual([6, 3, 9])
    const since = async (ordering: string) =>
      (await list(`status=open&ordering=${ordering}`)).results.map((one) => one.since)
    const oldest = (await since('-severity')).toSorted()
    expect(await since('since')).toEqual(oldest)
    expect(await since('-since')).toEqual(oldest.toReversed())
    expect((await list('status=open&ordering=severity')).results[0]?.severity).toBe('information')
    expect(await since('-severity')).toEqual((await list('status=open')).results.map((one) => one.since))
  })

  test('an alert names its answers; an invitation names no patient', async () => {
    const alert = (await list('kind__in=alert&status=open')).results[1]
    expect([alert?.submission, alert?.audience, alert?.task?.name]).toEqual([
      seeded.submission('beatrice-mood', 'mood'),
      'patient',
      'How is your mood?',
    ])
    const [mail] = (await list('kind__in=bounced_invitation')).results
    expect([mail?.invitation, mail?.patient, mail?.task]).toEqual([
      seeded.invitation('invite-bounced'),
      null,
      null,
    ])
  })

  test('a draft is stuck after 3 days, and late is more than stuck', async () => {
    const { clock } = app.worlds.get('default')
    clock.advance(20 * day)
    const { results } = await list('status=open')
    const harold = results.filter(({ patient }) => patient?.display_name === 'Harold Whitfield')
    expect(harold.map(({ kind, level }) => [kind, level])).toEqual([['overdue_task', 'urgent']])
  })

  test('what is settled is gone: a step that is done, an invitation that was called off', async () => {
    await PATCH(`/v1/invitations/${seeded.invitation('invite-bounced')}/`, { status: 'EXPIRED' }, samuel)
    await POST(
      `/v1/tasks/${seeded.task('harold-hip', 'hip_check_in')}/complete/`,
      { form_data: { pain: 2, uses_cane: false, hard_activities: ['none'], fell: false } },
      { as: 'harold' },
    )
    expect((await list('kind__in=stalled_draft,bounced_invitation')).count).toBe(0)
  })

  test('only of an organization that one works for', async () => {
    const fleuve = `${path}?organization=${seeded.organization('fleuve')}`
    expect((await GET(fleuve, samuel)).status).toBe(404)
    expect((await GET(fleuve, { as: 'maya' })).status).toBe(403)
    expect((await GET(fleuve, { as: null })).status).toBe(401)
    expect((await GET(fleuve, { as: 'odile' })).status).toBe(200)
  })
})

describe('taking care of something', () => {
  const first = async () => {
    const [item] = (await list('status=open')).results
    if (!item) throw new Error('Nothing needs attention')
    return item.id
  }

  test('with a note; once more oneself replaces the note; putting it back opens it', async () => {
    const id = await first()
    const taken = await write(id, 'acknowledge', { note: '  Left a message. ' })
    expectContract('acknowledgeAttentionItem', taken)
    const item = taken.body as AttentionItem
    expect([item.note, item.acknowledged_by?.display_name]).toEqual(['Left a message.', 'Samuel Roy'])
    const again = (await write(id, 'acknowledge', {})).body as AttentionItem
    expect([again.note, again.acknowledged_at]).toEqual([null, item.acknowledged_at])
    expect((await list('status=open')).results.map((one) => one.id)).not.toContain(id)
    const back = await write(id, 'restore')
    expectContract('restoreAttentionItem', back)
    expect((back.body as AttentionItem).acknowledged_at).toBeNull()
    expect(await first()).toBe(id)
  })

  test('every take, changed note, hand back and undo stays, in the history and in the audit events', async () => {
    const id = await first()
    await write(id, 'acknowledge', { note: 'Left a message.' })
    await write(id, 'acknowledge', { note: 'Left a message.' })
    await write(id, 'acknowledge', { note: 'She called back.' })
    await write(id, 'restore', {})
    await write(id, 'acknowledge', {}, { as: 'ana' })
    const undone = await write(id, 'restore', { reason: '  Ana is away. ' })
    const { history } = undone.body as AttentionItem
    const lines = [
      ['taken', 'Samuel Roy', 'Left a message.'],
      ['note_changed', 'Samuel Roy', 'She called back.'],
      ['handed_back', 'Samuel Roy', null],
      ['taken', 'Ana Okafor', null],
      ['undone', 'Samuel Roy', 'Ana is away.'],
    ]
    expect(history.map(({ action, by, text }) => [action, by.display_name, text])).toEqual(lines)
    const query = `object_type=attention_item&object_id=${id}`
    const audit = await GET(`/v1/audit-events/?${query}`, { as: 'priya' })
    expectContract('listAuditEvents', audit)
    const { results } = audit.body as AuditEventList
    expect(results.map(({ action, actor_name, comment }) => [action, actor_name, comment])).toEqual(
      lines.toReversed(),
    )
    expect(results[0]).toMatchObject({
      object_name: 'How is your mood now? (Irène Fortin)',
      organization: lakeside,
    })
  })

  test("undoing another person's needs a reason; nothing changes without it", async () => {
    for (const body of [undefined, {}, { reason: '' }, { reason: '   ' }]) {
      const refused = await write(rose, 'restore', body)
      expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['reason']])
      expectContract('restoreAttentionItem', refused)
    }
    const { results } = await list('status=acknowledged')
    expect(results.find(({ id }) => id === rose)?.acknowledged_by?.display_name).toBe('Ana Okafor')
    expect((await write(rose, 'restore', { reason: 'Ana is away.' })).status).toBe(200)
  })

  test('putting back an open item adds nothing to its history', async () => {
    const id = await first()
    expect(((await write(id, 'restore', {})).body as AttentionItem).history).toEqual([])
  })

  test('409 if someone else was faster, with their name', async () => {
    const reply = await write(rose, 'acknowledge', {})
    expect([reply.status, Object(reply.body).code]).toEqual([409, 'already_acknowledged'])
    expect(Object(reply.body).detail).toBe('Ana Okafor already took care of this.')
    expectContract('acknowledgeAttentionItem', reply)
    expect((await write(rose, 'acknowledge', {}, { as: 'ana' })).status).toBe(200)
  })

  test('a note of 1000 characters is taken, a longer one is not', async () => {
    const id = await first()
    expect((await write(id, 'acknowledge', { note: 'x'.repeat(1000) })).status).toBe(200)
    expect((await write(id, 'acknowledge', { note: 'x'.repeat(1001) })).status).toBe(400)
  })

  test('404 of what is settled or of an organization that one does not work for', async () => {
    const luc = attentionId('overdue_task', seeded.task('luc-asthma', 'week'))
    expect((await write(luc, 'acknowledge', {})).status).toBe(404)
    expect((await write(luc, 'acknowledge', {}, { as: 'odile' })).status).toBe(200)
    expect((await write(seeded.user('maya'), 'restore')).status).toBe(404)
  })
})
