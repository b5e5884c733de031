import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { givingMemoryBack } from './idle-memory.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('memory is given back a second after the last call, if there is much of it, and calls are answered', () => {
  const [handler, collect] = [vi.fn(), vi.fn()]
  let used = 20_000_000
  const listener = givingMemoryBack(handler, { collect, used: () => used })
  const [incoming, outgoing] = [{}, {}] as Parameters<typeof listener>
  const call = () => listener(incoming, outgoing)

  call()
  expect(handler).toHaveBeenCalledWith(incoming, outgoing)
  vi.advanceTimersByTime(1000)
  expect(collect).not.toHaveBeenCalled()

  used = 120_000_000
  call()
  vi.advanceTimersByTime(900)
  call()
  vi.advanceTimersByTime(900)
  expect(collect).not.toHaveBeenCalled()
  vi.advanceTimersByTime(100)
  expect(collect).toHaveBeenCalledOnce()
  vi.advanceTimersByTime(10_000)
  expect(collect).toHaveBeenCalledOnce()
})
