import { describe, expect, test } from 'vitest'
import { after, rescued } from './maybe-async.ts'

const broken = () => {
  throw new Error('broken')
}

describe('after', () => {
  test('continues synchronously with an available value', () => expect(after(1, (one) => one + 1)).toBe(2))

  test('and later with what comes', async () => {
    const later = after(Promise.resolve(1), (one) => one + 1)
    expect(later).toBeInstanceOf(Promise)
    expect(await later).toBe(2)
  })
})

test('rescued catches synchronous and asynchronous errors', async () => {
  const message = (error: unknown) => String(error)
  expect(rescued(() => 'fine', message)).toBe('fine')
  expect(rescued(broken, message)).toBe('Error: broken')
  expect(await rescued(() => Promise.resolve().then(broken), message)).toBe('Error: broken')
})
