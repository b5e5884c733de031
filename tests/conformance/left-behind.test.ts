import { expect, test } from 'vitest'
import { run } from './run.ts'
import { runOptions } from './support/run-options.ts'
import { contractFor, notesOf } from './support/two-people.ts'

const token = 'token-of-ana'
const options = runOptions({ target: 'http://notes.test', token, allowWrites: true, maxRequests: 1000 })

/** The contract of the notes without some operations. */
function contractWithout(...ids: readonly string[]) {
  const contract = contractFor()
  return { ...contract, operations: contract.operations.filter(({ id }) => !ids.includes(id)) }
}

async function noted(send: ReturnType<typeof notesOf>): Promise<number> {
  const headers = { authorization: `Bearer ${token}` }
  const { response } = await send({ method: 'GET', url: 'http://notes.test/notes/', headers, body: null }, 0)
  return JSON.parse(response.body).count
}

test('a run removes what it made, also where it ends early', async () => {
  for (const maxRequests of [1000, 90]) {
    const send = notesOf()
    const { left, requests } = await run({ ...options, maxRequests }, send, contractWithout('restoreNote'))
    expect(requests).toBeGreaterThan(80)
    expect(left).toEqual([])
    expect(await noted(send)).toBe(2)
  }
})

test('what cannot be removed is listed, one by one', async () => {
  const send = notesOf()
  const { left } = await run(options, send, contractWithout('restoreNote', 'deleteNote'))
  expect(left).toHaveLength((await noted(send)) - 2)
  expect(new Set(left?.map(({ operation, why }) => `${operation}: ${why}`))).toEqual(
    new Set(['createNote: no call removes this kind']),
  )
})
