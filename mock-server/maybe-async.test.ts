import { describe, expect, test } from 'vitest'
import { after, rescued } from './maybe-async.ts'

const broken = () => {
  throw new Error('broken')
}

describe('after', () => {
  test('goes on at once with what is there', () => expect(after(1, (one) => one + 1)).toBe(2))

  test('and later with what comes', async () => {
    const later = after(Promise.resolve(1), (one) => one + 1)
    expect(later).toBeInstanceOf(Promise)
    expect(await later).toBe(2)
  })
})

test('rescued takes what is thrown, at once or later', async () => {
  const message = (error: unknown) => String(error)
  expect(rescued(() => 'fine', message)).toBe('fine')
  expect(rescued(broken, message)).toBe('Error: broken')
  expect(await rescued(() => Promise.resolve().then(broken), message)).toBe('Error: broken')
})
