// The fields that the source documents name, in the contract and in what the mock server answers (DATA).
import { QueryClient, QueryObserver, skipToken } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  getGetOrganizationBrandingQueryOptions,
  getGetOrganizationQueryOptions,
  getListOrganizationsQueryOptions,
} from '#generated/endpoints/organizations/organizations.ts'
import contract from '#generated/openapi.json' with { type: 'json' }
import { app, GET, seeded } from './support/app.ts'

beforeEach(() => void app.worlds.reset('default'))

const maya = seeded.user('maya')

/** Where each one is read, and its fields as the requirements count them. */
const entities: readonly [
  schema: 'User' | 'Patient' | 'Organization',
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
