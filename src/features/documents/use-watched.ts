import { useEffect, useState } from 'react'
import { PATIENCE, pollAfter } from './document-states.ts'

/**
 * Whether something that changes by itself is asked for again and again: more and more rarely, for ten minutes. A
 * hidden page asks nothing; that is the library's own rule.
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
