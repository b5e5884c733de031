// What every operation refuses, worked out from the contract alone: a new operation is covered without an edit.
import { describe, expect } from 'vitest'
import type { PersonName } from '#mock-server/store/seeds/people.ts'
import { people } from '#mock-server/store/seeds/people.ts'
import { app, POST } from './support/app.ts'
import type { CallOptions, Reply } from './support/client.ts'
import { call } from './support/client.ts'
import type { JsonSchema, OperationOfDocument, Parameter } from './support/document.ts'
import { deref, operationsOfDocument, schemaOfParameter } from './support/document.ts'
import { expectContract } from './support/expect-contract.ts'
import { testRows } from '#tests/support/table.ts'

const nobodys = '00000000-0000-4000-8000-000000000000'

const share = 'share-maya-open-for-dr-roy'

/** A path with well-formed parameters; ids are unknown where that is enough. */
const pathOf = ({ path, parameters, isForReaders }: OperationOfDocument) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (name.endsWith('id')) return nobodys
    if (name === 'token' && isForReaders) return share
    const known = parameters.find((one) => one.in === 'path' && one.name === name)
    const [first] = (known && schemaOfParameter(known).enum) ?? []
    return first === undefined ? 'nothing-of-anybody' : String(first)
  })

const onlyGuests = ({ access }: OperationOfDocument) => Object.keys(access).join() === 'guest'

/** Whom no role keeps out: Ana has all of them; a guest and a share's reader have what only they may. */
async function allowed(operation: OperationOfDocument): Promise<CallOptions['as']> {
  if (operation.isForReaders) {
    const { body } = await POST(
      `/v1/health-story-shares/${share}/unlock/`,
      { passcode: '482913' },
      { as: null },
    )
    return { bearer: String(Object(body).access_token) }
  }
  if (!onlyGuests(operation)) return 'ana'
  const { body } = await POST(
    '/v1/invitations/invite-fleuve/consume_as_guest/',
    { invitation_accepted: true },
    { as: null, world: 'guest' },
  )
  return { bearer: String(Object(body).access_token) }
}

async function send(operation: OperationOfDocument, path: string, options: CallOptions = {}): Promise<Reply> {
  const world = onlyGuests(operation) ? 'guest' : 'default'
  if (world === 'guest') app.worlds.reset(world)
  const as = options.as === undefined ? await allowed(operation) : options.as
  return call(app, operation.method, path, { world, ...options, as })
}

const detail = { detail: expect.any(String) }

const closed = operationsOfDocument.filter(({ isOpen }) => !isOpen)

testRows(closed)('$operationId refuses without a token: 401', async (operation) => {
  const reply = await send(operation, pathOf(operation), { as: null })
  expect([reply.status, reply.body]).toEqual([401, detail])
  expectContract(operation.operationId, reply)
})

testRows(closed)('$operationId refuses a token that nobody gave out: 401', async (operation) => {
  const reply = await send(operation, pathOf(operation), { as: { bearer: 'eyJhbGciOiJub25lIn0.e30.' } })
  expect(reply.status).toBe(401)
  expectContract(operation.operationId, reply)
})

function outsidersOf(operation: OperationOfDocument): PersonName[] {
  return (['maya', 'luc', 'samuel', 'priya'] satisfies PersonName[]).filter((name) => {
    const { roles } = people[name]
    const held: readonly string[] = roles.length === 0 ? ['patient'] : roles
    return !held.some((role) => role in operation.access)
  })
}

const outsiders = closed.flatMap((operation) =>
  outsidersOf(operation).map((person) => [operation.operationId, person, operation] as const),
)

testRows(outsiders)('%s refuses %s, who has not the role: 403 (SEC-05)', async (_, person, operation) => {
  const reply = await call(app, operation.method, pathOf(operation), { as: person })
  expect([reply.status, reply.body]).toEqual([403, detail])
  expectContract(operation.operationId, reply)
})

/** A text that no parameter of this kind takes; undefined when it takes every text. */
function badText(parameter: Parameter): string | undefined {
  const schema = schemaOfParameter(parameter)
  const item = schema.type === 'array' ? deref(schema.items ?? {}) : schema
  if (item.enum) return 'zzz'
  if (item.type === 'integer' || item.type === 'number') return 'abc'
  if (item.type === 'boolean') return 'maybe'
  if (['uuid', 'date', 'date-time'].includes(item.format ?? '') || item.pattern) return '!not-one!'
  return item.maxLength === undefined ? undefined : 'x'.repeat(item.maxLength + 1)
}

const named = (place: string) =>
  operationsOfDocument.flatMap((operation) =>
    operation.parameters.flatMap((parameter) =>
      parameter.in === place
        ? [{ id: operation.operationId, name: parameter.name, operation, parameter }]
        : [],
    ),
  )

testRows(named('path'))(
  '$id, path parameter $name in another form: 404',
  async ({ operation, parameter }) => {
    const bad = operation.path
      .replace(`{${parameter.name}}`, encodeURIComponent(badText(parameter) ?? ''))
      .replaceAll(/\{\w+\}/g, nobodys)
    const reply = await send(operation, bad, operation.body ? { body: {} } : {})
    expect([reply.status, reply.body]).toEqual([404, detail])
    expectContract(operation.operationId, reply)
  },
)

/** Required query parameters of some lists: the owner of records, the organization, or the journey. */
const needed = ({ parameters }: OperationOfDocument): Record<string, string> =>
  Object.fromEntries(
    parameters
      .filter(
        ({ in: place, name }) => place === 'query' && ['patient', 'organization', 'journey'].includes(name),
      )
      .map(({ name }) => [name, nobodys]),
  )

testRows(named('query'))(
  '$id, query parameter $name with a bad value: 400 that names it',
  async ({ operation, parameter }) => {
    const bad = badText(parameter)
    expect(bad, 'every query parameter has limits').toBeDefined()
    const query = new URLSearchParams({ ...needed(operation), [parameter.name]: bad ?? '' })
    const reply = await send(operation, `${pathOf(operation)}?${query}`, operation.body ? { body: {} } : {})
    expect([reply.status, reply.body]).toEqual([400, { [parameter.name]: [expect.any(String)] }])
    expectContract(operation.operationId, reply)
  },
)

const withQuery = operationsOfDocument.filter(({ parameters }) =>
  parameters.some((one) => one.in === 'query'),
)

testRows(withQuery)('$operationId refuses a query parameter that it does not know', async (operation) => {
  const query = new URLSearchParams({ ...needed(operation), zzz: '1' })
  const reply = await send(operation, `${pathOf(operation)}?${query}`, operation.body ? { body: {} } : {})
  expect([reply.status, reply.body]).toEqual([400, { zzz: [expect.any(String)] }])
  expectContract(operation.operationId, reply)
})

const withBody = operationsOfDocument.flatMap((operation) =>
  operation.body ? [{ ...operation, body: operation.body }] : [],
)

/**
 * A map of texts, such as a theme, also accepts arbitrary objects; a variable takes texts too, but no list
 * of numbers.
 */
function wrongFor(schema: JsonSchema): unknown {
  const kinds = (deref(schema).oneOf ?? [schema]).map((kind) => deref(kind).type)
  if (!kinds.includes('object')) return { not: 'this' }
  return kinds.includes('string') ? [1] : 'text'
}

describe('a body', () => {
  testRows(withBody)('$operationId, body that is not JSON: 400 of no field', async (operation) => {
    const reply = await send(operation, pathOf(operation), { body: '{"a":' })
    expect([reply.status, reply.body]).toEqual([400, { non_field_errors: [expect.any(String)] }])
    expectContract(operation.operationId, reply)
  })

  testRows(withBody)('$operationId, body that is a list: 400', async (operation) => {
    const reply = await send(operation, pathOf(operation), { body: [] })
    expect(reply.status).toBe(400)
    expectContract(operation.operationId, reply)
  })

  testRows(withBody)('$operationId, body of another media type: 415', async (operation) => {
    const reply = await send(operation, pathOf(operation), {
      body: 'a=1',
      headers: { 'content-type': 'text/plain' },
    })
    expect([reply.status, reply.body]).toEqual([415, detail])
  })

  testRows(withBody)('$operationId, body with an unknown field: 400 that names it', async (operation) => {
    const reply = await send(operation, pathOf(operation), { body: { zzz: 1 } })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, expect.arrayContaining(['zzz'])])
    expectContract(operation.operationId, reply)
  })

  const required = withBody.flatMap((operation) =>
    (operation.body.required ?? []).map((field) => [operation.operationId, field, operation] as const),
  )
  testRows(required)('%s, body without %s: 400 that says so', async (_, field, operation) => {
    const reply = await send(operation, pathOf(operation), { body: {} })
    expect([reply.status, Object(reply.body)[field]]).toEqual([400, ['This field is required.']])
    expectContract(operation.operationId, reply)
  })

  const fields = withBody.flatMap((operation) =>
    Object.entries(operation.body.properties ?? {}).map(
      ([field, schema]) => [operation.operationId, field, operation, schema] as const,
    ),
  )
  testRows(fields)('%s, body with a wrong %s: 400 that names it', async (_, field, operation, schema) => {
    const reply = await send(operation, pathOf(operation), { body: { [field]: wrongFor(schema) } })
    expect([reply.status, Object.keys(Object(reply.body))]).toEqual([400, expect.arrayContaining([field])])
    expectContract(operation.operationId, reply)
  })
})

const paths = [...new Set(operationsOfDocument.map(({ path }) => path))]

testRows(paths)('%s: a method that the contract does not declare is a 405', async (path) => {
  const declared = operationsOfDocument.filter((one) => one.path === path)
  const [first] = declared
  const other = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].find((method) =>
    declared.every((one) => one.method !== method),
  )
  if (!first || other === undefined) throw new Error(`${path} takes every method`)
  const reply = await call(app, other, pathOf(first), { as: 'ana' })
  expect([reply.status, reply.body]).toEqual([405, detail])
  expect(reply.headers.get('allow')?.split(', ').toSorted()).toEqual(
    declared.map(({ method }) => method).toSorted(),
  )
})

testRows(['/v1/', '/v1/nothing/', '/v1/users', '/v1/users/current', '/v1/tasks//'])(
  '%s is unknown: 404',
  async (path) => {
    const reply = await call(app, 'GET', path)
    expect([reply.status, reply.body]).toEqual([404, detail])
  },
)
