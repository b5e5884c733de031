import { useSyncExternalStore } from 'react'

const MINUTE = 60_000

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, MINUTE)
  return () => clearInterval(timer)
}

/** The current time, updated every minute, so that due dates stay right on an open page. */
export function useNow(): Date {
  return new Date(useSyncExternalStore(subscribe, () => Math.floor(Date.now() / MINUTE) * MINUTE))
}
