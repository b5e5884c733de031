import { useEffect } from 'react'

/** The longest a timer of a browser waits, in ms; longer ones run at once. */
const LONGEST = 2_147_483_647

/** Calls back when a moment has come, also when the device slept meanwhile. */
export function useClockEnd(at: string | undefined, onEnd: () => void): void {
  useEffect(() => {
    if (at === undefined) return
    const check = () => {
      if (Date.parse(at) <= Date.now()) onEnd()
    }
    const left = Math.min(LONGEST, Math.max(0, Date.parse(at) - Date.now()))
    const timer = setTimeout(check, left)
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [at, onEnd])
}
