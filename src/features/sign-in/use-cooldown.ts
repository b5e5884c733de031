import { useEffect, useState } from 'react'
import { cooldownLeft, startCooldown } from './resend-cooldown.ts'

const SECOND = 1000

/** The remaining countdown of an email address in ms, updated every second; call `restart` after sending a code. */
export function useCooldown(email: string): { left: number; restart: () => void } {
  const [now, setNow] = useState(Date.now)
  const left = cooldownLeft(email, now)
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setNow(Date.now()), SECOND)
    return () => clearInterval(timer)
  }, [isRunning])
  return {
    left,
    restart: () => {
      startCooldown(email)
      setNow(Date.now())
    },
  }
}
