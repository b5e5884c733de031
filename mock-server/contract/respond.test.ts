import { expect, test, vi } from 'vitest'
import { checkedAnswer } from './respond.ts'

test('an answer that drifts from the contract is a loud 500', async () => {
  const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const response = checkedAnswer('completeTask', 200, { submission_id: 'x', more: 1 }, 'en-ca')
  expect(response.status).toBe(500)
  expect(await response.json()).toMatchObject({
    detail: 'The mock server broke the contract of completeTask.',
    issues: [{ path: ['submission_id'] }, { code: 'unrecognized_keys' }],
  })
  expect(shout).toHaveBeenCalledOnce()
  shout.mockRestore()
})

test('and so is a status that the contract does not name', () => {
  const shout = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(checkedAnswer('getCurrentUser', 404, { detail: 'x' }, 'en-ca').status).toBe(500)
  shout.mockRestore()
})
