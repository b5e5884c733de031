import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE)
  return () => clearInterval(timer)
}

/** The time by the clock of the device, to the minute: what is due today is overdue tomorrow, on an open page too. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE))
}
