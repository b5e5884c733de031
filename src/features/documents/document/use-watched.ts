import { useEffect, useState } from 'react'
import { PATIENCE, pollAfter } from './document-states.ts'

/**
 * Polls while something is being processed, at growing intervals, for ten minutes. TanStack Query pauses
 * polling in hidden pages.
 */
export function useWatched(isChanging: boolean) {
  const [since, setSince] = useState(() => Date.now())
  const [gaveUp, setGaveUp] = useState(false)
  useEffect(() => {
    if (!isChanging || gaveUp) return undefined
    const timer = setTimeout(() => setGaveUp(true), Math.max(0, since + PATIENCE - Date.now()))
    return () => clearTimeout(timer)
  }, [isChanging, gaveUp, since])
  return {
    /** For `refetchInterval`. */
    every: () => (gaveUp ? (false as const) : pollAfter(Date.now() - since)),
    gaveUp: gaveUp && isChanging,
    again: () => {
      setSince(Date.now())
      setGaveUp(false)
    },
  }
}
