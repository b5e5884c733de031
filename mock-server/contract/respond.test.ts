import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { TaskList } from '#generated/model/index.ts'
import { getTaskMock } from '#generated/model/index.faker.ts'
import { responseOf } from './api-call.ts'
import { checkedAnswer } from './respond.ts'

const shout = vi.spyOn(console, 'error')
beforeEach(() => void shout.mockReset().mockImplementation(() => undefined))
afterEach(() => void shout.mockReset())

test('an answer that drifts from the contract is a loud 500', async () => {
  const response = responseOf(checkedAnswer('completeTask', 200, { submission_id: 'x', more: 1 }, 'en-ca'))
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    detail: 'The mock server broke the contract of completeTask.',
    issues: [{ path: ['submission_id'] }, { code: 'unrecognized_keys' }],
  })
  expect(shout).toHaveBeenCalledOnce()
})

test('and so is a status that the contract does not name', () => {
  expect(checkedAnswer('getCurrentUser', 404, { detail: 'x' }, 'en-ca').status).toBe(500)
})

describe('a question that was answered before', () => {
  const list = (): TaskList => ({ count: 2, next: null, previous: null, results: [task('a'), task('b')] })
  const task = (name: string) => ({ ...getTaskMock(), ...fixed, name })
  const fixed = { organization: crypto.randomUUID(), id: crypto.randomUUID() }
  const ask = (question: string, body: unknown) =>
    responseOf(checkedAnswer('listTasks', 200, body, 'en-ca', { question }))

  test('is answered with the same bytes and headers', async () => {
    const body = list()
    const [first, again] = [ask('same', body), ask('same', structuredClone(body))]
    expect([...again.headers]).toEqual([...first.headers])
    const text = await again.text()
    expect(text).toBe(JSON.stringify(body))
    expect(await first.text()).toBe(text)
  })

  test('is checked again when a row drifts, a member is added, or there are too many rows', () => {
    const body = list()
    const drifting = [
      { ...body, results: [{ ...body.results[0], priority: 'high' }, body.results[1]] },
      { ...body, results: [body.results[0], { ...body.results[1], more: 1 }] },
      { ...body, more: undefined, next: 'nowhere' },
      { ...body, results: Array.from({ length: 1001 }, () => body.results[0]) },
    ]
    for (const other of drifting) {
      expect(ask('drift', body).status).toBe(200)
      expect(ask('drift', other).status).toBe(500)
    }
    expect(shout).toHaveBeenCalledTimes(drifting.length)
  })

  test('is checked again when the very same object has changed since', async () => {
    const body = list()
    expect(ask('live', body).status).toBe(200)
    Object.assign(body.results[0]?.patient ?? {}, { display_name: 'Someone Else' })
    expect(await ask('live', body).text()).toBe(JSON.stringify(body))
    Object.assign(body.results[0]?.patient ?? {}, { display_name: 7 })
    expect(ask('live', body).status).toBe(500)
  })
})
