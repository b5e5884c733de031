import { randomUUID } from 'node:crypto'
import { address, checked, flag, isUuid, map, oneOf, textOf, uuid } from './checks.ts'
import type { Data, Row } from './data.ts'
import type { DeviationId } from './deviations.ts'
import { pageOf } from './page.ts'
import { notFound, refuse } from './refusal.ts'

/** One call, and the answer as far as it is not 200 with JSON. */
export type Call = {
  readonly data: Data
  readonly is: (deviation: DeviationId) => boolean
  readonly url: URL
  readonly params: Readonly<Record<string, string>>
  readonly headers: Readonly<Record<string, string>>
  readonly body: unknown
  readonly answer: { status: number; headers: Record<string, string>; type: string }
}

export type Route = {
  readonly method: string
  readonly path: string
  readonly isOpen?: (call: Pick<Call, 'is'>) => boolean
  readonly act: (call: Call) => unknown
}

const one = (rows: readonly Row[], id: string | undefined): Row =>
  rows.find((row) => row.id === id?.toLowerCase()) ?? notFound()
const byToken = ({ data, params }: Call): Row =>
  data.invitations.find((row) => row.token === params.token) ?? notFound()

const patient = { first_name: textOf(1, 150), last_name: textOf(1, 150), is_self: flag }
const patientFields = Object.keys(patient)
const open = { isOpen: () => true }

/** A value of the query; a refusal when it does not fit. */
function asked({ url }: Call, name: string, fits: (value: string) => boolean): string | null {
  const value = url.searchParams.get(name)
  if (value !== null && !fits(value)) refuse(400, { [name]: ['Invalid value.'] })
  return value
}

const isOneOf =
  (...values: string[]) =>
  (value: string) =>
    values.includes(value)

function createPatient({ data, is, body, answer }: Call): unknown {
  const given = is('D11') ? { first_name: '', last_name: '', is_self: false, ...Object(body) } : body
  const tests = is('D11') ? { ...patient, first_name: textOf(), last_name: textOf() } : patient
  const row = { id: randomUUID(), ...checked(given, tests, patientFields), is_system_created: false }
  if (!is('B07')) data.patients.push(row)
  if (!is('D07')) answer.headers.location = `/v1/patients/${row.id}/`
  answer.status = 201
  return row
}

function listTasks(call: Call): unknown {
  const { data, is, url } = call
  const journey = asked(call, 'process_instance', isUuid)
  const open = asked(call, 'completed_at__isnull', isOneOf('true', 'false'))
  const order = asked(call, 'ordering', isOneOf('priority', '-priority', 'created_at', '-created_at'))
  const rows = data.tasks
    .filter((task) => journey === null || task.process_instance === journey)
    .filter((task) => open === null || is('B02') || (task.completed_at === null) === (open === 'true'))
  if (order !== null && !is('B03')) {
    const [key, sign] = [order.replace('-', ''), order.startsWith('-') ? -1 : 1]
    rows.sort((a, b) => sign * String(a[key]).localeCompare(String(b[key]), 'en', { numeric: true }))
  }
  const page = pageOf(url, rows, is('B01'))
  return is('D08') ? page.results : page
}

const journeys = ({ is, url }: Call, rows: readonly Row[]) =>
  pageOf(url, is('D15') ? rows.map((row) => ({ ...row, internal_notes: 'not for clients' })) : rows)

const GET = (path: string, act: Route['act'], more: Partial<Route> = {}): Route => ({
  method: 'GET',
  path,
  act,
  ...more,
})
const POST = (path: string, act: Route['act'], more: Partial<Route> = {}): Route => ({
  method: 'POST',
  path,
  act,
  ...more,
})
const PATCH = (path: string, act: Route['act']): Route => ({ method: 'PATCH', path, act })

/** The 30 operations of the contract (tests/data/bench-contract.json), as a DRF backend answers them. */
export const routes: readonly Route[] = [
  GET('/v1/users/', (call) => {
    asked(call, 'my_role_type', isOneOf('patient', 'provider', 'admin'))
    return pageOf(call.url, call.data.users)
  }),
  GET('/v1/users/current/', ({ data, is, headers, answer }) => {
    const { role_types, current_patient, ...user } = data.users[0] ?? notFound()
    answer.headers['content-language'] = /fr/i.test(headers['accept-language'] ?? '') ? 'fr-ca' : 'en-ca'
    return {
      ...user,
      ...(is('D01') ? {} : { role_types }),
      [is('D13') ? 'currentPatient' : 'current_patient']: current_patient,
    }
  }),
  POST('/v1/users/{id}/claim-guest/', ({ data, params, body }) => {
    checked(body, { guest_nonce: textOf(8) }, ['guest_nonce'])
    return one(data.users, params.id)
  }),
  POST('/v1/user-preferences/{user_id}/guest_user_claim_nonce/', ({ data, params }) => {
    one(data.users, params.user_id)
    return { guest_user_claim_nonce: `n-${randomUUID()}` }
  }),
  PATCH('/v1/user-preferences/{user_id}/', ({ data, params, body }) => {
    const user = one(data.users, params.user_id)
    const { language } = checked(body, { language: oneOf('en-ca', 'fr-ca') }, ['language'])
    user.language_preference = language
    return { id: user.id, language }
  }),
  GET(
    '/v1/patients/',
    ({ data, is, url }) => {
      const page = pageOf(url, data.patients)
      return is('B08') ? { ...page, count: page.count + 3 } : page
    },
    { isOpen: ({ is }) => is('B06') },
  ),
  POST('/v1/patients/', createPatient),
  GET('/v1/patients/{id}/', ({ data, is, params }) => {
    const row = one(data.patients, params.id)
    return is('D02') ? { ...row, is_self: String(row.is_self) } : row
  }),
  PATCH('/v1/patients/{id}/', ({ data, is, params, body }) => {
    const row = one(data.patients, params.id)
    const changed = checked(body, patient, [])
    return is('B04') ? { ...row, ...changed } : Object.assign(row, changed)
  }),
  GET('/v1/organizations/', ({ data, is, url }) =>
    pageOf(
      url,
      data.organizations.map((row) => (is('D06') ? { ...row, name: null } : row)),
    ),
  ),
  GET('/v1/organizations/{id}/', ({ data, is, params }) => {
    const row = one(data.organizations, params.id)
    return is('D14') ? { ...row, id: 'org-1' } : row
  }),
  GET('/v1/organizations/{id}/branding/', ({ data, is, params, answer }) => {
    one(data.organizations, params.id)
    if (is('D05')) answer.type = 'text/html; charset=utf-8'
    return data.branding
  }),
  GET('/v1/invitations/', (call) => {
    const wanted = asked(call, 'status', isOneOf('PENDING', 'ACCEPTED', 'DECLINED', 'CANCELLED', 'EXPIRED'))
    const rows = call.data.invitations.filter(({ status }) => wanted === null || status === wanted)
    return pageOf(
      call.url,
      rows.map((row) => (call.is('D03') ? { ...row, status: 'SENT' } : row)),
    )
  }),
  PATCH('/v1/invitations/{id}/', ({ data, params, body }) =>
    Object.assign(one(data.invitations, params.id), checked(body, { status: oneOf('EXPIRED') }, ['status'])),
  ),
  POST('/v1/invitations/{id}/resend/', ({ data, is, params, answer }) => {
    if (is('D04')) answer.status = 202
    return one(data.invitations, params.id)
  }),
  GET(
    '/v1/invitations/{token}/review/',
    (call) => byToken(call) && { organization: call.data.organization },
    open,
  ),
  GET('/v1/invitations/{token}/branding/', (call) => byToken(call) && call.data.branding, open),
  POST(
    '/v1/invitations/{token}/consume_as_guest/',
    (call) => {
      byToken(call)
      checked(call.body, { invitation_accepted: flag }, ['invitation_accepted'])
      return { access_token: 'guest.jwt.token' }
    },
    open,
  ),
  GET('/v1/tasks/', listTasks),
  GET('/v1/tasks/{id}/', ({ data, is, params }) => {
    const task =
      data.tasks.find((row) => row.id === params.id) ??
      (is('D10') ? refuse(404, { error: 'not found' }) : notFound())
    return is('D12') ? { ...task, created_at: '2026/03/01 10:00' } : task
  }),
  POST('/v1/tasks/{id}/complete/', ({ data, is, params, body }) => {
    const task = one(data.tasks, params.id)
    checked(body, { form_data: map }, ['form_data'])
    if (!is('B10')) task.completed_at ??= '2026-11-20T08:00:00Z'
    return { submission_id: '77777777-7777-4777-8777-777777777777' }
  }),
  GET('/v1/process-instances/', (call) => journeys(call, call.data.journeys)),
  POST('/v1/process-instances/filter/', (call) => {
    const { process_definition_name: name } = checked(
      call.body,
      { process_definition_name: textOf(), activity_id: textOf() },
      [],
    )
    return journeys(
      call,
      call.data.journeys.filter((row) => name === undefined || row.process_definition_name === name),
    )
  }),
  GET('/v1/process-instances/{id}/', ({ data, is, params, url, answer }) => {
    const row = one(data.journeys, params.id)
    if (!is('D09')) return row
    answer.status = 301
    answer.headers.location = url.pathname.replace(/\/$/, '')
    return undefined
  }),
  {
    method: 'DELETE',
    path: '/v1/process-instances/{id}/',
    act: ({ data, is, params, answer }) => {
      const row = one(data.journeys, params.id)
      if (!is('B05')) data.journeys.splice(data.journeys.indexOf(row), 1)
      answer.status = 204
      return undefined
    },
  },
  POST('/v1/process-instances/{id}/add_execution/', ({ data, params, body }) => {
    checked(
      body,
      { activity_id: textOf(1), instruction_type: oneOf('startBeforeActivity', 'startAfterActivity') },
      ['activity_id', 'instruction_type'],
    )
    return one(data.journeys, params.id)
  }),
  POST('/v1/process-instances/{id}/cancel_activity/', ({ data, params, body }) => {
    checked(body, { task: uuid }, ['task'])
    return one(data.journeys, params.id)
  }),
  GET(
    '/v1/process-instances/{id}/variable/{variable_name}/',
    ({ data, params: { id, variable_name: name = '' } }) => {
      const variables = Object(one(data.journeys, id).variables)
      return Object.hasOwn(variables, name) ? { name, value: variables[name] } : notFound()
    },
  ),
  {
    method: 'PUT',
    path: '/v1/process-instances/{id}/variable/',
    act: ({ data, params, body }) => {
      const row = one(data.journeys, params.id)
      const variable = checked(body, { name: textOf(1), value: textOf() }, ['name', 'value'])
      Object.assign(Object(row.variables), { [String(variable.name)]: variable.value })
      return variable
    },
  },
  POST('/v1/consent-decisions/consent/', ({ body, answer }) => {
    answer.status = 201
    return {
      id: '88888888-8888-4888-8888-888888888888',
      ...checked(body, { consented: flag, policy: address }, ['consented', 'policy']),
      decided_at: '2026-03-01T10:00:00Z',
    }
  }),
]
