import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveBeforeLeaving, saveUnsavedWork } from './unsaved-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('D-56: everything that holds something typed saves it', async () => {
  const first = vi.fn(async () => undefined)
  const second = vi.fn(async () => undefined)
  const forget = saveBeforeLeaving(first)
  const forgetSecond = saveBeforeLeaving(second)
  await saveUnsavedWork()
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()
  forget()
  await saveUnsavedWork()
  expect(first).toHaveBeenCalledOnce()
  forgetSecond()
})

test('a save that fails or hangs does not block the sign-out', async () => {
  const forget = [
    saveBeforeLeaving(() => Promise.reject(new Error('down'))),
    saveBeforeLeaving(() => new Promise(() => undefined)),
  ]
  let done = false
  void saveUnsavedWork().then(() => {
    done = true
  })
  await vi.advanceTimersByTimeAsync(2999)
  expect(done).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(done).toBe(true)
  for (const stop of forget) stop()
})
