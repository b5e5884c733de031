import { beforeEach, describe, expect, test } from 'vitest'
import type { ProcessInstance, ProcessInstanceList } from '#generated/model/index.ts'
import { freshWorld, DELETE, GET, POST, PUT, seeded } from './support/app.ts'
import { testRows } from '#tests/support/table.ts'

const hip = seeded.journey('maya-hip')
const open = seeded.task('maya-hip', 'hip_check_in')

beforeEach(freshWorld)

const list = async (query: string, as: 'maya' | 'ana' | 'theo' | 'samuel' = 'maya') =>
  ((await GET(`/v1/process-instances/${query}`, { as })).body as ProcessInstanceList).results

describe('the seeded journeys', () => {
  test('Maya: two active ones and a finished one, of which one opens the modal (JOURNEY-09)', async () => {
    const journeys = await list('')
    expect(
      journeys.map(
        ({
          process_definition_name: name,
          status,
          completed_at: end,
          process_definition_next_task_modal: modal,
        }) => [name, status, end !== null, modal],
      ),
    ).toEqual([
      ['Hip replacement preparation', 'active', false, true],
      ['Asthma check-in', 'active', false, false],
      ['New-parent follow-up', 'enrolled', true, true],
    ])
  })

  test('every status has one (DATA-31)', async () => {
    expect((await list('', 'ana')).map(({ status }) => status)).toEqual(
      expect.arrayContaining(['active', 'enrolled', 'cancelled', 'pending']),
    )
  })

  test('a carer sees those of everyone he looks after', async () => {
    const names = (await list('', 'theo')).map(({ patient }) => patient.display_name)
    expect(names).toEqual(['Rose Martin', 'Theo Martin'])
  })
})

describe('filters', () => {
  testRows(
    [
      ['?status__in=active', 2],
      ['?status__in=cancelled,pending', 0],
      ['?completed_at__isnull=false', 1],
      ['?completed_at__isnull=true', 2],
      [`?organization=${seeded.organization('fleuve')}`, 1],
      [`?patient=${seeded.patient('rose')}`, 0],
      ['?search=ASTHMA', 1],
    ],
    freshWorld,
  )('%s: %i', async (query, count) => expect(await list(query)).toHaveLength(count))

  test('by variables, for the care team (CALL-46)', async () => {
    const filter = async (body: object) =>
      ((await POST('/v1/process-instances/filter/', body, { as: 'samuel' })).body as ProcessInstanceList)
        .count
    expect(await filter({ variables: [{ name: 'side', operator: 'eq', value: 'right' }] })).toBe(2)
    expect(await filter({ variables: [{ name: 'side', operator: 'in', value: ['left', 'right'] }] })).toBe(4)
    expect(
      await filter({ variables: [{ name: 'side', operator: 'like', value: 'IGH' }], status__in: ['active'] }),
    ).toBe(2)
    expect(await filter({ patient: seeded.patient('rose') })).toBe(1)
    expect(await filter({ organization: seeded.organization('northern'), search: 'maya' })).toBe(0)
  })
})

describe('the engine’s handles', () => {
  const journey = async () => (await GET(`/v1/process-instances/${hip}/`)).body as ProcessInstance

  test('an activity starts (CALL-49)', async () => {
    const body = { activity_id: 'care_plan', instruction_type: 'startBeforeActivity' }
    const reply = await POST(`/v1/process-instances/${hip}/add_execution/`, body, { as: 'samuel' })
    expect(reply.body).toMatchObject({ open_task_count: 3 })
    expect((await GET(`/v1/tasks/${seeded.task('maya-hip', 'care_plan')}/`)).status).toBe(200)
  })

  test('an activity that the journey does not have is a 400', async () => {
    const body = { activity_id: 'nothing', instruction_type: 'startBeforeActivity' }
    const reply = await POST(`/v1/process-instances/${hip}/add_execution/`, body, { as: 'samuel' })
    expect([reply.status, reply.body]).toEqual([400, { activity_id: [expect.any(String)] }])
  })

  test('a finished journey takes none: 409', async () => {
    const body = { activity_id: 'mood', instruction_type: 'startBeforeActivity' }
    const { status } = await POST(
      `/v1/process-instances/${seeded.journey('maya-new-parent')}/add_execution/`,
      body,
      { as: 'ana' },
    )
    expect(status).toBe(409)
  })

  test('a cancelled activity takes its task away (CALL-51)', async () => {
    await POST(`/v1/process-instances/${hip}/cancel_activity/`, { task: open }, { as: 'samuel' })
    expect((await GET(`/v1/tasks/${open}/`)).status).toBe(404)
    expect(await journey()).toMatchObject({ open_task_count: 1, status: 'active', completed_at: null })
  })

  test('variables are written and read (CALL-53, CALL-54)', async () => {
    await PUT(
      `/v1/process-instances/${hip}/variable/`,
      { name: 'surgeon', value: 'Dr. Roy' },
      { as: 'samuel' },
    )
    expect((await GET(`/v1/process-instances/${hip}/variable/surgeon/`)).body).toEqual({
      name: 'surgeon',
      value: 'Dr. Roy',
      type: 'String',
    })
    expect((await GET(`/v1/process-instances/${hip}/variable/nothing/`)).status).toBe(404)
    const wrong = { name: 'side', value: 'left', type: 'Number' }
    expect((await PUT(`/v1/process-instances/${hip}/variable/`, wrong, { as: 'samuel' })).status).toBe(400)
  })

  test('a removed journey takes its tasks and submissions with it (CALL-48)', async () => {
    expect((await DELETE(`/v1/process-instances/${hip}/`, { as: 'priya' })).status).toBe(204)
    for (const path of [
      `process-instances/${hip}`,
      `tasks/${open}`,
      `submissions/${seeded.submission('maya-hip', 'about_you')}`,
    ]) {
      expect((await GET(`/v1/${path}/`)).status).toBe(404)
    }
  })
})
