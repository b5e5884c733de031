import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useClockEnd } from './use-clock-end.ts'

beforeEach(() => void vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

const started = (ms: number) => {
  const onEnd = vi.fn()
  const { unmount } = renderHook(() => useClockEnd(new Date(ms).toISOString(), onEnd))
  return { onEnd, unmount }
}

test('SHARE-04: it calls when the moment has come, and once', () => {
  const { onEnd } = started(1000)
  vi.advanceTimersByTime(999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(5000)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('SHARE-04: a timer that is a moment early waits for the rest', () => {
  const { onEnd } = started(1000)
  vi.advanceTimersByTime(999)
  vi.setSystemTime(998)
  vi.advanceTimersByTime(1)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('SHARE-04: notices on waking that a device slept past the end', () => {
  const { onEnd } = started(1000)
  vi.setSystemTime(9000)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('more than a timer can wait for', () => {
  const { onEnd } = started(3_000_000_000)
  vi.advanceTimersByTime(2_999_999_999)
  expect(onEnd).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

test('who leaves is not called', () => {
  const { onEnd, unmount } = started(1000)
  unmount()
  vi.advanceTimersByTime(2000)
  expect(onEnd).not.toHaveBeenCalled()
})
