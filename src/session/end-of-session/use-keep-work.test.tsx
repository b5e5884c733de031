import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { saveUnsavedWork } from './unsaved-work.ts'
import { useKeepWork } from './use-keep-work.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Types into a form and records what was kept. */
function typing() {
  const kept: string[] = []
  const hook = renderHook(({ text }) => useKeepWork(text, () => kept.push(text)), {
    initialProps: { text: 'a' },
  })
  return { kept, ...hook }
}

test('what is typed is kept after a pause, not with every key', () => {
  const { kept, rerender } = typing()
  rerender({ text: 'ab' })
  act(() => vi.advanceTimersByTime(400))
  rerender({ text: 'abc' })
  act(() => vi.advanceTimersByTime(400))
  expect(kept).toEqual([])
  act(() => vi.advanceTimersByTime(100))
  expect(kept).toEqual(['abc'])
})

test('saves immediately when the page is left, before a sign-out, and on the next page', async () => {
  const { kept, unmount } = typing()
  dispatchEvent(new Event('pagehide'))
  expect(kept).toEqual(['a'])
  await saveUnsavedWork()
  expect(kept).toEqual(['a', 'a'])
  unmount()
  expect(kept).toEqual(['a', 'a', 'a'])
  await saveUnsavedWork()
  dispatchEvent(new Event('pagehide'))
  expect(kept).toHaveLength(3)
})
