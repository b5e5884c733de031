import { vi } from 'vitest'

/**
 * What is kept in files must be the same every day: the date is one moment, and ids are counted.
 * @returns the next number, for other things that are made up
 */
export function holdStill(): () => number {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-16T10:00:00-05:00') })
  let made = 0
  const next = () => (made += 1)
  vi.spyOn(crypto, 'randomUUID').mockImplementation(
    () => `00000000-0000-4000-8000-${String(next()).padStart(12, '0')}` as const,
  )
  return next
}

/** Undoes it, and every other spy. */
export function moveOn(): void {
  vi.restoreAllMocks()
  vi.useRealTimers()
}
