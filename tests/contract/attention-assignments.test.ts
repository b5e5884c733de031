// Who has an item that needs the attention of a care team (PROV-01).
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AttentionItem, AttentionItemList, AuditEventList } from '#generated/model/index.ts'
import { attentionId } from '#mock-server/engine/attention.ts'
import { app, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

// What is late depends on the time of day: steps fall due at the end of a day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') }))

beforeEach(() => void app.worlds.reset('default'))

const path = '/v1/attention-items/'
const lakeside = seeded.organization('lakeside')
const samuel = { as: 'samuel' } as const
const rose = attentionId('overdue_task', seeded.task('rose-hip', 'hip_check_in'))

async function list(query: string, options: CallOptions = samuel): Promise<AttentionItemList> {
  const reply = await GET(`${path}?organization=${lakeside}&${query}`, options)
  expectContract('listAttentionItems', reply)
  return reply.body as AttentionItemList
}

describe('who has something', () => {
  const ana = seeded.user('ana')
  const samuelId = seeded.user('samuel')
  const beatrice = attentionId('alert', seeded.submission('beatrice-mood', 'mood'))
  const assign = (
    assignee: string | null,
    previous: string | null,
    id = beatrice,
    options: CallOptions = samuel,
  ) => POST(`${path}${id}/assign/`, { assignee, previous }, options)
  const holder = (reply: { body: unknown }) => (reply.body as AttentionItem).assigned_to?.display_name ?? null

  test('the team, by name', async () => {
    const reply = await GET(`/v1/organizations/${lakeside}/care-team/`, samuel)
    expectContract('listCareTeamMembers', reply)
    const names = (Object(reply.body).results as { display_name: string }[]).map((one) => one.display_name)
    expect(names).toEqual(['Ana Okafor', 'Odile Bouchard', 'Samuel Roy'])
  })

  test('taken, given to a colleague, handed back: it stays open, and its history keeps it', async () => {
    const taken = await assign(samuelId, null)
    expectContract('assignAttentionItem', taken)
    expect([holder(taken), Object(taken.body).acknowledged_at]).toEqual(['Samuel Roy', null])
    expect(holder(await assign(ana, samuelId))).toBe('Ana Okafor')
    const back = await assign(null, ana)
    expect(holder(back)).toBeNull()
    expect((await assign(null, null)).status).toBe(200)
    const { history } = back.body as AttentionItem
    expect(history.map(({ action, by, to }) => [action, by.display_name, to?.display_name ?? null])).toEqual([
      ['assigned', 'Samuel Roy', 'Samuel Roy'],
      ['assigned', 'Samuel Roy', 'Ana Okafor'],
      ['unassigned', 'Samuel Roy', null],
    ])
    const audit = await GET(`/v1/audit-events/?object_type=attention_item&object_id=${beatrice}`, {
      as: 'priya',
    })
    expectContract('listAuditEvents', audit)
    expect((audit.body as AuditEventList).results.map(({ action }) => action)).toEqual([
      'unassigned',
      'assigned',
      'assigned',
    ])
  })

  test('only mine, only those nobody has; each person has their own', async () => {
    const open = (await list('status=open')).count
    await assign(samuelId, null)
    const ids = async (options?: CallOptions) =>
      (await list('status=open&assigned_to=me', options)).results.map(({ id }) => id)
    expect([await ids(), await ids({ as: 'ana' }), await ids()]).toEqual([[beatrice], [], [beatrice]])
    const nobody = await list('status=open&assigned_to=nobody')
    expect([nobody.count, nobody.results.map(({ id }) => id).includes(beatrice)]).toEqual([open - 1, false])
  })

  test('409 with who has it, if the caller knew another; or who handled it', async () => {
    await assign(ana, null)
    const late = await assign(samuelId, null)
    expectContract('assignAttentionItem', late)
    expect([late.status, Object(late.body).code, holder(late)]).toEqual([
      409,
      'assignee_changed',
      'Ana Okafor',
    ])
    await assign(null, ana)
    const gone = await assign(samuelId, ana)
    expect([gone.status, holder(gone)]).toEqual([409, null])
    expect(holder(await assign(samuelId, null, rose))).toBe('Ana Okafor')
  })

  test('400 for somebody who is not on the team; an administrator may take it', async () => {
    const refused = await assign(seeded.user('maya'), null)
    expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['assignee']])
    expectContract('assignAttentionItem', refused)
    const priya = seeded.user('priya')
    expect(holder(await assign(priya, null, beatrice, { as: 'priya' }))).toBe('Priya Nair')
  })
})
