// The fields that the source documents name, in the contract and in what the mock server answers (DATA).
import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getGetOrganizationBrandingQueryOptions,
  getGetOrganizationQueryOptions,
  getListOrganizationsQueryOptions,
} from '#generated/endpoints/organizations/organizations.ts'
import { getGetProcessInstanceQueryOptions } from '#generated/endpoints/process-instances/process-instances.ts'
import { getGetTaskQueryOptions } from '#generated/endpoints/tasks/tasks.ts'
import contract from '#generated/openapi.json' with { type: 'json' }
import { app, GET, seeded } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const maya = seeded.user('maya')

/** Where each one is read, and its fields as the requirements count them. */
const entities: readonly [
  schema: 'User' | 'Patient' | 'Organization' | 'ProcessInstance' | 'Task',
  path: string,
  rows: string,
  fields: readonly string[],
][] = [
  [
    'User',
    '/v1/users/current/',
    'DATA-01, DATA-02, DATA-03, DATA-04, DATA-05, DATA-06, DATA-07, DATA-08, DATA-09, DATA-10, CALL-10',
    [
      'id',
      'is_guest',
      'role_types',
      'current_patient',
      'first_name',
      'last_name',
      'username',
      'email',
      'language_preference',
      'consented_policies',
    ],
  ],
  [
    'Patient',
    `/v1/patients/${seeded.patient('maya')}/`,
    'DATA-11, DATA-12, DATA-13, DATA-14, DATA-15, DATA-16, CALL-21',
    ['id', 'first_name', 'last_name', 'is_self', 'is_system_created'],
  ],
  [
    'Organization',
    `/v1/organizations/${seeded.organization('lakeside')}/`,
    'DATA-18, DATA-19, DATA-20, DATA-21, DATA-22, DATA-23',
    ['id', 'name', 'icon', 'theme', 'address', 'contact_name', 'email', 'phone'],
  ],
  [
    'ProcessInstance',
    `/v1/process-instances/${seeded.journey('maya-hip')}/`,
    'DATA-24, DATA-25, DATA-26, DATA-27, DATA-28, DATA-29, DATA-30, CALL-47, D-14',
    [
      'id',
      'variables',
      'process_definition_name',
      'banner_image',
      'process_definition_next_task_modal',
      'camunda_id',
      'start_variables',
      'enrolled_at',
      'status',
    ],
  ],
  [
    'Task',
    `/v1/tasks/${seeded.task('maya-hip', 'hip_check_in')}/`,
    'DATA-32, DATA-33, DATA-34, DATA-35, DATA-36, DATA-37, DATA-38, CALL-43',
    [
      'id',
      'name',
      'created_at',
      'completed_at',
      'process_instance',
      'organization',
      'process_definition_name',
    ],
  ],
]

describe.each(entities)('%s', (name, path, rows, fields) => {
  test(`is in the contract (${rows})`, () => {
    expect(Object.keys(contract.components.schemas[name].properties)).toEqual(
      expect.arrayContaining([...fields]),
    )
  })

  test(`is answered with each field (${rows})`, async () => {
    const { status, body } = await GET(path, { as: 'maya' })
    expect(status).toBe(200)
    expect(Object.keys(Object(body))).toEqual(expect.arrayContaining([...fields]))
  })
})

test('DATA-03: roles are patient, provider and admin', () => {
  expect(contract.components.schemas.RoleType.enum).toEqual(['patient', 'provider', 'admin'])
})

describe('a journey', () => {
  const journey = async (key: string, as: 'maya' | 'ana' = 'maya') =>
    Object((await GET(`/v1/process-instances/${seeded.journey(key)}/`, { as })).body)

  test('DATA-25: has variables by name, that the steps set', async () => {
    expect((await journey('maya-hip')).variables).toEqual({ side: 'left' })
  })

  test('DATA-26, DATA-27, DATA-28: has the name, the banner and the flag of the next-task modal (JOURNEY-01, JOURNEY-02, JOURNEY-09)', async () => {
    expect(await journey('maya-hip')).toMatchObject({
      process_definition_name: 'Hip replacement preparation',
      banner_image: expect.stringMatching(/^http.*hip-replacement/),
      process_definition_next_task_modal: true,
    })
    expect((await journey('maya-asthma')).process_definition_next_task_modal).toBe(false)
  })

  test('DATA-29: the activity id belongs to what starts one (CALL-49)', () => {
    const { properties, required } = contract.components.schemas.ExecutionCreate
    expect(Object.keys(properties)).toEqual(['activity_id', 'instruction_type'])
    expect(required).toEqual(['activity_id', 'instruction_type'])
  })

  test('DATA-31: is active, enrolled, cancelled or pending', async () => {
    expect(contract.components.schemas.ProcessInstanceStatus.enum.toSorted()).toEqual([
      'active',
      'cancelled',
      'enrolled',
      'pending',
    ])
    expect((await journey('ana-new-parent', 'ana')).status).toBe('pending')
  })
})

test('DATA-35: completed_at is empty until completion (TASK-01)', async () => {
  const of = async (activity: string) =>
    Object((await GET(`/v1/tasks/${seeded.task('maya-hip', activity)}/`)).body)
  expect((await of('hip_check_in')).completed_at).toBeNull()
  expect((await of('about_you')).completed_at).toMatch(/^\d{4}-\d\d-\d\dT/)
})

test('CALL-19, CALL-20: each profile of a list says whether the system made it', async () => {
  const { body } = await GET('/v1/patients/?user=current_user', { as: 'theo' })
  const { results } = body as { results: readonly object[] }
  expect(results.length).toBeGreaterThan(1)
  for (const one of results) expect(one).toMatchObject({ is_system_created: expect.any(Boolean) })
})

test('CALL-28: the branding of an organization has its logo', async () => {
  const { body } = await GET(`/v1/organizations/${seeded.organization('lakeside')}/branding/`, { as: 'maya' })
  expect(body).toMatchObject({ logo: expect.stringContaining('lakeside-logo') })
})

describe('what runs only when there is something to ask for', () => {
  const unknown = undefined as unknown as string

  test('CALL-27, CALL-28: an organization and its branding, once an id is given', () => {
    expect(getGetOrganizationQueryOptions(unknown).queryFn).toBe(skipToken)
    expect(getGetOrganizationBrandingQueryOptions(unknown).queryFn).toBe(skipToken)
    expect(getGetOrganizationQueryOptions(maya).queryFn).not.toBe(skipToken)
    expect(getGetOrganizationBrandingQueryOptions(maya).queryFn).not.toBe(skipToken)
  })

  test('CALL-43, CALL-47: a task and a journey, once an id is given', () => {
    expect(getGetTaskQueryOptions(unknown).queryFn).toBe(skipToken)
    expect(getGetTaskQueryOptions(maya).queryFn).not.toBe(skipToken)
    expect(getGetProcessInstanceQueryOptions(unknown).queryFn).toBe(skipToken)
  })

  test('CALL-26: the organizations, with a query, once they are enabled', async () => {
    const queryFn = vi.fn(async () => ({ count: 0, next: null, previous: null, results: [] }))
    const options = (enabled: boolean) =>
      getListOrganizationsQueryOptions({ my_role_type: 'patient' }, { query: { enabled, queryFn } })
    const client = new QueryClient()
    const observer = new QueryObserver(client, options(false))
    const stop = observer.subscribe(() => undefined)
    expect(queryFn).not.toHaveBeenCalled()
    observer.setOptions(options(true))
    await vi.waitFor(() => expect(queryFn).toHaveBeenCalledTimes(1))
    stop()
  })
})
