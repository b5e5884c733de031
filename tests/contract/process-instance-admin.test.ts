// Process instances as administrators see and repair them (ADMIN-01, PROD-05, CALL-45..54, DATA-31).
import { beforeEach, describe, expect, test } from 'vitest'
import type {
  AuditEventList,
  JourneyActivity,
  JourneyActivityList,
  ProcessInstance,
  ProcessInstanceFilter,
  ProcessInstanceList,
  ProcessInstanceVariableList,
  TaskList,
} from '#generated/model/index.ts'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { app, freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

beforeEach(freshWorld)

const walter = seeded.journey('walter-hip')
const path = `/v1/process-instances/${walter}/`
const priya = { as: 'priya' } as const

const read = async (as: PersonName = 'priya', id = walter) => {
  const reply = await GET(`/v1/process-instances/${id}/`, { as })
  expectContract('getProcessInstance', reply)
  return reply.body as ProcessInstance
}
const incidents = async () => (await read()).incidents ?? []
const open = async () => (await incidents()).filter(({ resolved_at: at }) => at === null)
const start = (activity_id: string, instruction_type = 'startBeforeActivity', id = walter) =>
  POST(`/v1/process-instances/${id}/add_execution/`, { activity_id, instruction_type }, priya)
const set = (value: unknown, name = 'surgery_date') => PUT(`${path}variable/`, { name, value }, priya)
const filter = async (body: ProcessInstanceFilter, as: PersonName = 'priya', query = '?page_size=100') => {
  const reply = await POST(`/v1/process-instances/filter/${query}`, body, { as })
  expectContract('filterProcessInstances', reply)
  return reply.body as ProcessInstanceList
}
const ids = ({ results }: ProcessInstanceList) => results.map(({ id }) => id)
const codeOf = (body: unknown) => Object(body).code as unknown

describe('an instance as an administrator reads it (CALL-47)', () => {
  test('says its version, what is open for whom, and where it is stuck and why', async () => {
    const one = await read()
    expect(one.definition_version).toBe(1)
    expect(one.current_activities?.map(({ activity_id: id }) => id)).toContain('readiness_call')
    expect(await open()).toMatchObject([
      {
        activity: 'surgery_date',
        activity_name: 'Your surgery date is set',
        variable: 'surgery_date',
        message: 'surgery_date must be a date (YYYY-MM-DD). It is “Dec. 10”.',
      },
    ])
  })

  test('in French the incident is said in French', async () => {
    const reply = await GET(path, { ...priya, headers: { 'Accept-Language': 'fr-ca' } })
    expect((reply.body as ProcessInstance).incidents?.[0]?.message).toBe(
      'surgery_date doit être une date (AAAA-MM-JJ). Sa valeur est «\u00a0Dec. 10\u00a0».',
    )
  })

  testRows(['walter', 'samuel'] as const, freshWorld)('%s is told nothing of the engine', async (as) => {
    const one = await read(as)
    expect(Object.keys(one)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(incidents|current_activities|definition_version)$/)]),
    )
  })
})

describe('the filter over all organizations (CALL-46)', () => {
  test('incidents: only Walter is stuck; the others are all others', async () => {
    expect(ids(await filter({ has_incident: true }))).toEqual([walter])
    const [all, without] = [await filter({}), await filter({ has_incident: false })]
    expect(all.count).toBe(without.count + 1)
    expect(new Set(all.results.map(({ organization }) => organization)).size).toBeGreaterThan(1)
  })

  test('a care team finds those of its organizations only', async () => {
    const [own, all] = [await filter({}, 'samuel'), await filter({})]
    expect(own.count).toBeLessThan(all.count)
    expect(ids(own)).not.toContain(seeded.journey('luc-asthma'))
    expect(ids(all)).toContain(seeded.journey('luc-asthma'))
  })

  test('when they began: from a moment on, and before one', async () => {
    const { enrolled_at: at } = await read()
    const later = new Date(Date.parse(at) + 1000).toISOString()
    const only = { process_definition: seeded.definition('hip-replacement') }
    expect(ids(await filter({ ...only, enrolled_at__gte: at, enrolled_at__lt: later }))).toEqual([walter])
    expect(ids(await filter({ ...only, enrolled_at__gte: later }))).not.toContain(walter)
    expect(ids(await filter({ ...only, enrolled_at__lt: at }))).not.toContain(walter)
  })

  test('a whole id finds its instance, the engine’s too', async () => {
    const { camunda_id: engineId } = await read()
    expect(ids(await filter({ search: ` ${walter.toUpperCase()} ` }))).toEqual([walter])
    expect(ids(await filter({ search: engineId }))).toEqual([walter])
    expect(ids(await filter({ search: walter.slice(0, 20) }))).toEqual([])
  })

  testRows(
    [
      ['a moment that is none', { enrolled_at__gte: 'yesterday' }],
      ['an incident that is a word', { has_incident: 'yes' }],
    ],
    freshWorld,
  )('%s: a 400', async (_, body) => {
    expect((await POST('/v1/process-instances/filter/', body, priya)).status).toBe(400)
  })
})

describe('repairing a stuck instance', () => {
  test('the variable, then the activity: the incident is resolved and Walter has his step', async () => {
    expect((await set('2026-12-10')).status).toBe(200)
    // the variable alone opens nothing
    expect(await open()).toHaveLength(1)
    const before = (await read('walter')).open_task_count
    const started = await start('surgery_date')
    expectContract('addProcessInstanceExecution', started)
    expect((started.body as ProcessInstance).incidents?.[0]?.resolved_at).not.toBeNull()
    expect(await open()).toEqual([])
    expect((await read('walter')).open_task_count).toBe(before + 1)
    expect(ids(await filter({ has_incident: true }))).toEqual([])
    expect(await incidents()).toHaveLength(1)
  })

  testRows([['Dec. 10'], ['2026-02-30'], ['2026-12'], [20261210], [null]], freshWorld)(
    'with %s as the date the activity is refused, and the incident stays',
    async (value) => {
      expect((await set(value)).status).toBe(200)
      const { status, body } = await start('surgery_date')
      expect([status, codeOf(body)]).toEqual([409, 'variable_missing'])
      expect(await open()).toHaveLength(1)
    },
  )

  test('going on after an activity opens what follows, or gets stuck there', async () => {
    const maya = seeded.journey('maya-hip')
    expect((await start('hip_check_in', 'startAfterActivity', maya)).status).toBe(200)
    expect((await read('priya', maya)).current_activities?.map(({ activity_id: id }) => id)).toContain('home')
    const reached = { name: 'reached', value: true }
    await PUT(`/v1/process-instances/${maya}/variable/`, reached, priya)
    const stuck = await start('readiness_call', 'startTransition', maya)
    expect((stuck.body as ProcessInstance).incidents).toMatchObject([
      { activity: 'surgery_date', resolved_at: null, message: expect.stringContaining('It is not set.') },
    ])
  })

  test('a journey that is left is stuck no more', async () => {
    expect((await POST(`${path}cancel/`, {}, { as: 'walter' })).status).toBe(200)
    expect(await open()).toEqual([])
  })

  test('the activities say what they need and what follows them', async () => {
    const reply = await GET(`${path}activities/?page_size=100`, priya)
    expectContract('listProcessInstanceActivities', reply)
    const find = (id: string): JourneyActivity | undefined =>
      (reply.body as JourneyActivityList).results.find(({ activity_id: one }) => one === id)
    expect(find('surgery_date')?.needs).toEqual([{ variable: 'surgery_date', kind: 'date', is_met: false }])
    expect(find('readiness_call')?.following).toEqual([
      { activity_id: 'surgery_date', name: 'Your surgery date is set', is_conditional: true },
    ])
    expect(find('xray')?.following).toEqual([])
  })
})

describe('variables (CALL-53, CALL-54)', () => {
  const list = async (query = '') => {
    const reply = await GET(`${path}variable/${query}`, priya)
    expectContract('listProcessInstanceVariables', reply)
    return (reply.body as ProcessInstanceVariableList).results
  }

  test('by name, each with its type; a search finds some', async () => {
    const names = (await list()).map(({ name, type }) => [name, type])
    expect(names).toEqual([
      ['pain', 'Number'],
      ['side', 'String'],
      ['surgery_date', 'String'],
    ])
    expect((await list('?search=SURG')).map(({ name }) => name)).toEqual(['surgery_date'])
    expect((await GET(`${path}variable/?page=2`, priya)).status).toBe(404)
  })

  testRows(
    [
      ['String', 'right'],
      ['Number', 2.5],
      ['Boolean', false],
      ['Json', ['stairs', 'shoes']],
      ['Json', { side: 'left', points: [1, 2] }],
      ['Null', null],
    ],
    freshWorld,
  )('%s: %j is written, read back, and has another revision than before', async (type, value) => {
    const [before] = await list('?search=side')
    expect((await set(value, 'side')).status).toBe(200)
    const [after] = await list('?search=side')
    expect(after).toMatchObject({ name: 'side', type, value })
    expect(after?.revision).not.toBe(before?.revision)
    expect((await GET(`${path}variable/side/`, priya)).body).toMatchObject({ type, value })
  })

  test('a type that the value is not of is a 400', async () => {
    const body = { name: 'side', value: 'left', type: 'Number' }
    expect((await PUT(`${path}variable/`, body, priya)).status).toBe(400)
  })
})

describe('deleting (CALL-48)', () => {
  test('takes everything of the instance along, and nothing of others', async () => {
    const { tables } = app.worlds.get('default')
    const others = tables.tasks.size - tables.tasks.where('instance', walter).length
    expect((await DELETE(path, priya)).status).toBe(204)
    expect((await GET(path, priya)).status).toBe(404)
    for (const table of [tables.tasks, tables.events, tables.incidents] as const)
      expect(table.where('instance', walter)).toEqual([])
    expect(tables.tasks.size).toBe(others)
    expect(ids(await filter({ has_incident: true }))).toEqual([])
    expect((await DELETE(path, priya)).status).toBe(404)
  })
})

describe('If-Match of a variable', () => {
  const put = (value: string, revision: number, name = 'side') =>
    PUT(`${path}variable/`, { name, value }, { ...priya, headers: { 'If-Match': `"${revision}"` } })
  const revisionOf = async (name: string) => {
    const { body } = await GET(`${path}variable/?search=${name}`, priya)
    return (body as ProcessInstanceVariableList).results[0]?.revision ?? 0
  }

  test('nobody overwrites what they have not seen: 412, and nothing is changed', async () => {
    const seen = await revisionOf('side')
    expect((await put('right', seen)).status).toBe(200)
    const late = await put('both', seen)
    expectContract('updateProcessInstanceVariable', late)
    expect(late.status).toBe(412)
    expect((await GET(`${path}variable/side/`, priya)).body).toMatchObject({ value: 'right' })
    expect((await put('both', await revisionOf('side'))).status).toBe(200)
  })

  test('what is made anew must not be there yet', async () => {
    expect((await put('left', 0)).status).toBe(412)
    expect((await put('Room 4', 0, 'room')).status).toBe(200)
    expect((await put('Room 5', 0, 'room')).status).toBe(412)
  })
})

describe('every change is kept', () => {
  const events = async (as: PersonName = 'priya') => {
    const query = `?object_type=process_instance&object_id=${walter}`
    const reply = await GET(`/v1/audit-events/${query}`, { as })
    return reply.body as AuditEventList
  }

  test('the story of a repair, the newest first, with before and after', async () => {
    await set('2026-12-10')
    await start('surgery_date')
    const task = (await GET(`/v1/tasks/?process_instance=${walter}&status__in=open`, priya)).body as TaskList
    const opened = task.results.find(({ activity_id: id }) => id === 'surgery_date')
    await POST(`${path}cancel_activity/`, { task: opened?.id }, priya)
    const { results } = await events()
    expect(results.map(({ action, actor_name: who }) => [action, who])).toEqual([
      ['cancelled', 'Priya Nair'],
      ['started', 'Priya Nair'],
      ['changed', 'Priya Nair'],
    ])
    expect(results[2]).toMatchObject({
      object_name: 'Hip replacement preparation, Walter Kim',
      organization: seeded.organization('lakeside'),
      changes: [{ field: 'variable:surgery_date', before: 'Dec. 10', after: '2026-12-10' }],
    })
  })

  test('what is refused leaves no trace', async () => {
    expect((await start('surgery_date')).status).toBe(409)
    expect((await events()).count).toBe(0)
  })

  test('a deletion is kept when the instance is gone', async () => {
    await DELETE(path, priya)
    expect((await events()).results).toMatchObject([
      { action: 'deleted', object_name: 'Hip replacement preparation, Walter Kim' },
    ])
  })
})
