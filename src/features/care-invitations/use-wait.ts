import { useEffect, useState } from 'react'

const SECOND = 1000

/** Seconds left until a time, updated every second; 0 when it has passed. */
export function useWait(until: string | null | undefined): number {
  const [now, setNow] = useState(Date.now)
  const left = until ? Math.max(0, Math.ceil((Date.parse(until) - now) / SECOND)) : 0
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
