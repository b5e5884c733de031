// The care team's worklist: answers, search, response times, calls, and many items at once (PROV-01).
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type {
  AttentionItem,
  AttentionItemList,
  AttentionNeighbours,
  AttentionResults,
  AuditEventList,
} from '#generated/model/index.ts'
import { attentionId } from '#mock-server/engine/attention.ts'
import { testRows } from '#tests/support/table.ts'
import { app, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'

// What is late depends on the time of day: steps fall due at the end of a day.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T18:00:00Z') }))

const freshWorld = () => void app.worlds.reset('default')
beforeEach(freshWorld)

const path = '/v1/attention-items/'
const lakeside = seeded.organization('lakeside')
const samuel = { as: 'samuel' } as const
const [ana, samuelId] = [seeded.user('ana'), seeded.user('samuel')]
const beatrice = attentionId('alert', seeded.submission('beatrice-mood', 'mood'))
const rose = attentionId('overdue_task', seeded.task('rose-hip', 'hip_check_in'))

async function filter(wanted: object = {}, options: CallOptions = samuel): Promise<AttentionItemList> {
  const reply = await POST(`${path}filter/`, { organization: lakeside, status: 'open', ...wanted }, options)
  expectContract('filterAttentionItems', reply)
  return reply.body as AttentionItemList
}
const namesIn = ({ results }: AttentionItemList) => [
  ...new Set(results.map(({ patient, email }) => patient?.display_name ?? email)),
]
const itemOf = async (id: string, options?: CallOptions) =>
  (await filter({}, options)).results.find((one) => one.id === id)

async function change(verb: 'acknowledge' | 'restore' | 'assign', body: object, options = samuel) {
  const reply = await POST(`${path}${verb}/`, body, options)
  expectContract(`${verb}AttentionItems`, reply)
  return (reply.body as AttentionResults).results.map(({ outcome }) => outcome)
}

test('an alert shows the question and the answer that triggered it, in the language of the caller', async () => {
  expect((await itemOf(beatrice))?.answers).toEqual([
    {
      question: 'Thoughts that you would be better off dead, or of hurting yourself',
      answer: 'Several days',
    },
  ])
  const french = await itemOf(beatrice, { ...samuel, headers: { 'accept-language': 'fr-ca' } })
  expect(french?.answers[0]?.answer).toBe('Plusieurs jours')
  const others = (await filter()).results.filter(({ kind }) => kind !== 'alert')
  expect(others.flatMap(({ answers }) => answers)).toEqual([])
})

testRows(
  [
    ['lavoie', samuel, ['Béatrice Lavoie']],
    ['beatrcie', samuel, ['Béatrice Lavoie']],
    ['1947-10-05', samuel, ['Irène Fortin']],
    ['fortin 1947', samuel, ['Irène Fortin']],
    ['fortin 1948', samuel, []],
    ['613-555-0108', samuel, ['Walter Kim']],
    ['PROTAGE', samuel, ['bernard.aubin@protage.test']],
    // administrators have no patients: they find names, and see no birth dates
    ['lavoie', { as: 'priya' }, ['Béatrice Lavoie']],
    ['1947-10-05', { as: 'priya' }, []],
  ] as const,
  freshWorld,
)('the search %j by %j finds %j', async (search, options, names) => {
  const found = await filter({ search }, options)
  expect(namesIn(found)).toEqual(names)
  expect(found.results.some(({ date_of_birth: born }) => born !== null)).toBe(
    options.as === 'samuel' && found.results.some(({ patient }) => patient !== null),
  )
})

test('every search is in the audit events, without its words', async () => {
  await filter()
  await filter({ search: 'lavoie' })
  const audit = await GET('/v1/audit-events/?object_type=attention_item', { as: 'priya' })
  const { results } = audit.body as AuditEventList
  expect(results.map(({ action, actor_name: who }) => [action, who])).toEqual([['searched', 'Samuel Roy']])
  expect(audit.text).not.toContain('lavoie')
})

test('an alert that no one takes within the response time waits too long, until someone takes it', async () => {
  const waiting = async () => (await filter({ escalated: true })).results.map(({ id }) => id)
  // answered yesterday; the journey promises four hours
  expect(await waiting()).toContain(beatrice)
  const { since, escalated_at: at } = (await itemOf(beatrice))!
  expect(Date.parse(at!) - Date.parse(since)).toBe(4 * 3_600_000)
  await POST(`${path}${beatrice}/assign/`, { assignee: ana, previous: null }, samuel)
  expect(await waiting()).not.toContain(beatrice)
  expect((await filter({ escalated: false })).results.map(({ id }) => id)).toContain(beatrice)
})

test('a call is in the history with its outcome, once per key; its note is not in the audit events', async () => {
  const call = () =>
    POST(
      `${path}${beatrice}/calls/`,
      { outcome: 'no_answer', note: ' Again at 2. ' },
      { ...samuel, headers: { 'idempotency-key': '"call-1"' } },
    )
  const reply = await call()
  expectContract('createAttentionCall', reply)
  expect((await call()).body).toEqual(reply.body)
  const { history, acknowledged_at: handled } = reply.body as AttentionItem
  expect(history.map(({ action, outcome, text }) => [action, outcome, text])).toEqual([
    ['called', 'no_answer', 'Again at 2.'],
  ])
  expect(handled).toBeNull()
  const audit = await GET(`/v1/audit-events/?object_id=${beatrice}`, { as: 'priya' })
  expect((audit.body as AuditEventList).results).toMatchObject([{ action: 'called', comment: null }])
})

test('the alerts beside an item are the open ones in the order of the list; a handled item keeps its place', async () => {
  const alerts = (await filter({ kind__in: ['alert'] })).results.map(({ id }) => id)
  const [first, second] = alerts
  const beside = async (id = '') => {
    const reply = await GET(`${path}${id}/neighbours/`, samuel)
    expectContract('getAttentionNeighbours', reply)
    const { previous, next } = reply.body as AttentionNeighbours
    return [previous?.id, next?.id]
  }
  expect([await beside(first), await beside(second)]).toEqual([
    [undefined, second],
    [first, undefined],
  ])
  await change('acknowledge', { ids: [first] })
  expect([await beside(first), await beside(second)]).toEqual([
    [undefined, second],
    [undefined, undefined],
  ])
})

test('many are handled with one note and put back; what another person handled stays', async () => {
  await POST(`${path}${rose}/acknowledge/`, {}, { as: 'ana' })
  const gone = attentionId('alert', 'none')
  expect(await change('acknowledge', { ids: [beatrice, rose, gone], note: 'Called.' })).toEqual([
    'done',
    'changed',
    'gone',
  ])
  const handled = (await filter({ status: 'acknowledged', search: 'lavoie' })).results
  expect(handled.map(({ note, acknowledged_by: by }) => [note, by?.display_name])).toEqual([
    ['Called.', 'Samuel Roy'],
  ])
  expect(await change('restore', { ids: [beatrice, rose] })).toEqual(['done', 'changed'])
  expect((await itemOf(beatrice))?.history.map(({ action }) => action)).toEqual(['taken', 'handed_back'])
})

test('many are assigned at once, unless someone else has them by now; a stranger refuses the whole call', async () => {
  const walter = (await filter({ search: 'walter' })).results[0]!.id
  await POST(`${path}${walter}/assign/`, { assignee: ana, previous: null }, samuel)
  const items = [beatrice, walter].map((id) => ({ id, assignee: samuelId, previous: null }))
  expect(await change('assign', { items })).toEqual(['done', 'changed'])
  const mine = await filter({ assigned_to: 'me' })
  expect(mine.results.map(({ id }) => id)).toEqual([beatrice])
  const stranger = { id: beatrice, assignee: seeded.user('maya'), previous: samuelId }
  for (const wrong of [[stranger], [items[0], items[0]]]) {
    expect((await POST(`${path}assign/`, { items: wrong }, samuel)).status).toBe(400)
  }
  expect((await itemOf(beatrice))?.assigned_to?.id).toBe(samuelId)
})
