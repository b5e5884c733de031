import { expect } from 'vitest'
import type { JsonObject } from '../contract/document.ts'
import { contractOf } from '../contract/read-contract.ts'
import { run } from '../run.ts'
import type { Sender } from '../send.ts'
import { runOptions } from '../support/run-options.ts'
import { testRows } from '#tests/support/table.ts'

const json = (schema: JsonObject): JsonObject => ({ content: { 'application/json': { schema } } })
const partialDate = { type: 'string', pattern: String.raw`^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d))?)?$` }
const sent: JsonObject = {
  name: { type: 'string', minLength: 1, maxLength: 10 },
  given_on: { ...partialDate, examples: ['2019-04'] },
  hint: { type: 'string', minLength: 1, maxLength: 10 },
}
const dose: JsonObject = {
  type: 'object',
  required: ['id', 'name', 'given_on', 'confirmed_at'],
  properties: {
    id: { type: 'integer' },
    ...sent,
    confirmed_at: { type: ['string', 'null'], format: 'date-time' },
  },
}
const body = (required: string[], properties: JsonObject) => ({
  required: true,
  ...json({ type: 'object', additionalProperties: false, required, properties }),
})
const refusals = Object.fromEntries(
  [400, 403, 404, 405].map((status) => [status, { description: 'no', ...json({ type: 'object' }) }]),
)
const answers = (status: number, schema?: JsonObject) => ({
  responses: { ...refusals, [status]: { description: 'ok', ...(schema && json(schema)) } },
})
const ordering = { name: 'ordering', in: 'query', schema: { type: 'string', enum: ['name', '-name'] } }
const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } }

const all = {
  get: { operationId: 'listDoses', parameters: [ordering], ...answers(200, { type: 'array', items: dose }) },
  post: { operationId: 'createDose', requestBody: body(['name', 'given_on'], sent), ...answers(201, dose) },
}
const one = {
  parameters: [id],
  get: { operationId: 'getDose', ...answers(200, dose) },
  patch: {
    operationId: 'updateDose',
    requestBody: body([], { id: { type: 'integer' }, ...sent }),
    ...answers(200, dose),
  },
  delete: { operationId: 'deleteDose', ...answers(204) },
}
const confirming = (effect: JsonObject) => ({
  parameters: [id],
  post: {
    operationId: 'confirmDose',
    'x-effects': [{ field: 'confirmed_at', becomes: 'present', ...effect }],
    ...answers(200, dose),
  },
})
const doc = { openapi: '3.1.0', info: { title: 'Doses', version: '1' } }

/** Doses of vaccines, none at first: what a run sees is what it made. */
const contract = contractOf(
  {
    ...doc,
    paths: { '/doses': all, '/doses/{id}': one, '/doses/{id}/confirm': confirming({ read: 'getDose' }) },
  },
  'doses.json',
)
/** They can be listed, made and confirmed only. */
const onlyConfirmed = contractOf(
  {
    ...doc,
    paths: {
      '/doses': all,
      '/doses/{id}/confirm': confirming({ read: 'listDoses', row: { id: '$response.body#/id' } }),
    },
  },
  'confirmed.json',
)

type Fault =
  | 'order-turned'
  | 'confirm-does-nothing'
  | 'days-have-hours'
  | 'removed-is-forbidden'
  | 'patch-forgets-name'
  | 'confirm-loses-answer'
type Dose = Record<string, unknown> & { readonly id: number }

/** A backend of doses that looks up hints in the network, which is not there, and takes no other id. */
function doses(fault?: Fault): Sender {
  const all = new Map<number, Dose>()
  let last = 0
  const fits = (one: unknown, required: readonly string[]): one is Record<string, unknown> => {
    if (typeof one !== 'object' || one === null || Array.isArray(one)) return false
    const {
      id: wanted = 1,
      name = 'a',
      given_on: day = '2019',
      hint = 'a',
      ...others
    } = one as Record<string, unknown>
    const isText = (value: unknown) =>
      typeof value === 'string' && value.length > 0 && [...value].length <= 10
    return (
      Object.keys(others).length === 0 &&
      required.every((field) => field in one) &&
      Number.isInteger(wanted) &&
      isText(name) &&
      isText(hint) &&
      typeof day === 'string' &&
      new RegExp(partialDate.pattern).test(day)
    )
  }
  const view = (one: Dose) => {
    const isDay = String(one.given_on).length === 10
    return fault === 'days-have-hours' && isDay
      ? { ...one, given_on: `${String(one.given_on)}T00:00:00Z` }
      : one
  }
  const list = (order: string | null) => {
    const rows = [...all.values()].toSorted((one, other) => (String(one.name) < String(other.name) ? -1 : 1))
    return (order === '-name') === (fault === 'order-turned') ? rows : rows.toReversed()
  }
  const act = (method: string, url: URL, came: unknown): readonly [number, unknown?] => {
    const [, , number, action] = url.pathname.split('/')
    if (number === undefined) {
      const order = url.searchParams.get('ordering')
      if (method === 'GET') return order?.startsWith('zz') ? [400, {}] : [200, list(order).map(view)]
      if (method !== 'POST') return [405, {}]
      if (!fits(came, ['name', 'given_on']) || 'hint' in came || 'id' in came) return [400, {}]
      last += 1
      const made = { ...came, id: last, confirmed_at: null }
      all.set(last, made)
      return [201, view(made)]
    }
    const one = all.get(Number(number))
    if (!one) return [fault === 'removed-is-forbidden' && Number(number) <= last ? 403 : 404, {}]
    const confirmed = { confirmed_at: '2026-03-01T10:00:00Z' }
    if (action === 'confirm' && method === 'POST') {
      if (fault !== 'confirm-does-nothing') all.set(one.id, { ...one, ...confirmed })
      const lost = fault === 'confirm-loses-answer' && { name: null }
      return [200, view({ ...one, ...confirmed, ...lost })]
    }
    if (action !== undefined) return [405, {}]
    if (method === 'GET') return [200, view(one)]
    if (method === 'DELETE') return all.delete(one.id) ? [204] : [404, {}]
    if (method !== 'PATCH') return [405, {}]
    if (!fits(came, [])) return [400, {}]
    const name = fault === 'patch-forgets-name' ? { name: one.name } : {}
    const changed = { ...one, ...came, ...confirmed, ...name, id: one.id }
    all.set(one.id, changed)
    return [200, view(changed)]
  }
  return async (request) => {
    const [status, answer] = act(request.method, new URL(request.url), parsed(request.body))
    const headers: Record<string, string> = answer === undefined ? {} : { 'content-type': 'application/json' }
    if (status === 405) headers.allow = 'GET'
    return {
      request,
      response: { status, headers, body: answer === undefined ? '' : JSON.stringify(answer) },
      ms: 0,
    }
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}

testRows<{ fault?: Fault; of?: typeof contract; found: readonly string[] }>([
  { found: [] },
  { fault: 'order-turned', found: ['ordering-ignored listDoses'] },
  { fault: 'confirm-does-nothing', found: ['effect-not-visible confirmDose'] },
  { fault: 'confirm-does-nothing', of: onlyConfirmed, found: ['effect-not-visible confirmDose'] },
  { fault: 'days-have-hours', found: ['wrong-format updateDose', 'wrong-format getDose'] },
  { fault: 'removed-is-forbidden', found: ['removed-forbidden deleteDose'] },
  { fault: 'confirm-loses-answer', found: ['change-not-answered confirmDose'] },
  { fault: 'patch-forgets-name', found: ['change-not-kept updateDose'] },
])('of things that only the run made, the fault $fault is found', async ({ fault, of = contract, found }) => {
  const options = runOptions({ target: 'http://doses.test', allowWrites: true, maxRequests: 2000 })
  const { findings, notes } = await run(options, doses(fault), of)
  const rules = findings.map(({ rule, operation }) => `${rule} ${operation}`)
  expect(rules).toEqual(expect.arrayContaining([...found]))
  // a hint is refused in every create, which is a warning
  if (fault === undefined)
    expect([findings.filter(({ severity }) => severity === 'error'), notes]).toEqual([[], []])
})
