import { useEffect, useState } from 'react'

const SECOND = 1000

/** Seconds left, updated every second until 0; `restart` reads the clock again. */
export function useCountdown(leftAt: (now: number) => number): { left: number; restart: () => void } {
  const [now, setNow] = useState(Date.now)
  const left = leftAt(now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return { left, restart: () => setNow(Date.now()) }
}
