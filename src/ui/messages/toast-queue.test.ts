import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { clearToasts, dismissToast, pauseToasts, resumeToasts, toast, toasts } from './toast-queue.ts'

const shown = () => toasts.get().map(({ message }) => message)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  clearToasts()
  vi.useRealTimers()
})

describe('toasts', () => {
  it('shows at most three and queues the rest, oldest first (UI-21, D-74)', () => {
    for (const message of ['1', '2', '3', '4', '5']) toast({ message })
    expect(shown()).toEqual(['1', '2', '3'])
    dismissToast(toasts.get()[1]!.id)
    vi.advanceTimersByTime(195)
    expect(shown()).toEqual(['1', '3', '4'])
  })

  it('leaves after 5000 ms and takes 195 ms to go (UI-22, UI-23)', () => {
    toast({ message: 'Saved', variant: 'success' })
    vi.advanceTimersByTime(4999)
    expect(toasts.get()[0]).toMatchObject({ leaving: false, variant: 'success' })
    vi.advanceTimersByTime(1)
    expect(toasts.get()[0]).toMatchObject({ leaving: true })
    vi.advanceTimersByTime(194)
    expect(shown()).toEqual(['Saved'])
    vi.advanceTimersByTime(1)
    expect(shown()).toEqual([])
  })

  it('a toast that waited gets its own 5000 ms', () => {
    for (const message of ['1', '2', '3', '4']) toast({ message })
    vi.advanceTimersByTime(5195)
    expect(shown()).toEqual(['4'])
    vi.advanceTimersByTime(4999)
    expect(shown()).toEqual(['4'])
    vi.advanceTimersByTime(196)
    expect(shown()).toEqual([])
  })

  it('pauses while hovered, then resumes where it stopped (2.2.1)', () => {
    toast({ message: 'Read me' })
    vi.advanceTimersByTime(4000)
    pauseToasts()
    vi.advanceTimersByTime(60_000)
    expect(shown()).toEqual(['Read me'])
    resumeToasts()
    vi.advanceTimersByTime(999)
    expect(toasts.get()[0]).toMatchObject({ leaving: false })
    vi.advanceTimersByTime(1)
    expect(toasts.get()[0]).toMatchObject({ leaving: true })
  })

  it('has the variants default, success, warning, error and info, with default as fallback (UI-25)', () => {
    toast({ message: 'Plain' })
    expect(toasts.get()[0]).toMatchObject({ variant: 'default' })
  })
})

describe('what can be done about a toast', () => {
  it('goes with it, and only with it', () => {
    const run = vi.fn()
    toast({ message: 'Deleted', action: { label: 'Undo', run } })
    toast({ message: 'Saved' })
    expect(toasts.get().map(({ action }) => action?.label)).toEqual(['Undo', undefined])
    toasts.get()[0]?.action?.run()
    expect(run).toHaveBeenCalledTimes(1)
  })
})
