// Bodies that are URL-encoded forms, as Stripe's contract has them.
import { expect, test } from 'vitest'
import type { JsonObject } from './contract/document.ts'
import { contractOf } from './contract/read-contract.ts'
import { run } from './run.ts'
import type { Sender } from './send.ts'
import { runOptions } from './support/run-options.ts'
import { FORM, fitsForm, formText } from './values/form-text.ts'
import { testRows } from '#tests/support/table.ts'

testRows<[string, Parameters<typeof formText>[0], Parameters<typeof formText>[1]['encoding'], string]>([
  ['texts and numbers', { name: 'Zoé & co', amount: 7, live: true }, {}, 'name=Zoé & co&amount=7&live=true'],
  ['null', { name: null, amount: 7 }, {}, 'amount=7'],
  ['a list', { tags: ['a', 'b'] }, {}, 'tags=a&tags=b'],
  ['a list in one', { tags: ['a', 'b'] }, { tags: { explode: false } }, 'tags=a,b'],
  ['a list with bars', { tags: ['a', 'b'] }, { tags: { style: 'pipeDelimited' } }, 'tags=a|b'],
  ['an object without a style', { owner: { id: 1 } }, {}, 'owner={"id":1}'],
  ['an object as members', { owner: { id: 1, x: 2 } }, { owner: { style: 'form' } }, 'id=1&x=2'],
  [
    'an object in one',
    { owner: { id: 1, x: 2 } },
    { owner: { style: 'form', explode: false } },
    'owner=id,1,x,2',
  ],
  [
    'a deep object',
    { owner: { name: { last: 'Roy' }, tags: ['a', 'b'], gone: null } },
    { owner: { style: 'deepObject', explode: true } },
    'owner[name][last]=Roy&owner[tags][0]=a&owner[tags][1]=b',
  ],
])('%s', (_, body, encoding, text) => {
  expect(decodeURIComponent(formText(body, { encoding }).replaceAll('+', ' '))).toBe(text)
})

test('what has no text is not in a form', () => {
  expect([{ a: null }, { a: [] }, { a: { b: {} } }].map(fitsForm)).toEqual([false, false, false])
  expect(fitsForm({ a: ['x'], b: { c: 1 } })).toBe(true)
})

const customer: JsonObject = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 50 },
    kind: { type: 'string', enum: ['person', 'company'] },
    address: { type: 'object', properties: { city: { type: 'string' } } },
  },
}
const response = {
  type: 'object',
  required: ['id', 'name'],
  properties: { id: { type: 'string' }, ...Object(customer.properties) },
}
const contract = contractOf(
  {
    openapi: '3.0.3',
    info: { title: 'Customers', version: '1' },
    paths: {
      '/customers': {
        post: {
          operationId: 'createCustomer',
          requestBody: {
            content: {
              [FORM]: {
                schema: customer,
                example: { name: 'Zoé', kind: 'person', address: { city: 'Québec' } },
                encoding: { address: { style: 'deepObject', explode: true } },
              },
            },
          },
          responses: {
            '200': { description: 'ok', content: { 'application/json': { schema: response } } },
            '400': { description: 'refused' },
          },
        },
      },
    },
  },
  'customers.json',
)

/** A backend that reads forms. @param takes whether it takes the customer */
async function runAgainst(takes: (form: URLSearchParams) => boolean) {
  const sent: Parameters<Sender>[0][] = []
  const send: Sender = async (request) => {
    sent.push(request)
    const form = new URLSearchParams(request.body ?? '')
    const isForm = request.headers['content-type'] === FORM
    const answer = (status: number, body: unknown) => {
      const headers: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
      return {
        request,
        response: { status, headers, body: body === undefined ? '' : JSON.stringify(body) },
        ms: 0,
      }
    }
    if (request.method !== 'POST') return answer(404, undefined)
    if (!isForm || !takes(form)) return answer(400, undefined)
    const [kind, city] = [form.get('kind'), form.get('address[city]')]
    return answer(200, {
      id: String(sent.length),
      name: form.get('name') ?? '',
      ...(kind !== null && { kind }),
      ...(city !== null && { address: { city } }),
    })
  }
  const options = runOptions({ target: 'http://forms.test', allowWrites: true })
  const { findings } = await run(options, send, contract)
  return { sent, found: findings.map(({ rule, promised }) => `${rule}: ${promised}`) }
}

const isCustomer = (form: URLSearchParams) => {
  const name = form.get('name') ?? ''
  const kind = form.get('kind')
  return name.length > 0 && [...name].length <= 50 && (kind === null || ['person', 'company'].includes(kind))
}

test('a backend that reads forms gives no alarm, and one that takes any is found', async () => {
  const good = await runAgainst(isCustomer)
  expect(good.found).toEqual([])
  expect(good.sent.map(({ body }) => body).join('\n')).toContain('address%5Bcity%5D=Qu%C3%A9bec')
  const { found } = await runAgainst(() => true)
  expect(found.filter((line) => line.startsWith('invalid-body-accepted')).join('\n')).toMatch(
    /name: .*\n.*kind: /,
  )
})
