import { useEffect } from 'react'

/** The longest a timer of a browser waits, in ms; longer ones run at once. */
const LONGEST = 2_147_483_647

/** Calls back when a moment has come, also when the device slept meanwhile. */
export function useClockEnd(at: string | undefined, onEnd: () => void): void {
  useEffect(() => {
    if (at === undefined) return
    const left = () => Date.parse(at) - Date.now()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(check, Math.min(LONGEST, Math.max(0, left())))
    }
    // A timer may be early: it does not run by the clock that tells the time.
    const check = () => {
      clearTimeout(timer)
      if (left() <= 0) onEnd()
      else wait()
    }
    wait()
    document.addEventListener('visibilitychange', check)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', check)
    }
  }, [at, onEnd])
}
