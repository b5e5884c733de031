import { useEffect } from 'react'

/** Maximum browser timeout in ms; longer ones fire immediately. */
const LONGEST = 2_147_483_647

/** Calls back at a given time, even after the device slept. */
export function useClockEnd(at: string | undefined, onEnd: () => void): void {
  useEffect(() => {
    if (at === undefined) return
    const left = () => Date.parse(at) - Date.now()
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(check, Math.min(LONGEST, Math.max(0, left())))
    }
    // Timers may fire early, because they do not follow the wall clock.
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
