// Who of the care team is responsible for enrolments (PROV-02).
import { beforeEach, expect, test } from 'vitest'
import type {
  AuditEventList,
  ProcessInstance,
  ProcessInstanceAssigned,
  ProcessInstanceList,
} from '#generated/model/index.ts'
import { app, freshWorld, GET, POST, seeded } from './support/app.ts'
import type { CallOptions } from './support/client.ts'
import { expectContract } from './support/expect-contract.ts'
import { everyoneInHip } from './support/matching.ts'

beforeEach(freshWorld)

const samuel: CallOptions = { as: 'samuel' }
const maya = seeded.journey('maya-hip')
const rose = seeded.journey('rose-hip')
const ana = seeded.user('ana')
const samuelId = seeded.user('samuel')

const assign = (body: object, options = samuel) => POST('/v1/process-instances/assign/', body, options)
const outcomes = (body: unknown) =>
  (body as ProcessInstanceAssigned).results.map(({ outcome, previous }) => [
    outcome,
    previous?.display_name ?? null,
  ])
const enrolmentAs = async (options: CallOptions, id = maya) => {
  const reply = await GET(`/v1/process-instances/${id}/`, options)
  expectContract('getProcessInstance', reply)
  return reply.body as ProcessInstance
}
const holder = async (id = maya) => (await enrolmentAs(samuel, id)).assigned_to?.display_name ?? null
async function found(filter: object, options = samuel): Promise<string[]> {
  const reply = await POST('/v1/process-instances/filter/', filter, options)
  expectContract('filterProcessInstances', reply)
  return (reply.body as ProcessInstanceList).results.map(({ id }) => id)
}

test('one person of the team for several enrolments, then no one; each reply says who had them', async () => {
  const first = await assign({ ids: [maya, rose], assignee: ana })
  expectContract('assignProcessInstances', first)
  expect(outcomes(first.body)).toEqual([
    ['assigned', null],
    ['assigned', null],
  ])
  expect([await holder(), await holder(rose)]).toEqual(['Ana Okafor', 'Ana Okafor'])
  expect(outcomes((await assign({ ids: [rose, maya], assignee: ana })).body)).toEqual([
    ['already_assigned', 'Ana Okafor'],
    ['already_assigned', 'Ana Okafor'],
  ])
  expect(outcomes((await assign({ ids: [maya], assignee: null })).body)).toEqual([['assigned', 'Ana Okafor']])
  expect([await holder(), await holder(rose)]).toEqual([null, 'Ana Okafor'])
})

test('the history of the enrolment has who was responsible before and after', async () => {
  await assign({ ids: [maya], assignee: ana })
  await assign({ ids: [maya], assignee: ana })
  await assign({ ids: [maya], assignee: null })
  const audit = await GET(`/v1/audit-events/?object_type=process_instance&object_id=${maya}`, { as: 'priya' })
  expect(
    (audit.body as AuditEventList).results.map(({ action, actor_name, changes }) => [
      action,
      actor_name,
      changes,
    ]),
  ).toEqual([
    ['unassigned', 'Samuel Roy', [{ field: 'assigned_to', before: 'Ana Okafor', after: null }]],
    ['assigned', 'Samuel Roy', [{ field: 'assigned_to', before: null, after: 'Ana Okafor' }]],
  ])
})

test('with `previous`, what someone else has by now stays theirs', async () => {
  await assign({ ids: [rose], assignee: samuelId })
  const reply = await assign({ ids: [maya, rose], assignee: ana, previous: null })
  expect(outcomes(reply.body)).toEqual([
    ['assigned', null],
    ['changed', 'Samuel Roy'],
  ])
  expect([await holder(), await holder(rose)]).toEqual(['Ana Okafor', 'Samuel Roy'])
  expect(outcomes((await assign({ ids: [maya, rose], assignee: null, previous: ana })).body)).toEqual([
    ['assigned', 'Ana Okafor'],
    ['changed', 'Samuel Roy'],
  ])
})

test('lists keep those of the caller, or of no one', async () => {
  const all = await found({ process_definition: seeded.definition('hip-replacement') })
  await assign({ ids: [maya], assignee: ana })
  const hip = { process_definition: seeded.definition('hip-replacement') }
  expect(await found({ ...hip, assigned_to: 'me' })).toEqual([])
  expect(await found({ ...hip, assigned_to: 'me' }, { as: 'ana' })).toEqual([maya])
  expect(await found({ ...hip, assigned_to: 'nobody' })).toEqual(all.filter((id) => id !== maya))
})

test('everyone who fits; another number than the caller saw changes nothing', async () => {
  await assign({ ids: [maya], assignee: ana })
  const { count, ...rest } = await everyoneInHip()
  const at = '/v1/process-instances/assign-matching/'
  const late = await POST(at, { ...rest, count: count + 1, assignee: samuelId }, samuel)
  expect([late.status, late.body]).toMatchObject([409, { code: 'count_changed' }])
  expect(await holder()).toBe('Ana Okafor')
  const reply = await POST(at, { ...rest, count, assignee: ana }, samuel)
  expectContract('assignMatchingProcessInstances', reply)
  expect(reply.body).toEqual({ assigned: count - 1, already_assigned: 1 })
  const own = await everyoneInHip()
  expect(own.count).toBe(count)
  const mine = await POST(
    at,
    { ...rest, filters: { assigned_to: 'me' }, count, assignee: null },
    { as: 'ana' },
  )
  expect(mine.body).toEqual({ assigned: count, already_assigned: 0 })
})

test('400 for someone who is not on the team, and nothing changes; an administrator may take it', async () => {
  const refused = await assign({ ids: [maya], assignee: seeded.user('maya') })
  expect([refused.status, Object.keys(Object(refused.body))]).toEqual([400, ['assignee']])
  const twice = await assign({ ids: [maya, maya], assignee: ana })
  expect([twice.status, Object.keys(Object(twice.body))]).toEqual([400, ['ids']])
  expect(await holder()).toBeNull()
  await assign({ ids: [maya], assignee: seeded.user('priya') }, { as: 'priya' })
  expect(await holder()).toBe('Priya Nair')
})

test('patients are not shown who is responsible', async () => {
  await assign({ ids: [maya], assignee: ana })
  expect(Object.keys(await enrolmentAs({ as: 'maya' }))).not.toContain('assigned_to')
  expect((await enrolmentAs({ as: 'priya' })).assigned_to?.display_name).toBe('Ana Okafor')
})

test('the list of people whom no message reaches, among all or among chosen ones', async () => {
  const { tables } = app.worlds.get('default')
  const hip = { process_definition: seeded.definition('hip-replacement') }
  expect(await found({ ...hip, reachable: false })).toEqual([])
  const patient = tables.patients.get(tables.instances.get(rose)?.patient ?? '')
  const user = tables.users.get(patient?.user ?? '')
  if (!patient || !user) throw new Error('Rose is missing')
  tables.users.set(user.id, { ...user, email: null })
  tables.patients.set(patient.id, { ...patient, phone: '+16135550142' })
  expect(await found({ ...hip, reachable: false })).toEqual([])
  tables.patients.set(patient.id, { ...patient, phone: null })
  expect(await found({ ...hip, reachable: false })).toEqual([rose])
  expect(await found({ id__in: [maya], reachable: false })).toEqual([])
  expect(await found({ id__in: [maya, rose] })).toHaveLength(2)
  expect(await found({ ...hip, reachable: true })).not.toContain(rose)
})
